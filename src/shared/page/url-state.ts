/** The open tab from the URL; the first one is the default and not written there, and an unknown one is the default. */
export function parseTab<TTab extends string>(
  tabs: readonly TTab[],
  { tab: given }: Record<string, unknown>,
): { tab?: TTab } {
  const tab = tabs.find((name) => name === given)
  return tab === undefined || tab === tabs[0] ? {} : { tab }
}

type Given = Record<string, unknown>

/** The modals of a page or a tab by their names, and what each is about: all of it, or one record by its id. */
export type ModalKinds = Readonly<Record<string, 'page' | 'record'>>

/** For what has none. */
export type NoModals = Record<never, never>

/** Which modal the address opens: `?modal=add`, `?modal=edit&record=<id>`; none without. */
export type OpenModal<TKinds extends ModalKinds> =
  | { modal?: undefined; record?: undefined }
  | {
      [TName in keyof TKinds & string]: TKinds[TName] extends 'record'
        ? { modal: TName; record: string }
        : { modal: TName; record?: undefined }
    }[keyof TKinds & string]

/** The name of a modal and, where it is about one, the id of its record. */
type ModalName<TKinds extends ModalKinds> = {
  [TName in keyof TKinds & string]: TKinds[TName] extends 'record' ? [name: TName, record: string] : [name: TName]
}[keyof TKinds & string]

/** The open modal from the URL: an unknown one is none, and so is one without the record that it is about. */
export function parseModal<TKinds extends ModalKinds>(kinds: TKinds, { modal, record }: Given): OpenModal<TKinds> {
  const kind = typeof modal === 'string' && Object.hasOwn(kinds, modal) ? kinds[modal] : undefined
  if (kind === undefined || (kind === 'record' && (typeof record !== 'string' || record === ''))) return {}
  return { modal, ...(kind === 'record' && { record }) } as OpenModal<TKinds>
}

/** What the address says of modals: the name of the open one, and the id of its record. */
export type OpenModalParams = { modal?: string | undefined; record?: string | undefined }

/** What stands in the address, for who is drawn with it. */
export type OpenModalStore = { subscribe: (listener: () => void) => () => void; read: () => OpenModalParams }

/**
 * The modals of a place; at most one is open. They are the same object whichever that is, so that a row which opens some is not
 * drawn anew with each: `useIsModalOpen` and `useOpenModalOf` draw only who asks.
 */
export type Modals<TSearch, TKinds extends ModalKinds> = {
  opened: OpenModalStore
  open: (...modal: ModalName<TKinds>) => void
  /** Closes the open one; with `next`, what else is kept in the address changes with it. */
  close: (next?: TSearch) => void
}

/** What a screen keeps in the address, and how it changes that. Of what it keeps, an open modal is no part. */
export type UrlState<TSearch, TKinds extends ModalKinds = NoModals> = {
  search: TSearch
  onSearch: (next: TSearch) => void
  modals: Modals<TSearch, TKinds>
}

/** What stands in the address for a place. */
export type Address<TSearch, TKinds extends ModalKinds> = TSearch & OpenModal<TKinds>

/** How the address changes: by a step of its list, by a modal that opens, or by one that closes, with or without more. */
export type ChangeKind = 'step' | 'open' | 'close' | 'close-and-change'

/** What a place does with its address; `search` tells what the screen keeps there when something happens. */
export type UrlStateStore<TSearch, TKinds extends ModalKinds> = {
  opened: OpenModalStore
  search: () => TSearch
  change: (kind: ChangeKind, next: Address<TSearch, TKinds>) => void
}

/** What stands in the address for a place, and the rest of it. */
export function splitModal<TSearch extends object>(address: TSearch & OpenModalParams) {
  const { modal, record, ...rest } = address
  return { open: { ...(modal && { modal }), ...(record && { record }) }, search: rest as object as TSearch }
}

/** The place of which this stands in the address. */
export const createUrlState = <TSearch extends object, TKinds extends ModalKinds>(
  search: TSearch,
  { opened, change }: Pick<UrlStateStore<TSearch, TKinds>, 'opened' | 'change'>,
  modals: Modals<TSearch, TKinds>,
): UrlState<TSearch, TKinds> => ({
  search,
  onSearch: (next) => change('step', { ...next, ...opened.read() } as Address<TSearch, TKinds>),
  modals,
})

/** The modals of a place. */
export function createModals<TSearch extends object, TKinds extends ModalKinds>(
  reach: UrlStateStore<TSearch, TKinds>,
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
