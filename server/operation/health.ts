/** Liveness and readiness of the process, for monitoring and restarts. */
import type { FastifyInstance } from 'fastify'

const quiet = { config: { operation: 'health', isQuiet: true } }

type Ready = {
  /** Calls the backend; a rejection has the reason why it does not answer. */
  askBackend: () => Promise<void>
  isDraining: () => boolean
}

/** `/healthz` and `/readyz`; several questions at once ask the backend once. */
export function registerHealth(app: FastifyInstance, { askBackend, isDraining }: Ready): void {
  let asking: Promise<string> | undefined
  const askOnce = () =>
    (asking ??= askBackend()
      .then(
        () => 'ready',
        () => 'the backend does not answer',
      )
      .finally(() => (asking = undefined)))

  app.get('/healthz', quiet, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', quiet, async (_request, reply) => {
    const status = isDraining() ? 'draining' : await askOnce()
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })
  })
}
