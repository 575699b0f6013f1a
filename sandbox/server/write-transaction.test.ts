import { expect, it } from 'vitest'
import type { Database } from '#sandbox/storage/database.ts'
import { runTransaction } from './write-transaction.ts'

/** A database whose transactions are ended with these codes, one after the other, and then succeed. */
function databaseThatFails(...codes: string[]) {
  let attempts = 0
  const transaction: Database['transaction'] = async (run) => {
    const code = codes[attempts]
    attempts += 1
    if (code !== undefined) throw new Error('Failed query', { cause: Object.assign(new Error('ended'), { code }) })
    return run(undefined as never)
  }
  return { db: { transaction }, attempts: () => attempts }
}
const effect = async () => 'done'

it('a transaction that was ended for the sake of another one is done again', async () => {
  const { db, attempts } = databaseThatFails('40P01', '40001')
  expect(await runTransaction(db, effect)).toBe('done')
  expect(attempts()).toBe(3)
})

it('gives up after five attempts', async () => {
  const { db, attempts } = databaseThatFails(...Array.from({ length: 9 }, () => '40P01'))
  await expect(runTransaction(db, effect)).rejects.toThrow('Failed query')
  expect(attempts()).toBe(5)
})

it('any other failure is not tried again', async () => {
  const { db, attempts } = databaseThatFails('23505')
  await expect(runTransaction(db, effect)).rejects.toThrow('Failed query')
  expect(attempts()).toBe(1)
})
