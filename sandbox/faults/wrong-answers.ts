/** Statuses, fields and values that the contract does not know. */
import { randomUUID } from 'node:crypto'
import { type Fault, answers, bodies, problems, statuses, without } from '#sandbox/faults/fault.ts'

export const wrongAnswers: Fault[] = [
  statuses('another success', 'privateUpdatePrivacySettings', 204, 200),
  statuses('201 as 200', 'bankCreateAllowEntry', 201, 200),
  statuses('another refusal', 'privateLogin', 401, 403),
  statuses('a lock that is not reported', 'privateLogin', 462, 401),
  statuses('a status of no contract', 'privateCheckEmail', 463, 470),
  statuses('unknown is 400', 'bankGetPrivateCustomer', 404, 400),
  statuses('work under way is ignored', 'bankUpdatePrivateLocks', 423, 204),
  statuses('a taken address is accepted', 'bankCreateEmployee', 409, 500),
  statuses('a wrong code is accepted', 'privateChangeCallNumber', 461, 204),
  statuses('a newer password ends a session without saying so', 'privateGetProduct', 458, 401),
  statuses('a session that has idled is only unknown', 'bankListTasks', 459, 401),
  bodies('a field is missing', 'privateGetProduct', (body) => without(body, 'costs')),
  bodies('a field too many', 'privateGetProfile', (body) => ({ ...body, passwordHash: 'x' })),
  bodies('another value of an enumeration', 'privateGetProduct', (body) => ({ ...body, productType: 'Gold' })),
  bodies('text for a number', 'privateGetProductLimit', (body) => ({
    ...body,
    monthlyLimitEUR: String(body.monthlyLimitEUR),
  })),
  bodies('a number for text', 'privateGetCallNumber', (body) => ({ callNumber: Number(body.callNumber) })),
  bodies('null where something is', 'bankGetPrivateCustomer', (body) => ({ ...body, email: null })),
  bodies('a tenth of a cent', 'businessGetLimit', (body) => ({ ...body, remainingLimitEUR: 1.2345 })),
  bodies('a moment for a day', 'privateGetBankData', (body) => ({ ...body, signDate: '2020-01-01T00:00:00Z' })),
  bodies('a name is lost in the envelope', 'bankListTasks', ({ results, total }) => ({ items: results, total })),
  bodies('what was created is answered otherwise', 'bankCreateDenyEntry', (body) => ({ ...body, note: 'other' })),
  bodies('the bank reads something else', 'bankGetProductLimit', (body) => ({
    ...body,
    remainingLimitEUR: Number(body.remainingLimitEUR) + 1,
  })),
  bodies('the login returns another idle time', 'privateLogin', (body) => ({ ...body, sessionIdleSeconds: 600 })),
  bodies('another record is answered', 'businessGetCallingNumber', (body) => ({ ...body, id: randomUUID() })),
  bodies('another company is answered', 'bankGetCompany', (body) => ({ ...body, customerNumber: '1100999999' })),
  problems('violations are missing', 'privateUpdateProfile', 400, (body) => without(body, 'violations')),
  problems('violations name another field', 'bankCreateNote', 400, (body) => ({
    ...body,
    violations: (body.violations as object[]).map((one) => ({ ...one, field: 'body' })),
  })),
  problems('a violation has no code', 'bankUpdateBankData', 400, (body) => ({
    ...body,
    violations: (body.violations as Record<string, unknown>[]).map((one) => without(one, 'code')),
  })),
  problems('a session ends for a reason of no contract', 'privateGetCallNumber', 401, (body) => ({
    ...body,
    reason: 'BORED',
  })),
  problems('another trace id', 'privateGetInactivityLock', 401, (body) => ({ ...body, traceId: randomUUID() })),
  problems('the body has another status', 'bankGetPrivateLocks', 404, (body) => ({ ...body, status: 400 })),
  bodies('more is left of a limit than it is', 'businessGetLimit', (body) => ({
    ...body,
    remainingLimitEUR: Number(body.monthlyLimitEUR) + 0.01,
  })),
  {
    name: 'the history does not tell who changed something',
    operations: ['privateUpdatePrivacySettings'],
    plant: (next) => async (server, called, raw) => {
      const answer = await next(server, called, raw)
      return called === 'bankListHistory' && answer.status === 200
        ? { ...answer, body: { historyEntries: [] } }
        : answer
    },
  },
  answers('no body', ['commonGetVersion'], ({ status }) => ({ status })),
]
