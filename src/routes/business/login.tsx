import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginAdapter } from '#src/areas/business/login-adapter.ts'
import { LoginPage } from '#src/features/login/login-page.tsx'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { startSession } from '#src/shared/session/session.ts'
import { externalLinks } from '#src/shared/shell/external-links.ts'
import { Footer } from '#src/shared/shell/footer.tsx'
import { loginSearch, requireNobody } from '#src/shared/shell/guard.ts'

export const Route = createFileRoute('/business/login')({
  validateSearch: loginSearch('business'),
  beforeLoad: ({ search }) => requireNobody('business', search.redirect),
  loader: () => loadCatalog('login'),
  component: BusinessLogin,
})

function BusinessLogin() {
  const { t } = useLingui()
  return (
    <LoginPage
      port={loginAdapter}
      subtitle={t`For business administrators`}
      registration={{ href: externalLinks.businessRegistration, label: t`Register as a business administrator (PDF)` }}
      onSignedIn={(token) => startSession('business', token)}
      footer={<Footer />}
    />
  )
}
