import type { Control, FieldValues } from 'react-hook-form'
import type { FeeItemType } from '#generated/model/fee-item-type.ts'

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

export type FeeControl = Control<FeeValues, unknown, FieldValues>

export const emptyFee: FeeValues = {
  itemType: null,
  amount: null,
  startDate: '',
  plannedEndDate: '',
  transactionText: '',
}
