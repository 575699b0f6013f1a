/** Statuses, fields and values that the contract does not know. */
import { randomUUID } from 'node:crypto'
import {
  type Fault,
  changeAnswers,
  changeBody,
  changeProblem,
  replaceStatus,
  omitField,
} from '#sandbox/faults/fault.ts'
import type { OperationId } from '#generated/operations.ts'

/** The body goes out as these bytes, under this media type. */
const sendAs = (name: string, operation: OperationId, type: string, before = ''): Fault =>
  changeAnswers(name, [operation], (answer) =>
    answer.status === 200 ? { ...answer, body: new Blob([before, JSON.stringify(answer.body)], { type }) } : answer,
  )

/** Moments go out in the time of Vienna in winter. */
const withOffset = (moment: string) => new Date(Date.parse(moment) + 3_600_000).toISOString().replace('Z', '+01:00')

type Subject = { name: string; exists: boolean }
type Entry = { user: string; loginActivity: boolean; activity: string; subject?: Subject }

/** The lines of every history go out changed. */
const changeHistory =
  (change: (entry: Entry, index: number) => Entry): Fault['plant'] =>
  (next) =>
  async (server, called, raw) => {
    const answer = await next(server, called, raw)
    if (called !== 'bankListHistory' || answer.status !== 200) return answer
    const { historyEntries } = answer.body as { historyEntries: Entry[] }
    return { ...answer, body: { historyEntries: historyEntries.map(change) } }
  }

