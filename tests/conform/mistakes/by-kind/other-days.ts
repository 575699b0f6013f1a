/** Mistakes that show on other days than most, or when codes and locks have ended. */
import { firstOfMonth, dayOf } from '#contract-checks/vienna-day.ts'
import { accountLockMinutes, codeTries, wrongPasswordsUntilLock } from '#generated/model/constants.ts'
import type { ViolationCode } from '#generated/model/violation-code.ts'
import {
  type Answer,
  type Behaviour,
  type Call,
  type Fields,
  type KindMistake,
  fieldsOf,
  isSuccess,
  refuse,
  withBody,
} from '../mistake.ts'

/** When the backend has answered, by its own clock. */
const timeOf = ({ headers }: Answer): Date => new Date(headers.date ?? Number.NaN)

type Refusal = { code: ViolationCode; field: string; rule: string }

/** Refuses, besides what the backend refuses, what `isWrong` finds in a body at the time of the answer. */
const refuseAlso =
  (refusal: Refusal, isWrong: (body: Fields, now: Date) => boolean): Behaviour =>
  async (call, forward) => {
    const answer = await forward(call)
    if (![400, 412].includes(answer.status) && !isSuccess(answer)) return answer
    if (!isWrong(fieldsOf(call), timeOf(answer))) return answer
    const { violations = [] } = fieldsOf(answer)
    return refuse(call, 400, { violations: [...(violations as object[]), refusal] })
  }

/** Sends the call again with another body where the backend has refused the first one. */
const sendOtherwise =
  (change: (body: Fields, now: Date) => Fields | undefined): Behaviour =>
  async (call, forward) => {
    const answer = await forward(call)
    const other = answer.status === 400 ? change(fieldsOf(call), timeOf(answer)) : undefined
    return other === undefined ? answer : forward(withBody(call, other))
  }

const utcDay = (now: Date) => now.toISOString().slice(0, 10)
const addressOf = (call: Call) => String(fieldsOf(call).email)

const chosenDays: readonly KindMistake[] = [
  {
    kind: 'rules at their edges',
    name: 'people born on a leap day come of age on 28 February',
    only: ['bankUpdatePersonalInformation'],
    start: () =>
      sendOtherwise((body, now) => {
        const { birthdate } = body
        const isTooEarly = typeof birthdate === 'string' && birthdate.endsWith('-02-29')
        return isTooEarly && dayOf(now).endsWith('-02-28')
          ? { ...body, birthdate: `${birthdate.slice(0, 8)}28` }
          : undefined
      }),
  },
  {
    kind: 'rules at their edges',
    name: 'today is the day in UTC',
    only: ['bankUpdateBankData'],
    start: () =>
      refuseAlso(
        { code: 'SIGNED_IN_FUTURE', field: 'signDate', rule: 'maxDate' },
        ({ signDate }, now) => typeof signDate === 'string' && signDate > utcDay(now),
      ),
  },
  {
    kind: 'rules at their edges',
    name: 'a month after 31 January is in March',
    only: ['bankCreatePrivateFee'],
    start: () =>
      refuseAlso({ code: 'START_TOO_EARLY', field: 'startDate', rule: 'minDate' }, ({ startDate, itemType }, now) => {
        const today = dayOf(now)
        const isSkipped = today.endsWith('-31') && String(itemType).includes('MONTHLY')
        return isSkipped && startDate === firstOfMonth(today, 1) && String(startDate).slice(5, 7) === '02'
      }),
  },
  {
    kind: 'rules at their edges',
    name: 'each day ends 24 hours after its begin',
    only: ['bankTerminateBusinessCustomer'],
    start: () =>
      refuseAlso(
        { code: 'TERMINATION_IN_PAST', field: 'terminationDate', rule: 'minDate' },
        ({ terminationDate }, now) => {
          const hour = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Vienna', hour: '2-digit' }).format(now)
          const isLongDay = dayOf(new Date(now.getTime() - 86_400_000)) === dayOf(now)
          return isLongDay && hour === '23' && terminationDate === dayOf(now)
        },
      ),
  },
]

const counters: readonly KindMistake[] = [
  {
    kind: 'rules at their edges',
    name: 'wrong entries of an old code count for the new one',
    only: ['bankResetPassword'],
    start: () => {
      const wrong = new Map<string, number>()
      return async (call, forward) => {
        const answer = await forward(call)
        if (isSuccess(answer)) wrong.delete(addressOf(call))
        if (answer.status !== 462) return answer
        const tries = (wrong.get(addressOf(call)) ?? 0) + 1
        wrong.set(addressOf(call), tries)
        return tries >= codeTries ? refuse(call, 463) : answer
      }
    },
  },
  {
    kind: 'rules at their edges',
    name: 'after a lock one wrong password locks again',
    only: ['businessLogin'],
    start: () => {
      const wasLocked = new Set<string>()
      return async (call, forward) => {
        const answer = await forward(call)
        if (isSuccess(answer)) wasLocked.delete(addressOf(call))
        if (answer.status === 462) wasLocked.add(addressOf(call))
        if (answer.status !== 401 || !wasLocked.has(addressOf(call))) return answer
        const accountLockedUntil = new Date(timeOf(answer).getTime() + accountLockMinutes * 60_000).toISOString()
        return refuse(call, 462, { accountLockedUntil })
      }
    },
  },
  {
    kind: 'rules at their edges',
    name: 'wrong passwords of the login do not count when the password is changed',
    only: ['businessChangePassword'],
    start: () => {
      const wrong = new Map<unknown, number>()
      return async (call, forward) => {
        const answer = await forward(call)
        const caller = call.headers.authorization
        if (isSuccess(answer)) wrong.delete(caller)
        if (answer.status !== 417 && answer.status !== 462) return answer
        const tries = (wrong.get(caller) ?? 0) + 1
        wrong.set(caller, tries)
        return tries < wrongPasswordsUntilLock ? refuse(call, 417) : answer
      }
    },
  },
]

export const otherDayMistakes: readonly KindMistake[] = [...chosenDays, ...counters]
