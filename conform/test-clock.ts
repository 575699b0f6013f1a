/** The clock of the test system, as `idle.clock` of users.json turns it. */
import type { Context } from '#conform/context.ts'
import { buildRequest } from '#conform/scenario.ts'

type Turn = (seconds: number) => Promise<unknown>

/** Turns back what is turned for a while; undefined where it shows the time of before. */
let turnBack: (() => Promise<unknown>) | undefined

/** Returns what is wrong; undefined on success. Sessions of before have expired then, so that everybody signs in again. */
export async function turnClock(context: Context, seconds: number): Promise<string | undefined> {
  const { clock } = context.users.idle ?? {}
  if (clock === undefined) return 'users.json has no idle.clock'
  const answer = await fetch(clock.url.replace('{seconds}', String(seconds)), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: clock.body.replace('{seconds}', String(seconds)),
    signal: AbortSignal.timeout(context.timeout),
  }).catch(() => undefined)
  context.forgetTokens()
  return answer?.ok ? undefined : `idle.clock of users.json answers ${answer?.status ?? 'nothing'}`
}

/** What the clock shows, by the `Date` header of an answer; undefined without one. */
async function readClock(context: Context): Promise<number | undefined> {
  const operation = 'commonGetVersion'
  const { headers } = await context.send(operation, await buildRequest(context, operation, {}))
  const moment = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(moment) ? undefined : moment
}

/** How far the clock may be from where it was turned to, in milliseconds: the `Date` header has whole seconds, and calls take time. */
const tolerance = 30_000

/** Whether a clock can be turned back is tried with these seconds: more than the tolerance, less than an idle session lasts. */
const trialSeconds = 120

/**
 * Calls `work` at each moment of the past, and sets the clock as it was before, also when the process is about to end. Returns why the
 * clock cannot be turned back, if so.
 */
export async function visitMoments(
  context: Context,
  momentsFrom: (now: Date) => readonly Date[],
  work: (now: Date) => Promise<void>,
): Promise<string | undefined> {
  const start = await readClock(context)
  if (start === undefined) return 'no Date header shows the time of the backend'
  const startedAt = performance.now()
  /** In milliseconds. */
  let turned = 0
  const turn: Turn = async (seconds) => {
    const problem = await turnClock(context, seconds)
    if (problem === undefined) turned += seconds * 1000
    return problem
  }
  const timeThen = () => start + (performance.now() - startedAt)
  const shows = async (moment: number) => Math.abs(((await readClock(context)) ?? Number.NaN) - moment) < tolerance
  turnBack = () => turn(-turned / 1000)
  try {
    await turn(-trialSeconds)
    if (!(await shows(timeThen() + turned)) || turned === 0) return 'idle.clock does not turn the clock back'
    for (const moment of momentsFrom(new Date(start))) {
      await turn(Math.round((moment.getTime() - timeThen() - turned) / 1000))
      if (!(await shows(moment.getTime()))) return `idle.clock does not turn the clock to ${moment.toISOString()}`
      await work(moment)
    }
    return undefined
  } finally {
    await restoreClock()
  }
}

/** Sets the clock as it was, where it is turned back. */
export async function restoreClock(): Promise<void> {
  const restore = turnBack
  turnBack = undefined
  await restore?.()
}
