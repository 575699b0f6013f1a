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

type Change<TSearch, TKinds extends ModalKinds> = (kind: ChangeKind, next: Address<TSearch, TKinds>) => void

/** What stands in the address for a place, and the rest of it. */
function partsOf<TSearch extends object, TKinds extends ModalKinds>(address: Address<TSearch, TKinds>) {
  const { modal, record, ...rest } = address
  return { modal, record, search: rest as object as TSearch }
}

/** The place of which this stands in the address. */
export function placeOf<TSearch extends object, TKinds extends ModalKinds>(
  address: Address<TSearch, TKinds>,
  change: Change<TSearch, TKinds>,
  modals = modalsOf(address, () => address, change),
): Place<TSearch, TKinds> {
  const { modal, record, search } = partsOf(address)
  const whole = (next: TSearch) => ({ ...next, ...(modal && { modal }), ...(record && { record }) })
  return {
    search,
    onSearch: (next) => change('step', whole(next) as Address<TSearch, TKinds>),
    modals,
  }
}

/** The modals of a place, of which the address says which is open; `now` tells what stands there when one opens or closes. */
export function modalsOf<TSearch extends object, TKinds extends ModalKinds>(
  { modal, record }: { modal?: string | undefined; record?: string | undefined },
  now: () => Address<TSearch, TKinds>,
  change: Change<TSearch, TKinds>,
): Modals<TSearch, TKinds> {
  const go = (kind: ChangeKind, next: object) => change(kind, next as Address<TSearch, TKinds>)
  return {
    record,
    isOpen: (name: string, about?: string) => modal === name && record === about,
    open: (name: string, about?: string) =>
      go('open', { ...partsOf(now()).search, modal: name, ...(about !== undefined && { record: about }) }),
    close: (next) => {
      const { search } = partsOf(now())
      const isAsBefore = next === undefined || JSON.stringify(next) === JSON.stringify(search)
      go(isAsBefore ? 'close' : 'close-and-change', next ?? search)
    },
  }
}
