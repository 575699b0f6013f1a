import { connect } from 'node:net'

/** Sends a request as these characters, a byte each, and gives what comes back until the connection ends. */
export function sendRaw(address: string, request: string): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((done) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('latin1').on('data', (part: string) => (answer += part))
    socket.on('error', () => {}).on('close', () => done(answer))
    socket.write(Buffer.from(request, 'latin1'))
  })
}
