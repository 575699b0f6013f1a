/** What a customer paid with the phone, and what the bank billed for it, in whole cents. */
import type { PaymentCondition } from '#generated/model/payment-condition.ts'
import type { TransactionStatus } from '#generated/model/transaction-status.ts'

export type StoredTransaction = {
  id: string
  customerId: string
  at: Date
  amountCents: number
  feeType: string
  feeTypeName: string
  merchantName: string
  status: TransactionStatus
  callNumber: string
}

/** The days of the payments on a bill are null for what is not about payments, the references where there is no file. */
export type StoredReceipt = {
  invoiceNumber: string
  customerId: string
  typeText: string
  receiptDate: string
  amountCents: number
  openCents: number
  paymentCondition: PaymentCondition | null
  billedFrom: string | null
  billedTo: string | null
  feeCents: number
  pdfReference: string | null
  csvReference: string | null
  lost: boolean
}
