import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginAdapter } from '#src/areas/private/login-adapter.ts'
import { createLoginRoute, LoginPage } from '#src/pages/login/login.tsx'
import { externalLinks } from '#src/shared/settings/external-links.ts'

export const Route = createFileRoute('/private/login')({ ...createLoginRoute('private'), component: PrivateLogin })

function PrivateLogin() {
  const { t } = useLingui()
  return (
    <LoginPage
      area="private"
      port={loginAdapter}
      subtitle={t`For private customers`}
      registration={{ href: externalLinks.privateRegistration, label: t`Register now` }}
    />
  )
}
