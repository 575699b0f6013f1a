import './app/styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { appCatalog, catalogs } from './app/catalogs.ts'
import { shareNonce } from './shared/ui/page-nonce.ts'
import { watchForNewerPortal } from './app/newer-portal.ts'
import { resetAlertsOnNavigation } from './app/reset-alerts.ts'
import { Portal } from './app/portal.tsx'
import { createPortalRouter } from './app/router.ts'
import { watchSession } from './app/session/session-watch.ts'
import { refuseMarkup } from './app/trusted-types.ts'
import { installation } from './shared/settings/installation.ts'
import { loadFlags } from './shared/settings/flags.ts'
import { ApiError } from './shared/http/api-error.ts'
import { isPartMissing } from './shared/http/load-part.ts'
import { startLanguage } from './shared/i18n/i18n.ts'
import { createQueryClient } from './shared/query/query-client.ts'

/** Reports errors except refused requests and lost connections, which a screen shows. */
const reportUnlessShown = (error: unknown): void => {
  if (!(error instanceof ApiError || isPartMissing(error))) reportError(error)
}

/** Yields to pending events, so that the page accepts input while the portal starts. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

const root = document.getElementById('root')!

/** Renders the page of the URL, or hydrates the prerendered first step of a login (docs/decisions/005). */
async function renderPortal(): Promise<void> {
  const queryClient = createQueryClient()
  const router = createPortalRouter(queryClient)
  watchSession(queryClient, router)
  resetAlertsOnNavigation(router)
  watchForNewerPortal(queryClient)
  const { reports } = installation
  if (reports !== undefined)
    void import('./app/reports/report-faults.ts').then(({ reportFaults }) =>
      reportFaults(reports, { router, queryClient }),
    )

  const page = (
    <StrictMode>
      <Portal queryClient={queryClient} router={router} />
    </StrictMode>
  )
  const options = { onCaughtError: reportUnlessShown }
  const { first, frame } = root.dataset
  // The prerendered frame of an area stays until the page can be rendered in it.
  if (frame !== undefined) root.removeAttribute('data-first')
  const path = window.location.pathname
  await Promise.all([startLanguage(catalogs, appCatalog), first !== undefined && router.load()])
  if (frame === undefined && first !== undefined && router.state.location.pathname === path) {
    await nextTask()
    startTransition(() => void hydrateRoot(root, page, { ...options, identifierPrefix: first }))
    return
  }
  root.removeAttribute('data-first')
  root.removeAttribute('data-frame')
  if (frame === undefined) root.replaceChildren()
  createRoot(root, options).render(page)
}

async function start(): Promise<void> {
  refuseMarkup()
  shareNonce()
  try {
    await renderPortal()
    void loadFlags()
  } catch {
    // Without a catalog, index.html shows its own message.
    if (!('first' in root.dataset)) root.replaceChildren()
    document.documentElement.classList.add('start-failed')
  }
}

void nextTask().then(start)
