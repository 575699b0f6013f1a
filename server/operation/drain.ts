/** Drains the server on shutdown: refuses new connections, answers complete requests and closes all others. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Limits } from './limits.ts'

/**
 * Closes connections once the server closes: those without a request at once, those whose request is not complete after
 * `rest` milliseconds, all others with their answer or after `answers` milliseconds.
 */
export function drainOnClose(app: FastifyInstance, { rest, answers }: Pick<Limits, 'rest' | 'answers'>) {
  let isDraining = false
  /** The calls that are under way on each open connection. */
  const calls = new Map<Socket, Map<ServerResponse, IncomingMessage>>()

  app.server.on('connection', (socket) => {
    calls.set(socket, new Map())
    socket.once('close', () => calls.delete(socket))
  })
  app.server.on('request', (request, response) => {
    const running = calls.get(request.socket)
    running?.set(response, request)
    let isAnswered = false
    // Many clients read an early answer only once they have sent everything.
    const endCall = () => {
      if (!isAnswered || !request.complete) return
      running?.delete(response)
      if (isDraining && running?.size === 0) request.socket.destroySoon()
    }
    response.once('close', () => {
      isAnswered = true
      endCall()
    })
    request.once('close', endCall)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })

  /** Closes the connections none of whose requests is worth waiting for. */
  const closeAllBut = (isAwaited: (request: IncomingMessage) => boolean) => {
    const closed = [...calls].filter(([, running]) => ![...running.values()].some(isAwaited))
    for (const [socket] of closed) socket.destroy()
    const broken = closed.flatMap(([, running]) => [...running.keys()]).filter((one) => !one.writableFinished).length
    if (broken > 0) app.log.warn({ calls: broken }, 'calls were broken off by the end of the server')
  }
  app.addHook('preClose', async () => {
    isDraining = true
    closeAllBut(() => true)
    setTimeout(() => closeAllBut(({ complete }) => complete), rest).unref()
    setTimeout(() => closeAllBut(() => false), answers).unref()
  })
  return { isDraining: () => isDraining }
}
