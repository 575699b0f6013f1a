import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet, useNavigate } from '@tanstack/react-router'
import { BusinessCustomerHeader, PrivateCustomerHeader } from '#src/features/customers/customer-header.tsx'
import type { BusinessCustomersPort, PrivateCustomersPort } from '#src/features/customers/customers-port.ts'
import { businessCustomerList, privateCustomerList } from '#src/features/customers/customers-search.ts'
import { keptList } from '#src/features/customers/kept-lists.ts'
import { Worded } from '#src/shared/elements/record-action.tsx'
import { useFrame } from '#src/shared/page/use-page.ts'
import { reload } from '#src/shared/query/query-client.ts'
import { Titled } from '#src/shared/ui/page-title.tsx'
import {
  BusinessActions,
  PrivateActions,
  type BusinessActionPorts,
  type PrivateActionPorts,
} from '../customers/customer-actions.tsx'
import { customer as frame } from './customer.ts'

type PrivateProps = { ports: PrivateActionPorts & { privateCustomers: PrivateCustomersPort }; bpNumber: string }

/** Who the private customer is, what can be done with them, and below it one of their pages (R370). */
export function PrivateCustomerContents({ ports, bpNumber }: PrivateProps) {
  const { data: customer } = useSuspenseQuery(ports.privateCustomers.customer(bpNumber))
  const { firstName, lastName, id } = customer
  const modals = useFrame(frame)
  const navigate = useNavigate()
  const client = useQueryClient()
  const list = { to: '/bank/private-customers', search: privateCustomerList.parse(keptList('private')) } as const
  const leave = async () => {
    await navigate({ ...list, replace: true })
    await reload(client, ports.privateActions(id).remove?.meta.reloads)
  }
  const to = '/bank/private-customer/$bpNumber'
  const params = { bpNumber }
  return (
    <Titled about={`${firstName} ${lastName} ${bpNumber}`}>
      <PrivateCustomerHeader
        port={ports.privateCustomers}
        bpNumber={bpNumber}
        links={{
          list: <Link {...list} />,
          mypaybox: <Link to={`${to}/mypaybox`} params={params} />,
          receiptsAndTransactions: <Link to={`${to}/receipts-and-transactions`} params={params} />,
          administration: <Link to={`${to}/administration`} params={params} />,
        }}
        actions={
          <Worded>
            <PrivateActions ports={ports} customer={customer} modals={modals} onDeleted={() => void leave()} />
          </Worded>
        }
      />
      <Outlet />
    </Titled>
  )
}

type BusinessProps = { ports: BusinessActionPorts & { businessCustomers: BusinessCustomersPort }; bpNumber: string }

/** Which company it is, what can be done with it, and below it one of its pages (R376, R377). */
export function BusinessCustomerContents({ ports, bpNumber }: BusinessProps) {
  const { data: customer } = useSuspenseQuery(ports.businessCustomers.customer(bpNumber))
  const modals = useFrame(frame)
  const to = '/bank/business-customer/$bpNumber'
  const params = { bpNumber }
  return (
    <Titled about={`${customer.companyName} ${bpNumber}`}>
      <BusinessCustomerHeader
        port={ports.businessCustomers}
        bpNumber={bpNumber}
        links={{
          list: <Link to="/bank/business-customers" search={businessCustomerList.parse(keptList('business'))} />,
          receiptsAndTransactions: <Link to={`${to}/receipts-and-transactions`} params={params} />,
          callingNumbers: <Link to={`${to}/calling-number`} params={params} />,
          administration: <Link to={`${to}/administration`} params={params} />,
        }}
        actions={
          <Worded>
            <BusinessActions ports={ports} customer={customer} modals={modals} />
          </Worded>
        }
      />
      <Outlet />
    </Titled>
  )
}
