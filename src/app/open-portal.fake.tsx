import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { json, startLocalServer } from '../../tests/local-server.ts'
import { tokens } from '../../tests/tokens.ts'
import { createQueryClient } from '#src/shared/query/query-client.ts'
import { startLanguage } from '#src/shared/i18n/i18n.ts'
import { appCatalog, catalogs } from './catalogs.ts'
import { resetAlertsOnNavigation } from './reset-alerts.ts'
import { Portal } from './portal.tsx'
import { createPortalRouter } from './router.ts'
import { watchSession } from './session/session-watch.ts'

const responses: Record<string, unknown> = {
  '/private/auth/login': { token: tokens.private },
  '/private/product': {
    productType: 'Starter',
    activationDate: '2024-03-01',
    terminationDate: null,
    terminationReason: null,
    limits: { activeProduct: 100, inactiveProduct: 1500 },
    costs: { starter: 0, premium: 2.5, rabatt: 0 },
    productChangeId: null,
  },
  '/private/product/limit': { etag: 'limit-1', monthlyLimitEUR: 100, remainingLimitEUR: 62.5 },
  '/private/product/change': { pendingChange: null, earliestActivationDate: '2026-11-20' },
  '/private/inactivity': { etag: 'lock-1', inactivityLock: false },
  '/private/call-number': { etag: 'number-1', callNumber: '6641234501' },
  '/private/bank-data': {
    etag: 'account-1',
    accountHolder: 'Anna Gruber',
    iban: 'AT611904300234573201',
    signDate: '2023-05-01',
  },
  '/private/profile': { etag: 'anna-1', email: 'anna.gruber@mail.example', firstName: 'Anna', lastName: 'Gruber' },
  '/private/transactions': { transactions: [], meta: { total: 0 } },
  '/business/receipts': { receipts: [] },
}

/** A local server with the data of Anna; `refuses` makes it respond to everything with one status, `responds` changes one path. */
export async function openBank() {
  const server = await startLocalServer()
  const respondWith = (bodies = responses) =>
    server.answerWith((response, call) => {
      const body = bodies[call.url.replace('/api/ui/v1', '').split('?')[0]!]
      if (body === undefined) response.writeHead(204).end()
      else json(200, body)(response, call)
    })
  respondWith()
  return {
    ...server,
    resetResponses: () => respondWith(),
    responds: (path: string, body: unknown = responses[path]) => respondWith({ ...responses, [path]: body }),
    refuses: (status: number, problem = {}) => server.answerWith(json(status, problem)),
  }
}

const cleanups: (() => void)[] = []

/** Renders the whole portal at a URL, as `main.tsx` does; `gcTime` is how long unused data stays cached, in milliseconds. */
export async function openPortal(path: string, options: { gcTime?: number } = {}) {
  window.history.pushState(null, '', path)
  const queryClient = createQueryClient(options)
  const router = createPortalRouter(queryClient)
  cleanups.push(watchSession(queryClient, router), resetAlertsOnNavigation(router), () => router.history.destroy())
  await startLanguage(catalogs, appCatalog)
  await router.load()
  const view = render(<Portal queryClient={queryClient} router={router} />)
  return {
    ...view,
    user: userEvent.setup({ delay: null }),
    router,
    queryClient,
    address: () => router.state.location.href,
  }
}

export function closePortal(): void {
  for (const stop of cleanups.splice(0)) stop()
}
