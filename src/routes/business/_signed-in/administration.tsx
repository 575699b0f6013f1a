import { createFileRoute } from '@tanstack/react-router'
import { OwnCompanyAdministrationContents } from '#src/pages/customer-administration/customer-administration-contents.tsx'
import { ownCompanyAdministration } from '#src/pages/customer-administration/customer-administration.ts'
import { useTabbedPage } from '#src/shared/page/use-page.ts'

export const Route = createFileRoute('/business/_signed-in/administration')({
  ...ownCompanyAdministration.route,
  component: () => <OwnCompanyAdministrationContents {...useTabbedPage(ownCompanyAdministration, Route)} />,
})
