/** Counters of wrong entries whose end only the clock shows: a new code has its tries again, and so has an account after its lock. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import { type Context, memoize } from '#conform/context.ts'
import { addPerson, askPasswordCode, idleSessions, personWithPassword, resetBody } from '#conform/disposable-people.ts'
import { SkipCheck } from '#conform/finding.ts'
import { wrongCode } from '#conform/fresh-values.ts'
import type { Area, Person } from '#conform/people.ts'
import { type Check, expectStatus } from '#conform/scenario.ts'
import { accountLockMinutes, codeTries, wrongPasswordsUntilLock } from '#generated/model/constants.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** An answer with the status that it should have. */
type Observed = { answer: ReceivedAnswer; status: number; what: string }

/** Enters wrong values before the clock is put forward; returns what enters more of them after it. */
type Experiment = (context: Context, area: Area) => Promise<() => Promise<Observed[]>>

/** All tries but the last of two codes: together they are too many for one. */
const triesOfAnOldCode: Experiment = async (context, area) => {
  const person = await addPerson(context, area)
  const enter = async (code: string, what: string, status: number) => {
    const body = await resetBody(context, area, person, { tanToken: code })
    return { answer: await context.send(`${area}ResetPassword`, { body }), status, what }
  }
  const enterWrong = async (code: string, which: string) => {
    const observed: Observed[] = []
    for (let tried = 1; tried < codeTries; tried += 1)
      observed.push(await enter(wrongCode(code), `wrong entry ${tried} of ${codeTries} of ${which}`, 462))
    return observed
  }
  const before = await enterWrong(await askPasswordCode(context, area, person), 'a code')
  return async () => {
    const code = await askPasswordCode(context, area, person)
    const which = 'a code that was sent after others were entered wrongly'
    return [...before, ...(await enterWrong(code, which)), await enter(code, which, 204)]
  }
}

/** One wrong password after a lock has ended does not lock again. */
const triesAfterALock: Experiment = async (context, area) => {
  const person = await personWithPassword(context, area)
  for (let tried = 0; tried < wrongPasswordsUntilLock; tried += 1)
    await context.signIn(area, person, 'not-the-password')
  const enter = async (typed: string | undefined, what: string, status: number) => ({
    answer: await context.signIn(area, person as Person, typed),
    status,
    what,
  })
  return async () => [
    await enter('not-the-password', `a wrong password ${accountLockMinutes} minutes after a lock began`, 401),
    await enter(undefined, `the right password ${accountLockMinutes} minutes after a lock began`, 200),
  ]
}

type Counter = { name: string; experiment: Experiment }

/** By the operation whose answers show it, without its area. */
const counters: Record<string, Counter> = {
  ResetPassword: { name: 'counts the wrong entries of each code for itself', experiment: triesOfAnOldCode },
  Login: { name: 'ends a lock after its time, and counts from zero again', experiment: triesAfterALock },
}

/** No call adds a private customer whose account could be locked. */
const areas: readonly Area[] = ['business', 'bank']

const counterOf = (operation: OperationId): Counter | undefined => {
  const { area } = operations[operation]
  return areas.some((one) => one === area) ? counters[operation.slice(area.length)] : undefined
}

export const hasCounter = (operation: OperationId): boolean => counterOf(operation) !== undefined

const cacheName = (operation: OperationId) => `${operation} counter`

/** Begins what has to begin before the clock is put forward; returns what ends it after. */
export async function beginCounters(context: Context, chosen: readonly OperationId[]): Promise<() => Promise<void>> {
  const begun: (readonly [OperationId, () => Promise<Observed[]>])[] = []
  for (const operation of chosen) {
    const counter = counterOf(operation)
    if (counter === undefined) continue
    try {
      begun.push([operation, await counter.experiment(context, operations[operation].area as Area)])
    } catch (error) {
      if (!(error instanceof SkipCheck)) throw error
    }
  }
  return async () => {
    for (const [operation, end] of begun)
      await memoize(context, cacheName(operation), end).catch((error: unknown) => {
        context.cache.delete(cacheName(operation))
        if (!(error instanceof SkipCheck)) throw error
      })
  }
}

export function* counterChecks(context: Context, operation: OperationId): Generator<Check> {
  const counter = counterOf(operation)
  if (counter === undefined) return
  yield {
    name: counter.name,
    needs: [idleSessions],
    run: async () => {
      const observed = (await context.cache.get(cacheName(operation))) as Observed[] | undefined
      if (observed === undefined) throw new SkipCheck('Only with idle.clock: codes and locks end with the time')
      for (const { answer, status, what } of observed)
        if (!expectStatus(context, operation, answer, status, what)) return
    },
  }
}
