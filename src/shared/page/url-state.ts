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
