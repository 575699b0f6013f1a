/** The modals of a page or a tab by name; a modal of kind `record` is about one record, whose id stands in the URL too. */
export type ModalKinds = Readonly<Record<string, 'page' | 'record'>>

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

/** The search parameters for the open modal: its name and the id of its record. */
export type OpenModalParams = { modal?: string | undefined; record?: string | undefined }

/** The open modal as an external store, so that only its subscribers render again. */
export type OpenModalStore = { subscribe: (listener: () => void) => () => void; read: () => OpenModalParams }

/**
 * The modals of a page or tab; at most one is open. The object stays the same when a modal opens or closes, so that the rows of a
 * list do not render again: `useIsModalOpen` and `useOpenModalOf` subscribe to the open modal.
 */
export type Modals<TSearch, TKinds extends ModalKinds> = {
  opened: OpenModalStore
  open: (...modal: ModalName<TKinds>) => void
  /** Closes the open modal; `next` also replaces the other search parameters. */
  close: (next?: TSearch) => void
}

/** The state of a screen in the URL and its setter; the open modal is not part of `search`. */
export type UrlState<TSearch, TKinds extends ModalKinds = NoModals> = {
  search: TSearch
  onSearch: (next: TSearch) => void
  modals: Modals<TSearch, TKinds>
}

/** All search parameters of a page or tab, with its open modal. */
export type Address<TSearch, TKinds extends ModalKinds> = TSearch & OpenModal<TKinds>

/** Why the URL changes: the state of the screen, a modal that opens, or a modal that closes, with or without other changes. */
export type ChangeKind = 'search' | 'open' | 'close' | 'close-and-change'

/** Reads and changes the URL of a page or tab; `search` reads the current parameters without the modal. */
export type UrlStateStore<TSearch, TKinds extends ModalKinds> = {
  opened: OpenModalStore
  search: () => TSearch
  change: (kind: ChangeKind, next: Address<TSearch, TKinds>) => void
}
