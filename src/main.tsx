import './app/styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { appCatalog, catalogs } from './app/catalogs.ts'
import { shareNonce } from './shared/ui/page-nonce.ts'
import { watchForNewerPortal } from './app/newer-portal.ts'
import { resetAlertsOnNavigation } from './app/reset-alerts.ts'
import { Portal } from './app/portal.tsx'
import { createPortalRouter } from './app/router.ts'
import { watchSession } from './app/session-watch.ts'
import { refuseMarkup } from './app/trusted-types.ts'
import { installation } from './shared/settings/installation.ts'
import { loadFlags } from './shared/settings/flags.ts'
import { ApiError } from './shared/http/api-error.ts'
import { isPartMissing } from './shared/http/load-part.ts'
import { startLanguage } from './shared/i18n/i18n.ts'
import { createQueryClient } from './shared/query/query-client.ts'

/** A refused call or a lost connection that a screen shows is no fault of the portal; anything else belongs into the console. */
const tellUnlessShown = (error: unknown): void => {
  if (!(error instanceof ApiError || isPartMissing(error))) reportError(error)
}

/** What is under way goes first: the page can be typed into while its program starts. */
const nextTask = () => new Promise((done) => setTimeout(done))

const root = document.getElementById('root')!

/** Draws the page that the router comes to, or takes over the first step of a login that stands there (docs/decisions/037). */
async function draw(): Promise<void> {
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
  const told = { onCaughtError: tellUnlessShown }
  const { first, frame } = root.dataset
  // The frame of an area stays until its page can stand in it; what is wrong meanwhile is the program's to say.
  if (frame !== undefined) root.removeAttribute('data-first')
  const address = window.location.pathname
  await Promise.all([startLanguage(catalogs, appCatalog), first !== undefined && router.load()])
  if (frame === undefined && first !== undefined && router.state.location.pathname === address) {
    await nextTask()
    startTransition(() => void hydrateRoot(root, page, { ...told, identifierPrefix: first }))
    return
  }
  root.removeAttribute('data-first')
  root.removeAttribute('data-frame')
  if (frame === undefined) root.replaceChildren()
  createRoot(root, told).render(page)
}

async function start(): Promise<void> {
  refuseMarkup()
  shareNonce()
  try {
    await draw()
    void loadFlags()
  } catch {
    // Not even the portal's sentences came, so the page says its own (index.html).
    if (!('first' in root.dataset)) root.replaceChildren()
    document.documentElement.classList.add('start-failed')
  }
}

void nextTask().then(start)
