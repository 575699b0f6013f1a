import { expect, it } from 'vitest'
import type { ApiError } from '../http/api-error.ts'
import { lostChange, refusal, unanswered, unsent } from '../http/api-error.fake.ts'
import { type BatchItem, createBatch, openItem, storableItems } from './batch.ts'

type Row = { id: string; etag: string; state: 'open' | 'blocked' | 'gone' }
const row = (id: string, etag = 'v1', state: Row['state'] = 'open'): Row => ({ id, etag, state })
const notPossible = { id: 'gone', message: 'It is gone.' }

/** A batch for rows A to E, and a bank that stores them; `answers` are thrown at the next call for a row. */
function start(items: readonly BatchItem<Row>[] = ['a', 'b', 'c', 'd', 'e'].map((id) => openItem(row(id)))) {
  const stored = new Map(items.map(({ record }) => [record.id, record]))
  const answers = new Map<string, { error: Error; isStored: boolean }>()
  const calls: string[] = []
  const batch = createBatch(items)
  const steps = {
    send: (sent: Row) => {
      calls.push(`send ${sent.id} ${sent.etag}`)
      const answer = answers.get(sent.id)
      answers.delete(sent.id)
      if (answer?.isStored !== false) stored.set(sent.id, row(sent.id, 'v2', 'blocked'))
      return answer ? Promise.reject(answer.error) : Promise.resolve()
    },
    read: ({ id }: Row) => {
      calls.push(`read ${id}`)
      const answer = answers.get(`read ${id}`)
      answers.delete(`read ${id}`)
      return answer ? Promise.reject(answer.error) : Promise.resolve(stored.get(id)!)
    },
    isDone: ({ state }: Row) => state === 'blocked',
    notPossible: ({ state }: Row) => (state === 'gone' ? notPossible : undefined),
    explain: ({ status }: ApiError) => ({ id: `refused ${status}` }),
  }
  const results = () => batch.read().items.map(({ result }) => result.kind)
  const run = () => batch.run(steps)
  const fails = (id: string, error: Error, isStored = false) => answers.set(id, { error, isStored })
  const changes = (to: Row) => {
    stored.set(to.id, to)
    fails(to.id, refusal(412, { current: to }))
  }
  return { batch, steps, stored, calls, results, run, fails, changes }
}

it('sends one record after the other with the etag that was read', async () => {
  const { calls, results, run, batch } = start()
  await run()
  expect(calls).toEqual(['send a v1', 'send b v1', 'send c v1', 'send d v1', 'send e v1'])
  expect(results()).toEqual(['done', 'done', 'done', 'done', 'done'])
  expect(batch.read()).toMatchObject({ isRunning: false, error: undefined })
})

it('goes on after a refusal, and keeps its reason', async () => {
  const { results, run, fails, batch } = start()
  fails('b', refusal(409))
  await run()
  expect(results()).toEqual(['done', 'refused', 'done', 'done', 'done'])
  expect(batch.read().items[1]!.result).toEqual({ kind: 'refused', reason: { id: 'refused 409' }, wasSent: true })
})

it('sends a record that somebody else has changed only after its current version was shown', async () => {
  const { calls, results, run, changes, batch } = start()
  changes(row('c', 'v7'))
  await run()
  expect(results()).toEqual(['done', 'done', 'changed', 'done', 'done'])
  expect(batch.read().items[2]!.record.etag).toBe('v7')
  calls.length = 0
  await run()
  expect(calls).toEqual(['read c', 'send c v7'])
  expect(results()).toEqual(['done', 'done', 'done', 'done', 'done'])
})

it('accepts that somebody else has done the same, and does not repeat what became impossible', async () => {
  const { results, run, changes } = start()
  changes(row('a', 'v7', 'blocked'))
  changes(row('b', 'v7', 'gone'))
  await run()
  expect(results()).toEqual(['already', 'refused', 'done', 'done', 'done'])
})

it('sends nothing for a record that has the wanted state already or cannot get it', async () => {
  const { calls, results, run } = start([openItem(row('a', 'v1', 'blocked')), openItem(row('b', 'v1', 'gone'))])
  await run()
  expect(calls).toEqual([])
  expect(results()).toEqual(['already', 'refused'])
})

