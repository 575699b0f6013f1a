import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginAdapter } from '#src/areas/private/login-adapter.ts'
import { LoginContents } from '#src/pages/login/login-contents.tsx'
import { loginOf } from '#src/pages/login/login.ts'
import { externalLinks } from '#src/shared/settings/external-links.ts'

export const Route = createFileRoute('/private/login')({ ...loginOf('private').route, component: PrivateLogin })

function PrivateLogin() {
  const { t } = useLingui()
  return (
    <LoginContents
      area="private"
      port={loginAdapter}
      subtitle={t`For private customers`}
      registration={{ href: externalLinks.privateRegistration, label: t`Register now` }}
    />
  )
}
