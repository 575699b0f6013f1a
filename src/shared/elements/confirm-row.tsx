import { Button } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { ButtonRow } from './button-row.tsx'
import { waiting } from './waiting.ts'

type RowProps = {
  /** A `ConfirmButton`. */
  children: ReactNode
  cancelLabel: ReactNode
  onCancel: () => void
  pending: boolean
  /** Why it was refused the last time. */
  refusal?: unknown
  mt?: 'xs'
}

/**
 * The button that does it and the one that does not. When the first is red, the focus is on the other one as soon as a question
 * opens and after a refusal, so that Enter does nothing that cannot be taken back.
 */
export function ConfirmRow({ children, cancelLabel, onCancel, pending, refusal, mt }: RowProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const isRed = document.activeElement?.matches('[data-danger]') === true
    if (refusal != null && isRed && cancel.current?.parentElement?.contains(document.activeElement) === true)
      cancel.current.focus()
  }, [refusal])
  return (
    <ButtonRow {...(mt && { mt })}>
      {children}
      <Button ref={cancel} variant="default" data-autofocus {...waiting({ blocked: pending, onClick: onCancel })}>
        {cancelLabel}
      </Button>
    </ButtonRow>
  )
}
