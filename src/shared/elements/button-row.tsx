import { Button, type ButtonProps, Group } from '@mantine/core'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import classes from './button-row.module.css'
import { softDisabledProps } from './soft-disabled.ts'

/** Buttons side by side, the primary one first; on a phone they share the whole width. */
export const ButtonRow = ({ children, mt }: { children: ReactNode; mt?: 'xs' }) => (
  <Group className={classes.row!} gap="sm" {...(mt && { mt })}>
    {children}
  </Group>
)

type ConfirmButtonProps = ButtonProps &
  Pick<ComponentProps<'button'>, 'type' | 'onClick'> & {
    /** For irreversible actions: red, and never focused automatically. */
    danger?: boolean
    /** Takes the focus when its modal opens. */
    first?: boolean
  }

/** Button that confirms a form or a question. */
export function ConfirmButton({ danger = false, first = false, ...button }: ConfirmButtonProps) {
  const props = danger ? { color: 'red', 'data-danger': true } : first && { 'data-autofocus': true }
  return <Button {...button} {...props} />
}

type ConfirmRowProps = {
  /** A `ConfirmButton`. */
  children: ReactNode
  cancelLabel: ReactNode
  onCancel: () => void
  pending: boolean
  /** The error of the last attempt. */
  error?: unknown
  mt?: 'xs'
}

/**
 * Confirm and cancel. When the confirm button is red, cancel has the focus after opening and after an error, so that Enter does
 * nothing irreversible.
 */
export function ConfirmRow({ children, cancelLabel, onCancel, pending, error, mt }: ConfirmRowProps) {
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
        {...softDisabledProps({ disabled: pending, onClick: onCancel })}
      >
        {cancelLabel}
      </Button>
    </ButtonRow>
  )
}
