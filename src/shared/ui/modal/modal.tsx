import { useState, type ReactNode } from 'react'
import { loadable } from '../loadable.tsx'
import { OpenedPart } from '../opened-part.tsx'
import type { ModalProps } from '../opened/opened-modal.tsx'

/** The page that has modals preloads it. */
export const OpenedModal = loadable(async () => (await import('../opened/opened-modal.tsx')).OpenedModal)

/** A modal; full screen on phones (R337). */
export const Modal = (props: ModalProps) => (
  <FromFirstOpening opened={props.opened}>
    {(openedInitially) => <OpenedModal {...props} openedInitially={openedInitially} />}
  </FromFirstOpening>
)

type Props = { opened: boolean; children: (openedInitially: boolean) => ReactNode }

/** Renders a modal from its first opening on, since lists have one per row. */
export function FromFirstOpening({ opened, children }: Props) {
  const [openedInitially] = useState(opened)
  const [wasOpened, setWasOpened] = useState(openedInitially)
  if (opened && !wasOpened) setWasOpened(true)
  return wasOpened && <OpenedPart opened={opened}>{children(openedInitially)}</OpenedPart>
}