export const wrongAnswers: Fault[] = [
  sendAs('JSON under another media type', 'privateGetProduct', 'application/hal+json'),
  sendAs('a mark before JSON', 'privateGetCallNumber', 'application/json; charset=utf-8', '\uFEFF'),
  sendAs('another charset', 'privateGetPrivacySettings', 'application/json; charset=iso-8859-1'),
  changeProblem('a title shows a stack', 'privateUpdateProfile', 400, (body) => ({
    ...body,
    title: 'java.lang.IllegalStateException at portal.Profile.write(Profile.java:42)',
  })),
  changeBody('moments are not in UTC', 'bankListNotes', ({ results, ...body }) => ({
    ...body,
    results: (results as { createdAt: string }[]).map((row) => ({ ...row, createdAt: withOffset(row.createdAt) })),
  })),
  changeProblem('only the first broken rule is named', 'privateUpdatePersonalInformation', 400, (body) => ({
    ...body,
    violations: (body.violations as object[]).slice(0, 1),
  })),
  changeAnswers('a 404 reveals what exists', ['businessGetCallingNumber'], (answer, { params, traceId }) =>
    answer.status === 404 && params.callingNumberId !== '99999999-9999-4999-8999-999999999999'
      ? { status: 404, body: { status: 404, title: 'The number is of another company', traceId } }
      : answer,
  ),
  replaceStatus('another success', 'privateUpdatePrivacySettings', 204, 200),
  replaceStatus('201 as 200', 'bankCreateAllowEntry', 201, 200),
  replaceStatus('another refusal', 'privateLogin', 401, 403),
  replaceStatus('a lock that is not reported', 'privateLogin', 462, 401),
  replaceStatus('a status of no contract', 'privateCheckEmail', 463, 470),
  replaceStatus('unknown is 400', 'bankGetPrivateCustomer', 404, 400),
  replaceStatus('work under way is ignored', 'bankUpdatePrivateLocks', 423, 204),
  replaceStatus('a taken address is accepted', 'bankCreateEmployee', 409, 500),
  replaceStatus('a wrong code is accepted', 'privateChangeCallNumber', 461, 204),
  replaceStatus('a newer password ends a session without saying so', 'privateGetProduct', 458, 401),
  replaceStatus('a session that has idled is only unknown', 'bankListTasks', 459, 401),
  changeBody('a field is missing', 'privateGetProduct', (body) => omitField(body, 'costs')),
  changeBody('a field too many', 'privateGetProfile', (body) => ({ ...body, passwordHash: 'x' })),
  changeBody('another value of an enumeration', 'privateGetProduct', (body) => ({ ...body, productType: 'Gold' })),
  changeBody('text for a number', 'privateGetProductLimit', (body) => ({
    ...body,
    monthlyLimitEUR: String(body.monthlyLimitEUR),
  })),
  changeBody('a number for text', 'privateGetCallNumber', (body) => ({ callNumber: Number(body.callNumber) })),
  changeBody('null where something is', 'bankGetPrivateCustomer', (body) => ({ ...body, email: null })),
  changeBody('a tenth of a cent', 'businessGetLimit', (body) => ({ ...body, remainingLimitEUR: 1.2345 })),
  changeBody('a moment for a day', 'privateGetBankData', (body) => ({ ...body, signDate: '2020-01-01T00:00:00Z' })),
  changeBody('a name is lost in the envelope', 'bankListTasks', ({ results, total }) => ({ items: results, total })),
  changeBody('what was created is answered otherwise', 'bankCreateDenyEntry', (body) => ({ ...body, note: 'other' })),
  changeBody('the bank reads something else', 'bankGetProductLimit', (body) => ({
    ...body,
    remainingLimitEUR: Number(body.remainingLimitEUR) + 1,
  })),
  changeBody('the login returns another idle time', 'privateLogin', (body) => ({ ...body, sessionIdleSeconds: 600 })),
  changeBody('another record is answered', 'businessGetCallingNumber', (body) => ({ ...body, id: randomUUID() })),
  changeBody('another company is answered', 'bankGetCompany', (body) => ({ ...body, customerNumber: '1100999999' })),
  changeProblem('violations are missing', 'privateUpdateProfile', 400, (body) => omitField(body, 'violations')),
  changeProblem('violations name another field', 'bankCreateNote', 400, (body) => ({
    ...body,
    violations: (body.violations as object[]).map((one) => ({ ...one, field: 'body' })),
  })),
  changeProblem('a violation has no code', 'bankUpdateBankData', 400, (body) => ({
    ...body,
    violations: (body.violations as Record<string, unknown>[]).map((one) => omitField(one, 'code')),
  })),
  changeProblem('a session ends for a reason of no contract', 'privateGetCallNumber', 401, (body) => ({
    ...body,
    reason: 'BORED',
  })),
  changeProblem('another trace id', 'privateGetInactivityLock', 401, (body) => ({ ...body, traceId: randomUUID() })),
  changeProblem('the body has another status', 'bankGetPrivateLocks', 404, (body) => ({ ...body, status: 400 })),
  changeBody('more is left of a limit than it is', 'businessGetLimit', (body) => ({
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
  {
    name: 'the history names the person of the headers',
    operations: ['privateUpdatePrivacySettings'],
    plant: changeHistory((entry) => ({
      ...entry,
      user: entry.loginActivity ? entry.user : 'lukas.hofer@mail.example',
    })),
  },
  {
    name: 'the history does not name what was changed',
    operations: ['bankUploadDocument'],
    plant: changeHistory(({ subject: _subject, ...entry }) => entry),
  },
  {
    name: 'the history names a number by another one',
    operations: ['bankUpdateCallingNumber'],
    plant: changeHistory(({ subject, ...entry }) => ({
      ...entry,
      ...(subject && { subject: { ...subject, name: `0${subject.name}` } }),
    })),
  },
  {
    name: 'the history names a note by other words',
    operations: ['bankCreateNote'],
    plant: changeHistory(({ subject, ...entry }) => ({
      ...entry,
      ...(subject && { subject: { ...subject, name: 'Notiz' } }),
    })),
  },
  {
    name: 'the history takes a deleted fee for one that exists',
    operations: ['bankDeletePrivateFee'],
    plant: changeHistory(({ subject, ...entry }) => ({
      ...entry,
      ...(subject && { subject: { ...subject, exists: true } }),
    })),
  },
  {
    name: 'old lines of the history change',
    operations: ['privateUpdatePrivacySettings'],
    plant: changeHistory((entry, index) => (index === 0 ? entry : { ...entry, activity: `${entry.activity} …` })),
  },
  changeAnswers('no body', ['commonGetVersion'], ({ status }) => ({ status })),
]
