import { cloneElement, type ComponentPropsWithRef, type ReactElement } from 'react'
import type { softDisabledProps } from './soft-disabled.ts'
import classes from './icon-button.module.css'

type IconProps = {
  /** Accessible name: the action and its object. */
  label: string
  icon: ReactElement
  /** Gray for secondary actions, danger for irreversible ones. */
  tone?: 'gray' | 'danger' | undefined
}

type ButtonProps = IconProps &
  Omit<ComponentPropsWithRef<'button'>, 'type' | 'aria-label' | 'children'> &
  Partial<Pick<ReturnType<typeof softDisabledProps>, 'mod'>>

/**
 * An icon button with a touch-sized target. Our own, since Mantine's renders three components each and took a tenth of the render
 * time of a list (docs/decisions/005).
 */
export function IconButton({ label, icon, tone, mod, className = '', ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      {...sharedProps({ label, tone, className })}
      data-loading={mod?.loading || undefined}
      data-disabled={mod?.disabled || undefined}
    >
      {icon}
    </button>
  )
}

type LinkProps = IconProps & {
  /** The link element, without children. */
  link: ReactElement
  title?: string
  target?: '_blank'
  className?: string
}

/** An icon link. */
export function IconLink({ label, icon, tone, link, className = '', target, ...more }: LinkProps) {
  const targetProps = target && { target, rel: 'noopener' }
  return cloneElement(
    link as ReactElement<object>,
    { ...more, ...targetProps, ...sharedProps({ label, tone, className }) },
    icon,
  )
}

const sharedProps = ({ label, tone, className }: { label: string; tone: IconProps['tone']; className: string }) => ({
  className: `mantine-focus-auto mantine-active ${classes.button} ${className}`,
  'aria-label': label,
  'data-icon-button': true,
  'data-tone': tone,
})
