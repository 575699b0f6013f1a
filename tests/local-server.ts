import nodeConsole from 'node:console'
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { happyDOM } from './happy-dom.ts'

type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string }
type Answer = (response: ServerResponse, request: Received) => void

/** A real server on this machine that the page comes from, so that what leaves the browser can be read on the wire. `port` 0 takes a free one. */
export async function startLocalServer(port = 0) {
  const received: Received[] = []
  let answer: Answer = json(200, {})
  const listener: RequestListener = async (request, response) => {
    let body = ''
    try {
      for await (const chunk of request) body += chunk
    } catch {
      return // the client has gone
    }
    const call = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
    received.push(call)
    answer(response, call)
  }
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    answerWith: (next: Answer) => {
      answer = next
    },
    forget: () => {
      received.length = 0
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

export type LocalServer = Awaited<ReturnType<typeof startLocalServer>>

export const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

/**
 * Makes the page come from this server, so that the portal's relative addresses reach it. What happy-dom prints of its own
 * accord about each refused call, on Node's console and not on the page's, is left out.
 */
export function openPage(origin: string, path = '/'): void {
  happyDOM().setURL(`${origin}${path}`)
  nodeConsole.error = () => {}
}
