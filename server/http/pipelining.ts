/** One call at a time on each connection: a client may send several without waiting (pipelining), and each would be a call at the backend. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Turn = () => void

/** Hands calls over in the order of their connection, each after the answer to the one before; meanwhile the connection is not read. */
export function answerInOrder(server: Server) {
  const waiting = new WeakMap<Socket, Turn[]>()
  const latest = new WeakMap<Socket, ServerResponse>()
  const [handle] = server.listeners('request') as [RequestListener]

  const startNext = (socket: Socket): void => {
    const turns = waiting.get(socket)
    const next = socket.destroyed ? undefined : turns?.shift()
    if (next === undefined) return void waiting.delete(socket)
    if (turns?.length === 0) socket.resume()
    next()
  }
  server.off('request', handle).on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    latest.set(socket, response)
    // Log, metrics, limits, draining, tracing and validation each wait for its end.
    response.setMaxListeners(20).once('close', () => startNext(socket))
    const turns = waiting.get(socket)
    if (turns === undefined) {
      waiting.set(socket, [])
      handle.call(server, request, response)
    } else {
      turns.push(() => handle.call(server, request, response))
      socket.pause()
    }
  })

  return {
    /** Refuses what cannot be read on a connection, after the answers that are due, and instead of none that has begun. */
    refuse(socket: Socket, write: Turn): void {
      const response = latest.get(socket)
      const isBodyBroken = response !== undefined && !response.req.complete
      if (isBodyBroken && response.headersSent) return void socket.destroySoon()
      const turns = waiting.get(socket)
      if (isBodyBroken || turns === undefined) write()
      else turns.push(write)
    },
  }
}
