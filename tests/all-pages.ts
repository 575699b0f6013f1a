const tabsOf = (path: string, ...tabs: string[]) => tabs.map((tab) => `${path}?tab=${tab}`)
const customer = '/bank/private-customer/1100234501'
const company = '/bank/business-customer/1200456701'

/** What a private customer sees, and the bank of them. */
const myPaybox = ['my-products', 'call-number', 'personal-information', 'bank-data', 'privacy-policy']
/** What everybody sees who pays, and the bank of them. */
const payments = ['receipts', 'transactions']

/** Every page with each of its tabs. */
export const allPages: Record<'private' | 'business' | 'bank', readonly string[]> = {
  private: [
    ...tabsOf('/private/mypaybox', ...myPaybox),
    ...tabsOf('/private/receipts-and-transactions', ...payments),
    '/private/profile',
  ],
  business: [
    '/business/calling-number',
    ...tabsOf('/business/administration', 'companyData', 'admins'),
    ...tabsOf('/business/receipts-and-transactions', ...payments),
    '/business/profile',
  ],
  bank: [
    '/bank/private-customers',
    '/bank/business-customers',
    '/bank/business-customers/company',
    ...tabsOf('/bank/administration', 'tasks', 'bank-employees', 'deny-list', 'allow-list'),
    ...tabsOf('/bank/administration', 'bill-run-calculation', 'bill-run-transactions'),
    ...tabsOf(`${customer}/mypaybox`, ...myPaybox),
    ...tabsOf(`${customer}/receipts-and-transactions`, ...payments),
    ...tabsOf(`${customer}/administration`, 'notes', 'customer-documents', 'fees-credits', 'notifications'),
    ...tabsOf(`${company}/administration`, 'companyData', 'admins', 'notes', 'customerDocuments'),
    ...tabsOf(`${company}/administration`, 'fees-credits', 'notifications'),
    ...tabsOf(`${company}/receipts-and-transactions`, ...payments),
    `${company}/calling-number`,
  ],
}
