/** Writes that keep something else than what was sent, or more than that. */
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import { type Fault, changeAnswers, changeBody, omitField } from '#sandbox/faults/fault.ts'
import type { RawRequest } from '#sandbox/server/request.ts'
import type { OperationId } from '#generated/operations.ts'

type Body = Record<string, unknown>
type Next = (raw: RawRequest) => Promise<OutgoingAnswer>

/** Requests of one operation are answered by `answer`; `body` is what was sent, undefined when it is no object. */
const changeWrite = (
  name: string,
  operation: OperationId,
  answer: (raw: RawRequest, body: Body | undefined, next: Next) => Promise<OutgoingAnswer>,
): Fault => ({
  name,
  operations: [operation],
  plant: (next) => async (server, called, raw) => {
    if (called !== operation) return next(server, called, raw)
    const sent = await raw.readBody(1_000_000)
    const again = { ...raw, readBody: () => Promise.resolve(sent) }
    return answer(again, readObject(sent), (one) => next(server, called, one))
  },
})

function readObject(sent: unknown): Body | undefined {
  try {
    const body: unknown = JSON.parse(String(sent))
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : undefined
  } catch {
    return undefined
  }
}

const withBody = (raw: RawRequest, body: Body): RawRequest => ({
  ...raw,
  readBody: () => Promise.resolve(Buffer.from(JSON.stringify(body))),
})

/** A field of a request that would succeed becomes another value. */
const misreadField = (name: string, operation: OperationId, field: string, change: (value: string) => unknown): Fault =>
  changeWrite(name, operation, (raw, body, next) => {
    const value = body?.[field]
    return next(body && typeof value === 'string' ? withBody(raw, { ...body, [field]: change(value) }) : raw)
  })

/** A record that was read before its deletion is still returned after it. */
function keepDeletedReadable(): Fault {
  const read = new Map<string, OutgoingAnswer>()
  return changeAnswers(
    'a deleted record is still read',
    ['bankDeleteAllowEntry'],
    (answer, { params: { id = '' } }) => {
      if (answer.status === 200) read.set(id, answer)
      return answer.status === 404 ? (read.get(id) ?? answer) : answer
    },
    ['bankGetAllowEntry'],
  )
}

export const wrongWrites: Fault[] = [
  misreadField('a long text is cut off', 'bankUpdatePersonalInformation', 'city', (city) =>
    [...city].length > 30 ? city : [...city].slice(0, 20).join(''),
  ),
  misreadField('signs beyond ASCII are lost', 'bankUpdateAllowEntry', 'note', (note) =>
    /^[\p{L}\p{N} .]*$|\p{C}/u.test(note) ? note : note.replaceAll(/[^ -~]/g, '?'),
  ),
  misreadField('two blanks become one', 'bankUpdatePersonalInformation', 'street', (text) =>
    text.replaceAll(/ {2,}/g, ' '),
  ),
  misreadField('letters of two signs become one', 'bankUpdateBankData', 'accountHolder', (text) =>
    text.normalize('NFC'),
  ),
  misreadField('line breaks are lost', 'bankUpdateAllowEntry', 'note', (text) => text.replaceAll(/[\r\n]+/g, ' ')),
  changeWrite('two switches are mixed up', 'bankUpdatePrivacySettings', (raw, body, next) => {
    const { contactViaPhone, contactViaMail } = body ?? {}
    const isWhole = typeof contactViaPhone === 'boolean' && typeof contactViaMail === 'boolean'
    const mixed = { contactViaPhone: contactViaMail, contactViaMail: contactViaPhone }
    return next(body && isWhole && !('fieldOfNoContract' in body) ? withBody(raw, { ...body, ...mixed }) : raw)
  }),
  misreadField('a choice is stored as another one', 'bankUpdatePersonalInformation', 'salutation', (one) =>
    one === 'DIVERSE' ? 'INTER' : one,
  ),
  changeWrite('a longest text is refused', 'bankCreateNote', async (raw, body, next) =>
    [...String(body?.note)].length === 1000
      ? {
          status: 400,
          body: {
            status: 400,
            title: 'The request breaks the contract',
            traceId: raw.traceId,
            violations: [{ field: 'note', rule: 'maxLength' }],
          },
        }
      : next(raw),
  ),
  changeWrite('a note is written twice', 'bankCreateNote', async (raw, body, next) => {
    const answer = await next(raw)
    if (answer.status === 201 && answer.headers?.['idempotency-replayed'] === undefined && body)
      await next({ ...raw, headers: omitField(raw.headers, 'idempotency-key') })
    return answer
  }),
  changeWrite('a write that is refused is carried out in part', 'bankUpdateBankData', async (raw, body, next) => {
    const answer = await next(raw)
    const now = { accountHolder: 'Somebody Else', iban: 'AT611904300234573201', signDate: body?.signDate }
    if (answer.status === 460) await next(withBody(raw, now))
    return answer
  }),
  changeWrite(
    'a write with another broken rule is carried out',
    'privateUpdatePrivacySettings',
    async (raw, body, next) => {
      const answer = await next(raw)
      if (answer.status === 400 && body && 'fieldOfNoContract' in body)
        await next(withBody(raw, omitField(body, 'fieldOfNoContract')))
      return answer
    },
  ),
  {
    ...changeBody('what was not sent changes', 'bankListDocuments', ({ results, ...body }) => ({
      ...body,
      results: (results as { deleted: boolean; filename: string }[]).map((row) =>
        row.deleted ? { ...row, filename: row.filename.toUpperCase() } : row,
      ),
    })),
    operations: ['bankUpdateDocument'],
  },
  keepDeletedReadable(),
]
