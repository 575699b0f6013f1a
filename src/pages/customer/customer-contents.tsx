import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet, useMatchRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { Locks } from '#generated/model/locks.ts'
import type { CompanyPort } from '#src/features/company/company-port.ts'
import { BusinessActionModals, PrivateActionModals } from '#src/features/customers/actions/customer-actions.tsx'
import { DeleteModal } from '#src/features/customers/actions/delete-customer.tsx'
import { BusinessCustomerHeader, PrivateCustomerHeader } from '#src/features/customers/customer-header.tsx'
import {
  businessCustomerList,
  privateCustomerList,
  type BusinessCustomersPort,
  type PrivateCustomersPort,
} from '#src/features/customers/customers-port.ts'
import { formatLocks } from '#src/features/customers/customer-status.tsx'
import { useListNeighbours, type Neighbours } from '#src/features/customers/list-neighbours.ts'
import { addRecentCustomer, removeRecentCustomer } from '#src/features/customers/recent-customers.ts'
import { WithActionLabels } from '#src/shared/elements/record-action.tsx'
import { useFrame } from '#src/shared/page/use-page.ts'
import { reloadQueries } from '#src/shared/query/query-client.ts'
import { usePreload } from '#src/shared/ui/loadable.tsx'
import { PaymentObstaclesContext, type PaymentObstacles } from '#src/shared/ui/payment-obstacles.ts'
import { useShortcuts } from '#src/shared/ui/shortcuts.ts'
import { PageTitleContext } from '#src/shared/ui/page-title.tsx'
import {
  BusinessActions,
  PrivateActions,
  type BusinessActionPorts,
  type PrivateActionPorts,
} from '../customers/customer-actions.tsx'
import { customerFrame } from '../customers/customers.ts'

/** Keyboard shortcuts of the daily actions. */
function useCustomerShortcuts(
  run: Record<'actions' | 'note' | 'list', () => void> & { neighbour: (bpNumber: string) => void },
  neighbours: Neighbours | undefined,
) {
  const { t } = useLingui()
  const { previous, next } = neighbours ?? {}
  const open = (bpNumber: string | undefined) => bpNumber !== undefined && run.neighbour(bpNumber)
  useShortcuts([
    { keys: 'a', description: t`Actions for the customer`, run: run.actions },
    { keys: 'n', description: t`Write a note about the customer`, run: run.note },
    { keys: 'l', description: t`Back to the list of customers`, run: run.list },
    ...(neighbours === undefined
      ? []
      : [
          { keys: 'j', description: t`Next entry of the list`, run: () => open(next) },
          { keys: 'k', description: t`Previous entry of the list`, run: () => open(previous) },
        ]),
  ])
}

/** What keeps the customer from paying, for the pages that show the rest of the limit. */
function usePaymentObstacles(locks: Locks, status: CustomerStatus): PaymentObstacles {
  const { i18n } = useLingui()
  const names = formatLocks(i18n, locks)
  return useMemo(() => ({ locks: names, hasEnded: status === 'TERMINATED' }), [names, status])
}

type CustomerPath = '/bank/private-customer/$bpNumber' | '/bank/business-customer/$bpNumber'

/** The customer whose page is loading, or else the shown one: a second quick step begins where the first one leads. */
function useLatestCustomer(to: CustomerPath, shown: string): string {
  const loading = useMatchRoute()({ to, fuzzy: true, pending: true })
  return loading === false ? shown : loading.bpNumber
}

/** The page that is open, in the same tab, about another customer. */
const samePageAbout = (bpNumber: string) => ({ to: '.', params: { bpNumber }, search: onlyTab }) as const
const onlyTab = <TTab,>({ tab }: { tab?: TTab }) => ({ tab })

/** Leads back to the row of a customer. */
const toRow = (row: string) => ({ state: { row }, resetScroll: false }) as const

const linkTo = (bpNumber: string | undefined) =>
  bpNumber === undefined ? undefined : <Link {...samePageAbout(bpNumber)} preload={false} />

const linkNeighbours = ({ previous, next }: Neighbours) => ({ previous: linkTo(previous), next: linkTo(next) })

type PrivateProps = { ports: PrivateActionPorts & { privateCustomers: PrivateCustomersPort }; bpNumber: string }

