import './app/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { appCatalog, catalogs } from './app/catalogs.ts'
import { shareNonce } from './shared/ui/page-nonce.ts'
import { watchPages } from './app/page-watch.ts'
import { Portal } from './app/portal.tsx'
import { createPortalRouter } from './app/router.ts'
import { watchSession } from './app/session-watch.ts'
import { showStartFailure } from './app/start-failure.ts'
import { refuseMarkup } from './app/trusted-types.ts'
import { loadFlags } from './shared/flags/flags.ts'
import { ApiError } from './shared/http/api-error.ts'
import { startLanguage } from './shared/i18n/i18n.ts'
import { createQueryClient } from './shared/query/query-client.ts'

/** A refused call that a screen shows is no fault of the portal; anything else belongs into the console. */
const tellUnlessShown = (error: unknown): void => {
  if (!(error instanceof ApiError)) console.error(error)
}

refuseMarkup()
shareNonce()

const queryClient = createQueryClient()
const router = createPortalRouter(queryClient)
watchSession(queryClient, router)
watchPages(router)

const root = document.getElementById('root')!
try {
  await startLanguage(catalogs, appCatalog)
  createRoot(root, { onCaughtError: tellUnlessShown }).render(
    <StrictMode>
      <Portal queryClient={queryClient} router={router} />
    </StrictMode>,
  )
  void loadFlags()
} catch {
  showStartFailure(root)
}
