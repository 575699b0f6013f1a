import { createFileRoute, Link, Outlet, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { CustomerNotLoaded } from '#src/features/customers/customer-not-loaded.tsx'
import { PrivateCustomerHeader } from '#src/features/customers/private-customer-header.tsx'

export const Route = createFileRoute('/bank/_signed-in/private-customer/$bpNumber')({
  beforeLoad: async ({ context: { queryClient }, params: { bpNumber } }) => {
    const { openPrivateCustomer } = await import('#src/areas/bank/open-customer.ts')
    return openPrivateCustomer(queryClient, bpNumber)
  },
  component: PrivateCustomer,
  errorComponent: NotLoaded,
})

function PrivateCustomer() {
  const { ports } = Route.useRouteContext()
  const { bpNumber } = Route.useParams()
  const to = '/bank/private-customer/$bpNumber'
  return (
    <>
      <PrivateCustomerHeader
        port={ports.privateCustomers}
        bpNumber={bpNumber}
        links={{
          mypaybox: <Link to={`${to}/mypaybox`} params={{ bpNumber }} />,
          receiptsAndTransactions: <Link to={`${to}/receipts-and-transactions`} params={{ bpNumber }} />,
          administration: <Link to={`${to}/administration`} params={{ bpNumber }} />,
        }}
      />
      <Outlet />
    </>
  )
}

function NotLoaded({ error }: ErrorComponentProps) {
  const router = useRouter()
  const listLink = <Link to="/bank/private-customers" />
  return <CustomerNotLoaded error={error} onRetry={() => void router.invalidate()} listLink={listLink} />
}
