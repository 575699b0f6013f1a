import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Opens a connection and sends these bytes; an error of the connection is no error of the caller. */
export function openRaw(address: string, bytes = ''): Socket {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname).on('error', () => {})
  if (bytes !== '') socket.write(Buffer.from(bytes, 'latin1'))
  return socket
}

/** Sends a request as these characters, a byte each, and gives what comes back until the connection ends. */
export function sendRaw(address: string, request: string): Promise<string> {
  return receiveAll(openRaw(address, request))
}

/** What comes back until the connection ends. */
export function receiveAll(socket: Socket): Promise<string> {
  return new Promise((done) => {
    let answer = ''
    socket.setEncoding('latin1').on('data', (part: string) => (answer += part))
    socket.on('close', () => done(answer))
  })
}

/** A backend that answers everything with 200 and records each request line as it came over the wire. */
export type ReceivedLine = { method: string; target: string; traceId: string }

export async function startRecordingBackend() {
  const received: ReceivedLine[] = []
  const server = createServer((socket) => {
    let head = ''
    socket.setEncoding('latin1').on('error', () => {})
    socket.on('data', (part: string) => {
      const wasWhole = head.includes('\r\n\r\n')
      head += part
      if (wasWhole || !head.includes('\r\n\r\n')) return
      const [line = ''] = head.split('\r\n')
      const [, traceId = ''] = /^x-trace-id: (.*)$/im.exec(head) ?? []
      // The target may hold blanks when something has gone wrong.
      const [, method = '', target = ''] = /^(\S*) (.*) HTTP\/1\.[01]$/s.exec(line) ?? ['', 'no request line', line]
      received.push({ method, target, traceId: traceId.trim() })
      socket.end(
        'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
      )
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => void server.close(),
  }
}
