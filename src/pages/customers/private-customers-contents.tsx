import { Link } from '@tanstack/react-router'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { DeleteCustomer } from '#src/features/customers/actions/delete-customer.tsx'
import { PrivateCustomerActions } from '#src/features/customers/actions/private-customer-actions.tsx'
import type { PrivateActionsPort } from '#src/features/customers/customer-actions-port.ts'
import type { PrivateCustomersPort } from '#src/features/customers/customers-port.ts'
import { PrivateCustomersPage } from '#src/features/customers/private-customers-page.tsx'
import type { HistoryPort } from '#src/features/history/history-port.ts'
import { RowHistory } from '#src/pages/history/row-history.tsx'
import type { PageProps } from '#src/shared/page/use-page.ts'
import type { privateCustomers } from './customers.ts'
import { rowWindows } from './row-windows.ts'

type Ports = {
  privateCustomers: PrivateCustomersPort
  privateActions: (customerId: string) => PrivateActionsPort
  history: HistoryPort
}

/** The list of private customers with what can be done with a row (R355 to R357). */
export function PrivateCustomersContents({ ports, ...place }: PageProps<typeof privateCustomers, Ports>) {
  const rowActions = (customer: PrivateCustomer) => {
    const port = ports.privateActions(customer.id)
    const windows = rowWindows(place, customer.id)
    return (
      <>
        <RowHistory
          port={ports.history}
          object={{ objectType: 'PRIVATE_CUSTOMER', objectId: customer.id }}
          name={`${customer.firstName} ${customer.lastName}`}
          place={place}
        />
        <PrivateCustomerActions port={port} customer={customer} {...windows} />
        {port.remove && <DeleteCustomer remove={port.remove} customer={customer} {...windows} />}
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
