import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonRow } from './button-row.tsx'
import { softDisabledProps } from './soft-disabled.ts'

type ConfirmRowProps = {
  /** A `ConfirmButton`. */
  children: ReactNode
  cancelLabel: ReactNode
  onCancel: () => void
  /** The id of what the focused button is about, where no dialog says it. */
  describedBy?: string
  pending: boolean
  /** The error of the last attempt. */
  error?: unknown
  mt?: 'xs'
}

/**
 * Confirm and cancel. When the confirm button is red, cancel has the focus after opening and after an error, so that Enter does
 * nothing irreversible.
 */
export function ConfirmRow({ children, cancelLabel, onCancel, describedBy, pending, error, mt }: ConfirmRowProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const isRed = document.activeElement?.matches('[data-danger]') === true
    if (error != null && isRed && cancel.current?.parentElement?.contains(document.activeElement) === true)
      cancel.current.focus()
  }, [error])
  return (
    <ButtonRow {...(mt && { mt })}>
      {children}
      <Button
        ref={cancel}
        variant="default"
        data-autofocus
        aria-describedby={describedBy}
        {...softDisabledProps({ disabled: pending, onClick: onCancel })}
      >
        {cancelLabel}
      </Button>
    </ButtonRow>
  )
}
