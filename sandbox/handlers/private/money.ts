/** The customer's own receipts and transactions. */
import { ownCustomer } from '#sandbox/handlers/customer-of.ts'
import { downloadReceipt, listReceipts, receiptFile } from '#sandbox/handlers/receipts.ts'
import { listTransactions } from '#sandbox/handlers/transactions.ts'
import { handler } from '#sandbox/server/handler.ts'

export const privateMoney = {
  privateListReceipts: handler('privateListReceipts', { subject: ownCustomer, handle: listReceipts }),
  privateDownloadReceipt: handler('privateDownloadReceipt', {
    subject: async (context) => receiptFile(context.db, await ownCustomer(context), context.params.archiveReferencePdf),
    handle: downloadReceipt,
  }),
  privateListTransactions: handler('privateListTransactions', { subject: ownCustomer, handle: listTransactions }),
}
