/** What was paid with the product and what was billed for it, and what is left of a company's limit. */
import { downloadReceipt, listReceipts, receiptFile } from '#sandbox/handlers/billing/receipts.ts'
import { getCompanyLimit, listTransactions } from '#sandbox/handlers/billing/transactions.ts'
import { on, read } from '#sandbox/handlers/entry.ts'
import { of, twins } from '#sandbox/handlers/twins.ts'
import { company, either, own, person } from '#sandbox/handlers/ways.ts'

export const billingHandlers = {
  ...twins(
    { private: own, business: own, bank: either },
    { ListReceipts: read(listReceipts), DownloadReceipt: on(receiptFile).read(downloadReceipt) },
  ),
  ...twins({ private: own, business: own }, { ListTransactions: read(listTransactions) }),
  ...twins({ Private: person, Business: company }, { 'bankList*Transactions': read(listTransactions) }),
  ...of(own, { businessGetLimit: read(getCompanyLimit) }),
  ...of(company, { bankGetBusinessLimit: read(getCompanyLimit) }),
}
