import type { MouseEvent } from 'react'

type Wait = {
  /** What the button started is under way. */
  busy?: boolean
  /** It can do nothing yet, such as while nothing was changed. */
  blocked?: boolean
  /** Called only while it neither waits nor works; a button that sends its form needs none. */
  onClick?: () => void
}

/**
 * Makes a button wait: `<Button {...waiting({ busy })}>`. It looks switched off, says so and does nothing, and the focus
 * stays in it; a natively disabled one drops it to the top of the page (tests/architecture/waiting-buttons.test.ts).
 */
export function waiting({ busy = false, blocked = false, onClick }: Wait) {
  const off = busy || blocked
  return {
    mod: { loading: busy, disabled: blocked },
    'aria-disabled': off || undefined,
    'aria-busy': busy || undefined,
    onClick: (event: MouseEvent) => {
      if (off) event.preventDefault()
      else onClick?.()
    },
  }
}
