import { createFileRoute } from '@tanstack/react-router'
import { AddCompanyContents } from '#src/pages/customers/add-company-contents.tsx'
import { addCompany } from '#src/pages/customers/customers.ts'

export const Route = createFileRoute('/bank/_signed-in/business-customers/company')({
  ...addCompany.route,
  component: () => <AddCompanyContents ports={Route.useRouteContext({ select: ({ ports }) => ports })} />,
})
