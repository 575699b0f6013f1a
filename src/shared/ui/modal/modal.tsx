import { useState } from 'react'
import { loadable } from '../loadable.tsx'
import { OpenedPart } from '../opened-part.tsx'
import type { ModalProps } from '../opened/opened-modal.tsx'

/** The page that has modals preloads it. */
export const OpenedModal = loadable(async () => (await import('../opened/opened-modal.tsx')).OpenedModal)

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
