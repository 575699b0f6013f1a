import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'

type ConfirmProps = ButtonProps &
  Pick<ComponentProps<'button'>, 'type' | 'onClick'> & {
    /** What cannot be taken back is red, and never gets the focus by itself. */
    danger?: boolean
    /** Takes the focus when its modal opens. */
    first?: boolean
  }

/** The button that does what a form or a question is about. */
export function ConfirmButton({ danger = false, first = false, ...button }: ConfirmProps) {
  const look = danger ? { color: 'red', 'data-danger': true } : first && { 'data-autofocus': true }
  return <Button {...button} {...look} />
}
