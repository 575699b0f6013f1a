import { useNavigate } from '@tanstack/react-router'
import { AddCompanyPage } from '#src/features/company/add-company-page.tsx'
import type { NewCompanyPort } from '#src/features/company/company-port.ts'

/** Adds a company, and then shows the list of companies. */
export function AddCompanyContents({ ports }: { ports: { newCompany: NewCompanyPort } }) {
  const navigate = useNavigate()
  return (
    <AddCompanyPage
      port={ports.newCompany}
      onAdded={() => navigate({ to: '/bank/business-customers', replace: true })}
    />
  )
}
