import type { ReactNode } from 'react'
import type { Versioned } from '#src/shared/query/port.ts'
import type { CustomerActionsPort } from '../customer-actions-port.ts'
import { type CustomerAction, type CustomerModals, useOpenAction } from '../customer-modals.ts'
import type { TerminationReason } from '../termination-reasons.ts'
import type { ActionCustomer } from './action-props.ts'
import { ActionsModal } from './actions-modal.tsx'
import { LimitModal, type LimitTerms } from './limit-modal.tsx'
import { LocksModal } from './locks-modal.tsx'
import { CancelTerminationModal, TerminateModal, type TerminationTerms } from './termination-modals.tsx'

type Props<TCustomer extends Versioned, TLimit extends number, TReason extends TerminationReason> = {
  modals: CustomerModals
  port: CustomerActionsPort<TCustomer, TLimit, TReason>
  terms: LimitTerms<TLimit> & TerminationTerms<TCustomer, TReason>
  /** The customer as the list has them. */
  record: TCustomer
  customer: ActionCustomer
  actions: readonly CustomerAction[]
  /** The limit of a month in EUR; null when it is not known or cannot be changed. */
  limit: number | null
  note?: ReactNode
}

/** What can be done with a customer, and a modal for each action; only what is offered opens. */
export function OfferedModals<TCustomer extends Versioned, TLimit extends number, TReason extends TerminationReason>(
  props: Props<TCustomer, TLimit, TReason>,
) {
  const { port, terms, record, customer, actions, limit, note, modals } = props
  const open = useOpenAction(modals, customer.id)
  const shown = (['actions', ...actions] as const).find((name) => name === open)
  const modal = (name: typeof shown) => ({ customer, opened: shown === name, onClose: () => modals.close() })
  return (
    <>
      <ActionsModal
        {...modal('actions')}
        actions={actions}
        limit={limit}
        onChoose={(action) => modals.open(action, customer.id)}
        note={note}
      />
      <LocksModal {...modal('locks')} port={port} />
      {limit !== null && <LimitModal {...modal('limit')} port={port} terms={terms} />}
      <TerminateModal {...modal('terminate')} port={port} terms={terms} record={record} />
      <CancelTerminationModal {...modal('cancel-termination')} port={port} terms={terms} record={record} />
    </>
  )
}
