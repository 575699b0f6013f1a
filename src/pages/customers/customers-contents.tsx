import { Link } from '@tanstack/react-router'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { BusinessCustomerActions } from '#src/features/customers/actions/business-customer-actions.tsx'
import { DeleteCustomer } from '#src/features/customers/actions/delete-customer.tsx'
import { PrivateCustomerActions } from '#src/features/customers/actions/private-customer-actions.tsx'
import type { BusinessActionsPort, PrivateActionsPort } from '#src/features/customers/customer-actions-port.ts'
import { BusinessCustomersPage, PrivateCustomersPage } from '#src/features/customers/customers-page.tsx'
import type { BusinessCustomersPort, PrivateCustomersPort } from '#src/features/customers/customers-port.ts'
import { HistoryAction } from '#src/features/history/history-action.tsx'
import type { HistoryPort } from '#src/features/history/history-port.ts'
import type { PageProps } from '#src/shared/page/use-page.ts'
import type { businessCustomers, privateCustomers } from './customers.ts'

type PrivatePorts = {
  privateCustomers: PrivateCustomersPort
  privateActions: (customerId: string) => PrivateActionsPort
  history: HistoryPort
}

/** The list of private customers with what can be done with a row (R355 to R357). */
export function PrivateCustomersContents({ ports, ...place }: PageProps<typeof privateCustomers, PrivatePorts>) {
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
    <PrivateCustomersPage
      port={ports.privateCustomers}
      {...place}
      detailsLink={privateDetails}
      rowActions={rowActions}
    />
  )
}

const privateDetails = ({ bpNumber }: PrivateCustomer) => (
  <Link to="/bank/private-customer/$bpNumber" params={{ bpNumber }} preload={false} />
)

type BusinessPorts = {
  businessCustomers: BusinessCustomersPort
  businessActions: (customerId: string) => BusinessActionsPort
  history: HistoryPort
}

/** The list of companies with what can be done with a row (R366). */
export function BusinessCustomersContents({ ports, ...place }: PageProps<typeof businessCustomers, BusinessPorts>) {
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
      detailsLink={businessDetails}
      rowActions={rowActions}
      addLink={<Link to="/bank/business-customers/company" />}
    />
  )
}

const businessDetails = ({ bpNumber }: BusinessCustomer) => (
  <Link to="/bank/business-customer/$bpNumber" params={{ bpNumber }} preload={false} />
)
