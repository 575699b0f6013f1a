/** Loaded with the pages of an area; routes need only what url-state.ts has. */
import type { Address, ChangeKind, ModalKinds, Modals, OpenModalParams, UrlState, UrlStateStore } from './url-state.ts'

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
  store: UrlStateStore<TSearch, TKinds>,
): Modals<TSearch, TKinds> {
  const go = (kind: ChangeKind, next: object) => store.change(kind, next as Address<TSearch, TKinds>)
  return {
    opened: store.opened,
    open: (name: string, about?: string) =>
      go('open', { ...store.search(), modal: name, ...(about !== undefined && { record: about }) }),
    close: (next) => {
      const search = store.search()
      const isAsBefore = next === undefined || JSON.stringify(next) === JSON.stringify(search)
      go(isAsBefore ? 'close' : 'close-and-change', next ?? search)
    },
  }
}
