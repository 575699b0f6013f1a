import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { CatalogName } from '#generated/catalogs.ts'
import { appCatalog, catalogs } from '#src/app/catalogs.ts'
import { theme } from '#src/app/theme.ts'
import { loadCatalog, startLanguage, switchLanguage, type Language } from '#src/shared/i18n/i18n.ts'
import { createQueryClient } from '#src/shared/query/query-client.ts'
import { OpenedConfirm } from '#src/shared/ui/modal/confirm-modal.tsx'
import { OpenedModal } from '#src/shared/ui/modal/modal.tsx'
import { OpenedPopup } from '#src/shared/ui/popup.tsx'

type Options = {
  language?: Language
  /** The catalog of the feature that the screen belongs to. */
  catalog?: CatalogName
  /** The page's path, for links and for what reads differently in an area. */
  at?: string
  /** Receives what an error boundary caught; otherwise React writes it into the console, which fails the test. */
  onCaughtError?: (error: unknown) => void
}

/** The sentences that the portal ships, compiled from the same files. */
export async function speak(language: Language, catalog?: CatalogName): Promise<void> {
  await startLanguage(catalogs, appCatalog)
  await Promise.all((['table', 'shell'] as const).map((name) => loadCatalog(name)))
  if (catalog !== undefined) await loadCatalog(catalog)
  await switchLanguage(language)
}

/** Shows a screen as the portal would: theme, real sentences, a cache of its own, and a router that any link may use. */
export async function renderScreen(
  screen: ReactNode,
  { language = 'de', catalog, at = '/', onCaughtError }: Options = {},
) {
  await speak(language, catalog)
  await Promise.all([OpenedModal, OpenedConfirm, OpenedPopup].map((part) => part.preload())) // as the frame of an area does in the first idle moment
  const queryClient = createQueryClient({ gcTime: Number.POSITIVE_INFINITY })
  const rootRoute = createRootRoute()
  const anyPage = createRoute({ getParentRoute: () => rootRoute, path: '$' })
  const router = createRouter({
    routeTree: rootRoute.addChildren([anyPage]),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await router.load()
  router.history.subscribe(() => void router.load()) // as the portal's own provider does
  // Styles that no test looks at and keys without a pause save a quarter of the work.
  const view = render(
    <I18nProvider i18n={i18n}>
      <MantineProvider theme={theme} env="test" withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={queryClient}>
          <RouterContextProvider router={router as never}>{screen}</RouterContextProvider>
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
    onCaughtError && { onCaughtError },
  )
  return { ...view, user: userEvent.setup({ pointerEventsCheck: 0, delay: null }), queryClient, router }
}
