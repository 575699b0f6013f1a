/** Answers what never becomes a request: no HTTP, too slow, or with too long headers. */
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { problemHeaders, problemOf } from './problem.ts'

const brokenBy: Record<string, [status: number, phrase: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}

/** Sends a problem of the contract and closes the connection. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket, log: FastifyBaseLogger): void {
  const { code = '' } = error
  if (code === 'ECONNRESET' || socket.destroyed) return
  const [status, phrase] = (Object.hasOwn(brokenBy, code) && brokenBy[code]) || ([400, 'Bad Request'] as const)
  const traceId = randomUUID()
  log.info({ traceId, status, code }, 'a connection was refused')
  const body = JSON.stringify(problemOf(status, phrase, traceId))
  const headers = { ...problemHeaders, connection: 'close', 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${phrase}\r\n${lines.join('')}\r\n${body}`)
  socket.destroySoon()
}
