/** An OpenTelemetry collector for tests: takes OTLP over HTTP in JSON and holds the spans. */
import { json, startLocalServer } from '../local-server.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type SentSpan = {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Attribute[]
  status: { code: number }
}
type Export = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[]
}

const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

export async function startCollector() {
  const server = await startLocalServer()
  server.answerWith(json(200, {}))
  const exports = () =>
    server.received.map(({ body }) => JSON.parse(body) as Export).flatMap((one) => one.resourceSpans)
  return {
    ...server,
    /** Everything that was sent, as text. */
    text: () => server.received.map(({ body }) => body).join('\n'),
    resources: () => exports().map(({ resource }) => valuesOf(resource.attributes)),
    spans: () =>
      exports()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ attributes, ...span }) => ({ ...span, attributes: valuesOf(attributes) })),
  }
}
