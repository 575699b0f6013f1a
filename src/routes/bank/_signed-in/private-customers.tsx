import { createFileRoute } from '@tanstack/react-router'
import { PrivateCustomersContents } from '#src/pages/customers/customers-contents.tsx'
import { privateCustomers } from '#src/pages/customers/customers.ts'
import { usePage } from '#src/shared/page/use-page.ts'

export const Route = createFileRoute('/bank/_signed-in/private-customers')({
  ...privateCustomers.route,
  component: () => <PrivateCustomersContents {...usePage(privateCustomers, Route)} />,
})
