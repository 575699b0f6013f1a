/** Mistakes at the edges of rules, and states that are never shown. */
import {
  type Call,
  idempotencyKeyOf,
  type KindMistake,
  changeRecords,
  changeRequest,
  changeSuccess,
  changeText,
  fieldsOf,
  isSuccess,
  pathOf,
  readInstead,
  withBody,
} from '../mistake.ts'

const lastYearDay = (years: number) => {
  const now = new Date()
  return `${now.getUTCFullYear() - years}-${String(now.getUTCMonth() + 1).padStart(2, '0')}-${String(now.getUTCDate()).padStart(2, '0')}`
}

/** Whether the call repeats an earlier one with its key. */
const usedKeys = new Set<string>()
function repeats(call: Call): boolean {
  const key = idempotencyKeyOf(call)
  if (key === undefined) return false
  const isUsed = usedKeys.has(key)
  usedKeys.add(key)
  return isUsed
}

export const edgeMistakes: readonly KindMistake[] = [
  // Rules at their edges
  {
    kind: 'rules at their edges',
    name: 'the age of a customer is counted by the year',
    only: ['bankUpdatePersonalInformation'],
    start: () =>
      changeRequest((body) => {
        const limit = lastYearDay(18)
        const { birthdate } = body
        const isThisYear = typeof birthdate === 'string' && birthdate.startsWith(limit.slice(0, 4))
        return isThisYear && birthdate > limit ? { ...body, birthdate: limit } : body
      }),
  },
  {
    kind: 'rules at their edges',
    name: 'the 30th is the end of each month',
    only: ['bankUpdatePrivateFee'],
    start: () => changeText('plannedEndDate', (text) => text.replace(/-(01|03|05|07|08|10|12)-30$/, '-$1-31')),
  },
  {
    kind: 'rules at their edges',
    name: 'of two administrators with one address at once both are added',
    only: ['bankCreateAdministrator'],
    start: () => {
      const running = new Set<unknown>()
      return async (call, forward) => {
        const body = fieldsOf(call)
        const { email } = body
        const isSecond = running.has(email) && !repeats(call)
        running.add(email)
        const other = isSecond ? withBody(call, { ...body, email: `second.${String(email)}` }) : call
        const answer = await forward(other)
        running.delete(email)
        return isSecond && isSuccess(answer) ? withBody(answer, { ...fieldsOf(answer), email }) : answer
      }
    },
  },
  {
    kind: 'rules at their edges',
    name: 'a note that is left out of a change stays',
    only: ['bankUpdateAllowEntry'],
    start: () => async (call, forward) => {
      const body = fieldsOf(call)
      if ('note' in body || body.phoneNumber === undefined) return forward(call)
      const { note } = fieldsOf(await forward(readInstead(call, pathOf(call))))
      return forward(withBody(call, { ...body, note }))
    },
  },
  {
    kind: 'rules at their edges',
    name: 'each further try makes a lock longer',
    only: ['businessLogin'],
    start: () => {
      const tries = new Map<unknown, number>()
      return async (call, forward) => {
        const answer = await forward(call)
        const body = fieldsOf(answer)
        if (answer.status !== 462 || typeof body.accountLockedUntil !== 'string') return answer
        const { email } = fieldsOf(call)
        const more = tries.get(email) ?? 0
        tries.set(email, more + 1)
        const until = new Date(Date.parse(body.accountLockedUntil) + more * 600_000).toISOString()
        return withBody(answer, { ...body, accountLockedUntil: until })
      }
    },
  },
  {
    kind: 'rules at their edges',
    name: 'a contract may end yesterday',
    only: ['bankTerminatePrivateCustomer'],
    start: () =>
      changeRequest((body) => {
        const [yesterday, today] = [-1, 0].map((days) =>
          new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Vienna' }).format(Date.now() + days * 86_400_000),
        )
        return body.terminationDate === yesterday ? { ...body, terminationDate: today } : body
      }),
  },
  {
    kind: 'rules at their edges',
    name: 'the greatest limit of a company is refused',
    only: ['bankChangeBusinessLimit'],
    start: () => async (call, forward) => {
      const { monthlyLimitEUR } = fieldsOf(call)
      const isGreatest = monthlyLimitEUR === 50_000
      return forward(isGreatest ? withBody(call, { ...fieldsOf(call), monthlyLimitEUR: -1 }) : call)
    },
  },
  {
    kind: 'rules at their edges',
    name: 'of two employees with one address at once both are added',
    only: ['bankCreateEmployee'],
    start: () => {
      const running = new Set<unknown>()
      return async (call, forward) => {
        const body = fieldsOf(call)
        const { email } = body
        const isSecond = running.has(email) && !repeats(call)
        running.add(email)
        const answer = await forward(isSecond ? withBody(call, { ...body, email: `second.${String(email)}` }) : call)
        running.delete(email)
        return isSecond && isSuccess(answer) ? withBody(answer, { ...fieldsOf(answer), email }) : answer
      }
    },
  },
  // States
  {
    kind: 'states',
    name: 'work that is under way is never shown at a customer',
    only: ['bankListPrivateCustomers'],
    start: () => changeRecords((row) => ({ ...row, taskOpen: false })),
  },
  {
    kind: 'states',
    name: 'a planned change of plan is never shown',
    only: ['bankGetProductChange'],
    changes: ['bankGetProductChange', 'privateGetProductChange'],
    start: () => changeSuccess((body) => ({ ...body, pendingChange: null })),
  },
  {
    kind: 'states',
    name: 'the lock for inactivity is never shown among the locks',
    only: ['bankGetPrivateLocks'],
    start: () => changeRecords((row) => ({ ...row, inactivityLock: false })),
  },
  {
    kind: 'states',
    name: 'work that is under way is never shown at a company',
    only: ['bankListBusinessCustomers'],
    start: () => changeRecords((row) => ({ ...row, taskOpen: false })),
  },
]
