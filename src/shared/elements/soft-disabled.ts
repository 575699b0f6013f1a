import type { MouseEvent } from 'react'

type Options = {
  /** The action of the button is running. */
  busy?: boolean
  /** The action is not available, for example because nothing was changed. */
  disabled?: boolean
  /** Not called while busy or disabled; a submit button needs none. */
  onClick?: () => void
}

/**
 * Disables a button without losing the focus: `<Button {...softDisabledProps({ busy })}>`. It looks disabled, announces it and
 * ignores clicks; a natively disabled button would drop the focus (lint rule no-natively-disabled-button).
 */
export function softDisabledProps({ busy = false, disabled = false, onClick }: Options) {
  const isOff = busy || disabled
  return {
    mod: { loading: busy, disabled },
    'aria-disabled': isOff || undefined,
    'aria-busy': busy || undefined,
    onClick: (event: MouseEvent) => {
      if (isOff) event.preventDefault()
      else onClick?.()
    },
  }
}
