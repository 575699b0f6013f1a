import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginAdapter } from '#src/areas/bank/login-adapter.ts'
import { LoginContents } from '#src/pages/login/login-contents.tsx'
import { loginOf } from '#src/pages/login/login.ts'

export const Route = createFileRoute('/bank/login')({ ...loginOf('bank').route, component: BankLogin })

function BankLogin() {
  const { t } = useLingui()
  return <LoginContents area="bank" port={loginAdapter} subtitle={t`For employees of the bank`} />
}
