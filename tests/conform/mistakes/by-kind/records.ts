/** Mistakes in the history and in records that a write is not about. */
import type { OperationId } from '#generated/operations.ts'
import {
  type Behaviour,
  type Fields,
  type KindMistake,
  changeRecords,
  changeSuccess,
  fieldsOf,
  isSuccess,
  pathOf,
  readInstead,
  rowsOf,
  withBody,
  withRows,
} from '../mistake.ts'

/** The history of an object, changed by a view of its rows. */
const changeHistory = (change: (entry: Fields) => unknown): Behaviour => changeRecords(change)

/** A read shows something else after a success of the write. */
const afterWrite = (write: OperationId, change: (body: Fields) => unknown, isWritten = isSuccess): Behaviour => {
  let isOver = false
  return async (call, forward) => {
    const answer = await forward(call)
    if (call.operation === write) {
      if (isWritten(answer)) isOver = true
      return answer
    }
    if (!isOver || !isSuccess(answer)) return answer
    const body = fieldsOf(answer)
    return withBody(answer, change(body) ?? body)
  }
}

/** Adds a line of now to the history after a call that was refused. */
const writeRefusals = (write: OperationId): Behaviour =>
  afterWrite(
    write,
    (body) => {
      const [newest] = rowsOf(body)
      if (newest === undefined) return body
      const line = { ...newest, activityTimestamp: new Date().toISOString().replace(/\.\d+Z/, '.000Z') }
      return { ...body, historyEntries: [line, ...rowsOf(body)] }
    },
    ({ status }) => status >= 400 && status < 500,
  )

