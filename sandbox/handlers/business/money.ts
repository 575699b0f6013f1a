/** The receipts and transactions of the administrator's company. */
import { ownCustomer } from '#sandbox/handlers/customer-of.ts'
import { downloadReceipt, listReceipts, receiptFile } from '#sandbox/handlers/receipts.ts'
import { getCompanyLimit, listTransactions } from '#sandbox/handlers/transactions.ts'
import { handler } from '#sandbox/server/handler.ts'

export const businessMoney = {
  businessListReceipts: handler('businessListReceipts', { subject: ownCustomer, handle: listReceipts }),
  businessDownloadReceipt: handler('businessDownloadReceipt', {
    subject: async (context) => receiptFile(context.db, await ownCustomer(context), context.params.archiveReferenceId),
    handle: downloadReceipt,
  }),
  businessListTransactions: handler('businessListTransactions', { subject: ownCustomer, handle: listTransactions }),
  businessGetLimit: handler('businessGetLimit', { subject: ownCustomer, handle: getCompanyLimit }),
}
