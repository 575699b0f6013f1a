/** A proxy between the kit and a backend: forwards every call untouched, or with one mistake. */
import {
  Agent,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  createServer,
  request,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type OperationId, operations } from '#generated/operations.ts'
import type { Answer, Behaviour, Call, KindMistake, Mistake } from './mistake.ts'

const parameter = /\{\w+\}/g

/** A literal segment wins over a parameter. */
const routes = (Object.keys(operations) as OperationId[])
  .map((id) => ({ id, ...operations[id], parameters: operations[id].path.match(parameter)?.length ?? 0 }))
  .toSorted((one, other) => one.parameters - other.parameters)
  .map(({ id, method, path }) => ({
    id,
    method,
    path: new RegExp(`^/api/ui/v1${path.replaceAll(parameter, '[^/]+')}$`),
  }))

const operationOf = ({ method, url = '' }: IncomingMessage): OperationId | undefined =>
  routes.find((route) => route.method === method && route.path.test(url.split('?')[0]!))?.id

export async function startProxy(backend: string) {
  const agent = new Agent({ keepAlive: true })
  let changed: ReadonlySet<OperationId> = new Set()
  let behaviour: Behaviour | undefined

  /** Passes a call on as it comes, byte by byte, and its answer likewise. */
  function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url: path, rawHeaders } = incoming
    const upstream = request(backend, { method, path, headers: rawHeaders, agent })
    upstream.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.statusMessage, answer.rawHeaders)
      answer.on('error', () => outgoing.destroy()).pipe(outgoing)
    })
    upstream.on('error', () => outgoing.destroy())
    outgoing.on('close', () => outgoing.writableFinished || upstream.destroy())
    incoming.pipe(upstream)
  }

  const forward = ({ method, url, headers, body }: Call): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { 'transfer-encoding': _encoding, 'content-length': _length, ...rest } = headers
      const length = method === 'GET' ? {} : { 'content-length': body.length }
      const path = url.pathname + url.search
      const upstream = request(backend, { method, path, headers: { ...rest, ...length }, agent })
      upstream.on('error', reject).on('response', (answer) => {
        buffer(answer).then(
          (bytes) => resolve({ status: answer.statusCode!, headers: answer.headers, body: bytes }),
          reject,
        )
      })
      upstream.end(body)
    })

  async function answerWith(answering: Behaviour, operation: OperationId, incoming: IncomingMessage): Promise<Answer> {
    const { method = '', url = '', headers } = incoming
    return answering({ operation, method, url: new URL(url, backend), headers, body: await buffer(incoming) }, forward)
  }

  function send(outgoing: ServerResponse, { status, headers, body }: Answer): void {
    const { connection: _connection, 'keep-alive': _keepAlive, 'transfer-encoding': _encoding, ...rest } = headers
    const length = status === 204 ? {} : { 'content-length': body.length }
    outgoing.writeHead(status, { ...rest, ...length }).end(status === 204 ? undefined : body)
  }

  const listener: RequestListener = (incoming, outgoing) => {
    const operation = operationOf(incoming)
    if (behaviour === undefined || operation === undefined || !changed.has(operation)) return passOn(incoming, outgoing)
    answerWith(behaviour, operation, incoming).then(
      (answer) => send(outgoing, answer),
      () => outgoing.destroy(),
    )
  }

  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Makes this mistake from now on, and none without one. */
    make: (mistake?: Mistake | KindMistake) => {
      changed = new Set(mistake?.changes ?? mistake?.only)
      behaviour = mistake?.start()
    },
    close: async () => {
      server.closeAllConnections()
      agent.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
