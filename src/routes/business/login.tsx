import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loginAdapter } from '#src/areas/business/login-adapter.ts'
import { createLoginRoute, LoginPage } from '#src/pages/login/login.tsx'
import { externalLinks } from '#src/shared/settings/external-links.ts'

export const Route = createFileRoute('/business/login')({ ...createLoginRoute('business'), component: BusinessLogin })

function BusinessLogin() {
  const { t } = useLingui()
  return (
    <LoginPage
      area="business"
      port={loginAdapter}
      subtitle={t`For business administrators`}
      registration={{ href: externalLinks.businessRegistration, label: t`Register as a business administrator (PDF)` }}
    />
  )
}
