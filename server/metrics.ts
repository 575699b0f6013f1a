/** Figures for Prometheus, on a port of their own that is not public. */
import { promisify } from 'node:util'
import Fastify, { type FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { skipReasons } from './backend/validate-responses.ts'
import { callGroups } from './backend/call-group.ts'
import { onCallEnd } from './operation/call-end.ts'

/** Counts and times what an app answers; `serve` opens the port and gives its address. */
export function metricsOf(app: FastifyInstance) {
  const registers = [new Registry()]
  collectDefaultMetrics({ register: registers[0]! })
  const calls = new Counter({
    name: 'portal_calls_total',
    help: 'Answered calls by operation of the contract and status; broken: the answer was broken off; left: the browser left before its end',
    labelNames: ['operation', 'group', 'status'],
    registers,
  })
  const callSeconds = new Histogram({
    name: 'portal_call_duration_seconds',
    help: 'From the first byte of a call to the last of its answer',
    labelNames: ['operation'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 300],
    registers,
  })
  const backendSeconds = new Histogram({
    name: 'portal_backend_duration_seconds',
    help: 'Time of the backend alone: from the last byte of a request to the first of its answer, or until it failed',
    labelNames: ['operation', 'group'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 300],
    registers,
  })
  const openCalls = new Gauge({
    name: 'portal_open_calls',
    help: 'Calls that are not answered yet, by group',
    labelNames: ['group'],
    registers,
  })
  for (const group of callGroups) openCalls.set({ group }, 0)
  const backendUp = new Gauge({
    name: 'portal_backend_up',
    help: '1 when the backend answered /version at the last check, which the server makes every 10 seconds, otherwise 0',
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
  app.addHook('onRequest', async ({ routeOptions }) => {
    const { group } = routeOptions.config ?? {}
    if (group !== undefined) openCalls.inc({ group })
  })
  onCallEnd(app, ({ operation, group, status, isWhole, hasLeft, duration }) => {
    if (group !== 'other') openCalls.dec({ group })
    const interrupted = hasLeft ? 'left' : 'broken'
    calls.inc({ operation, group, status: isWhole ? status : interrupted })
    callSeconds.observe({ operation }, duration / 1000)
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
    timeBackend: ({ operation, group, seconds }: { operation: string; group: string; seconds: number }): void =>
      backendSeconds.observe({ operation, group }, seconds),
    setBackendUp: (isUp: boolean): void => backendUp.set(isUp ? 1 : 0),
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
