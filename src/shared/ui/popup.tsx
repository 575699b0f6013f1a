/** Buttons that open something beside them, whose code is loaded after the page. */
import { useId, useRef, useState, type ReactNode } from 'react'
import { loadable } from './loadable.tsx'
import { OpenedPart } from './opened-part.tsx'
import type { Popup } from './on-demand/opened-popup.tsx'

export type { Popup } from './on-demand/opened-popup.tsx'

/** A popup with content of the page; the frame of an area preloads it. */
export const OpenedPopup = loadable(async () => (await import('./on-demand/opened-popup.tsx')).OpenedPopup)

type UsedPopup = Popup & {
  /** Whether it has been opened before. */
  isUsed: boolean
  /** Called when its code cannot be loaded. */
  reset: () => void
}

export function usePopup(): UsedPopup {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'unused' | 'opened' | 'closed'>('unused')
  return {
    id,
    button,
    opened: state === 'opened',
    setOpened: (opened) => setState((before) => (opened ? 'opened' : before === 'unused' ? before : 'closed')),
    isUsed: state !== 'unused',
    reset: () => setState('unused'),
  }
}

type ButtonOptions = { kind?: 'dialog' | 'menu'; onOpen?: () => void }

/** Props of the button that opens and closes the popup. */
export const popupButtonProps = (
  { id, button, opened, setOpened }: Popup,
  { kind = 'dialog', onOpen }: ButtonOptions = {},
) => ({
  ref: button,
  id,
  'aria-haspopup': kind,
  'aria-expanded': opened,
  'aria-controls': opened ? `${id}-dropdown` : undefined,
  onClick: () => {
    if (!opened) onOpen?.()
    setOpened(!opened)
  },
})

/** Renders what opens from the first opening on, since lists have a popup in each row. */
export const PopupPart = ({ popup, children }: { popup: UsedPopup; children: ReactNode }) =>
  popup.isUsed && (
    <OpenedPart opened={popup.opened} onMissing={popup.reset}>
      {children}
    </OpenedPart>
  )
