import { Link } from '@tanstack/react-router'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { DeleteCustomer } from '#src/features/customers/actions/delete-customer.tsx'
import { PrivateCustomerActions } from '#src/features/customers/actions/private-customer-actions.tsx'
import type { PrivateActionsPort } from '#src/features/customers/customer-actions-port.ts'
import type { PrivateCustomersPort } from '#src/features/customers/customers-port.ts'
import { PrivateCustomersPage } from '#src/features/customers/private-customers-page.tsx'
import { HistoryAction } from '#src/features/history/history-action.tsx'
import type { HistoryPort } from '#src/features/history/history-port.ts'
import type { PageProps } from '#src/shared/page/use-page.ts'
import type { privateCustomers } from './customers.ts'

type Ports = {
  privateCustomers: PrivateCustomersPort
  privateActions: (customerId: string) => PrivateActionsPort
  history: HistoryPort
}

/** The list of private customers with what can be done with a row (R355 to R357). */
export function PrivateCustomersContents({ ports, ...place }: PageProps<typeof privateCustomers, Ports>) {
  const rowActions = (customer: PrivateCustomer) => {
    const port = ports.privateActions(customer.id)
    return (
      <>
        <HistoryAction
          port={ports.history}
          object={{ objectType: 'PRIVATE_CUSTOMER', objectId: customer.id }}
          name={`${customer.firstName} ${customer.lastName}`}
          modals={place.modals}
        />
        <PrivateCustomerActions port={port} customer={customer} modals={place.modals} />
        {port.remove && <DeleteCustomer remove={port.remove} customer={customer} modals={place.modals} />}
      </>
    )
  }
  return (
    <PrivateCustomersPage port={ports.privateCustomers} {...place} detailsLink={detailsLink} rowActions={rowActions} />
  )
}

const detailsLink = ({ bpNumber }: PrivateCustomer) => (
  <Link to="/bank/private-customer/$bpNumber" params={{ bpNumber }} preload={false} />
)
