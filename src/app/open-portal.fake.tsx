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
import { watchSession } from './session-watch.ts'

const answers: Record<string, unknown> = {
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
  '/business/receipts': { receipts: [] },
}

/** A bank on this machine that answers Anna; `refuses` makes it answer everything with one status, `says` one path anew. */
export async function openBank() {
  const server = await startLocalServer()
  const answerAll = (said = answers) =>
    server.answerWith((response, call) => {
      const body = said[call.url.replace('/api/ui/v1', '').split('?')[0]!]
      if (body === undefined) response.writeHead(204).end()
      else json(200, body)(response, call)
    })
  answerAll()
  return {
    ...server,
    answerAll: () => answerAll(),
    says: (path: string, body: unknown = answers[path]) => answerAll({ ...answers, [path]: body }),
    refuses: (status: number, problem = {}) => server.answerWith(json(status, problem)),
  }
}

const leave: (() => void)[] = []

/** The whole portal at an address, as `main.tsx` starts it; `gcTime` is for how long answers are kept, in milliseconds. */
export async function openPortal(path: string, kept: { gcTime?: number } = {}) {
  window.history.pushState(null, '', path)
  const queryClient = createQueryClient(kept)
  const router = createPortalRouter(queryClient)
  leave.push(watchSession(queryClient, router), resetAlertsOnNavigation(router), () => router.history.destroy())
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

export function leavePortal(): void {
  for (const stop of leave.splice(0)) stop()
}
