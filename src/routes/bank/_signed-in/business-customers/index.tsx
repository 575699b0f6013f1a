import { createFileRoute } from '@tanstack/react-router'
import { BusinessCustomersContents } from '#src/pages/customers/customers-contents.tsx'
import { businessCustomers } from '#src/pages/customers/customers.ts'
import { usePage } from '#src/shared/page/use-page.ts'

export const Route = createFileRoute('/bank/_signed-in/business-customers/')({
  ...businessCustomers.route,
  component: () => <BusinessCustomersContents {...usePage(businessCustomers, Route)} />,
})
