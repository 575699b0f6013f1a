/** Liveness and readiness of the process, for monitoring and restarts. */
import type { FastifyInstance } from 'fastify'

/** `?exclude=backend`, as in Kubernetes: a backend that is down takes no process, and so no page, out of a load balancer. */
const excludesBackend = ({ exclude }: Record<string, unknown>) => [exclude].flat().includes('backend')

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
  app.get<{ Querystring: Record<string, unknown> }>('/readyz', quiet, async ({ query }, reply) => {
    const isReady = async () => (excludesBackend(query) ? 'ready' : askOnce())
    const status = isDraining() ? 'draining' : await isReady()
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })
  })
}
