import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createPortal } from 'react-dom'
import { AlertList } from '#src/shared/alerts/alert-list.tsx'
import { installation } from '#src/shared/settings/installation.ts'
import { pageNonce } from '#src/shared/ui/page-nonce.ts'
import type { createPortalRouter } from './router.ts'
import { cssVariables, theme } from './theme.ts'

const looks = {
  theme,
  cssVariablesResolver: cssVariables,
  defaultColorScheme: 'auto',
  getStyleNonce: () => pageNonce() ?? '',
} as const

/** Mantine writes a <style> where its provider stands, and only the head may hold one; this one changes nothing else. */
const styles = createPortal(<MantineProvider {...looks} getRootElement={() => undefined} />, document.head)

/** Where this is not production, every page begins with its name. */
const { environment } = installation
const strip = { padding: 4, textAlign: 'center', background: 'var(--brand-soft)' } as const

type Props = { queryClient: QueryClient; router: ReturnType<typeof createPortalRouter> }

/** The whole portal: language, theme, cached answers, alerts and the page that the URL names. */
export function Portal({ queryClient, router }: Props) {
  return (
    <I18nProvider i18n={i18n}>
      {styles}
      <MantineProvider {...looks} withCssVariables={false} withGlobalClasses={false} deduplicateInlineStyles>
        <QueryClientProvider client={queryClient}>
          {environment && (
            <aside aria-label={environment} style={strip}>
              {environment}
            </aside>
          )}
          <AlertList />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>
  )
}
