import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginAdapter } from '#src/areas/bank/login-adapter.ts'
import { LoginPage } from '#src/features/login/login-page.tsx'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'
import { startSession } from '#src/shared/session/session.ts'
import { Footer } from '#src/shared/shell/footer.tsx'
import { loginSearch, requireNobody } from '#src/shared/shell/guard.ts'

export const Route = createFileRoute('/bank/login')({
  validateSearch: loginSearch('bank'),
  beforeLoad: ({ search }) => requireNobody('bank', search.redirect),
  loader: () => loadCatalog('login'),
  component: BankLogin,
})

function BankLogin() {
  const { t } = useLingui()
  return (
    <LoginPage
      port={loginAdapter}
      subtitle={t`For employees of the bank`}
      onSignedIn={(token) => startSession('bank', token)}
      footer={<Footer />}
    />
  )
}
