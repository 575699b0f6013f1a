/** Mistakes in what is read after a write: what is gone or behind, and sessions that have ended. */
import type { OperationId } from '#generated/operations.ts'
import {
  type Answer,
  type Behaviour,
  type Call,
  type Fields,
  type KindMistake,
  fieldsOf,
  isSuccess,
  pathOf,
  readInstead,
  rowsOf,
  withBody,
  withRows,
} from '../mistake.ts'

/** An index that follows ten seconds later, in milliseconds. */
const lag = 10_000

/** Answers reads as they were before the last success of `write`, for a while or for good. */
const readBehind = (write: readonly OperationId[], milliseconds = Infinity): Behaviour => {
  const before = new Map<string, Answer>()
  let until = 0
  return async (call, forward) => {
    if (write.includes(call.operation)) {
      const answer = await forward(call)
      if (isSuccess(answer)) until = Date.now() + milliseconds
      return answer
    }
    const { href } = call.url
    const old = before.get(href)
    if (old !== undefined && Date.now() < until) return old
    const answer = await forward(call)
    if (isSuccess(answer) && Date.now() >= until) before.set(href, answer)
    return answer
  }
}

/** The rows of a list that are newer than the last success of `write` are hidden for a while. */
const hideNew = (write: readonly OperationId[], keyOf: (row: Fields) => unknown): Behaviour => {
  const known = new Set<unknown>()
  let until = 0
  return async (call, forward) => {
    const answer = await forward(call)
    if (!isSuccess(answer)) return answer
    if (write.includes(call.operation)) {
      until = Date.now() + lag
      return answer
    }
    const body = fieldsOf(answer)
    const rows = rowsOf(body)
    const kept = Date.now() < until ? rows.filter((row) => known.has(keyOf(row))) : rows
    for (const row of kept) known.add(keyOf(row))
    return withBody(
      answer,
      withRows(body, kept, (total) => total - rows.length + kept.length),
    )
  }
}

/** A session that has ended reads on: what it was answered before, or what it would be. */
const sessionsLiveOn = (isEnd: (call: Call) => boolean): Behaviour => {
  const seen = new Map<string, Answer>()
  let isOver = false
  return async (call, forward) => {
    const answer = await forward(call)
    if (isSuccess(answer) && isEnd(call)) isOver = true
    if (call.method !== 'GET') return answer
    const key = `${call.headers.authorization} ${call.url.href}`
    if (isSuccess(answer)) seen.set(key, answer)
    const isEnded = answer.status === 401 || answer.status === 458
    return isOver && isEnded ? (seen.get(key) ?? answer) : answer
  }
}

