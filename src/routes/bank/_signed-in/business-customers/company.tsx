import { createFileRoute } from '@tanstack/react-router'
import { AddCompanyPage } from '#src/features/company/add-company-page.tsx'
import { loadCatalog } from '#src/shared/i18n/i18n.ts'

export const Route = createFileRoute('/bank/_signed-in/business-customers/company')({
  loader: () => Promise.all(['company', 'address'].map(loadCatalog)),
  component: AddCompany,
})

function AddCompany() {
  const { ports } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <AddCompanyPage
      port={ports.newCompany}
      onAdded={() => navigate({ to: '/bank/business-customers', replace: true })}
    />
  )
}
