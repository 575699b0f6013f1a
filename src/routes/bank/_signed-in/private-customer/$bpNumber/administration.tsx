import { createFileRoute } from '@tanstack/react-router'
import { PrivateCustomerAdministrationContents } from '#src/pages/customer-administration/customer-administration-contents.tsx'
import { privateCustomerAdministration } from '#src/pages/customer-administration/customer-administration.ts'
import { useTabbedPage } from '#src/shared/page/use-page.ts'

export const Route = createFileRoute('/bank/_signed-in/private-customer/$bpNumber/administration')({
  ...privateCustomerAdministration.route,
  component: () => <PrivateCustomerAdministrationContents {...useTabbedPage(privateCustomerAdministration, Route)} />,
})
