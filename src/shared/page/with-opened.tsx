import type { ReactNode } from 'react'
import type { Source } from './place.ts'
import { useIsOpen } from './use-open.ts'

type Props<TModal extends readonly string[]> = {
  modals: { opened: Source; open: (...modal: TModal) => void }
  /** Its name and, where it is about one, the id of its record. */
  modal: NoInfer<TModal>
  children: (opened: boolean) => ReactNode
}

/** What is drawn anew when a modal opens or closes: itself, such as in a row of a list, and nothing around it. */
export function WithOpened<TModal extends readonly string[]>({ modals, modal, children }: Props<TModal>) {
  return children(useIsOpen(modals, ...modal))
}
