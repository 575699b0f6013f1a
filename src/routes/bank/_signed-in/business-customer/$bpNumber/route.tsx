import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { CustomerNotOpened } from '#src/pages/customer/customer-not-opened.tsx'
import { BusinessCustomerContents } from '#src/pages/customer/customer-contents.tsx'
import { customerFrame } from '#src/pages/customers/customers.ts'

const area = getRouteApi('/bank/_signed-in')

/** The routes below get the ports about the company (R065). */
export const Route = createFileRoute('/bank/_signed-in/business-customer/$bpNumber')({
  beforeLoad: async ({ context: { queryClient, may }, params: { bpNumber } }) => {
    const { openBusinessCustomer } = await import('#src/areas/bank/open-customer.ts')
    return openBusinessCustomer(queryClient, bpNumber, may)
  },
  ...customerFrame.route,
  component: function Customer() {
    const { bpNumber } = Route.useParams()
    // Another customer resets all forms.
    return (
      <BusinessCustomerContents
        key={bpNumber}
        ports={area.useRouteContext({ select: ({ ports }) => ports })}
        company={Route.useRouteContext({ select: ({ ports }) => ports.company })}
        bpNumber={bpNumber}
      />
    )
  },
  errorComponent: ({ error }) => <CustomerNotOpened error={error} list="/bank/business-customers" />,
})
