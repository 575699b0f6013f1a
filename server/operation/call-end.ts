/** The figures of a call at its end, also of one that broke off, for which Fastify's own hook does not run. */
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that a route answers, or the kind of what it serves. */
    operation?: string
    /** Such calls are written at `debug` only. */
    isQuiet?: boolean
  }
}

type EndedCall = {
  request: FastifyRequest
  operation: string
  isQuiet: boolean
  status: number
  /** The browser got all of the answer. */
  isWhole: boolean
  /** In milliseconds. */
  duration: number
  /** Bytes of the answer with its headers. */
  bytes: number
  /** Bytes that came in after the headers; 0 for a small body that came with them. */
  received: number
}

export function onCallEnd(app: FastifyInstance, listener: (call: EndedCall) => void): void {
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    const { bytesRead, bytesWritten } = socket
    reply.raw.once('close', () => {
      const { operation = 'none', isQuiet = false } = request.routeOptions.config ?? {}
      listener({
        request,
        operation,
        isQuiet,
        status: reply.statusCode,
        isWhole: reply.raw.writableFinished,
        duration: Math.round(reply.elapsedTime),
        bytes: socket.bytesWritten - bytesWritten,
        received: socket.bytesRead - bytesRead,
      })
    })
  })
}
