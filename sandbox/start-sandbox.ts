/** Puts the sandbox together and opens its port. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { sessionIdleMinutes } from '#generated/model/constants.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { answerCheck } from '#contract-checks/answer-check.ts'
import { readContract } from '#contract-checks/contract.ts'
import { largestBody } from '#contract-checks/largest-body.ts'
import { requestCheck } from '#contract-checks/request-check.ts'
import { registerControls } from '#sandbox/controls/controls.ts'
import { createHashQueue } from '#sandbox/domain/hash-queue.ts'
import { faultNamed } from '#sandbox/faults/faults.ts'
import { fill, analyzeTables } from '#sandbox/seed/fill.ts'
import { seedOnce } from '#sandbox/seed/seed.ts'
import { type Server, answerCall, registerOperations } from '#sandbox/server/answer-call.ts'
import { handlers as allHandlers } from '#sandbox/server/handlers.ts'
import type { Handlers } from '#sandbox/handlers/handler.ts'
import { type ClientTimeouts, httpServer } from '#sandbox/server/http-server.ts'
import { type Log, jsonLog } from '#sandbox/storage/log.ts'
import { type Storage, openStorage } from '#sandbox/storage/database.ts'

export type SandboxOptions = {
  /** 0 takes a free port. Default 8080. */
  port?: number
  /** Default 127.0.0.1. */
  host?: string
  /** Folder of the embedded database, or `memory`. Default `.sandbox`. */
  data?: string
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined
  /** Idle minutes after which a session expires (459); the constant of the contract by default. */
  sessionIdleMinutes?: number
  /** Hours after the sign-in until a session answers 459, however busy it is. Default 12. */
  sessionHours?: number
  /** Binary logarithm of scrypt's N for new passwords. Default 15; tests take less. */
  passwordCost?: number
  /** How many milliseconds a call waits at most before its password is hashed. Default 3000. */
  maxHashWaitMs?: number
  /** Fills the data up to so many made-up private customers and a tenth as many companies. */
  customers?: number | undefined
  /** Serves everything outside /api and /sandbox, such as the built portal. */
  site?: FastifyPluginAsync
  log?: Log
  /** How long a client may take to send a request. */
  slowest?: ClientTimeouts
  /** Handlers to answer with instead of the sandbox's own; for tests of the mechanism. */
  handlers?: Partial<Handlers>
  /** A mistake that is planted from the start, see /sandbox/faults. */
  fault?: string | undefined
}

export type Sandbox = {
  /** Such as http://127.0.0.1:8080 */
  address: string
  /** Where the data is, for people. */
  where: string
  /** Plants these mistakes instead of the current ones. */
  plant: (...faults: readonly string[]) => void
  close: () => Promise<void>
}

const packageFile = join(import.meta.dirname, '../package.json')
/** Browsers request it with the inbox, even where no portal is served. */
const iconFile = join(import.meta.dirname, '../public/favicon.ico')

function readParts() {
  const contract = readContract()
  const ids = Object.keys(operations) as OperationId[]
  const largest = new Map(ids.map((id) => [id, largestBody(contract, contract.operation(id))]))
  return {
    contract,
    requestCheck: requestCheck(contract),
    answerCheck: answerCheck(contract),
    largestBody: (operation: OperationId) => largest.get(operation)!,
  }
}

let parts: ReturnType<typeof readParts> | undefined
/** The contract and what checks by it: read, and compiled bit by bit, once for all sandboxes of a process. */
const contractParts = () => (parts ??= readParts())

/** Starts a sandbox: migrates, seeds an empty database, listens. Throws when the port or the folder is taken. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 8080, host = '127.0.0.1', data = '.sandbox', databaseUrl } = options
  const storage = await openStorage({ folder: data, databaseUrl })
  const { app, plant, close } = await openSandbox(storage, options)
  try {
    const address = await app.listen({ port, host })
    return { address, where: storage.where, plant, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A sandbox that does not listen: the caller routes requests to `app`. `close` also closes the storage. */
export type OpenSandbox = Pick<Sandbox, 'plant' | 'close'> & { app: FastifyInstance }

/** Migrates and seeds a storage and puts a server on it; closes the storage where that fails. */
export async function openSandbox(storage: Storage, options: SandboxOptions = {}): Promise<OpenSandbox> {
  const {
    sessionIdleMinutes: idleMinutes = sessionIdleMinutes,
    sessionHours = 12,
    passwordCost = 15,
    maxHashWaitMs,
  } = options
  const log = options.log ?? jsonLog()
  const handlers = { ...allHandlers, ...options.handlers }
  const app = httpServer(options.slowest)
  const close = async () => {
    await app.close()
    await storage.close()
  }
  try {
    const { customers } = options
    await storage.prepare(async (db) => {
      await seedOnce(db, passwordCost)
      if (customers !== undefined) await fill(db, customers, passwordCost, log)
    })
    if (customers !== undefined) await analyzeTables(storage.db)
    const contractState = contractParts()
    const { version: release } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
    const server: Server = {
      db: storage.db,
      ...contractState,
      handlers,
      environment: {
        release,
        contractVersion: contractState.contract.version,
        passwordCost,
        idleMinutes,
        sessionHours,
        hashQueue: createHashQueue({ maxWaitMs: maxHashWaitMs }),
      },
      log,
      answer: answerCall,
    }
    const plant = (...faults: readonly string[]) => {
      server.answer = faults.reduce((answer, fault) => faultNamed(fault).plant(answer), answerCall)
    }
    if (options.fault !== undefined) plant(options.fault)
    registerOperations(app, server)
    registerControls(app, { db: storage.db, passwordCost, log })
    if (options.site) await app.register(options.site)
    else app.get('/favicon.ico', (_request, reply) => reply.type('image/x-icon').send(readFileSync(iconFile)))
    await app.ready()
    return { app, plant, close }
  } catch (error) {
    await close()
    throw error
  }
}
