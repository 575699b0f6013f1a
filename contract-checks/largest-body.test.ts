import { expect, it } from 'vitest'
import { type OperationId, operations } from '#generated/operations.ts'
import { readContract } from '#contract-checks/contract.ts'
import { largestBody } from '#contract-checks/largest-body.ts'

const contract = readContract()
const ids = Object.keys(operations) as OperationId[]
const most = (id: OperationId) => largestBody(contract, contract.operation(id))
const kilobyte = 1024

it('an upload may have ten megabytes, a login some kilobytes, and what takes no body next to nothing', () => {
  const uploads = ['bankUploadCallingNumbers', 'bankUploadDocument', 'businessUploadCallingNumbers'] as const
  expect(uploads.map(most)).toEqual([10_485_760, 10_485_760, 10_485_760])
  for (const id of ids.filter((one) => !operations[one].session))
    expect([id, most(id) < 16 * kilobyte]).toEqual([id, true])
  expect(most('privateLogout')).toBe(kilobyte)
})

it('no call but an upload takes more than its longest texts with every sign escaped', () => {
  const large = ids.filter((id) => most(id) > 64 * kilobyte && most(id) < 10_485_760)
  expect(large.toSorted()).toEqual(['bankChangeBusinessLimit', 'bankChangeProductLimit']) // a note of 100,000 characters
})

it('what is longest fits, however it is written', () => {
  const escaped = (text: string) =>
    [...text].flatMap((sign) => sign.split('').map((unit) => `\\u${unit.charCodeAt(0).toString(16)}`)).join('')
  const note = `{\r\n\t\t"${escaped('note')}"  :  "${escaped('😀').repeat(1000)}"\r\n}\r\n`
  expect(escaped('n')).toBe('\\u6e')
  expect(Buffer.byteLength(note)).toBeLessThanOrEqual(most('bankCreateNote'))
  for (const id of ids) {
    const { body } = contract.operation(id)
    for (const example of Object.values(body?.content['application/json']?.examples ?? {})) {
      const size = Buffer.byteLength(JSON.stringify(contract.example(example), null, 8))
      expect([id, size <= most(id)]).toEqual([id, true])
    }
  }
})

it('a request without a bound cannot be measured', () => {
  const body = { required: true, content: { 'application/json': { schema: { type: 'string' } } } }
  expect(() => largestBody(contract, { ...contract.operation('privateLogin'), body })).toThrow('no maxLength')
})
