import { useState, type ReactNode } from 'react'
import { loadable } from '../loadable.tsx'
import { OpenedPart } from '../opened-part.tsx'
import type { ModalProps } from '../on-demand/opened-modal.tsx'

/** The page that has modals preloads it. */
export const OpenedModal = loadable(async () => (await import('../on-demand/opened-modal.tsx')).OpenedModal)

/** A modal; full screen on phones (R337). */
export const Modal = (props: ModalProps) => (
  <FromFirstOpening opened={props.opened}>
    <OpenedModal {...props} />
  </FromFirstOpening>
)

type Props = {
  opened: boolean
  /** Called when it cannot be loaded, to close it, so that the next press loads it again. */
  onMissing?: () => void
  children: ReactNode
}

/** Renders a part from its first opening on: lists have one per row, and a page does not render what stays closed. */
export function FromFirstOpening({ opened, children, ...props }: Props) {
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <OpenedPart opened={opened} {...props}>
        {children}
      </OpenedPart>
    )
  )
}
