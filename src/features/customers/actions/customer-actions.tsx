import { ActionIcon } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconSettings } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { CustomerActionsPort } from '../customer-actions-port.ts'
import type { TerminationReason } from '../termination-reasons.ts'
import type { ActionCustomer, RowWindows } from './action-props.ts'
import { ActionsModal } from './actions-modal.tsx'
import { LimitModal, type LimitTerms } from './limit-modal.tsx'
import { LocksModal } from './locks-modal.tsx'
import type { CustomerAction } from './offered.ts'
import { CancelTerminationModal, TerminateModal, type TerminationTerms } from './termination-modals.tsx'

type Props<TLimit extends number, TReason extends TerminationReason> = RowWindows & {
  port: CustomerActionsPort<TLimit, TReason>
  terms: LimitTerms<TLimit> & TerminationTerms<TReason>
  customer: ActionCustomer
  actions: readonly CustomerAction[]
  /** The limit of a month in EUR; null when it is not known or cannot be changed. */
  limit: number | null
  note?: ReactNode
}

/** The button of a row with all windows that it leads to; only what is offered opens. */
export function CustomerActions<TLimit extends number, TReason extends TerminationReason>(
  props: Props<TLimit, TReason>,
) {
  const { port, terms, customer, actions, limit, note, open, onOpen } = props
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const shown = open === 'actions' || actions.some((action) => action === open) ? open : undefined
  // A list has many rows, and most of them are never asked for a window.
  const [used, setUsed] = useState(false)
  if (shown !== undefined && !used) setUsed(true)
  // One window leads to the other, so none of them knows the way back to the row.
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== undefined && shown === undefined) void button.current?.focus()
    before.current = shown
  }, [shown])
  const window = (name: typeof shown) => ({ customer, opened: shown === name, onClose: () => onOpen(undefined) })
  return (
    <>
      <ActionIcon
        ref={button}
        variant="subtle"
        size={44}
        title={t`Actions`}
        aria-label={t`Actions for ${customer.name}`}
        onClick={() => onOpen('actions')}
      >
        <IconSettings size={20} aria-hidden />
      </ActionIcon>
      {used && (
        <>
          <ActionsModal {...window('actions')} actions={actions} limit={limit} onChoose={onOpen} note={note} />
          <LocksModal {...window('locks')} port={port} />
          {limit !== null && <LimitModal {...window('limit')} port={port} terms={terms} current={limit} />}
          <TerminateModal {...window('terminate')} port={port} terms={terms} />
          <CancelTerminationModal {...window('cancel-termination')} port={port} />
        </>
      )}
    </>
  )
}
