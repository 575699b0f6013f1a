/** Payments and bills whose texts are hostile: a person's and a company's, of the last days, so that both lists show them. */
import type { StoredReceipt, StoredTransaction } from '#sandbox/domain/billing.ts'
import { dayAfter } from '#sandbox/domain/vienna.ts'
import { hostilePayments, hostileReceipts } from '#sandbox/seed/hostile.ts'

const owners: [customerId: string, callNumber: string][] = [
  ['10000000-0000-4000-8000-001100234516', '6640000516'],
  ['20000000-0000-4000-8000-001200456700', '6646666002'],
]
const dayMs = 86_400_000

/** Cancelled, so that no bill run has them. */
export const hostileTransactions = (now: Date): StoredTransaction[] =>
  owners.flatMap(([customerId, callNumber], owner) =>
    hostilePayments.map(([merchantName, feeTypeName], index) => ({
      id: `T-<b>${owner}${index}</b>`,
      customerId,
      at: new Date(now.getTime() - (index + 1) * dayMs),
      amountCents: 666,
      feeType: '<i>PARKING</i>',
      feeTypeName,
      merchantName,
      status: 'cancelled',
      callNumber,
    })),
  )

/** Without files: what would stand in them is in no archive. */
export const hostileBills = (now: Date): StoredReceipt[] =>
  owners.flatMap(([customerId], owner) =>
    hostileReceipts.map(([invoiceNumber, typeText], index) => ({
      invoiceNumber: `${invoiceNumber}-${owner}`,
      customerId,
      typeText,
      receiptDate: dayAfter(now, -1 - index),
      amountCents: 666,
      openCents: 0,
      paymentCondition: null,
      billedFrom: null,
      billedTo: null,
      feeCents: 666,
      pdfReference: null,
      csvReference: null,
      lost: false,
    })),
  )
