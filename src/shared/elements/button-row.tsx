import { Button, type ButtonProps, Group } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { softDisabledProps } from './soft-disabled.ts'
import classes from './button-row.module.css'

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
  // oxlint-disable-next-line portal/no-own-red-button -- the one button that confirms in red
  const props = danger ? { color: 'red', 'data-danger': true } : first && { 'data-autofocus': true }
  return <Button {...button} {...props} />
}

/** The submit button, the one primary action of a form. */
export function PlainSubmit({
  label,
  pending,
  blocked = false,
  danger = false,
}: {
  label: string
  pending: boolean
  blocked?: boolean
  /** Red, for irreversible commands. */
  danger?: boolean
}) {
  return (
    <ConfirmButton type="submit" danger={danger} {...softDisabledProps({ busy: pending, disabled: blocked })}>
      {label}
    </ConfirmButton>
  )
}

/** The submit button of a form on a page, first, and what stands beside it. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <Group justify="space-between" gap="sm" mt="xs">
    {children}
  </Group>
)
