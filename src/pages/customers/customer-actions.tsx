import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { BusinessCustomerActions } from '#src/features/customers/actions/business-customer-actions.tsx'
import { DeleteCustomer } from '#src/features/customers/actions/delete-customer.tsx'
import { PrivateCustomerActions } from '#src/features/customers/actions/private-customer-actions.tsx'
import type { BusinessActionsPort, PrivateActionsPort } from '#src/features/customers/customer-actions-port.ts'
import type { CustomerModals } from '#src/features/customers/customer-modals.ts'
import { HistoryAction } from '#src/features/history/history-action.tsx'
import type { HistoryPort } from '#src/features/history/history-port.ts'
import type { HistoryModals } from '#src/features/history/history-search.ts'

type Given<TCustomer> = { customer: TCustomer; modals: CustomerModals & HistoryModals }

export type PrivateActionPorts = {
  privateActions: (customerId: string) => PrivateActionsPort
  history: HistoryPort
}

type PrivateProps = Given<PrivateCustomer> & {
  ports: PrivateActionPorts
  /** Where the page is about the customer. */
  onDeleted?: () => void
}

/** What can be done with a private customer, in their row and on their pages (R355 to R357). */
export function PrivateActions({ ports, customer, modals, onDeleted }: PrivateProps) {
  const { remove, ...port } = ports.privateActions(customer.id)
  return (
    <>
      <HistoryAction
        port={ports.history}
        object={{ objectType: 'PRIVATE_CUSTOMER', objectId: customer.id }}
        name={`${customer.firstName} ${customer.lastName}`}
        modals={modals}
      />
      <PrivateCustomerActions port={port} customer={customer} modals={modals} />
      {remove && (
        <DeleteCustomer
          // Nobody is left to be read anew; who shows the customer's pages leaves them first.
          remove={onDeleted ? { ...remove, meta: { ...remove.meta, reloads: [] } } : remove}
          customer={customer}
          modals={modals}
          {...(onDeleted && { onDeleted })}
        />
      )}
    </>
  )
}

export type BusinessActionPorts = {
  businessActions: (customerId: string) => BusinessActionsPort
  history: HistoryPort
}

/** What can be done with a company, in its row and on its pages (R366). */
export const BusinessActions = ({
  ports,
  customer,
  modals,
}: Given<BusinessCustomer> & { ports: BusinessActionPorts }) => (
  <>
    <HistoryAction
      port={ports.history}
      object={{ objectType: 'BUSINESS_CUSTOMER', objectId: customer.id }}
      name={customer.companyName}
      modals={modals}
    />
    <BusinessCustomerActions port={ports.businessActions(customer.id)} customer={customer} modals={modals} />
  </>
)
