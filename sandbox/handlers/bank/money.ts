/** The receipts and transactions of any customer, for bank employees. */
import { anyCustomer, businessCustomer, privateCustomer } from '#sandbox/handlers/customer-of.ts'
import { downloadReceipt, listReceipts, receiptFile } from '#sandbox/handlers/receipts.ts'
import { getCompanyLimit, listTransactions } from '#sandbox/handlers/transactions.ts'
import { handler } from '#sandbox/server/handler.ts'

export const bankMoney = {
  bankListReceipts: handler('bankListReceipts', { subject: anyCustomer, handle: listReceipts }),
  bankDownloadReceipt: handler('bankDownloadReceipt', {
    subject: async (context) => receiptFile(context.db, await anyCustomer(context), context.params.archiveReferenceId),
    handle: downloadReceipt,
  }),
  bankListPrivateTransactions: handler('bankListPrivateTransactions', {
    subject: privateCustomer,
    handle: listTransactions,
  }),
  bankListBusinessTransactions: handler('bankListBusinessTransactions', {
    subject: businessCustomer,
    handle: listTransactions,
  }),
  bankGetBusinessLimit: handler('bankGetBusinessLimit', { subject: businessCustomer, handle: getCompanyLimit }),
}
