/** The client of another team, as an example for `npm run contract:consumer`: payments and bills of a customer as lines of text. */
import { privateListReceipts } from '../../../generated/api/private-receipts/private-receipts.ts'
import { privateListTransactions } from '../../../generated/api/private-transactions/private-transactions.ts'

const inEuro = (amount: number) => `EUR ${amount.toFixed(2)}`

/** The newest payments, one a line. */
export async function listPayments(): Promise<string[]> {
  const { transactions } = await privateListTransactions({ limit: 100 })
  return transactions.map(({ transactionTimestamp, merchantName, amount }) =>
    [transactionTimestamp.slice(0, 10), merchantName, inEuro(amount)].join('  '),
  )
}

/** The bills since a day, one a line. */
export async function listBills(filterFromReceiptDate: string): Promise<string[]> {
  const { receipts } = await privateListReceipts({ filterFromReceiptDate })
  return receipts.map(({ receiptDate, typeText, amount }) => [receiptDate, typeText, inEuro(amount)].join('  '))
}