export const laterReadMistakes: readonly KindMistake[] = [
  // Gone or behind
  {
    kind: 'gone or behind',
    name: 'a deleted document is still downloaded',
    only: ['bankDeleteDocument'],
    changes: ['bankDeleteDocument', 'bankDownloadDocument'],
    start: () => {
      const files = new Map<string, Answer>()
      return async (call, forward) => {
        if (call.operation === 'bankDeleteDocument')
          files.set(pathOf(call), await forward(readInstead(call, pathOf(call))))
        const answer = await forward(call)
        return answer.status === 404 && call.method === 'GET' ? (files.get(pathOf(call)) ?? answer) : answer
      }
    },
  },
  {
    kind: 'gone or behind',
    name: 'a deleted customer is still found',
    only: ['bankDeletePrivateCustomer'],
    changes: ['bankDeletePrivateCustomer', 'bankListPrivateCustomers'],
    start: () => readBehind(['bankDeletePrivateCustomer']),
  },
  {
    kind: 'gone or behind',
    name: 'the list of customers has a changed name ten seconds later',
    only: ['bankUpdatePersonalInformation'],
    changes: ['bankUpdatePersonalInformation', 'bankListPrivateCustomers'],
    start: () => readBehind(['bankUpdatePersonalInformation'], lag),
  },
  {
    kind: 'gone or behind',
    name: 'a single customer is read from a cache after a change of the person',
    only: ['privateUpdatePersonalInformation'],
    changes: ['privateUpdatePersonalInformation', 'bankGetPrivateCustomer'],
    start: () => readBehind(['privateUpdatePersonalInformation'], lag),
  },
  {
    kind: 'gone or behind',
    name: 'a new company is listed ten seconds later',
    only: ['bankCreateCompany'],
    changes: ['bankCreateCompany', 'bankListBusinessCustomers'],
    start: () => hideNew(['bankCreateCompany'], ({ id }) => id),
  },
  {
    kind: 'gone or behind',
    name: 'the file of numbers does not have a new number',
    only: ['businessCreateCallingNumber'],
    changes: ['businessCreateCallingNumber', 'businessDownloadCallingNumbers'],
    start: () => readBehind(['businessCreateCallingNumber'], lag),
  },
  {
    kind: 'gone or behind',
    name: 'the list of customers has a changed call number ten seconds later',
    only: ['bankChangeCallNumber'],
    changes: ['bankChangeCallNumber', 'bankListPrivateCustomers'],
    start: () => readBehind(['bankChangeCallNumber'], lag),
  },
  {
    kind: 'gone or behind',
    name: 'the data of a deleted customer is still read',
    only: ['bankDeletePrivateCustomer'],
    changes: ['bankDeletePrivateCustomer', 'bankGetPersonalInformation', 'bankGetBankData'],
    start: () => {
      const deleted = new Set<string>()
      return async (call, forward) => {
        const id = pathOf(call).split('/')[3] ?? ''
        const answer = await forward(call)
        if (call.operation === 'bankDeletePrivateCustomer' && isSuccess(answer)) deleted.add(id)
        if (call.method !== 'GET' || !deleted.has(id)) return answer
        const other = pathOf(call).replace(id, '10000000-0000-4000-8000-001100234501')
        return forward(readInstead(call, other))
      }
    },
  },
  // Ended sessions
  {
    kind: 'ended sessions',
    name: 'a password set by code leaves old sessions open',
    only: ['businessResetPassword'],
    changes: ['businessResetPassword', 'businessGetProfile'],
    start: () => sessionsLiveOn(({ operation }) => operation === 'businessResetPassword'),
  },
  {
    kind: 'ended sessions',
    name: 'deactivating an administrator leaves their session open',
    only: ['bankUpdateAdministrator'],
    changes: ['bankUpdateAdministrator', 'businessGetProfile'],
    start: () => sessionsLiveOn((call) => call.method === 'PUT' && fieldsOf(call).isActive === false),
  },
  {
    kind: 'ended sessions',
    name: 'a role that is taken away stays in open sessions',
    only: ['bankUpdateEmployee'],
    changes: ['bankUpdateEmployee', 'bankListEmployees'],
    start: () => {
      const seen = new Map<string, Answer>()
      return async (call, forward) => {
        const answer = await forward(call)
        const key = `${call.headers.authorization} ${call.url.href}`
        if (call.method === 'GET' && isSuccess(answer)) seen.set(key, answer)
        return call.method === 'GET' && answer.status === 403 ? (seen.get(key) ?? answer) : answer
      }
    },
  },
  {
    kind: 'ended sessions',
    name: 'another address by the bank leaves the customer signed in',
    only: ['bankUpdatePersonalInformation'],
    changes: ['bankUpdatePersonalInformation', 'privateGetProfile'],
    start: () => sessionsLiveOn(({ method }) => method === 'PUT'),
  },
  {
    kind: 'ended sessions',
    name: 'a changed password leaves the other window signed in',
    only: ['privateChangePassword'],
    changes: ['privateChangePassword', 'privateGetProfile'],
    start: () => sessionsLiveOn(({ method }) => method === 'PUT'),
  },
  {
    kind: 'ended sessions',
    name: 'an employee who was deactivated works on',
    only: ['bankUpdateEmployee'],
    changes: ['bankUpdateEmployee', 'bankListPreferredCities', 'bankListTasks', 'bankListPrivateCustomers'],
    start: () => sessionsLiveOn((call) => call.method === 'PUT' && fieldsOf(call).active === false),
  },
  {
    kind: 'ended sessions',
    name: 'an administrator whose address a colleague has changed stays signed in',
    only: ['businessUpdateAdministrator'],
    changes: ['businessUpdateAdministrator', 'businessGetProfile'],
    start: () => sessionsLiveOn(({ method }) => method === 'PUT'),
  },
  {
    kind: 'ended sessions',
    name: 'signing out ends all sessions of the person',
    only: ['businessLogout'],
    changes: ['businessLogout', 'businessGetProfile'],
    start: () => {
      let isOver = false
      const refusal = (): Answer => ({
        status: 401,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: Buffer.from(JSON.stringify({ status: 401, title: 'Refused' })),
      })
      return async (call, forward) => {
        const answer = await forward(call)
        if (call.operation === 'businessLogout' && isSuccess(answer)) isOver = true
        if (!isOver || call.operation === 'businessLogout') return answer
        const { status, headers, body } = refusal()
        return withBody(
          { status, headers, body },
          { status, title: 'Refused', traceId: call.headers['x-trace-id'], reason: 'SIGNED_OUT' },
        )
      }
    },
  },
]
