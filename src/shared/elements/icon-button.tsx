import { cloneElement, type ComponentPropsWithRef, type ReactElement } from 'react'
import type { waiting } from './waiting.ts'
import classes from './icon-button.module.css'

type Shown = {
  /** What it does and with what: all that somebody reads who does not see the icon. */
  label: string
  icon: ReactElement
  /** Gray beside something that matters more; red for what cannot be taken back. */
  tone?: 'gray' | 'danger' | undefined
}

type ButtonProps = Shown &
  Omit<ComponentPropsWithRef<'button'>, 'type' | 'aria-label' | 'children'> &
  Partial<Pick<ReturnType<typeof waiting>, 'mod'>>

/**
 * An icon that is pressed, as large as a finger. Our own and not Mantine's, of which a list of twenty has forty: each of them was three components
 * and five styles, a tenth of the time that the list took (docs/decisions/039).
 */
export function IconButton({ label, icon, tone, mod, className = '', ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      {...shown({ label, tone, className })}
      data-loading={mod?.loading || undefined}
      data-disabled={mod?.disabled || undefined}
    >
      {icon}
    </button>
  )
}

type LinkProps = Shown & {
  /** Where it leads, as an empty link. */
  link: ReactElement
  title?: string
  target?: '_blank'
  className?: string
}

/** The same for what leads somewhere. */
export function IconLink({ label, icon, tone, link, className = '', target, ...more }: LinkProps) {
  const place = target && { target, rel: 'noopener' }
  return cloneElement(link as ReactElement<object>, { ...more, ...place, ...shown({ label, tone, className }) }, icon)
}

const shown = ({ label, tone, className }: { label: string; tone: Shown['tone']; className: string }) => ({
  className: `mantine-focus-auto mantine-active ${classes.button} ${className}`,
  'aria-label': label,
  'data-icon-button': true,
  'data-tone': tone,
})
