/** Shuts the server down without losing a call: unready first, then no new connections, then no connections. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Limits } from './limits.ts'

/** In milliseconds: a connection is new for so long. */
const newConnection = 1000

/**
 * From `startDraining` on, each answer closes its connection, so that a proxy opens the next one to another process. Once the server
 * closes, connections without a request are closed at once, those whose request is not complete (or has not begun on a new connection)
 * after `rest` milliseconds, all others with their answer or after `answers` milliseconds.
 */
export function drainOnClose(app: FastifyInstance, { rest, answers }: Pick<Limits, 'rest' | 'answers'>) {
  let isDraining = false
  let isClosing = false
  /** The calls that are under way on each open connection. */
  const calls = new Map<Socket, Map<ServerResponse, IncomingMessage>>()

  /** When the connections opened that have had no request yet: a proxy sends one as soon as it is connected. */
  const unused = new Map<Socket, number>()

  app.server.on('connection', (socket) => {
    calls.set(socket, new Map())
    unused.set(socket, performance.now())
    socket.once('close', () => {
      calls.delete(socket)
      unused.delete(socket)
    })
  })
  app.server.on('request', (request, response) => {
    const running = calls.get(request.socket)
    unused.delete(request.socket)
    running?.set(response, request)
    let isAnswered = false
    // Many clients read an early answer only once they have sent everything.
    const endCall = () => {
      if (!isAnswered || !request.complete) return
      running?.delete(response)
      if (isClosing && running?.size === 0) request.socket.destroySoon()
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

  const startDraining = () => {
    isDraining = true
  }
  /** Closes the connections none of whose requests is worth waiting for, unless `isSpared`. */
  const closeAllBut = (isAwaited: (request: IncomingMessage) => boolean, isSpared = (_socket: Socket) => false) => {
    const closed = [...calls].filter(([socket, running]) => ![...running.values()].some(isAwaited) && !isSpared(socket))
    for (const [socket] of closed) socket.destroy()
    const broken = closed.flatMap(([, running]) => [...running.keys()]).filter((one) => !one.writableFinished).length
    if (broken > 0) app.log.warn({ calls: broken }, 'calls were broken off by the end of the server')
  }
  app.addHook('preClose', async () => {
    startDraining()
    isClosing = true
    const now = performance.now()
    closeAllBut(
      () => true,
      (socket) => now - (unused.get(socket) ?? -Infinity) < newConnection,
    )
    setTimeout(() => closeAllBut(({ complete }) => complete), rest).unref()
    setTimeout(() => closeAllBut(() => false), answers).unref()
  })
  return { isDraining: () => isDraining, startDraining }
}
