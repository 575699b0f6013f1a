import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const routeTree = readFileSync(join(import.meta.dirname, '../generated/route-tree.gen.ts'), 'utf8')
const [, fullPaths = ''] = /fullPaths:([^}]*?)fileRoutesByTo/.exec(routeTree)!
/** The addresses of all routes, as the route tree has them. */
export const routes = [
  ...new Set([...fullPaths.matchAll(/'([^']+)'/g)].map(([, path]) => path!.replace(/(.)\/$/, '$1'))),
]

const tabsOf = (path: string, ...tabs: string[]) => tabs.map((tab) => `${path}?tab=${tab}`)
const customer = '/bank/private-customer/1100234501'
const company = '/bank/business-customer/1200456701'

/** What a private customer sees, and the bank of them. */
const myPaybox = ['my-products', 'call-number', 'personal-information', 'bank-data', 'privacy-policy']
/** What everybody sees who pays, and the bank of them. */
const payments = ['receipts', 'transactions']

/** The pages with tabs, with each of them, and the pages whose address names a record. */
const listed = {
  private: [...tabsOf('/private/mypaybox', ...myPaybox), ...tabsOf('/private/receipts-and-transactions', ...payments)],
  business: [
    ...tabsOf('/business/administration', 'companyData', 'admins'),
    ...tabsOf('/business/receipts-and-transactions', ...payments),
  ],
  bank: [
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

/** No page, but a way to one. */
export const isNoPage = (route: string): boolean =>
  /^\/$|\$$|^\/(private|business|bank)\/?$|\/\$bpNumber$|\/login$/.test(route)

/** The pages of an area that need no line above. */
const plainPages = (area: keyof typeof listed): string[] =>
  routes.filter(
    (route) =>
      route.startsWith(`/${area}/`) &&
      !isNoPage(route) &&
      !route.includes('$') &&
      !listed[area].some((page) => page.startsWith(`${route}?`)),
  )

/** Every page with each of its tabs. */
export const allPages: Record<keyof typeof listed, readonly string[]> = {
  private: [...plainPages('private'), ...listed.private],
  business: [...plainPages('business'), ...listed.business],
  bank: [...plainPages('bank'), ...listed.bank],
}
