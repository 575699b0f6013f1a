import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginAdapter } from '#src/areas/private/login-adapter.ts'
import { LoginPage } from '#src/features/login/login-page.tsx'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { startSession } from '#src/shared/session/session.ts'
import { externalLinks } from '#src/shared/shell/external-links.ts'
import { Footer } from '#src/shared/shell/footer.tsx'
import { loginSearch, requireNobody } from '#src/shared/shell/guard.ts'

export const Route = createFileRoute('/private/login')({
  validateSearch: loginSearch('private'),
  beforeLoad: ({ search }) => requireNobody('private', search.redirect),
  loader: () => loadCatalog('login'),
  component: PrivateLogin,
})

function PrivateLogin() {
  const { t } = useLingui()
  return (
    <LoginPage
      port={loginAdapter}
      subtitle={t`For private customers`}
      registration={{ href: externalLinks.privateRegistration, label: t`Register now` }}
      onSignedIn={(token) => startSession('private', token)}
      footer={<Footer />}
    />
  )
}
