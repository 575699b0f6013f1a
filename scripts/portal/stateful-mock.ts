/** The stateful mock: the sandbox in memory at the address of the mock, and one more for each name in the header X-Mock-Space. */
import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayOf } from '#contract-checks/vienna-day.ts'
import { requireLoopback } from '#sandbox/controls/loopback.ts'
import { invalid, refuse } from '#sandbox/handlers/handler.ts'
import { basePath } from '#sandbox/server/contract-routes.ts'
import { httpServer, notFound, sendAnswer } from '#sandbox/server/http-server.ts'
import { type OpenSandbox, openSandbox } from '#sandbox/start-sandbox.ts'
import { type MemoryStorage, openInMemory } from '#sandbox/storage/database.ts'
import { NoSpaceLeft, createSpaces, isSpaceName } from './mock-spaces.ts'
import { fail, startFailure } from './prepare.ts'

const header = 'X-Mock-Space'
/** Each has a database of its own, see docs/decisions/044. */
const mostSpaces = 16
const idleMinutes = 15
/** Of a saved file: a tar archive of the database's folder. */
const snapshotType = 'application/gzip'

/** A sandbox in memory whose data can be saved as a file. */
type SavedSandbox = OpenSandbox & Pick<MemoryStorage, 'takeSnapshot'>

/** The name of a space that none can have. */
class BadName extends Error {}

/** Serves the sandbox with the data of its seed, or of a saved file, until the process ends. */
export async function serveStatefulMock(port: number, seedFile?: string): Promise<void> {
  const address = await startStatefulMock(port, seedFile).catch((error: Error) => fail(startFailure(error, port)))
  console.log(`The stateful mock answers at ${address}${basePath}; who may sign in stands in sandbox/README.md.`)
  console.log(`Codes and mails: ${address}/sandbox/inbox. A POST to ${address}/sandbox/reset puts its data back.`)
  console.log(`The header ${header} selects a separate set of data for each test.`)
}

async function startStatefulMock(port: number, seedFile: string | undefined): Promise<string> {
  const open = seedFile === undefined ? openSeeded : await createFileOpener(seedFile)
  let common = await open()
  const spaces = createSpaces(open, { most: mostSpaces, idleMs: idleMinutes * 60_000 })
  const app = httpServer()
  app.setErrorHandler((error: Error, request, reply) => {
    const { id: traceId } = request
    if (error instanceof BadName) return refuseName(request, reply)
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
  const nameOf = (request: FastifyRequest) => {
    const name = spaceOf(request)
    if (name !== undefined && !isSpaceName(name)) throw new BadName()
    return name
  }
  const sandboxOf = async (request: FastifyRequest) => {
    const name = nameOf(request)
    return name === undefined ? common : spaces.use(name)
  }

  const endSpace = async (request: FastifyRequest, reply: FastifyReply) => {
    const name = nameOf(request)
    if (name === undefined) throw new BadName()
    await spaces.end(name)
    return reply.code(204).send()
  }
  app.delete('/sandbox/space', { onRequest: [requireLoopback, endSpace], handler: () => undefined })
  const sendSnapshot = async (request: FastifyRequest, reply: FastifyReply) => {
    const { takeSnapshot } = await sandboxOf(request)
    const snapshot = await takeSnapshot('gzip')
    return reply.type(snapshotType).send(Buffer.from(await snapshot.arrayBuffer()))
  }
  app.get('/sandbox/snapshot', { onRequest: [requireLoopback, sendSnapshot], handler: () => undefined })
  // The sandbox itself would put back its own seed.
  const resetToFile = async (request: FastifyRequest, reply: FastifyReply) => {
    const name = nameOf(request)
    if (name === undefined) {
      const before = common
      common = await open()
      await before.close()
    } else await spaces.end(name)
    return reply.code(204).send()
  }
  if (seedFile !== undefined)
    app.post('/sandbox/reset', { onRequest: [requireLoopback, resetToFile], handler: () => undefined })
  app.all('/*', {
    // Before the body is read, which is left to the sandbox.
    onRequest: async (request, reply) => {
      const sandbox = await sandboxOf(request)
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

async function openOn(snapshot: Blob | undefined): Promise<SavedSandbox> {
  const storage = await openInMemory(snapshot)
  const sandbox = await openSandbox(storage, {
    site: async (app) => void app.all('/*', { onRequest: notFound, handler: () => undefined }),
  })
  return { ...sandbox, takeSnapshot: storage.takeSnapshot }
}

/** What the seed of a day holds: copying it takes a fraction of the time of seeding. */
let seed: { day: string; snapshot: Blob } | undefined

/** Opens a sandbox in memory with the seed of today. */
async function openSeeded(): Promise<SavedSandbox> {
  const day = dayOf(new Date())
  const copied = seed?.day === day ? seed.snapshot : undefined
  const sandbox = await openOn(copied)
  if (copied === undefined) seed = { day, snapshot: await sandbox.takeSnapshot('none') }
  return sandbox
}

/** Opens sandboxes in memory with the data of a file that `GET /sandbox/snapshot` has sent; throws when the file is none. */
async function createFileOpener(file: string): Promise<() => Promise<SavedSandbox>> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new Error(`The seed cannot be read: ${error.message}`)
  })
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (!isGzip) throw new Error(`${file} is no file that GET /sandbox/snapshot has sent.`)
  const snapshot = new Blob([new Uint8Array(bytes)], { type: snapshotType })
  return () => openOn(snapshot)
}