/** The header of a private customer with the actions, and below it one of their pages (R370). */
export function PrivateCustomerContents({ ports, bpNumber }: PrivateProps) {
  const { data: customer } = useSuspenseQuery(ports.privateCustomers.customer(bpNumber))
  const { firstName, lastName, id } = customer
  const obstacles = usePaymentObstacles(customer.locks, customer.status)
  const modals = useFrame(customerFrame)
  const navigate = useNavigate()
  const client = useQueryClient()
  const to = '/bank/private-customer/$bpNumber'
  const params = { bpNumber }
  useEffect(() => void addRecentCustomer({ kind: 'private', bpNumber }), [bpNumber])
  usePreload('page', PrivateActionModals, DeleteModal)
  const { neighbours, listSearch } = useListNeighbours('private', useLatestCustomer(to, bpNumber), (search) =>
    ports.privateCustomers.customers(privateCustomerList.parse(search)),
  )
  const list = { to: '/bank/private-customers', search: privateCustomerList.parse(listSearch), ...toRow(id) } as const
  const leave = async () => {
    removeRecentCustomer(bpNumber)
    await navigate({ ...list, replace: true })
    await reloadQueries(client, ports.privateActions(id).remove?.meta.reloads)
  }
  useCustomerShortcuts(
    {
      actions: () => modals.open('actions', id),
      note: () => void navigate({ to: `${to}/administration`, params, search: { modal: 'add' } }),
      list: () => void navigate(list),
      neighbour: (other) => void navigate(samePageAbout(other)),
    },
    neighbours,
  )
  return (
    <PageTitleContext about={`${firstName} ${lastName} ${bpNumber}`}>
      <PrivateCustomerHeader
        port={{ ...ports.privateCustomers, contract: ports.privateActions }}
        bpNumber={bpNumber}
        links={{
          list: <Link {...list} />,
          neighbours: neighbours && linkNeighbours(neighbours),
          mypaybox: <Link to={`${to}/mypaybox`} params={params} />,
          receiptsAndTransactions: <Link to={`${to}/receipts-and-transactions`} params={params} />,
          administration: <Link to={`${to}/administration`} params={params} />,
        }}
        actions={
          <WithActionLabels>
            <PrivateActions ports={ports} customer={customer} modals={modals} onDeleted={() => void leave()} />
          </WithActionLabels>
        }
      />
      <PaymentObstaclesContext value={obstacles}>
        <Outlet />
      </PaymentObstaclesContext>
    </PageTitleContext>
  )
}

type BusinessProps = {
  ports: BusinessActionPorts & { businessCustomers: BusinessCustomersPort }
  /** The data of the company. */
  company: CompanyPort
  bpNumber: string
}

/** The header of a company with the actions, and below it one of its pages (R376, R377). */
export function BusinessCustomerContents({ ports, company, bpNumber }: BusinessProps) {
  const { data: customer } = useSuspenseQuery(ports.businessCustomers.customer(bpNumber))
  const obstacles = usePaymentObstacles(customer.locks, customer.statusDetails.status)
  const modals = useFrame(customerFrame)
  const navigate = useNavigate()
  const to = '/bank/business-customer/$bpNumber'
  const params = { bpNumber }
  useEffect(() => void addRecentCustomer({ kind: 'business', bpNumber }), [bpNumber])
  usePreload('page', BusinessActionModals)
  const { neighbours, listSearch } = useListNeighbours('business', useLatestCustomer(to, bpNumber), (search) =>
    ports.businessCustomers.customers(businessCustomerList.parse(search)),
  )
  const list = {
    to: '/bank/business-customers',
    search: businessCustomerList.parse(listSearch),
    ...toRow(customer.id),
  } as const
  useCustomerShortcuts(
    {
      actions: () => modals.open('actions', customer.id),
      note: () => void navigate({ to: `${to}/administration`, params, search: { tab: 'notes', modal: 'add' } }),
      list: () => void navigate(list),
      neighbour: (other) => void navigate(samePageAbout(other)),
    },
    neighbours,
  )
  return (
    <PageTitleContext about={`${customer.companyName} ${bpNumber}`}>
      <BusinessCustomerHeader
        port={{ ...ports.businessCustomers, company: company.company, contract: ports.businessActions }}
        bpNumber={bpNumber}
        links={{
          list: <Link {...list} />,
          neighbours: neighbours && linkNeighbours(neighbours),
          receiptsAndTransactions: <Link to={`${to}/receipts-and-transactions`} params={params} />,
          callingNumbers: <Link to={`${to}/calling-number`} params={params} />,
          administration: <Link to={`${to}/administration`} params={params} />,
        }}
        actions={
          <WithActionLabels>
            <BusinessActions ports={ports} customer={customer} modals={modals} />
          </WithActionLabels>
        }
      />
      <PaymentObstaclesContext value={obstacles}>
        <Outlet />
      </PaymentObstaclesContext>
    </PageTitleContext>
  )
}
