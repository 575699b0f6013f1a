/** The figures of a call at its end, also of one that broke off, for which Fastify's own hook does not run. */
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that a route answers, or the kind of what it serves. */
    operation?: string
    /** The group of that operation, for alerts. */
    group?: string
    /** Such calls are written at `debug` only. */
    isQuiet?: boolean
  }
}

type EndedCall = {
  request: FastifyRequest
  operation: string
  /** `other` for everything that is no operation of the contract. */
  group: string
  isQuiet: boolean
  status: number
  /** The browser got all of the answer. */
  isWhole: boolean
  /** The browser closed the connection before it had all of the answer, which is no fault of the server or the backend. */
  hasLeft: boolean
  /** In milliseconds. */
  duration: number
  /** Bytes of the answer with its headers. */
  bytes: number
  /** Bytes that came in after the headers; 0 for a small body that came with them. */
  received: number
}

/** The peer ended or reset the connection; one that this side destroys has neither. */
const isClosedByPeer = ({ readableEnded, errored }: Socket) =>
  readableEnded || ['ECONNRESET', 'EPIPE'].includes((errored as NodeJS.ErrnoException | null)?.code ?? '')

export function onCallEnd(app: FastifyInstance, listener: (call: EndedCall) => void): void {
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    const { bytesRead, bytesWritten } = socket
    reply.raw.once('close', () => {
      const { operation = 'none', group = 'other', isQuiet = false } = request.routeOptions.config ?? {}
      listener({
        request,
        operation,
        group,
        isQuiet,
        status: reply.statusCode,
        isWhole: reply.raw.writableFinished,
        hasLeft: !reply.raw.writableFinished && isClosedByPeer(socket),
        duration: Math.round(reply.elapsedTime),
        bytes: socket.bytesWritten - bytesWritten,
        received: socket.bytesRead - bytesRead,
      })
    })
  })
}
