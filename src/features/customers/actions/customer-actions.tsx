import { useLingui } from '@lingui/react/macro'
import { IconSettings } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { RecordAction } from '#src/shared/elements/record-action.tsx'
import { useOpenModalOf } from '#src/shared/page/open-modal.tsx'
import { loadable } from '#src/shared/ui/loadable.tsx'
import { OpenedPart } from '#src/shared/ui/opened-part.tsx'
import {
  actionModalNames,
  type BusinessActionsPort,
  type CustomerModals,
  type PrivateActionsPort,
} from '../customer-actions-port.ts'

/** The modals of both kinds of customers are in one file; the page with the buttons preloads it. */
export const PrivateActionModals = loadable(async () => (await import('./action-modals.tsx')).PrivateActionModals)
export const BusinessActionModals = loadable(async () => (await import('./action-modals.tsx')).BusinessActionModals)

type PrivateProps = { port: PrivateActionsPort; customer: PrivateCustomer; modals: CustomerModals }

/** The actions for a private customer. */
export function PrivateCustomerActions(props: PrivateProps) {
  const { id, firstName, lastName } = props.customer
  return (
    <CustomerActions modals={props.modals} id={id} name={`${firstName} ${lastName}`}>
      <PrivateActionModals {...props} />
    </CustomerActions>
  )
}

type BusinessProps = { port: BusinessActionsPort; customer: BusinessCustomer; modals: CustomerModals }

/** The actions for a company. */
export function BusinessCustomerActions(props: BusinessProps) {
  const { id, companyName } = props.customer
  return (
    <CustomerActions modals={props.modals} id={id} name={companyName}>
      <BusinessActionModals {...props} />
    </CustomerActions>
  )
}

type ButtonProps = {
  modals: CustomerModals
  id: string
  name: string
  /** All modals that the button opens. */
  children: ReactNode
}

/** The button of a row or a page. Its modals are rendered from their first opening on, since a list has many rows. */
function CustomerActions({ modals, id, name, children }: ButtonProps) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = useOpenModalOf(modals, actionModalNames, id) !== undefined
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  // One modal replaces the other, so none of them can return the focus to the row.
  const previous = useRef(isOpen)
  useEffect(() => {
    if (previous.current && !isOpen) void button.current?.focus()
    previous.current = isOpen
  }, [isOpen])
  return (
    <>
      <RecordAction
        ref={button}
        label={t`Actions`}
        about={t`Actions for ${name}`}
        icon={<IconSettings size={20} aria-hidden />}
        onClick={() => modals.open('actions', id)}
      />
      {wasOpened && <OpenedPart opened={isOpen}>{children}</OpenedPart>}
    </>
  )
}
