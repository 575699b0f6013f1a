import { createFileRoute, Link, Outlet, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { CustomerNotLoaded } from '#src/features/customers/customer-not-loaded.tsx'
import { BusinessCustomerHeader } from '#src/features/customers/business-customer-header.tsx'

export const Route = createFileRoute('/bank/_signed-in/business-customer/$bpNumber')({
  beforeLoad: async ({ context: { queryClient }, params: { bpNumber } }) => {
    const { openBusinessCustomer } = await import('#src/areas/bank/open-customer.ts')
    return openBusinessCustomer(queryClient, bpNumber)
  },
  component: BusinessCustomer,
  errorComponent: NotLoaded,
})

function BusinessCustomer() {
  const { ports } = Route.useRouteContext()
  const { bpNumber } = Route.useParams()
  const to = '/bank/business-customer/$bpNumber'
  return (
    <>
      <BusinessCustomerHeader
        port={ports.businessCustomers}
        bpNumber={bpNumber}
        links={{
          receiptsAndTransactions: <Link to={`${to}/receipts-and-transactions`} params={{ bpNumber }} />,
          callingNumbers: <Link to={`${to}/calling-number`} params={{ bpNumber }} />,
          administration: <Link to={`${to}/administration`} params={{ bpNumber }} />,
        }}
      />
      <Outlet />
    </>
  )
}

function NotLoaded({ error }: ErrorComponentProps) {
  const router = useRouter()
  const listLink = <Link to="/bank/business-customers" />
  return <CustomerNotLoaded error={error} onRetry={() => void router.invalidate()} listLink={listLink} />
}
