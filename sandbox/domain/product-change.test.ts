import { describe, expect, it } from 'vitest'
import {
  type StoredChange,
  type StoredProduct,
  earliestActivation,
  isUsable,
  limitOn,
  refusedChange,
  toProductChangeResponse,
  toProductResponse,
} from '#sandbox/domain/product.ts'

const starter: StoredProduct = {
  customerId: '10000000-0000-4000-8000-001100234501',
  productType: 'Starter',
  activationDate: '2023-05-01',
  starterLimitCents: 10_000,
  premiumLimitCents: 30_000,
  reductionCents: 0,
  terminationDate: null,
  terminationReason: null,
  inactivityLock: false,
  locked: false,
  version: 1,
  changes: [],
}
const premium: StoredProduct = { ...starter, productType: 'Premium' }
const noon = new Date('2026-11-20T11:00:00Z')

const change = (productType: 'Starter' | 'Premium', activationDate: string, plannedOn: string): StoredChange => ({
  id: `90000000-0000-4000-8000-00${activationDate.replaceAll('-', '')}01`,
  customerId: starter.customerId,
  productType,
  activationDate,
  plannedOn,
  cancelled: false,
})
const planned = change('Premium', '2026-12-01', '2026-11-19')
const changed = (...changes: StoredChange[]): StoredProduct => ({ ...starter, changes })

describe('the earliest day of a change', () => {
  it.each([
    ['Starter, today', starter, noon, '2026-11-20'],
    ['Starter, shortly after midnight in Vienna', starter, new Date('2026-11-19T23:30:00Z'), '2026-11-20'],
    ['Premium, the first of next month', premium, noon, '2026-12-01'],
    ['Premium in December, the new year', premium, new Date('2026-12-31T11:00:00Z'), '2027-01-01'],
    ['a product that has not begun, its first day', { ...starter, activationDate: '2026-12-01' }, noon, '2026-12-01'],
    ['a Premium that begins later, its first day', { ...premium, activationDate: '2027-03-01' }, noon, '2027-03-01'],
  ])('is for %s', (_whose, product, now, day) => expect(earliestActivation(product, now)).toBe(day))
})

describe('a planned change', () => {
  it('is pending until its day, then it is the product @R120 @R912', () => {
    const product = changed(planned)
    expect(toProductChangeResponse(product, noon).pendingChange).toEqual({
      productChangeId: planned.id,
      productType: 'Premium',
      activationDate: '2026-12-01',
    })
    expect(toProductResponse(product, '2026-11-30')).toMatchObject({
      productType: 'Starter',
      productChangeId: planned.id,
    })
    expect(toProductResponse(product, '2026-12-01')).toMatchObject({
      productType: 'Premium',
      activationDate: '2026-12-01',
      limits: { activeProduct: 300, inactiveProduct: 100 },
      productChangeId: null,
    })
    expect([limitOn(product, '2026-11-30'), limitOn(product, '2026-12-01')]).toEqual([10_000, 30_000])
  })

  it('that was cancelled changes nothing, on its day neither', () => {
    const product = changed({ ...planned, cancelled: true })
    expect(toProductChangeResponse(product, noon).pendingChange).toBeNull()
    expect(toProductResponse(product, '2026-12-24')).toMatchObject({ productType: 'Starter', productChangeId: null })
  })

  it('comes after the earlier ones', () => {
    const product = changed(planned, change('Starter', '2027-02-01', '2026-12-05'))
    expect(toProductResponse(product, '2027-01-31').productType).toBe('Premium')
    expect(toProductResponse(product, '2027-02-01')).toMatchObject({
      productType: 'Starter',
      activationDate: '2027-02-01',
    })
  })
})

it.each([
  ['on its first day', { activationDate: '2026-11-20' }, true],
  ['before it begins', { activationDate: '2026-11-21' }, false],
  ['on its last day', { terminationDate: '2026-11-20' }, true],
  ['after it has ended', { terminationDate: '2026-11-19' }, false],
  ['with a lock', { locked: true }, false],
])('%s somebody can pay with a product: %o %s', (_when, product, usable) => {
  expect(isUsable({ ...starter, ...product }, '2026-11-20')).toBe(usable)
})

describe('a change is', () => {
  const toPremium = (activationDate: string) => ({ productType: 'Premium' as const, activationDate })
  const toStarter = (activationDate: string) => ({ productType: 'Starter' as const, activationDate })
  const today = '2026-11-20'
  const ends = (terminationDate: string): StoredProduct => ({ ...starter, terminationDate })

  it.each([
    ['fine from today on', starter, toPremium(today), undefined],
    ['fine from next month on for Premium', premium, toStarter('2026-12-01'), undefined],
    ['too early yesterday', starter, toPremium('2026-11-19'), 'tooEarly'],
    ['too early this month for Premium', premium, toStarter('2026-11-30'), 'tooEarly'],
    [
      'too early also after one on the same day',
      changed({ ...planned, plannedOn: today }),
      toPremium('2026-11-19'),
      'tooEarly',
    ],
    ['too early also while one is planned', changed(planned), toPremium('2026-11-19'), 'tooEarly'],
    ['too early also when the contract has ended', ends('2026-06-30'), toPremium('2026-11-19'), 'tooEarly'],
    ['too early also with the inactivity lock', { ...premium, inactivityLock: true }, toStarter(today), 'tooEarly'],
    ['refused for the tier that one has', starter, toStarter(today), 412],
    ['refused while one is planned', changed(planned), toPremium(today), 412],
    ['refused with the inactivity lock', { ...starter, inactivityLock: true }, toPremium(today), 412],
    ['refused when the contract has ended', ends('2026-06-30'), toPremium(today), 412],
    ['refused on the day after the contract has ended', ends('2026-11-19'), toPremium(today), 412],
    ['fine today when the contract ends today', ends(today), toPremium(today), undefined],
    ['refused from tomorrow on when the contract ends today', ends(today), toPremium('2026-11-21'), 461],
    ['fine for the last day of the contract', ends('2026-12-31'), toPremium('2026-12-31'), undefined],
    ['refused after a planned termination', ends('2026-12-31'), toPremium('2027-01-01'), 461],
  ] as const)('%s', (_what, product, request, refused) => {
    expect(refusedChange(product, request, noon)).toBe(refused)
  })

  it('allowed once a day, whether the first one is planned, in effect or cancelled @R123', () => {
    const toPremiumToday = change('Premium', today, today)
    for (const product of [
      changed({ ...planned, plannedOn: today }),
      changed({ ...planned, plannedOn: today, cancelled: true }),
      changed(toPremiumToday),
    ]) {
      expect(refusedChange(product, toPremium(today), noon)).toBe(460)
    }
    const tomorrow = new Date('2026-11-20T23:00:00Z')
    expect(
      refusedChange(changed({ ...toPremiumToday, cancelled: true }), toPremium('2026-11-21'), tomorrow),
    ).toBeUndefined()
  })
})
