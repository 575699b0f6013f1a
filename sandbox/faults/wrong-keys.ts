/** Keys that do not do what they promise. */
import { randomUUID } from 'node:crypto'
import { type Fault, answers, without } from '#sandbox/faults/fault.ts'

const operation = 'bankCreateNote'
const header = 'idempotency-key'

export const wrongKeys: Fault[] = [
  {
    name: 'keys are ignored',
    operations: [operation],
    plant: (next) => (server, called, raw) =>
      next(server, called, called === operation ? { ...raw, headers: without(raw.headers, header) } : raw),
  },
  {
    name: 'a key may be used for something else',
    operations: [operation],
    plant: (next) => async (server, called, raw) => {
      const body = called === operation ? await raw.readBody(100_000) : undefined
      const again = body === undefined ? raw : { ...raw, readBody: () => Promise.resolve(body) }
      const answer = await next(server, called, again)
      if (called !== operation || answer.status !== 422) return answer
      return next(server, called, { ...again, headers: { ...raw.headers, [header]: randomUUID() } })
    },
  },
  answers('a repeated answer is not marked as one', [operation], (answer) => ({
    ...answer,
    headers: without(answer.headers ?? {}, 'idempotency-replayed'),
  })),
]
