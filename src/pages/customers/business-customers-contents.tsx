import { Link } from '@tanstack/react-router'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import { BusinessCustomerActions } from '#src/features/customers/actions/business-customer-actions.tsx'
import { BusinessCustomersPage } from '#src/features/customers/business-customers-page.tsx'
import type { BusinessActionsPort } from '#src/features/customers/customer-actions-port.ts'
import type { BusinessCustomersPort } from '#src/features/customers/customers-port.ts'
import { HistoryAction } from '#src/features/history/history-action.tsx'
import type { HistoryPort } from '#src/features/history/history-port.ts'
import type { PageProps } from '#src/shared/page/use-page.ts'
import type { businessCustomers } from './customers.ts'

type Ports = {
  businessCustomers: BusinessCustomersPort
  businessActions: (customerId: string) => BusinessActionsPort
  history: HistoryPort
}

/** The list of companies with what can be done with a row (R366). */
export function BusinessCustomersContents({ ports, ...place }: PageProps<typeof businessCustomers, Ports>) {
  const rowActions = (customer: BusinessCustomer) => (
    <>
      <HistoryAction
        port={ports.history}
        object={{ objectType: 'BUSINESS_CUSTOMER', objectId: customer.id }}
        name={customer.companyName}
        modals={place.modals}
      />
      <BusinessCustomerActions port={ports.businessActions(customer.id)} customer={customer} modals={place.modals} />
    </>
  )
  return (
    <BusinessCustomersPage
      port={ports.businessCustomers}
      {...place}
      detailsLink={detailsLink}
      rowActions={rowActions}
      addLink={<Link to="/bank/business-customers/company" />}
    />
  )
}

const detailsLink = ({ bpNumber }: BusinessCustomer) => (
  <Link to="/bank/business-customer/$bpNumber" params={{ bpNumber }} preload={false} />
)
