/** Calls show in the bank's tracing under their support id, and a collector that fails harms no call. */
import { request } from 'node:http'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { json, type LocalServer, startLocalServer } from '../local-server.ts'
import { startCollector } from './collector.ts'
import { startFront } from './front.ts'
import { startServe } from './serve-process.ts'

afterEach(() => void vi.unstubAllEnvs())

const id = '5F0f1b2c-9d6e-4c3a-8b7a-111122223333'
const traceId = '5f0f1b2c9d6e4c3a8b7a111122223333'
const customer = '9c2e7f5a-1111-4222-8333-444455556666'
const product = `/api/ui/v1/bank/private/${customer}/product?search=geheim`
const [server, client] = [2, 3]
const busy = { timeout: 10_000 }

async function startBackend() {
  const backend = await startLocalServer()
  onTestFinished(async () => void (await backend.stop()))
  // As the contract demands it.
  backend.answerWith((response, { headers }) =>
    response.writeHead(200, { 'content-type': 'application/json', 'x-trace-id': headers['x-trace-id'] }).end('{}'),
  )
  return backend
}

async function startTracedFront(backend: LocalServer, collector: string) {
  // The SDK reads the environment itself.
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector)
  return startFront(backend.origin, { OTEL_EXPORTER_OTLP_ENDPOINT: collector })
}

async function startAll() {
  const collector = await startCollector()
  onTestFinished(async () => void (await collector.stop()))
  const backend = await startBackend()
  return { collector, backend, front: await startTracedFront(backend, collector.origin) }
}

const call = (address: string, headers: Record<string, string> = {}) =>
  fetch(address + product, { headers: { 'x-trace-id': id, authorization: 'Bearer eyJhbGciOi', ...headers } })

it('a support id leads to the spans of the call, the backend, the answer and the line of the log', async () => {
  vi.stubEnv('OTEL_SERVICE_NAME', 'portal-of-the-test')
  const { collector, backend, front } = await startAll()
  const answer = await call(front.address)
  expect(answer.headers.get('x-trace-id')).toBe(id)
  const [line] = await front.calls(1)
  expect(line!.traceId).toBe(id)
  await front.close()

  const spans = collector.spans()
  const [ofCall, ofRequest] = [server, client].map((kind) => spans.find((span) => span.kind === kind)!)
  const attributes = {
    'portal.operation': line!.operation,
    'http.request.method': 'GET',
    'http.response.status_code': 200,
  }
  expect(spans).toHaveLength(2)
  expect(ofCall).toMatchObject({ traceId, name: line!.operation, attributes, status: { code: 0 } })
  expect(ofCall!.parentSpanId ?? '').toBe('')
  expect(ofRequest).toMatchObject({ traceId, parentSpanId: ofCall!.spanId, name: line!.operation, attributes })
  expect(ofCall!.attributes).toEqual(attributes)
  expect(ofRequest!.attributes).toEqual(attributes)
  expect(backend.received[0]!.headers).toMatchObject({
    'x-trace-id': id,
    traceparent: `00-${traceId}-${ofRequest!.spanId}-01`,
  })
  expect(collector.received[0]!.url).toBe('/v1/traces')
  expect(collector.resources()[0]).toMatchObject({ 'service.name': 'portal-of-the-test' })
  for (const secret of [customer, 'geheim', 'eyJhbGciOi', '127.0.0.1']) expect(collector.text()).not.toContain(secret)
})

it('a trace context of the same trace is the parent, and another one is not', async () => {
  const { collector, backend, front } = await startAll()
  const foreign = `00-${'a'.repeat(32)}-00f067aa0ba902b7-01`
  await (await call(front.address, { traceparent: `00-${traceId}-00f067aa0ba902b7-00`, tracestate: 'bank=1' })).text()
  await (await call(front.address, { traceparent: foreign, tracestate: 'other=1' })).text()
  await front.calls(2)
  await front.close()
  const parents = collector.spans().filter(({ kind }) => kind === server)
  expect(parents.map((span) => [span.traceId, span.parentSpanId ?? ''])).toEqual([
    [traceId, '00f067aa0ba902b7'],
    [traceId, ''],
  ])
  expect(backend.received.map(({ headers }) => headers.tracestate)).toEqual(['bank=1', undefined])
  expect(collector.text()).not.toContain('bank=1')
})

