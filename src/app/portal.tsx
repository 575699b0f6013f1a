import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AlertList } from '#src/shared/alerts/alert-list.tsx'
import { pageNonce } from '#src/shared/ui/page-nonce.ts'
import type { createPortalRouter } from './router.ts'
import { theme } from './theme.ts'

const styleNonce = () => pageNonce() ?? ''

type Props = { queryClient: QueryClient; router: ReturnType<typeof createPortalRouter> }

/** The providers of language, theme and query cache. */
export function PortalProviders({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      {/* The variables and classes are in generated/theme.css. */}
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
        withCssVariables={false}
        withGlobalClasses={false}
        deduplicateInlineStyles
      >
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </MantineProvider>
    </I18nProvider>
  )
}

/** The whole portal: the alerts and the page of the URL. */
export function Portal({ queryClient, router }: Props) {
  return (
    <PortalProviders queryClient={queryClient}>
      <AlertList />
      <RouterProvider router={router} />
    </PortalProviders>
  )
}
