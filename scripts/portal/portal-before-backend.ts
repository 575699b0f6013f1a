/** The portal in front of a backend that is not ours (`API_BASE_URL`), so that its team reads in the panel what deviates. */
import type { FastifyPluginAsync } from 'fastify'
import type { DestinationStream } from 'pino'
import { readContract } from '#contract-checks/contract.ts'
import { preferredAnswer } from '#sandbox/server/requested-answers.ts'
import { sendAnswer } from '#sandbox/server/http-server.ts'
import { registerBackend } from '#server/backend/backend.ts'
import { httpServer } from '#server/http/http-server.ts'
import { logger } from '#server/operation/call-log.ts'

type Options = {
  port: number
  host?: string
  site: FastifyPluginAsync
  /** Where the log goes; stdout when it is left out. */
  log?: DestinationStream
}

/**
 * Serves the portal and passes its calls on to the backend as the production server does; an answer that was chosen in the
 * panel comes from the contract, as with the sandbox.
 */
export async function portalBefore(baseUrl: string, { port, host = '127.0.0.1', site, log }: Options) {
  const contract = readContract()
  const app = httpServer({ logger: logger(process.env.LOG_LEVEL || 'info', log) })
  await registerBackend(app, baseUrl, {
    // The panel shows what deviates.
    passUndeclared: true,
    instead: ({ operation, request, reply }) => {
      const { prefer, accept } = request.headers
      const params = request.params as Record<string, string>
      const wish = { traceId: request.id, now: new Date(), prefer, accept, params }
      const chosen = preferredAnswer(contract, operation, wish)
      return chosen && sendAnswer(reply, chosen)
    },
  })
  await app.register(site)
  return { address: await app.listen({ port, host }), close: () => app.close() }
}
