import { describe, expect, it } from 'vitest'
import { feeItemTypeOccurrence } from '#generated/model/fee-item-type-occurrence.ts'
import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import { FeeItemTypePrivate } from '#generated/model/fee-item-type-private.ts'
import { readContract } from '#contract-checks/contract.ts'
import { requestCheck } from '#contract-checks/request-check.ts'

const contract = readContract()
const check = requestCheck(contract)
const noon = new Date('2026-11-20T11:00:00Z')
const id = '10000000-0000-4000-8000-001100234501'
type Operation = Parameters<typeof contract.operation>[0]

/** What is wrong with a body, as `field rule code`. */
function violations(operation: Operation, body: object, now = noon): string[] {
  const headers = { 'x-trace-id': id, 'content-type': 'application/json' }
  const sent = { params: { customerId: id }, query: {}, headers, body: Buffer.from(JSON.stringify(body)), now }
  const found = check.read(contract.operation(operation), sent).violations
  return found.filter(({ field }) => !field.startsWith('X-')).map(({ field, rule, code }) => `${field} ${rule} ${code}`)
}

const types = Object.keys(feeItemTypeOccurrence) as FeeItemType[]
const monthly = types.filter((type) => feeItemTypeOccurrence[type].startsWith('RECURRING'))
const oneTime = types.filter((type) => !monthly.includes(type))
const isCredit = (type: FeeItemType) => type.includes('CREDIT')
const right = (itemType: FeeItemType) => ({
  itemType,
  transactionText: 'Gutschrift',
  amount: isCredit(itemType) ? -1 : 1,
  startDate: '2026-12-01',
})
const ofFee = (body: ReturnType<typeof right> & { plannedEndDate?: string }) =>
  FeeItemTypePrivate.safeParse(body.itemType).success
    ? violations('bankCreatePrivateFee', { productId: id, ...body })
    : violations('bankCreateBusinessFee', body)

describe('a new fee', () => {
  it.each(types)('%s is above zero, or below it when it is a credit, and never zero @R603 @R605', (type) => {
    expect(ofFee(right(type))).toEqual([])
    const broken = isCredit(type) ? 'numberLessThan CREDIT_NOT_BELOW_ZERO' : 'numberGreaterThan FEE_NOT_ABOVE_ZERO'
    expect(ofFee({ ...right(type), amount: 0 })).toEqual([`amount ${broken}`])
    expect(ofFee({ ...right(type), amount: -right(type).amount })).toEqual([`amount ${broken}`])
  })

  it.each(oneTime)('%s may begin today, not before, and has no planned end @R609 @R614', (type) => {
    expect(ofFee({ ...right(type), startDate: '2026-11-20' })).toEqual([])
    expect(ofFee({ ...right(type), startDate: '2026-11-19' })).toEqual(['startDate minDate START_TOO_EARLY'])
    const ends = { ...right(type), plannedEndDate: '2026-12-31' }
    expect(ofFee(ends)).toEqual(['plannedEndDate null END_OF_ONE_TIME_FEE'])
  })

  it.each(monthly)('%s begins with a month, the next one at the earliest, and ends with one @R610 to @R613', (type) => {
    const first = 'startDate firstDayOfMonth START_NOT_FIRST_OF_MONTH'
    expect(ofFee({ ...right(type), startDate: '2026-11-01' })).toEqual(['startDate minDate START_TOO_EARLY'])
    expect(ofFee({ ...right(type), startDate: '2026-12-02' })).toEqual([first])
    const ending = (plannedEndDate: string) => ofFee({ ...right(type), plannedEndDate })
    expect(ending('2026-12-31')).toEqual([])
    expect(ending('2026-12-30')).toEqual(['plannedEndDate lastDayOfMonth END_NOT_LAST_OF_MONTH'])
    expect(ending('2026-11-30')).toEqual(['plannedEndDate minDate END_TOO_EARLY'])
  })
})

/** The 29th of February in Vienna, the 28th elsewhere. */
const leapDay = new Date('2028-02-28T23:30:00Z')
const anybody = { firstName: 'Anna', lastName: 'Gruber', phoneNumber: '6641234501' }
const customer = {
  salutation: 'MISS',
  firstName: 'Anna',
  lastName: 'Gruber',
  street: 'Ring 1',
  zipcode: '1010',
  city: 'Wien',
}

it.each([
  ['1800-01-01', ['BIRTHDATE_TOO_EARLY'], ['BIRTHDATE_TOO_EARLY']],
  ['1908-02-28', ['BIRTHDATE_TOO_EARLY'], ['BIRTHDATE_TOO_EARLY']],
  ['1908-02-29', [], []],
  ['2010-02-28', [], []],
  ['2010-03-01', [], ['CUSTOMER_TOO_YOUNG']],
  ['2028-02-29', [], ['CUSTOMER_TOO_YOUNG']],
  ['2028-03-01', ['BIRTHDATE_IN_FUTURE'], ['BIRTHDATE_IN_FUTURE', 'CUSTOMER_TOO_YOUNG']],
])('somebody born on %s breaks %j, as a customer %j @R211', (birthdate, ofAnybody, ofCustomer) => {
  const codes = (operation: Operation, body: object) =>
    violations(operation, { ...body, birthdate }, leapDay)
      .map((one) => one.split(' ')[2]!)
      .toSorted()
  expect(codes('bankCreateAllowEntry', anybody)).toEqual(ofAnybody)
  expect(codes('privateUpdatePersonalInformation', customer)).toEqual(ofCustomer)
})

it('an entry of the deny list is not empty, and has all three fields of a person', () => {
  const ofDeny = (body: object) => violations('bankCreateDenyEntry', body)
  expect(ofDeny({ note: 'x' })).toEqual([' required DENY_ENTRY_EMPTY'])
  expect(ofDeny({ lastName: 'Gruber', phoneNumber: '6641234501' })).toEqual([
    'firstName required PERSON_WITHOUT_FIRST_NAME',
    'birthdate required PERSON_WITHOUT_BIRTHDATE',
  ])
  expect(ofDeny({ iban: 'AT1' })).toEqual([])
})

it('body and path name the same customer', () => {
  const limit = (customerId: string) => violations('bankChangeProductLimit', { customerId, monthlyLimitEUR: 100 })
  expect(limit(id)).toEqual([])
  expect(limit(id.replace('1', '9'))).toEqual(['customerId equal CUSTOMER_NOT_OF_PATH'])
})
