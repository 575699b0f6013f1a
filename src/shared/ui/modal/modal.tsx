import { useState, type ReactNode } from 'react'
import { loadable } from '../loadable.tsx'
import { OpenedPart } from '../opened-part.tsx'

export type ModalProps = {
  title: string
  opened: boolean
  onClose: () => void
  /** Width in pixels; 480 by default. */
  size?: number
  /** Opens above all other modals and can be closed only by its content. */
  above?: boolean
  children: ReactNode
}

/** The page that has modals preloads it. */
export const OpenedModal = loadable(async () => (await import('./opened-modal.tsx')).OpenedModal)

/** A modal; full screen on phones (R337). Renders nothing before it is first opened, since lists have one per row. */
export function Modal(props: ModalProps) {
  const [openedInitially] = useState(props.opened)
  const [wasOpened, setWasOpened] = useState(openedInitially)
  if (props.opened && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <OpenedPart opened={props.opened}>
      <OpenedModal {...props} openedInitially={openedInitially} />
    </OpenedPart>
  )
}