it('spans say how a call failed: by the status of the backend, without a backend, without a reader', async () => {
  const { collector, backend, front } = await startAll()
  backend.answerWith(json(503, { status: 503 }))
  await (await call(front.address)).text()
  const waiting = new Promise<void>((arrived) => backend.answerWith(() => arrived()))
  const leaving = request(front.address + product).on('error', () => {})
  leaving.end()
  await waiting
  leaving.destroy()
  await front.calls(2)
  await backend.stop()
  await (await call(front.address)).text()
  await front.calls(3)
  await front.close()
  const error = { code: 2 }
  const ends = collector
    .spans()
    .map((span) => [
      span.kind,
      span.attributes['http.response.status_code'] ?? span.attributes['error.type'],
      span.status,
    ])
  expect(ends).toHaveLength(6)
  expect(ends).toEqual(
    expect.arrayContaining([
      [server, 503, error],
      [client, 503, error],
      [client, 'aborted', error],
      [server, 502, error],
      [client, expect.stringMatching(/^(ECONN|UND_ERR)/), error],
    ]),
  )
})

it.each(['down', 'silent', 'failing'])(
  'a collector that is %s neither fails nor delays calls, nor the end',
  async (how) => {
    const collector = await startLocalServer()
    onTestFinished(async () => void (await collector.stop()))
    collector.answerWith((response) => void (how === 'failing' && response.writeHead(400).end('no')))
    if (how === 'down') await collector.stop()
    const backend = await startBackend()
    const serve = await startServe(backend.origin, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin })
    // More spans than a batch and than the queue of the SDK hold.
    for (let round = 0; round < 36; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => call(serve.address)))
      expect(await Promise.all(answers.map((one) => one.text().then(() => one.status)))).toEqual(Array(50).fill(200))
    }
    if (how !== 'down') await expect.poll(() => collector.received.length, busy).toBeGreaterThan(0)
    const ending = performance.now()
    serve.end('SIGTERM')
    expect(await serve.ended).toBe(0)
    expect(performance.now() - ending).toBeLessThan(10_000)
    const reports = serve.output.filter((line) => line.includes('the collector does not take spans'))
    expect(reports.length).toBeLessThanOrEqual(1)
    if (how === 'failing') expect(reports).toHaveLength(1)
  },
  60_000,
)

it('sends the last spans when the server ends', async () => {
  const collector = await startCollector()
  onTestFinished(async () => void (await collector.stop()))
  const backend = await startBackend()
  const serve = await startServe(backend.origin, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin })
  await (await call(serve.address)).text()
  serve.end('SIGTERM')
  expect(await serve.ended).toBe(0)
  expect(collector.spans().map((span) => span.traceId)).toEqual([traceId, traceId])
})

it('without the setting no module of the SDK is loaded', async () => {
  const backend = await startBackend()
  const hooks =
    "import{registerHooks}from'node:module';registerHooks({load(url,context,next){console.error(url);return next(url,context)}})"
  const loaded = async (settings: Record<string, string>) => {
    const serve = await startServe(backend.origin, {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hooks)}`,
      ...settings,
    })
    await (await call(serve.address)).text()
    serve.end()
    await serve.ended
    return [...serve.output.join('\n').matchAll(/@opentelemetry\/([\w-]+)/g)].map(([, name]) => name)
  }
  // prom-client loads the API for itself.
  expect((await loaded({})).filter((name) => name !== 'api')).toEqual([])
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
  expect(await loaded(collector)).toEqual(expect.arrayContaining(['sdk-trace', 'exporter-trace-otlp-http']))
})

it('a collector that is no address ends the start with one sentence', async () => {
  await expect(startServe('http://127.0.0.1:9', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).rejects.toThrow(
    /^OTEL_EXPORTER_OTLP_ENDPOINT is no http or https address: collector:4318\n$/,
  )
})