it.each([
  ['a lost connection', lostChange()],
  ['a time-out', unanswered('timeout')],
  ['an error of the server', refusal(500)],
  ['the end of the session', refusal(401)],
])('stops after %s, and goes on with what is not done', async (_what, error) => {
  const { calls, results, run, fails, batch } = start()
  fails('b', error, true)
  await run()
  expect(results()).toEqual(['done', 'unknown', 'open', 'open', 'open'])
  expect(batch.read().error).toBe(error)
  calls.length = 0
  await run()
  expect(calls).toEqual(['read b', 'send c v1', 'send d v1', 'send e v1'])
  expect(results()).toEqual(['done', 'done', 'done', 'done', 'done'])
  expect(batch.read().error).toBeUndefined()
})

it('sends again what was not carried out, after the records that were not tried', async () => {
  const { calls, results, run, fails } = start()
  fails('b', lostChange())
  await run()
  calls.length = 0
  await run()
  expect(calls).toEqual(['read b', 'send c v1', 'send d v1', 'send e v1', 'send b v1'])
  expect(results()).toEqual(['done', 'done', 'done', 'done', 'done'])
})

it('shows what somebody else has changed while the outcome was unknown before it sends that again', async () => {
  const { results, run, fails, stored } = start()
  fails('b', lostChange())
  await run()
  stored.set('b', row('b', 'v9'))
  await run()
  expect(results()).toEqual(['done', 'changed', 'done', 'done', 'done'])
  await run()
  expect(results()).toEqual(['done', 'done', 'done', 'done', 'done'])
})

it.each([
  ['nothing was sent', unsent()],
  ['too many calls', refusal(429)],
  ['a missing permission', refusal(403)],
])('stops after %s, and nothing is unknown', async (_what, error) => {
  const { calls, results, run, fails } = start()
  fails('b', error)
  await run()
  expect(results()).toEqual(['done', 'open', 'open', 'open', 'open'])
  calls.length = 0
  await run()
  expect(calls).toEqual(['send c v1', 'send d v1', 'send e v1', 'send b v1'])
})

it('keeps an outcome unknown as long as it cannot be read', async () => {
  const { results, run, fails } = start()
  fails('b', lostChange())
  await run()
  fails('read b', unanswered('network'))
  await run()
  expect(results()).toEqual(['done', 'unknown', 'open', 'open', 'open'])
})

it('reports a record that no longer exists', async () => {
  const { results, run, fails } = start()
  fails('b', lostChange())
  await run()
  fails('read b', refusal(404))
  await run()
  expect(results()).toEqual(['done', 'refused', 'done', 'done', 'done'])
})

it('stops on request after the call that is under way', async () => {
  const { batch, calls, results, run } = start()
  const unsubscribe = batch.subscribe(() => {
    if (results()[1] === 'sending') batch.stop()
  })
  await run()
  unsubscribe()
  expect(results()).toEqual(['done', 'done', 'open', 'open', 'open'])
  await run()
  expect(calls.slice(2)).toEqual(['send c v1', 'send d v1', 'send e v1'])
})

it('stores each result in plain data, and reads again what was under way or refused', async () => {
  const { batch, run, fails, changes, calls, steps } = start()
  fails('a', refusal(409))
  changes(row('b', 'v7'))
  changes(row('c', 'v7', 'gone'))
  const stored: string[] = []
  const unsubscribe = batch.subscribe(() => stored.push(JSON.stringify(storableItems(batch.read().items))))
  await run()
  unsubscribe()
  expect(JSON.parse(stored.at(-1)!)).toEqual(batch.read().items)
  const underWay = stored
    .map((text) => JSON.parse(text) as BatchItem<Row>[])
    .find(([, , , d]) => d!.result.kind === 'unknown')!
  expect(underWay.map(({ result }) => result.kind)).toEqual(['refused', 'changed', 'refused', 'unknown', 'open'])
  const later = createBatch(underWay)
  calls.length = 0
  await later.run(steps)
  expect(calls).toEqual(['read a', 'read b', 'read c', 'read d', 'send e v1', 'send a v1', 'send b v7'])
  expect(later.read().items.map(({ result }) => result.kind)).toEqual(['done', 'done', 'refused', 'done', 'done'])
})
