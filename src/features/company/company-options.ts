import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BusinessMonthlyLimit } from '#generated/model/business-monthly-limit.ts'
import type { DiscountRate } from '#generated/model/discount-rate.ts'
import type { PaymentCondition } from '#generated/model/payment-condition.ts'
import type { PaymentMethod } from '#generated/model/payment-method.ts'
import type { TaxRate } from '#generated/model/tax-rate.ts'

/** R556 */
export const paymentMethods: Record<PaymentMethod, MessageDescriptor> = {
  OPEN_INVOICE: msg`Open invoice`,
  COLLECTION: msg`Collection by direct debit`,
}

/** Per cent. */
export const taxRates: readonly TaxRate[] = [20, 0]
export const discountRates: readonly DiscountRate[] = [0, 25, 50, 75, 100]

/** Days. */
export const paymentConditions: readonly PaymentCondition[] = [14, 30]

/** EUR per month. */
export const monthlyLimits: readonly BusinessMonthlyLimit[] = [
  0, 100, 400, 800, 1000, 2000, 5000, 7000, 10000, 15000, 20000, 25000, 30000, 50000,
]
