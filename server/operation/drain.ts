/** How the server ends: nobody new comes in, and what runs is answered. */
import type { FastifyInstance } from 'fastify'

/** Lets no connection stay open for another call once the server closes. */
export function closesWhenIdle(app: FastifyInstance): { isDraining: () => boolean } {
  let isDraining = false
  app.addHook('preClose', async () => {
    isDraining = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  // An answer whose headers were sent before leaves its connection open.
  app.addHook('onResponse', async () => {
    if (isDraining) setImmediate(() => app.server.closeIdleConnections())
  })
  return { isDraining: () => isDraining }
}
