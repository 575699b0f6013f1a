import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { HistorySubject } from '#generated/model/history-subject.ts'
import type { HistorySubjectType } from '#generated/model/history-subject-type.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { BusinessCustomerActions, PrivateCustomerActions } from '#src/features/customers/actions/customer-actions.tsx'
import { DeleteCustomer } from '#src/features/customers/actions/delete-customer.tsx'
import type {
  BusinessActionsPort,
  CustomerModals,
  PrivateActionsPort,
} from '#src/features/customers/customer-actions-port.ts'
import type { HistoryModals, HistoryPort } from '#src/features/history/history-port.ts'
import { RecordHistory } from '../record-history/record-history.tsx'

type ActionProps<TCustomer> = { customer: TCustomer; modals: CustomerModals & HistoryModals }

export type PrivateActionPorts = {
  privateActions: (customerId: string) => PrivateActionsPort
  history: HistoryPort
}

/** To the row of a document, fee or note; numbers and administrators have a history of their own, in their rows. */
function privateLink({ bpNumber }: PrivateCustomer, { type, id }: HistorySubject) {
  const to = { to: '/bank/private-customer/$bpNumber/administration', params: { bpNumber } } as const
  const links: SubjectLinks = {
    DOCUMENT: <Link {...to} search={{ tab: 'customer-documents', added: id }} />,
    FEE: <Link {...to} search={{ tab: 'fees-credits', added: id }} />,
    CALLING_NUMBER: undefined,
    ADMINISTRATOR: undefined,
    NOTE: <Link {...to} search={{ tab: 'notes', added: id }} />,
  }
  return links[type]
}

function companyLink({ bpNumber }: BusinessCustomer, { type, id }: HistorySubject) {
  const to = { to: '/bank/business-customer/$bpNumber/administration', params: { bpNumber } } as const
  const links: SubjectLinks = {
    DOCUMENT: <Link {...to} search={{ tab: 'customerDocuments', added: id }} />,
    FEE: <Link {...to} search={{ tab: 'fees-credits', added: id }} />,
    CALLING_NUMBER: undefined,
    ADMINISTRATOR: undefined,
    NOTE: <Link {...to} search={{ tab: 'notes', added: id }} />,
  }
  return links[type]
}

type SubjectLinks = Record<HistorySubjectType, ReactElement | undefined>

type PrivateProps = ActionProps<PrivateCustomer> & {
  ports: PrivateActionPorts
  /** For a page about the customer, which has to show something else then. */
  onDeleted?: () => void
}

/** History and actions of a private customer, in their row and on their pages (R355 to R357). */
export function PrivateActions({ ports, customer, modals, onDeleted }: PrivateProps) {
  const { remove, ...port } = ports.privateActions(customer.id)
  return (
    <>
      <RecordHistory
        port={ports.history}
        object={{ objectType: 'PRIVATE_CUSTOMER', objectId: customer.id }}
        name={`${customer.firstName} ${customer.lastName}`}
        modals={modals}
        subjectLink={(subject) => privateLink(customer, subject)}
      />
      <PrivateCustomerActions port={port} customer={customer} modals={modals} />
      {remove && (
        <DeleteCustomer
          // The page about a deleted customer would reload it in vain, so it leaves first and reloads the list itself.
          remove={onDeleted ? { ...remove, meta: { ...remove.meta, reloads: [] } } : remove}
          customer={customer}
          modals={modals}
          {...(onDeleted && { onDeleted })}
        />
      )}
    </>
  )
}

/** The number of icons of a row: not everybody may delete a customer. */
export const countPrivateActions = ({ privateActions }: PrivateActionPorts): number =>
  privateActions('').remove === undefined ? 2 : 3

export type BusinessActionPorts = {
  businessActions: (customerId: string) => BusinessActionsPort
  history: HistoryPort
}

/** History and actions of a company, in its row and on its pages (R366). */
export const BusinessActions = ({
  ports,
  customer,
  modals,
}: ActionProps<BusinessCustomer> & { ports: BusinessActionPorts }) => (
  <>
    <RecordHistory
      port={ports.history}
      object={{ objectType: 'BUSINESS_CUSTOMER', objectId: customer.id }}
      name={customer.companyName}
      modals={modals}
      subjectLink={(subject) => companyLink(customer, subject)}
    />
    <BusinessCustomerActions port={ports.businessActions(customer.id)} customer={customer} modals={modals} />
  </>
)

export const businessActionCount = 2
