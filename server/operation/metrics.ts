/** Figures for Prometheus, on a port of their own that is not public. */
import { promisify } from 'node:util'
import Fastify, { type FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { skipReasons } from '../backend/validate-responses.ts'
import { onCallEnd } from './call-end.ts'

/** Counts and times what an app answers; `serve` opens the port and gives its address. */
export function metricsOf(app: FastifyInstance) {
  const registers = [new Registry()]
  collectDefaultMetrics({ register: registers[0]! })
  const calls = new Counter({
    name: 'portal_calls_total',
    help: 'Answered calls by operation of the contract and status; broken: the browser did not get all of the answer',
    labelNames: ['operation', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'portal_call_duration_seconds',
    help: 'From the first byte of a call to the last of its answer',
    labelNames: ['operation'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 300],
    registers,
  })
  const unvalidated = new Counter({
    name: 'portal_unvalidated_responses_total',
    help: 'Responses of the sample that were not validated: too_large, overload, stopped (the process restarts), failed (it ended)',
    labelNames: ['reason'],
    registers,
  })
  for (const reason of skipReasons) unvalidated.inc({ reason }, 0)
  const validationStopped = new Gauge({
    name: 'portal_response_validation_stopped',
    help: '1 while the process that validates responses has ended and waits for its restart, otherwise 0',
    registers,
  })
  const rejected = new Counter({
    name: 'portal_rejected_responses_total',
    help: 'Responses of the backend that the contract does not declare, by operation and status; the browser got a 502',
    labelNames: ['operation', 'status'],
    registers,
  })
  const validated = new Counter({
    name: 'portal_validated_responses_total',
    help: 'Answers of the backend that were validated by the contract (VALIDATE_SAMPLE), by operation and status',
    labelNames: ['operation', 'status'],
    registers,
  })
  const breaks = new Counter({
    name: 'portal_contract_breaks_total',
    help: 'Validated answers that break the contract, by operation, status and the place of the contract',
    labelNames: ['operation', 'status', 'place'],
    registers,
  })
  const reports = new Counter({
    name: 'portal_browser_reports_total',
    help: 'Reports of browsers by kind: error, load, policy, unreadable, and vital for measured pages',
    labelNames: ['kind'],
    registers,
  })
  const connections = new Gauge({ name: 'portal_connections', help: 'Open connections', registers })
  const countConnections = promisify(app.server.getConnections.bind(app.server))
  onCallEnd(app, ({ operation, status, isWhole, duration }) => {
    calls.inc({ operation, status: isWhole ? status : 'broken' })
    seconds.observe({ operation }, duration / 1000)
  })
  return {
    validation: {
      onValidated({
        operation,
        status,
        places,
      }: {
        operation: string
        status: number
        places: readonly string[]
      }): void {
        validated.inc({ operation, status })
        for (const place of places) breaks.inc({ operation, status, place })
      },
      onSkipped: (reason: string): void => unvalidated.inc({ reason }),
      onStopped: (isStopped: boolean): void => validationStopped.set(Number(isStopped)),
    },
    countRejected: ({ operation, status }: { operation: string; status: number }): void =>
      rejected.inc({ operation, status }),
    countReport: (kind: string): void => reports.inc({ kind }),
    async serve(host: string, port: number): Promise<string> {
      // A reader of metrics does not delay the end of the server.
      const own = Fastify({ forceCloseConnections: true })
      own.get('/metrics', async (_request, reply) => {
        const [register] = registers as [Registry]
        connections.set(await countConnections())
        return reply.type(register.contentType).send(await register.metrics())
      })
      app.addHook('onClose', () => own.close())
      return own.listen({ host, port })
    },
  }
}
