/** What a fee or credit may be: labels of the item types, how often they are billed, sign, days and what may still change. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { monthlyCreditLimit } from '#generated/model/constants.ts'
import { createBusinessFeeRequestRules } from '#generated/model/create-business-fee-request-rules.ts'
import { createPrivateFeeRequestRules } from '#generated/model/create-private-fee-request-rules.ts'
import { feeItemTypeOccurrence } from '#generated/model/fee-item-type-occurrence.ts'
import type { Fee } from '#generated/model/fee.ts'
import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import type { FeeItemTypeBusiness } from '#generated/model/fee-item-type-business.ts'
import type { FeeItemTypePrivate } from '#generated/model/fee-item-type-private.ts'
import type { FeeOccurrence } from '#generated/model/fee-occurrence.ts'
import type { FeeProductType } from '#generated/model/fee-product-type.ts'
import { daysOf } from '#src/shared/form/rules/contract-rules.ts'
import { startOfMonth } from '#src/shared/format/days/day-arithmetic.ts'

const { CREDIT_NOT_BELOW_ZERO, START_TOO_EARLY } = { ...createPrivateFeeRequestRules, ...createBusinessFeeRequestRules }

/** The item types of private customers, in the order of the select field (R481). */
export const privateItemTypeLabels: Record<FeeItemTypePrivate, MessageDescriptor> = {
  MONTHLY_BASE_FEE: msg`Monthly base fee`,
  CREDIT_MONTHLY_BASE_FEE: msg`Credit for the monthly base fee`,
  ACTIVATION_FEE: msg`Activation fee`,
  CREDIT_ACTIVATION_FEE: msg`Credit for the activation fee`,
  FEE_PRODUCT_CHANGE: msg`Fee for a plan change`,
  CREDIT_FEE_PRODUCT_CHANGE: msg`Credit for a plan change`,
  GOODWILL_CREDIT_PAYBOX: msg`Goodwill credit`,
}

/** The item types of companies (R482). */
export const businessItemTypeLabels: Record<FeeItemTypeBusiness, MessageDescriptor> = {
  ACTIVATION_FEE_BPS: msg`Activation fee of the company`,
  CREDIT_ACTIVATION_FEE_BPS: msg`Credit for the activation fee of the company`,
  ACTIVATION_FEE_BPSS: msg`Activation fee per calling number`,
  CREDIT_ACTIVATION_FEE_BPSS: msg`Credit for the activation fee per calling number`,
  MONTHLY_BASE_FEE_BPSS: msg`Monthly base fee per calling number`,
  CREDIT_MONTHLY_BASE_FEE_BPSS: msg`Credit for the monthly base fee per calling number`,
  GOODWILL_CREDIT_PAYBOX: privateItemTypeLabels.GOODWILL_CREDIT_PAYBOX,
}

export const itemTypeLabels: Record<FeeItemType, MessageDescriptor> = {
  ...privateItemTypeLabels,
  ...businessItemTypeLabels,
}

export const occurrenceLabels: Record<FeeOccurrence, MessageDescriptor> = {
  ONE_TIME: msg`Once`,
  RECURRING: msg`Every month`,
  ONE_TIME_PER_NEW_NUMBER: msg`Once per new calling number`,
  RECURRING_PER_NUMBER: msg`Every month per calling number`,
}

/** The name of a product, the same in each language; all but one are as the contract spells them. */
export const productName = (type: FeeProductType): string => (type === 'EmployeePremium' ? 'Employee Premium' : type)

/** Per number is monthly, per new number is once (A94); a type that is newer than this portal counts as billed once. */
export const isMonthly = (type: FeeItemType): boolean =>
  Object.hasOwn(feeItemTypeOccurrence, type) && feeItemTypeOccurrence[type].startsWith('RECURRING')

/** Credits are below zero, fees above it (R603, R605, A87, A88). */
export const isCredit = (itemType: FeeItemType): boolean => CREDIT_NOT_BELOW_ZERO.bound({ itemType }) !== undefined

export const isOneTimeCredit = (type: FeeItemType): boolean => isCredit(type) && !isMonthly(type)

/** Gives the amount the sign of its type; zero stays zero, which is an error (R607, A89). */
export const applySign = (type: FeeItemType, amount: number): number =>
  amount === 0 ? 0 : Math.abs(amount) * (isCredit(type) ? -1 : 1)

/** What one-time credits that begin in the month (YYYY-MM) leave of its limit, in euros; the backend checks it (A90). */
export function creditLeft(fees: readonly Pick<Fee, 'itemType' | 'amount' | 'startDate'>[], month: string): number {
  const cents = fees
    .filter(({ itemType, startDate }) => isOneTimeCredit(itemType) && startDate.startsWith(month))
    .reduce((sum, { amount }) => sum + Math.round(-amount * 100), 0)
  return Math.max(0, monthlyCreditLimit * 100 - cents) / 100
}

/** The first day on which a fee of the type may begin; all days are YYYY-MM-DD (R609, R610). */
export const earliestStart = (itemType: FeeItemType, today: string): string =>
  START_TOO_EARLY.bound({ itemType }, daysOf(today)) ?? today

/** The earliest planned end of an existing fee (R619, A93). */
export function earliestEnd({ startDate }: Pick<Fee, 'startDate'>, today: string): string {
  const month = startOfMonth(today, -1)
  return startDate > month ? startDate : month
}

/** What has not begun can be deleted (R551, R552, A91). */
export const isDeletable = ({ itemType, startDate }: Fee, today: string): boolean =>
  startDate >= earliestStart(itemType, today)

/** A monthly fee that has not ended, unless its planned end is before the previous month (R553, R554, A92). */
export const isEndEditable = ({ itemType, plannedEndDate, actualEndDate }: Fee, today: string): boolean =>
  isMonthly(itemType) &&
  actualEndDate === null &&
  (plannedEndDate === null || plannedEndDate >= startOfMonth(today, -1))
