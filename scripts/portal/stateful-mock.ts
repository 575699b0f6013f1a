/** The stateful mock: the sandbox in memory at the address of the mock, and one more for each name in the header X-Mock-Space. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayOf } from '#contract-checks/vienna-day.ts'
import { onlyFromHere } from '#sandbox/controls/loopback.ts'
import { invalid, refuse } from '#sandbox/handlers/handler.ts'
import { basePath } from '#sandbox/server/contract-routes.ts'
import { httpServer, notFound, sendAnswer } from '#sandbox/server/http-server.ts'
import { type OpenSandbox, openSandbox } from '#sandbox/start-sandbox.ts'
import { openInMemory } from '#sandbox/storage/database.ts'
import { NoSpaceLeft, createSpaces, isSpaceName } from './mock-spaces.ts'
import { fail, startFailure } from './prepare.ts'

const header = 'X-Mock-Space'
/** Each has a database of its own, see docs/decisions/044. */
const mostSpaces = 16
const idleMinutes = 15

/** Serves the sandbox with the data of its seed until the process ends. */
export async function serveStatefulMock(port: number): Promise<void> {
  const address = await startStatefulMock(port).catch((error: Error) => fail(startFailure(error, port)))
  console.log(`The stateful mock answers at ${address}${basePath}; who may sign in stands in sandbox/README.md.`)
  console.log(`Codes and mails: ${address}/sandbox/inbox. A POST to ${address}/sandbox/reset puts its data back.`)
  console.log(`The header ${header} gives a test data of its own.`)
}

async function startStatefulMock(port: number): Promise<string> {
  const common = await openSeeded()
  const spaces = createSpaces(openSeeded, { most: mostSpaces, idleMs: idleMinutes * 60_000 })
  const app = httpServer()
  app.setErrorHandler((error: Error, { id: traceId }, reply) => {
    if (error instanceof NoSpaceLeft) {
      const title = `There are ${mostSpaces} spaces: end one with DELETE /sandbox/space; one that is idle for ${idleMinutes} minutes makes room`
      return sendAnswer(reply, {
        ...refuse({ traceId }, 503, title),
        headers: { 'retry-after': String(error.seconds) },
      })
    }
    console.error(error)
    return sendAnswer(reply, refuse({ traceId }, 500, 'The mock failed; it has printed why'))
  })

  const endSpace = async (request: FastifyRequest, reply: FastifyReply) => {
    const name = spaceOf(request)
    if (name === undefined || !isSpaceName(name)) return refuseName(request, reply)
    await spaces.end(name)
    return reply.code(204).send()
  }
  app.delete('/sandbox/space', { onRequest: [onlyFromHere, endSpace], handler: () => undefined })
  app.all('/*', {
    // Before the body is read, which is left to the sandbox.
    onRequest: async (request, reply) => {
      const name = spaceOf(request)
      if (name !== undefined && !isSpaceName(name)) return refuseName(request, reply)
      const sandbox = name === undefined ? common : await spaces.use(name)
      reply.hijack()
      sandbox.app.routing(request.raw, reply.raw)
      return reply
    },
    handler: () => undefined,
  })
  return app.listen({ port, host: '127.0.0.1' })
}

const spaceOf = ({ headers }: FastifyRequest): string | undefined => headers[header.toLowerCase()]?.toString()

const refuseName = ({ id: traceId }: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
  const { status, body } = invalid({ traceId }, [{ field: header, rule: 'pattern' }])
  const title = `${header} is a name of 1 to 64 letters, digits, dots, hyphens and underscores`
  return sendAnswer(reply, { status, body: { ...body, title } })
}

/** What the seed of a day holds: copying it takes a fraction of the time of seeding. */
let seed: { day: string; snapshot: Blob } | undefined

/** Opens a sandbox in memory with the seed of today. */
async function openSeeded(): Promise<OpenSandbox> {
  const day = dayOf(new Date())
  const copied = seed?.day === day ? seed.snapshot : undefined
  const storage = await openInMemory(copied)
  const sandbox = await openSandbox(storage, {
    site: async (app) => void app.all('/*', { onRequest: notFound, handler: () => undefined }),
  })
  if (copied === undefined) seed = { day, snapshot: await storage.takeSnapshot() }
  return sandbox
}
