/** Calls outside the contract: the inbox, the clock, injected failures and the reset to the seed. */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { registerInbox } from '#sandbox/controls/inbox.ts'
import { requireLoopback } from '#sandbox/controls/loopback.ts'
import { OrderRefused, requireSupportedMoment, readClockOrder, readFailureOrder } from '#sandbox/controls/orders.ts'
import { reset } from '#sandbox/seed/seed.ts'
import { type Log, describeError } from '#sandbox/storage/log.ts'
import { advanceClock, readClock, setClock } from '#sandbox/storage/clock.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { injectFailure } from '#sandbox/storage/failures.ts'

/** Registers everything below /sandbox; it answers on loopback only. */
export function registerControls(app: FastifyInstance, options: { db: Database; passwordCost: number; log: Log }) {
  const { db, passwordCost, log } = options
  const controls: FastifyPluginAsync = async (scope) => {
    scope.addHook('onRequest', requireLoopback)
    // A route and not a handler for what is not found: a site may answer every path that has no route.
    scope.all('/*', (_request, reply) => reply.code(404).send({ error: 'There is no such control.' }))
    scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
      if (error instanceof OrderRefused) return reply.code(400).send({ error: error.message })
      const { statusCode = 500 } = error
      if (statusCode < 500) return reply.code(statusCode).send({ error: 'Send JSON, or nothing.' })
      log.error(`A control failed: ${describeError(error)}`)
      return reply.code(500).send({ error: 'The control failed; the log says where.' })
    })
    // A body is JSON whatever its content type, and none is fine. requireLoopback keeps other sites out.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => {
      try {
        done(null, text === '' ? undefined : JSON.parse(String(text)))
      } catch {
        done(new OrderRefused('Send JSON, or nothing.'))
      }
    })
    const time = async () => ({ now: (await readClock(db)).toISOString() })

    scope.post('/reset', async (_request, reply) => {
      await db.transaction((transaction) => reset(transaction, passwordCost))
      return reply.code(204).send()
    })
    scope.get('/clock', time)
    scope.post('/clock', async (request) => {
      const order = readClockOrder(request.body)
      if ('advanceSeconds' in order) {
        const now = await readClock(db)
        requireSupportedMoment(new Date(now.getTime() + order.advanceSeconds * 1000))
      }
      await ('advanceSeconds' in order ? advanceClock(db, order.advanceSeconds) : setClock(db, order.resetTo))
      return time()
    })
    scope.post('/fail-next', async (request, reply) => {
      await injectFailure(db, readFailureOrder(request.body))
      return reply.code(204).send()
    })
    registerInbox(scope, db)
  }
  app.register(controls, { prefix: '/sandbox' })
}
