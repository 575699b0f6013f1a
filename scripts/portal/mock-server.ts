/** The mock of the contract, a server in front of Prism; `npm run mock`, `npm run dev:mock`, the packed mock and the tests share it. */
import type { FastifyInstance } from 'fastify'
import { readContract } from '#contract-checks/contract.ts'
import { refuse } from '#sandbox/handlers/handler.ts'
import { basePath, routeOperations } from '#sandbox/server/contract-routes.ts'
import { httpServer, notFound, sendAnswer } from '#sandbox/server/http-server.ts'
import { ClientLeft } from '#sandbox/server/request.ts'
import { mockAnswers } from './mock-answer.ts'
import { fail, startFailure } from './prepare.ts'
import { prismOn } from './prism.ts'

type Mock = {
  /** Such as `http://127.0.0.1:4010`. */
  address: string
  /** Settles when Prism has ended, and the mock with it. */
  ended: Promise<void>
  stop: () => Promise<void>
}

/** Starts the mock on a port of this machine (0 takes a free one), with Prism on the document behind it. Throws why it does not start. */
export async function startMock(document: string, port: number): Promise<Mock> {
  const prism = await prismOn(document)
  const app = httpServer()
  const stop = async () => {
    await app.close()
    await prism.stop()
  }
  try {
    answerContract(app, prism.address)
    const address = await app.listen({ port, host: '127.0.0.1' })
    return { address, ended: prism.ended, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Answers the calls of the contract with and without its base path. */
function answerContract(app: FastifyInstance, prism: string): void {
  const contract = readContract()
  const answer = mockAnswers(contract, prism)
  allowOtherOrigins(app)
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ClientLeft) return reply.hijack()
    console.error(error)
    return sendAnswer(reply, refuse({ traceId: request.id }, 500, 'The mock failed; it has printed why'))
  })
  for (const base of [basePath, ''])
    routeOperations(
      app,
      async (id, request, reply) => sendAnswer(reply, await answer(contract.operation(id), request)),
      base,
    )
  app.all('/*', { onRequest: notFound, handler: () => undefined })
}

/** Lets pages of any origin call the mock: a client in development is seldom served by the same server. */
function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' })
    const wanted = headers['access-control-request-method']
    if (method !== 'OPTIONS' || headers.origin === undefined || wanted === undefined) return undefined
    const requested = headers['access-control-request-headers'] ?? '*'
    reply.headers({ 'access-control-allow-methods': wanted, 'access-control-allow-headers': requested })
    return reply.code(204).send()
  })
}

/** Serves a document of Prism's until Prism ends. */
export async function serveMock(document: string, port: number): Promise<never> {
  const mock = await startMock(document, port).catch((error: Error) => fail(startFailure(error, port)))
  console.log(
    `The mock answers at ${mock.address}${basePath}; a header such as "Prefer: code=462, example=accountLocked" selects another answer.`,
  )
  await mock.ended
  return fail('The mock has ended.')
}
