import { useLingui } from '@lingui/react/macro'
import { IconSettings } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { RecordAction } from '#src/shared/elements/record-action.tsx'
import { type CustomerModals, useOpenAction } from '../customer-modals.ts'

type Props = {
  modals: CustomerModals
  id: string
  name: string
  /** All modals that the button leads to. */
  children: ReactNode
}

/** The button of a row or a page. Its modals are there once one is asked for: a list has many rows, and most are never asked. */
export function CustomerActions({ modals, id, name, children }: Props) {
  const { t } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = useOpenAction(modals, id) !== undefined
  const [used, setUsed] = useState(false)
  if (isOpen && !used) setUsed(true)
  // One modal leads to the other, so none of them knows the way back to the row.
  const before = useRef(isOpen)
  useEffect(() => {
    if (before.current && !isOpen) void button.current?.focus()
    before.current = isOpen
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
      {used && children}
    </>
  )
}
