import { type Socket, connect } from 'node:net'

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
