import type { ModalKinds, ModalName, NoModals, OpenModal } from './modals.ts'

/** The modals of a place; at most one is open. */
export type Modals<TSearch, TKinds extends ModalKinds> = {
  isOpen: (...modal: ModalName<TKinds>) => boolean
  open: (...modal: ModalName<TKinds>) => void
  /** Closes the open one; with `next`, what else is kept in the address changes with it. */
  close: (next?: TSearch) => void
  /** The id of the record that the open one is about. */
  record: string | undefined
}

/** What a screen keeps in the address, and how it changes that. Of what it keeps, an open modal is no part. */
export type Place<TSearch, TKinds extends ModalKinds = NoModals> = {
  search: TSearch
  onSearch: (next: TSearch) => void
  modals: Modals<TSearch, TKinds>
}

/** What stands in the address for a place. */
export type Address<TSearch, TKinds extends ModalKinds> = TSearch & OpenModal<TKinds>

/** How the address changes: by a step of its list, by a modal that opens, or by one that closes, with or without more. */
export type ChangeKind = 'step' | 'open' | 'close' | 'close-and-change'

/** The place of which this stands in the address. */
export function placeOf<TSearch extends object, TKinds extends ModalKinds>(
  address: Address<TSearch, TKinds>,
  change: (kind: ChangeKind, next: Address<TSearch, TKinds>) => void,
): Place<TSearch, TKinds> {
  const { modal, record, ...rest } = address
  const search = rest as object as TSearch
  const go = (kind: ChangeKind, next: object) => change(kind, next as Address<TSearch, TKinds>)
  const isAsBefore = (next: TSearch) => JSON.stringify(next) === JSON.stringify(search)
  return {
    search,
    onSearch: (next) => go('step', { ...next, ...(modal && { modal }), ...(record && { record }) }),
    modals: {
      record,
      isOpen: (name: string, about?: string) => modal === name && record === about,
      open: (name: string, about?: string) =>
        go('open', { ...search, modal: name, ...(about !== undefined && { record: about }) }),
      close: (next = search) => go(isAsBefore(next) ? 'close' : 'close-and-change', next),
    },
  }
}