export const recordMistakes: readonly KindMistake[] = [
  // History
  {
    kind: 'history',
    name: 'a change has no value before',
    only: ['bankUpdateBankData'],
    changes: ['bankListHistory'],
    start: () =>
      changeHistory(({ changes, ...entry }) => ({
        ...entry,
        ...(Array.isArray(changes) && {
          changes: changes.map(({ before: _before, ...rest }: Fields) => rest),
        }),
      })),
  },
  {
    kind: 'history',
    name: 'a refused change is written',
    only: ['privateUpdatePrivacySettings'],
    changes: ['privateUpdatePrivacySettings', 'bankListHistory'],
    start: () => writeRefusals('privateUpdatePrivacySettings'),
  },
  {
    kind: 'history',
    name: 'the history has one language',
    only: ['bankListHistory'],
    start: () => async (call, forward) => {
      const { 'accept-language': _language, ...headers } = call.headers
      return forward({ ...call, headers })
    },
  },
  {
    kind: 'history',
    name: 'the line of one customer is shown at another one too',
    only: ['bankUpdatePrivateLocks'],
    changes: ['bankUpdatePrivateLocks', 'bankListHistory'],
    start: () => {
      let written = ''
      return async (call, forward) => {
        const answer = await forward(call)
        if (call.operation === 'bankUpdatePrivateLocks') {
          if (isSuccess(answer)) written = pathOf(call).split('/')[3] ?? ''
          return answer
        }
        const mine = pathOf(call).split('/').at(-1)
        if (written === '' || mine === written || !isSuccess(answer)) return answer
        const theirs = fieldsOf(await forward(readInstead(call, `/bank/common/history/PRIVATE_CUSTOMER/${written}`)))
        const body = fieldsOf(answer)
        return withBody(answer, { ...body, historyEntries: [rowsOf(theirs)[0], ...rowsOf(body)].filter(Boolean) })
      }
    },
  },
  {
    kind: 'history',
    name: 'each change is written twice',
    only: ['bankChangeProductLimit'],
    changes: ['bankListHistory'],
    start: () =>
      changeSuccess((body) => ({ ...body, historyEntries: rowsOf(body).flatMap((entry) => [entry, entry]) })),
  },
  {
    kind: 'history',
    name: 'before and after are swapped',
    only: ['businessUpdateCompanyData'],
    changes: ['bankListHistory'],
    start: () =>
      changeHistory(({ changes, ...entry }) => ({
        ...entry,
        ...(Array.isArray(changes) && {
          changes: changes.map(({ before, after, ...rest }: Fields) => ({ ...rest, before: after, after: before })),
        }),
      })),
  },
  {
    kind: 'history',
    name: 'what was added has no value after',
    only: ['bankCreatePrivateFee'],
    changes: ['bankListHistory'],
    start: () =>
      changeHistory(({ changes, ...entry }) => ({
        ...entry,
        ...(Array.isArray(changes) && { changes: changes.map(({ after: _after, ...rest }: Fields) => rest) }),
      })),
  },
  {
    kind: 'history',
    name: 'fields that stay the same are among the changes',
    only: ['bankUpdatePersonalInformation'],
    changes: ['bankListHistory'],
    start: () =>
      changeHistory((entry) => ({
        ...entry,
        ...(Array.isArray(entry.changes) && {
          changes: [...(entry.changes as Fields[]), { field: 'country', before: 'AT', after: 'AT' }],
        }),
      })),
  },
  {
    kind: 'history',
    name: 'a block that was refused is written',
    only: ['businessBlockCallingNumber'],
    changes: ['businessBlockCallingNumber', 'bankListHistory'],
    start: () => writeRefusals('businessBlockCallingNumber'),
  },
  // Other records
  {
    kind: 'other records',
    name: 'new bank data take a consent back',
    only: ['bankUpdateBankData'],
    changes: ['bankUpdateBankData', 'bankGetPrivacySettings', 'privateGetPrivacySettings'],
    start: () =>
      afterWrite('bankUpdateBankData', (body) => ({ ...body, contactViaEmail: body.contactViaEmail !== true })),
  },
  {
    kind: 'other records',
    name: 'a new limit sets a lock',
    only: ['bankChangeProductLimit'],
    changes: ['bankChangeProductLimit', 'bankGetPrivateLocks'],
    start: () => afterWrite('bankChangeProductLimit', (body) => ({ ...body, securityLockSL: true })),
  },
  {
    kind: 'other records',
    name: 'a changed company loses its limit',
    only: ['bankUpdateBusinessLocks'],
    changes: ['bankUpdateBusinessLocks', 'bankGetBusinessLimit', 'businessGetLimit'],
    start: () =>
      afterWrite('bankUpdateBusinessLocks', (body) => ({ ...body, monthlyLimitEUR: 1, remainingLimitEUR: 0 })),
  },
  {
    kind: 'other records',
    name: 'a note changes the street of its customer',
    only: ['bankCreateNote'],
    changes: ['bankCreateNote', 'bankGetPersonalInformation', 'privateGetPersonalInformation'],
    start: () => afterWrite('bankCreateNote', (body) => ({ ...body, street: String(body.street).toUpperCase() })),
  },
  {
    kind: 'other records',
    name: 'a new name renames the holder of the account',
    only: ['privateUpdatePersonalInformation'],
    changes: ['privateUpdatePersonalInformation', 'bankGetBankData', 'privateGetBankData'],
    start: () =>
      afterWrite('privateUpdatePersonalInformation', (body) => ({ ...body, accountHolder: 'Somebody Else' })),
  },
  {
    kind: 'other records',
    name: 'an administrator who changes their name renames their colleagues',
    only: ['businessUpdateProfile'],
    changes: ['businessUpdateProfile', 'businessListAdministrators', 'bankListAdministrators'],
    start: () =>
      afterWrite('businessUpdateProfile', (body) =>
        withRows(
          body,
          rowsOf(body).map((row) => ({ ...row, firstName: 'Renamed' })),
        ),
      ),
  },
  {
    kind: 'other records',
    name: 'a lock takes the chosen plan away',
    only: ['bankUpdatePrivateLocks'],
    changes: ['bankUpdatePrivateLocks', 'bankGetProduct', 'privateGetProduct'],
    start: () =>
      afterWrite('bankUpdatePrivateLocks', (body) => ({
        ...body,
        productType: body.productType === 'Starter' ? 'Premium' : 'Starter',
      })),
  },
  {
    kind: 'other records',
    name: 'a new call number allows all offers',
    only: ['bankChangeCallNumber'],
    changes: ['bankChangeCallNumber', 'bankGetPrivacySettings', 'privateGetPrivacySettings'],
    start: () =>
      afterWrite('bankChangeCallNumber', (body) => ({ ...body, personalizedOffers: body.personalizedOffers !== true })),
  },
]
