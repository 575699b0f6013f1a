/**
 * Sends spans of each call to an OpenTelemetry collector. This module is loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set, so that
 * the SDK costs nothing otherwise; the SDK reads that variable and the other standard ones itself.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import {
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator, setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'
import type { OperationId } from '#generated/operations.ts'
import type { TraceContext } from './passed-headers.ts'

type Call = {
  operation: OperationId
  method: string
  /** A UUID, which is the trace id without its hyphens. */
  supportId: string
  /** Of the call as it was sent. */
  headers: IncomingHttpHeaders
}
export type CallTracing = ReturnType<typeof traceCalls>

/** In milliseconds: how long the last spans may take when the server ends. */
const flushTime = 4000
/** In milliseconds: a collector that fails is logged again no sooner. */
const quietTime = 60_000

export function traceCalls(log: FastifyBaseLogger) {
  let loggedAt = -Infinity
  setGlobalErrorHandler((error) => {
    if (performance.now() - loggedAt < quietTime) return
    loggedAt = performance.now()
    const { code, message } = error as { code?: string | number; message?: string }
    log.warn({ code, error: message }, 'the collector does not take spans')
  })
  const report = (message: string) => log.warn({ message }, 'OpenTelemetry reports')
  const ignore = () => {}
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )

  /** The SDK requests the id of a new trace without naming the call, but before `startSpan` returns. */
  let nextTraceId = ''
  const random = new RandomIdGenerator()
  const provider = new TracerProvider({
    // A support id has to be found, so the collector does the sampling and no caller can turn it off.
    sampler: new AlwaysOnSampler(),
    idGenerator: { generateTraceId: () => nextTraceId, generateSpanId: () => random.generateSpanId() },
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'phone-payment-portal' }))
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('phone-payment-portal')
  const propagator = new W3CTraceContextPropagator()

  return {
    /** Opens a span of the call and one of the request to the backend within it; both have to be ended. */
    startCall({ operation, method, supportId, headers }: Call) {
      nextTraceId = supportId.replaceAll('-', '').toLowerCase()
      const sent = trace.getSpanContext(propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter))
      const isParent = sent?.traceId === nextTraceId
      // Anybody can write into the state of a trace, so it goes to the backend, and is no part of a span.
      const parent = isParent ? trace.setSpanContext(ROOT_CONTEXT, { ...sent, traceState: undefined }) : ROOT_CONTEXT
      const attributes = { 'portal.operation': operation, 'http.request.method': method }
      const call = tracer.startSpan(operation, { kind: SpanKind.SERVER, attributes }, parent)
      const ofCall = trace.setSpan(parent, call)
      const request = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, ofCall)
      const { tracestate } = headers
      const traceContext: TraceContext = isParent && tracestate !== undefined ? { tracestate } : {}
      propagator.inject(trace.setSpan(ofCall, request), traceContext, defaultTextMapSetter)
      return {
        /** The headers that carry the span to the backend. */
        traceContext,
        /** The backend has begun to answer. */
        endRequest: (status: number) => endSpan(request, { status, isError: status >= 400 }),
        failRequest: (code: string) => endSpan(request, { code, isError: true }),
        /** Ends what is still open. */
        end({ status, isWhole }: { status: number; isWhole: boolean }): void {
          const aborted = isWhole ? {} : { code: 'aborted' }
          endSpan(request, { ...aborted, isError: !isWhole })
          endSpan(call, { status, ...aborted, isError: !isWhole || status >= 500 })
        },
      }
    },
    /** Sends what is left, unless that takes too long. */
    async close(): Promise<void> {
      await Promise.race([provider.shutdown().catch(() => {}), wait(flushTime, undefined, { ref: false })])
    },
  }
}

type End = { status?: number; code?: string; isError: boolean }

function endSpan(span: Span, { status, code, isError }: End): void {
  if (!span.isRecording()) return
  if (status !== undefined) span.setAttribute('http.response.status_code', status)
  if (code !== undefined) span.setAttribute('error.type', code)
  if (isError) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
