import { useRef, type FocusEvent, type HTMLAttributes, type KeyboardEvent } from 'react'

/**
 * Handlers for an element whose focus trap moves the focus by script. They select the text of a field that Tab reaches, as the browser does
 * without a trap, so that what is typed replaces it.
 */
export function useSelectionOnTab(): HTMLAttributes<HTMLElement> {
  const isTabbing = useRef(false)
  return {
    onKeyDownCapture: ({ key }: KeyboardEvent) => (isTabbing.current = key === 'Tab'),
    onPointerDownCapture: () => (isTabbing.current = false),
    onFocus: ({ target }: FocusEvent) => {
      if (isTabbing.current && target instanceof HTMLInputElement) target.select()
    },
  }
}
