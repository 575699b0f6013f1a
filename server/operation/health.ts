/** Liveness and readiness of the process, for monitoring and restarts. */
import type { FastifyInstance } from 'fastify'

/** `?exclude=backend`, as in Kubernetes: a backend that is down takes no process, and so no page, out of a load balancer. */
const excludesBackend = ({ exclude }: Record<string, unknown>) => [exclude].flat().includes('backend')

const quiet = { config: { operation: 'health', isQuiet: true } }

type Ready = {
  /** Calls the backend; a rejection has the reason why it does not answer. */
  askBackend: () => Promise<void>
  isDraining: () => boolean
  /** Gets the result of each check of the backend. With it the server checks by itself, so that an outage without calls is seen. */
  onChecked?: ((isUp: boolean) => void) | undefined
}

/** In milliseconds. */
const betweenChecks = 10_000

/** `/healthz` and `/readyz`; several questions at once ask the backend once. */
export function registerHealth(app: FastifyInstance, { askBackend, isDraining, onChecked }: Ready): void {
  let asking: Promise<string> | undefined
  const askOnce = () =>
    (asking ??= askBackend()
      .then(
        () => true,
        () => false,
      )
      .then((isUp) => {
        onChecked?.(isUp)
        return isUp ? 'ready' : 'the backend does not answer'
      })
      .finally(() => (asking = undefined)))

  if (onChecked !== undefined) {
    app.addHook('onListen', async () => void askOnce())
    const timer = setInterval(() => void askOnce(), betweenChecks).unref()
    app.addHook('onClose', async () => clearInterval(timer))
  }

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
