/** The mock of the contract; `npm run mock`, `npm run dev:mock` and the tests have Prism behind it, the packed mock the contract itself. */
import type { FastifyInstance } from 'fastify'
import { readContract } from '#contract-checks/contract.ts'
import { answerWithExample } from '#contract-checks/example-answer.ts'
import { refuse } from '#sandbox/handlers/handler.ts'
import { basePath, routeOperations } from '#sandbox/server/contract-routes.ts'
import { httpServer, notFound, sendAnswer } from '#sandbox/server/http-server.ts'
import { ClientLeft } from '#sandbox/server/request.ts'
import { type AnswerWithExample, mockAnswers } from './mock-answer.ts'
import { fail, startFailure } from './prepare.ts'

type Mock = {
  /** Such as `http://127.0.0.1:4010`. */
  address: string
  /** Settles when the source of the examples has ended, and the mock with it. */
  ended: Promise<void>
  stop: () => Promise<void>
}

/** Where the mock has the bodies of its answers from. */
export type Examples = { answer: AnswerWithExample; ended: Promise<void>; stop: () => Promise<void> }

/** The examples of the contract itself: no other process, nothing to install. */
export async function contractExamples(): Promise<Examples> {
  const contract = readContract()
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  return {
    answer: async (operation, { id }, _body, example) =>
      answerWithExample(contract, operation, example, { traceId: id, now: new Date() }),
    ended,
    stop: async () => resolve(),
  }
}

/** Starts the mock on a port of this machine (0 takes a free one). Throws why it does not start. */
export async function startMock(openExamples: () => Promise<Examples>, port: number): Promise<Mock> {
  const examples = await openExamples()
  const app = httpServer()
  const stop = async () => {
    await app.close()
    await examples.stop()
  }
  try {
    answerContract(app, examples.answer)
    const address = await app.listen({ port, host: '127.0.0.1' })
    return { address, ended: examples.ended, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Answers the calls of the contract with and without its base path. */
function answerContract(app: FastifyInstance, answerExample: AnswerWithExample): void {
  const contract = readContract()
  const answer = mockAnswers(contract, answerExample)
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

/** Serves the examples until their source ends. */
export async function serveMock(openExamples: () => Promise<Examples>, port: number): Promise<never> {
  const mock = await startMock(openExamples, port).catch((error: Error) => fail(startFailure(error, port)))
  console.log(
    `The mock answers at ${mock.address}${basePath}; a header such as "Prefer: code=462, example=accountLocked" selects another answer.`,
  )
  await mock.ended
  return fail('The mock has ended.')
}
