import { createFileRoute } from '@tanstack/react-router'
import { CompanyAdministrationContents } from '#src/pages/customer-administration/customer-administration-contents.tsx'
import { companyAdministration } from '#src/pages/customer-administration/customer-administration.ts'
import { useTabbedPage } from '#src/shared/page/use-page.ts'

export const Route = createFileRoute('/bank/_signed-in/business-customer/$bpNumber/administration')({
  ...companyAdministration.route,
  component: () => <CompanyAdministrationContents {...useTabbedPage(companyAdministration, Route)} />,
})
