import { type ReactNode, useSyncExternalStore } from 'react'
import type { OpenModalStore, OpenModalParams } from './url-state.ts'

/** The part of `Modals` that the hooks need, typed by the modals that can be opened. */
type OpenableModals<TModal extends readonly string[]> = { opened: OpenModalStore; open: (...modal: TModal) => void }

/** Selects a text from the open modal; the component renders again when the text changes. */
const useSelectedParam = <TText extends string>(
  opened: OpenModalStore,
  select: (params: OpenModalParams) => TText | undefined,
) => useSyncExternalStore(opened.subscribe, () => select(opened.read()))

/** Whether this modal is open, named by its name and, for a modal about a record, the record's id. */
export function useIsModalOpen<TModal extends readonly string[]>(
  { opened }: OpenableModals<TModal>,
  ...[name, id]: NoInfer<TModal>
): boolean {
  const open = useSelectedParam(opened, ({ modal, record }) => (record === id && modal === name ? name : undefined))
  return open !== undefined
}

/** The open one of these modals for the record with this id; undefined without an id. */
export function useOpenModalOf<const TName extends string>(
  { opened }: OpenableModals<[name: TName, record: string]>,
  names: readonly TName[],
  id: string | undefined,
): TName | undefined {
  return useSelectedParam(opened, ({ modal, record }) =>
    record !== undefined && record === id ? names.find((name) => name === modal) : undefined,
  )
}

/** Whether any modal of the page is open. */
export const useIsAnyModalOpen = ({ opened }: { opened: OpenModalStore }): boolean =>
  useSelectedParam(opened, ({ modal }) => modal) !== undefined

/** The id of the record of the open modal. */
export const useOpenModalRecord = ({ opened }: { opened: OpenModalStore }): string | undefined =>
  useSelectedParam(opened, ({ record }) => record)

type Props<TModal extends readonly string[]> = {
  modals: OpenableModals<TModal>
  /** The name of the modal and, for a modal about a record, the record's id. */
  modal: NoInfer<TModal>
  children: (opened: boolean) => ReactNode
}

/** Renders only itself again when its modal opens or closes, such as in a row of a list. */
export function ModalSwitch<TModal extends readonly string[]>({ modals, modal, children }: Props<TModal>) {
  return children(useIsModalOpen(modals, ...modal))
}
