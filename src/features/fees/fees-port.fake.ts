import type { Fee } from '#generated/model/fee.ts'
import type { FeeProduct } from '#generated/model/fee-product.ts'
import { fakeChange, fakeChangeOf, fakeCommandOf, fakeList, fakeQuery } from '#src/shared/query/port.fake.ts'
import { startOfMonth, endOfMonth } from '#src/shared/format/days/day-arithmetic.ts'
import { viennaToday } from '#src/shared/format/day.ts'
import type { PlannedEnd } from './fees-port.ts'

/** A monthly credit that begins with the next month, so that it can be ended and deleted. */
export const credit: Fee = {
  id: '60000000-0000-4000-8000-000000000001',
  etag: 'credit-1',
  transactionText: 'Treuebonus',
  itemType: 'CREDIT_MONTHLY_BASE_FEE',
  amount: -1250.5,
  startDate: startOfMonth(viennaToday(), 1),
  plannedEndDate: endOfMonth(startOfMonth(viennaToday(), 3)),
  actualEndDate: null,
  product: { type: 'Starter', activationDate: '2023-05-01' },
}

/** Billed once, long ago: nothing can be done with it any more. */
export const activation: Fee = {
  ...credit,
  id: '60000000-0000-4000-8000-000000000002',
  transactionText: 'Aktivierung',
  itemType: 'ACTIVATION_FEE',
  amount: 9.9,
  startDate: '2023-05-01',
  plannedEndDate: null,
}

export const products: FeeProduct[] = [
  {
    productId: '90000000-0000-4000-8000-000000000101',
    isActive: true,
    activationDate: '2023-05-01',
    productType: 'Premium',
  },
  {
    productId: '90000000-0000-4000-8000-000000000102',
    isActive: false,
    activationDate: '2018-02-01',
    productType: 'EmployeePremium',
  },
]

function commonPort(fees: readonly Fee[]) {
  const planEnd = fakeChange<Fee, PlannedEnd, void>('bankUpdatePrivateFee', undefined)
  return {
    fees: () => fakeList('fees', fees),
    planEnd,
    remove: fakeChangeOf('bankDeletePrivateFee'),
  }
}

export const fakePrivateFees = (fees: readonly Fee[] = [credit, activation]) => ({
  ...commonPort(fees),
  products: () => fakeQuery(['fake', 'products'], () => Promise.resolve({ products })),
  add: fakeCommandOf('bankCreatePrivateFee', credit),
})

export const fakeBusinessFees = (fees: readonly Fee[] = []) => ({
  ...commonPort(fees),
  add: fakeCommandOf('bankCreateBusinessFee', credit),
})
