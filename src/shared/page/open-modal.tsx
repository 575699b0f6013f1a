import { type ReactNode, useSyncExternalStore } from 'react'
import type { OpenModalStore, OpenModalParams } from './url-state.ts'

/** Modals of which these can be opened. */
type Asked<TModal extends readonly string[]> = { opened: OpenModalStore; open: (...modal: TModal) => void }

/** A text that follows from the open modal: the component is drawn anew when that becomes another one. */
const useNamed = <TText extends string>(
  opened: OpenModalStore,
  select: (named: OpenModalParams) => TText | undefined,
) => useSyncExternalStore(opened.subscribe, () => select(opened.read()))

/** Whether this modal is open: its name and, where it is about one, the id of its record. */
export function useIsModalOpen<TModal extends readonly string[]>(
  { opened }: Asked<TModal>,
  ...[name, about]: NoInfer<TModal>
): boolean {
  return useNamed(opened, ({ modal, record }) => (record === about && modal === name ? name : undefined)) !== undefined
}

/** Which of these about the record is open; none without a record. */
export function useOpenModalOf<const TName extends string>(
  { opened }: Asked<[name: TName, record: string]>,
  names: readonly TName[],
  about: string | undefined,
): TName | undefined {
  return useNamed(opened, ({ modal, record }) =>
    record !== undefined && record === about ? names.find((name) => name === modal) : undefined,
  )
}

/** The id of the record that the open modal is about. */
export const useOpenModalRecord = ({ opened }: { opened: OpenModalStore }): string | undefined =>
  useNamed(opened, ({ record }) => record)

type Props<TModal extends readonly string[]> = {
  modals: { opened: OpenModalStore; open: (...modal: TModal) => void }
  /** Its name and, where it is about one, the id of its record. */
  modal: NoInfer<TModal>
  children: (opened: boolean) => ReactNode
}

/** What is drawn anew when a modal opens or closes: itself, such as in a row of a list, and nothing around it. */
export function ModalSwitch<TModal extends readonly string[]>({ modals, modal, children }: Props<TModal>) {
  return children(useIsModalOpen(modals, ...modal))
}
