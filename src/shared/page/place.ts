import type { ModalKinds, ModalName, NoModals, OpenModal } from './modals.ts'

/** What the address says of modals: the name of the open one, and the id of its record. */
export type Named = { modal?: string | undefined; record?: string | undefined }

/** What stands in the address, for who is drawn with it. */
export type Source = { subscribe: (listener: () => void) => () => void; read: () => Named }

/**
 * The modals of a place; at most one is open. They are the same object whichever that is, so that a row which opens some is not
 * drawn anew with each: `useIsOpen` and `useOpenOf` draw only who asks.
 */
export type Modals<TSearch, TKinds extends ModalKinds> = {
  opened: Source
  open: (...modal: ModalName<TKinds>) => void
  /** Closes the open one; with `next`, what else is kept in the address changes with it. */
  close: (next?: TSearch) => void
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

/** What a place does with its address; `search` tells what the screen keeps there when something happens. */
export type Reach<TSearch, TKinds extends ModalKinds> = {
  opened: Source
  search: () => TSearch
  change: (kind: ChangeKind, next: Address<TSearch, TKinds>) => void
}

/** What stands in the address for a place, and the rest of it. */
export function partsOf<TSearch extends object>(address: TSearch & Named) {
  const { modal, record, ...rest } = address
  return { open: { ...(modal && { modal }), ...(record && { record }) }, search: rest as object as TSearch }
}

/** The place of which this stands in the address. */
export const placeOf = <TSearch extends object, TKinds extends ModalKinds>(
  search: TSearch,
  { opened, change }: Pick<Reach<TSearch, TKinds>, 'opened' | 'change'>,
  modals: Modals<TSearch, TKinds>,
): Place<TSearch, TKinds> => ({
  search,
  onSearch: (next) => change('step', { ...next, ...opened.read() } as Address<TSearch, TKinds>),
  modals,
})

/** The modals of a place. */
export function modalsOf<TSearch extends object, TKinds extends ModalKinds>(
  reach: Reach<TSearch, TKinds>,
): Modals<TSearch, TKinds> {
  const go = (kind: ChangeKind, next: object) => reach.change(kind, next as Address<TSearch, TKinds>)
  return {
    opened: reach.opened,
    open: (name: string, about?: string) =>
      go('open', { ...reach.search(), modal: name, ...(about !== undefined && { record: about }) }),
    close: (next) => {
      const search = reach.search()
      const isAsBefore = next === undefined || JSON.stringify(next) === JSON.stringify(search)
      go(isAsBefore ? 'close' : 'close-and-change', next ?? search)
    },
  }
}
