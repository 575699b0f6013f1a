import { expect, it } from 'vitest'
import { ruleBounds } from '#conform/checks/rule-bounds.ts'
import { changed } from '#conform/checks/values.ts'
import { dayIn } from '#conform/fresh-values.ts'
import { readContract } from '#contract-checks/contract.ts'
import { lastOfMonth } from '#contract-checks/vienna-day.ts'
import type { OperationId } from '#generated/operations.ts'

const contract = readContract()

function boundsOf(operation: OperationId, body: object) {
  const { schema } = contract.operation(operation).body!.content['application/json']!
  const withValue = (path: readonly string[], value: unknown) => changed(body, [{ path, value }])
  const params = { customerId: '99999999-9999-4999-8999-999999999999' }
  return ruleBounds(contract, operation, schema!, { params, body }, withValue)
}

it('finds that a mandate may be signed today and not tomorrow', () => {
  const body = { accountHolder: 'Anna Gruber', iban: 'AT611904300234573201', signDate: '2020-01-31' }
  const bounds = boundsOf('bankUpdateBankData', body)
  expect(bounds.filter(({ isBroken }) => isBroken !== true)).toEqual([
    { path: ['signDate'], value: dayIn(0), code: 'SIGNED_IN_FUTURE' },
  ])
  const tooLate = bounds.filter(({ isBroken }) => isBroken).map(({ value }) => value as string)
  expect(tooLate).toContain(dayIn(1))
  expect(tooLate.every((day) => day > dayIn(0))).toBe(true)
})

it('finds that a fee may cost one cent and end with the month in which it begins', () => {
  const startDate = `${dayIn(70).slice(0, 8)}01`
  const plannedEndDate = lastOfMonth(dayIn(200))
  const body = { transactionText: 'Fee', itemType: 'MONTHLY_BASE_FEE_BPSS', amount: 1.5, startDate, plannedEndDate }
  const bounds = boundsOf('bankCreateBusinessFee', body)
  expect(bounds).toContainEqual({ path: ['amount'], value: 0.01, code: 'FEE_NOT_ABOVE_ZERO' })
  expect(bounds).toContainEqual({ path: ['plannedEndDate'], value: lastOfMonth(startDate), code: 'END_TOO_EARLY' })
})
