import { useLingui } from '@lingui/react/macro'
import { IconSettings } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { RecordAction } from '#src/shared/elements/record-action.tsx'
import type { Stored } from '#src/shared/query/port.ts'
import type { CustomerActionsPort } from '../customer-actions-port.ts'
import type { CustomerModals } from '../customer-modals.ts'
import type { TerminationReason } from '../termination-reasons.ts'
import type { ActionCustomer } from './action-props.ts'
import { ActionsModal } from './actions-modal.tsx'
import { LimitModal, type LimitTerms } from './limit-modal.tsx'
import { LocksModal } from './locks-modal.tsx'
import type { CustomerAction } from '../customer-modals.ts'
import { CancelTerminationModal, TerminateModal, type TerminationTerms } from './termination-modals.tsx'

type Props<TCustomer extends Stored, TLimit extends number, TReason extends TerminationReason> = {
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

/** The button of a row or a page with all modals that it leads to; only what is offered opens. */
export function CustomerActions<TCustomer extends Stored, TLimit extends number, TReason extends TerminationReason>(
  props: Props<TCustomer, TLimit, TReason>,
) {
  const { port, terms, record, customer, actions, limit, note, modals } = props
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const shown = (['actions', ...actions] as const).find((name) => modals.isOpen(name, customer.id))
  // A list has many rows, and most of them are never asked for a modal.
  const [used, setUsed] = useState(false)
  if (shown !== undefined && !used) setUsed(true)
  // One modal leads to the other, so none of them knows the way back to the row.
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== undefined && shown === undefined) void button.current?.focus()
    before.current = shown
  }, [shown])
  const modal = (name: typeof shown) => ({ customer, opened: shown === name, onClose: () => modals.close() })
  return (
    <>
      <RecordAction
        ref={button}
        label={t`Actions`}
        about={t`Actions for ${customer.name}`}
        icon={<IconSettings size={20} aria-hidden />}
        onClick={() => modals.open('actions', customer.id)}
      />
      {used && (
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
      )}
    </>
  )
}
