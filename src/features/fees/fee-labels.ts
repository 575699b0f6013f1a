import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import type { FeeItemTypeBusiness } from '#generated/model/fee-item-type-business.ts'
import type { FeeItemTypePrivate } from '#generated/model/fee-item-type-private.ts'
import type { FeeOccurrence } from '#generated/model/fee-occurrence.ts'
import type { FeeProductType } from '#generated/model/fee-product-type.ts'

/** What can be billed to a private customer, in the order in which it is chosen (R481). */
export const privateItemTypes: Record<FeeItemTypePrivate, MessageDescriptor> = {
  MONTHLY_BASE_FEE: msg`Monthly base fee`,
  CREDIT_MONTHLY_BASE_FEE: msg`Credit for the monthly base fee`,
  ACTIVATION_FEE: msg`Activation fee`,
  CREDIT_ACTIVATION_FEE: msg`Credit for the activation fee`,
  FEE_PRODUCT_CHANGE: msg`Fee for a change of tier`,
  CREDIT_FEE_PRODUCT_CHANGE: msg`Credit for a change of tier`,
  GOODWILL_CREDIT_PAYBOX: msg`Goodwill credit`,
}

/** The same for a company (R482). */
export const businessItemTypes: Record<FeeItemTypeBusiness, MessageDescriptor> = {
  ACTIVATION_FEE_BPS: msg`Activation fee of the company`,
  CREDIT_ACTIVATION_FEE_BPS: msg`Credit for the activation fee of the company`,
  ACTIVATION_FEE_BPSS: msg`Activation fee per calling number`,
  CREDIT_ACTIVATION_FEE_BPSS: msg`Credit for the activation fee per calling number`,
  MONTHLY_BASE_FEE_BPSS: msg`Monthly base fee per calling number`,
  CREDIT_MONTHLY_BASE_FEE_BPSS: msg`Credit for the monthly base fee per calling number`,
  GOODWILL_CREDIT_PAYBOX: privateItemTypes.GOODWILL_CREDIT_PAYBOX,
}

export const itemTypes: Record<FeeItemType, MessageDescriptor> = { ...privateItemTypes, ...businessItemTypes }

export const occurrences: Record<FeeOccurrence, MessageDescriptor> = {
  ONE_TIME: msg`Once`,
  RECURRING: msg`Every month`,
  ONE_TIME_PER_NEW_NUMBER: msg`Once per new calling number`,
  RECURRING_PER_NUMBER: msg`Every month per calling number`,
}

/** The name of a product, the same in each language; all but one are as the contract spells them. */
export const productName = (type: FeeProductType): string => (type === 'EmployeePremium' ? 'Employee Premium' : type)
