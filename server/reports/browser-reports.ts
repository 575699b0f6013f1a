/** What browsers report about faults (src/app/reports), as lines of the log. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendProblem } from '../http/problem.ts'
import { ownReports } from '../settings/portal-settings.ts'
import { reportBudget } from './report-budget.ts'
import { reportSchema } from './report.ts'

/** Whether a page of this portal sent it; browsers that do not say so, or not without TLS, send their page's origin. */
function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin = '' } = headers
  return site === undefined ? URL.parse(origin)?.host === host : site === 'same-origin'
}

/** A Fastify plugin; a browser needs no answer and gets an empty one. `onReport` is called with the kind of each. */
export const registerReports: FastifyPluginAsync<{ onReport?: (kind: string) => void }> = async (app, { onReport }) => {
  const budget = reportBudget()
  const everyMinute = setInterval(() => {
    const left = budget.renew()
    if (left > 0) app.log.warn({ left }, 'reports of browsers were left out')
  }, 60_000).unref()
  app.addHook('onClose', async () => clearInterval(everyMinute))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  app.post(ownReports, { bodyLimit: 8192, config: { operation: 'report', isQuiet: true } }, (request, reply) => {
    if (!isSameOrigin(request)) return sendProblem(reply, 403, 'The report comes from another site')
    const { data: report } = z.string().transform(parsed).pipe(reportSchema).safeParse(request.body)
    if (report === undefined) return sendProblem(reply, 400, 'It is no report')
    if (!budget.take(request.ip)) return sendProblem(reply, 429, 'There were too many reports')
    onReport?.(report.kind)
    app.log[report.kind === 'vital' ? 'info' : 'warn']({ report }, 'a browser reports')
    return reply.code(204).send()
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
