/** A backend that answers everything with 200 and records each request line as it came over the wire. */
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

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
