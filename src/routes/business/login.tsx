import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginAdapter } from '#src/areas/business/login-adapter.ts'
import { LoginContents } from '#src/pages/login/login-contents.tsx'
import { loginOf } from '#src/pages/login/login.ts'
import { externalLinks } from '#src/shared/settings/external-links.ts'

export const Route = createFileRoute('/business/login')({ ...loginOf('business').route, component: BusinessLogin })

function BusinessLogin() {
  const { t } = useLingui()
  return (
    <LoginContents
      area="business"
      port={loginAdapter}
      subtitle={t`For business administrators`}
      registration={{ href: externalLinks.businessRegistration, label: t`Register as a business administrator (PDF)` }}
    />
  )
}
