import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginAdapter } from '#src/areas/bank/login-adapter.ts'
import { createLoginRoute, LoginPage } from '#src/pages/login/login.tsx'

export const Route = createFileRoute('/bank/login')({ ...createLoginRoute('bank'), component: BankLogin })

function BankLogin() {
  const { t } = useLingui()
  return <LoginPage area="bank" port={loginAdapter} subtitle={t`For bank employees`} />
}
