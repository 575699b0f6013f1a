import { expect, it, onTestFinished } from 'vitest'
import { assessRun } from '#conform/baseline.ts'
import { renderHtml } from '#conform/report/files.ts'
import { faultNamed } from '#sandbox/faults/faults.ts'
import type { OperationId } from '#generated/operations.ts'
import { seededProofSandbox } from './seeded-proof-sandbox.ts'

/** Each with the cause that stands for it; the order of the notes shows at the new note too. */
const planted: [fault: string, cause: string][] = [
  ['a field is missing', '#/components/schemas/Product/required\ncosts breaks required'],
  ['text for a number', '#/components/schemas/Money/type\nbreaks type'],
  ['a role is ignored', 'operation/responses/403\nas ‹value›: another refusal instead of 403'],
  ['texts may be too long', 'operation/responses/400\nbody against maxLength: it is not refused with 400'],
  ['the order is ignored', 'rule/order\nnot ascending by transactionTimestamp'],
  ['a write that is lost', 'rule/stored-as-sent\nwhat UpdatePrivacySettings was sent is read otherwise: contactViaSms'],
  ['pages begin at zero', 'rule/pages\npages ‹number› and ‹number› of three rows are not page ‹number› of six'],
  ['a header names no file', 'rule/files\nContent-Disposition names no file'],
]

it('reports about as many causes as there are faults, and the same causes in a second run', async () => {
  const sandbox = await seededProofSandbox()
  onTestFinished(sandbox.close)
  const { people, password } = sandbox.users
  const ask = async (only: readonly OperationId[]) => {
    await sandbox.reset()
    sandbox.plant(...planted.map(([fault]) => fault))
    // Without codes, for which the kit would have to wait.
    return sandbox.ask({ only, users: { people, password } })
  }
  const first = await ask(planted.flatMap(([fault]) => faultNamed(fault).operations))
  const { causes } = assessRun(first)
  const keys = causes.map(({ key }) => key)
  for (const [, cause] of planted) expect(keys).toContain(cause)
  expect(causes.find(({ key }) => key.startsWith('rule/stored-as-sent'))?.operations).toEqual([
    'privateUpdatePrivacySettings',
  ])
  expect(keys.length).toBeLessThanOrEqual(planted.length + 3)
  expect(first.results.flatMap(({ findings }) => findings).length).toBeGreaterThan(3 * keys.length)
  expect(Buffer.byteLength(renderHtml(first, 'http://a.example'))).toBeLessThan(300_000)

  const again = await ask(['privateGetProduct', 'privateGetProductLimit', 'businessDownloadReceipt'])
  const second = assessRun(again, causes)
  expect(second.causes.map(({ verdict }) => verdict)).toEqual(['known', 'known', 'known'])
  expect(second.mended).toEqual([])
}, 240_000) // two runs of the kit
