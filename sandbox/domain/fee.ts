/** Rules for fees and credits, and for the product that a fee belongs to; pure. Amounts are cents. */
import { dayOf, daysAt, firstOfMonth } from '#contract-checks/vienna-day.ts'
import { monthlyCreditLimit } from '#generated/model/constants.ts'
import { createPrivateFeeRequestRules } from '#generated/model/create-private-fee-request-rules.ts'
import { feeItemTypeOccurrence } from '#generated/model/fee-item-type-occurrence.ts'
import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import type { FeeProductType } from '#generated/model/fee-product-type.ts'
import type { FeeProduct } from '#generated/model/fee-product.ts'
import type { Fee } from '#generated/model/fee.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { type StoredProduct, tierOn } from '#sandbox/domain/product.ts'

const { CREDIT_NOT_BELOW_ZERO, START_TOO_EARLY } = createPrivateFeeRequestRules

/** Credits are below zero; the product is as it was when the fee was added, null for companies. */
export type StoredFee = {
  id: string
  customerId: string
  transactionText: string
  itemType: FeeItemType
  amountCents: number
  startDate: string
  plannedEndDate: string | null
  actualEndDate: string | null
  productType: FeeProductType | null
  productActivationDate: string | null
  version: number
}

/** Per new number is once, per number is monthly (A94). */
export const isMonthly = (type: FeeItemType): boolean => feeItemTypeOccurrence[type].startsWith('RECURRING')
const isCredit = (itemType: FeeItemType): boolean => CREDIT_NOT_BELOW_ZERO.bound({ itemType }) !== undefined
const later = (one: string, other: string): string => (one > other ? one : other)

/** The first day on which a fee may begin; one that begins earlier cannot be deleted either (R609, R610, A91). */
const earliestStart = (itemType: FeeItemType, now: Date): string =>
  START_TOO_EARLY.bound({ itemType }, daysAt(now)) ?? dayOf(now)

/** Whether another planned end is before the fee begins, or before last month (R619, R620, A93). */
export const isEndTooEarly = ({ startDate }: StoredFee, end: string, now: Date): boolean =>
  end < later(startDate, firstOfMonth(now, -1))

/** Monthly ones that have not ended, and whose planned end is not over for long (R553, R554, A92). */
export const isEndEditable = ({ itemType, plannedEndDate, actualEndDate }: StoredFee, now: Date): boolean =>
  isMonthly(itemType) && actualEndDate === null && (plannedEndDate === null || plannedEndDate >= firstOfMonth(now, -1))

export const isDeletable = ({ itemType, startDate }: StoredFee, now: Date): boolean =>
  startDate >= earliestStart(itemType, now)

type Credit = Pick<StoredFee, 'itemType' | 'amountCents' | 'startDate'>

/** Whether one more credit is too much for the month in which it begins; exactly the limit is not (R618, A90). */
export function exceedsMonthlyCredit(added: Credit, others: readonly Credit[]): boolean {
  const counts = ({ itemType }: Credit) => isCredit(itemType) && !isMonthly(itemType)
  if (!counts(added)) return false
  const month = added.startDate.slice(0, 7)
  const same = others.filter((other) => counts(other) && other.startDate.startsWith(month))
  return [added, ...same].reduce((sum, { amountCents }) => sum - amountCents, 0) > monthlyCreditLimit * 100
}

export const toFeeResponse = ({ productType, productActivationDate, amountCents, ...fee }: StoredFee): Fee =>
  withEtag(fee.version, {
    id: fee.id,
    transactionText: fee.transactionText,
    itemType: fee.itemType,
    amount: amountCents / 100,
    startDate: fee.startDate,
    plannedEndDate: fee.plannedEndDate,
    actualEndDate: fee.actualEndDate,
    product:
      productType === null || productActivationDate === null
        ? null
        : { type: productType, activationDate: productActivationDate },
  })

/** What a private customer had before the product that they have now. */
export type FormerProduct = {
  id: string
  customerId: string
  productType: FeeProductType
  activationDate: string
}
type Former = Omit<FormerProduct, 'customerId'>

/** Those of the past, the one that the contract began with, and each change that is in effect; the active one first (A95). */
export function feeProducts(product: StoredProduct, former: readonly Former[], day: string): FeeProduct[] {
  const ended = product.terminationDate !== null && product.terminationDate < day
  const current = tierOn(product, day)
  const effective = product.changes.filter((change) => !change.cancelled && change.activationDate <= day)
  const begun = { ...product, id: product.customerId }
  return [...former, begun, ...effective]
    .map(({ id, productType, activationDate }) => ({
      productId: id,
      isActive: !ended && activationDate === current.activationDate && activationDate <= day,
      activationDate,
      productType,
    }))
    .toSorted(
      (one, other) =>
        Number(other.isActive) - Number(one.isActive) || other.activationDate.localeCompare(one.activationDate),
    )
}
