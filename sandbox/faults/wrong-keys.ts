/** Keys that do not do what they promise. */
import { randomUUID } from 'node:crypto'
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import { type Fault, changeAnswers, omitField } from '#sandbox/faults/fault.ts'
import type { OperationId } from '#generated/operations.ts'

const noteOperation = 'bankCreateNote'
const header = 'idempotency-key'

/** A refusal is stored with its key, and answers the next try. */
function storeRefusals(name: string): Fault {
  const stored = new Map<string, OutgoingAnswer>()
  return {
    name,
    operations: [noteOperation],
    plant: (next) => async (server, called, raw) => {
      const key = called === noteOperation ? String(raw.headers[header] ?? '') : ''
      const before = key === '' ? undefined : stored.get(key)
      if (before !== undefined) return { ...before, body: { ...(before.body as object), traceId: raw.traceId } }
      const answer = await next(server, called, raw)
      if (key !== '' && answer.status === 400) stored.set(key, answer)
      return answer
    },
  }
}

/** The first success with a key is the answer to every sender of that key. */
function shareKeys(name: string, operation: OperationId): Fault {
  const stored = new Map<string, OutgoingAnswer>()
  return changeAnswers(name, [operation], (answer, raw) => {
    const key = String(raw.headers[header] ?? '')
    if (key === '') return answer
    if (answer.status < 300 && !stored.has(key)) stored.set(key, answer)
    return answer.status >= 400 && answer.status !== 422 ? (stored.get(key) ?? answer) : answer
  })
}

export const wrongKeys: Fault[] = [
  {
    name: 'keys are ignored',
    operations: [noteOperation],
    plant: (next) => (server, called, raw) =>
      next(server, called, called === noteOperation ? { ...raw, headers: omitField(raw.headers, header) } : raw),
  },
  {
    name: 'a key may be used for something else',
    operations: [noteOperation],
    plant: (next) => async (server, called, raw) => {
      const body = called === noteOperation ? await raw.readBody(100_000) : undefined
      const again = body === undefined ? raw : { ...raw, readBody: () => Promise.resolve(body) }
      const answer = await next(server, called, again)
      if (called !== noteOperation || answer.status !== 422) return answer
      return next(server, called, { ...again, headers: { ...raw.headers, [header]: randomUUID() } })
    },
  },
  shareKeys('people share their keys', 'bankCreateAdministrator'),
  storeRefusals('a refused request keeps its key'),
  changeAnswers('a repeated answer is not marked as one', [noteOperation], (answer) => ({
    ...answer,
    headers: omitField(answer.headers ?? {}, 'idempotency-replayed'),
  })),
]
