import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { BusinessActionModals, PrivateActionModals } from '#src/features/customers/actions/customer-actions.tsx'
import { DeleteModal } from '#src/features/customers/actions/delete-customer.tsx'
import { TerminationDetails } from '#src/features/customers/customer-status.tsx'
import { BusinessCustomersPage, PrivateCustomersPage } from '#src/features/customers/customers-page.tsx'
import type { BusinessCustomersPort, PrivateCustomersPort } from '#src/features/customers/customers-port.ts'
import type { PageProps } from '#src/shared/page/use-page.ts'
import { usePreload } from '#src/shared/ui/loadable.tsx'
import {
  BusinessActions,
  PrivateActions,
  businessActionCount,
  countPrivateActions,
  type BusinessActionPorts,
  type PrivateActionPorts,
} from './customer-actions.tsx'
import type { businessCustomers, privateCustomers } from './customers.ts'

type PrivatePorts = PrivateActionPorts & { privateCustomers: PrivateCustomersPort }

/** The list of private customers with the actions of a row (R355 to R357). */
export function PrivateCustomersContents({ ports, ...urlState }: PageProps<typeof privateCustomers, PrivatePorts>) {
  const { modals } = urlState
  usePreload('page', PrivateActionModals, DeleteModal, TerminationDetails)
  const rowActions = useMemo(
    () => ({
      icons: countPrivateActions(ports),
      render: (customer: PrivateCustomer) => <PrivateActions ports={ports} customer={customer} modals={modals} />,
    }),
    [ports, modals],
  )
  return (
    <PrivateCustomersPage
      port={ports.privateCustomers}
      {...urlState}
      detailsLink={privateDetails}
      rowActions={rowActions}
    />
  )
}

const privateDetails = ({ bpNumber }: PrivateCustomer) => (
  <Link to="/bank/private-customer/$bpNumber" params={{ bpNumber }} preload={false} />
)

type BusinessPorts = BusinessActionPorts & { businessCustomers: BusinessCustomersPort }

/** The list of companies with the actions of a row (R366). */
export function BusinessCustomersContents({ ports, ...urlState }: PageProps<typeof businessCustomers, BusinessPorts>) {
  const { modals } = urlState
  usePreload('page', BusinessActionModals, TerminationDetails)
  const rowActions = useMemo(
    () => ({
      icons: businessActionCount,
      render: (customer: BusinessCustomer) => <BusinessActions ports={ports} customer={customer} modals={modals} />,
    }),
    [ports, modals],
  )
  return (
    <BusinessCustomersPage
      port={ports.businessCustomers}
      {...urlState}
      detailsLink={businessDetails}
      rowActions={rowActions}
      addLink={<Link to="/bank/business-customers/company" />}
    />
  )
}

const businessDetails = ({ bpNumber }: BusinessCustomer) => (
  <Link to="/bank/business-customer/$bpNumber" params={{ bpNumber }} preload={false} />
)
