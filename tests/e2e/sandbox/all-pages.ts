import type { Area } from '../../sandbox/client.ts'

const tabsOf = (path: string, ...tabs: string[]) => tabs.map((tab) => `${path}?tab=${tab}`)
const company = '/bank/business-customer/1200456701'

/** Every page with each of its tabs, but for the twins that bank employees see of a customer's own. */
export const allPages: Record<Area, readonly string[]> = {
  private: [
    ...tabsOf('/private/mypaybox', 'my-products', 'call-number', 'personal-information', 'bank-data', 'privacy-policy'),
    ...tabsOf('/private/receipts-and-transactions', 'receipts', 'transactions'),
    '/private/profile',
  ],
  business: ['/business/calling-number', ...tabsOf('/business/administration', 'companyData', 'admins')],
  bank: [
    '/bank/private-customers',
    '/bank/business-customers',
    '/bank/business-customers/company',
    ...tabsOf('/bank/administration', 'tasks', 'bank-employees', 'deny-list', 'allow-list'),
    ...tabsOf('/bank/administration', 'bill-run-calculation', 'bill-run-transactions'),
    '/bank/private-customer/1100234501/mypaybox',
    ...tabsOf(`${company}/administration`, 'companyData', 'admins', 'notes', 'customerDocuments'),
    ...tabsOf(`${company}/administration`, 'fees-credits', 'notifications'),
  ],
}
