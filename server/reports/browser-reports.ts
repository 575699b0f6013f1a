/** What browsers report about faults (src/app/reports), as lines of the log. */
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { sendProblem } from '../http/problem.ts'
import { ownReports } from '../settings/portal-settings.ts'

const short = z.string().max(500)

const reportSchema = z.object({
  kind: z.enum(['error', 'load', 'policy', 'unreadable', 'vital']),
  version: short,
  route: short,
  message: short,
  language: z.string().max(20),
  stack: z.string().max(4000).optional(),
  traceId: z.uuid().optional(),
  value: z.number().optional(),
})

/** So many are written in a minute; anybody can send some, and a log has to stay readable. */
const mostPerMinute = 300

/** A Fastify plugin; a browser needs no answer and gets none that says anything. */
export const registerReports: FastifyPluginAsync = async (app) => {
  let written = 0
  const everyMinute = setInterval(() => {
    if (written > mostPerMinute) app.log.warn({ left: written - mostPerMinute }, 'reports of browsers were left out')
    written = 0
  }, 60_000).unref()
  app.addHook('onClose', async () => clearInterval(everyMinute))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  app.post(ownReports, { bodyLimit: 8192, config: { operation: 'report', isQuiet: true } }, (request, reply) => {
    const { data: report } = z.string().transform(parsed).pipe(reportSchema).safeParse(request.body)
    if (report === undefined) return sendProblem(reply, 400, 'It is no report')
    written += 1
    if (written <= mostPerMinute) app.log[report.kind === 'vital' ? 'info' : 'warn']({ report }, 'a browser reports')
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
