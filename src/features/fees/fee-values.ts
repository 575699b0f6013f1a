import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import type { FormControl } from '#src/shared/form/fields/use-bound-field.ts'

/** What is entered about a new fee; empty text and null are nothing. */
export type FeeValues = {
  /** Private customers only. */
  productId?: string | null
  itemType: FeeItemType | null
  amount: number | null
  /** Days are YYYY-MM-DD. */
  startDate: string
  plannedEndDate: string
  transactionText: string
}

export type FeeControl = FormControl<FeeValues>

export const emptyFee: FeeValues = {
  itemType: null,
  amount: null,
  startDate: '',
  plannedEndDate: '',
  transactionText: '',
}
