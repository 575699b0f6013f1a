import { useState, useSyncExternalStore } from 'react'
import { createListeners } from '../state/store.ts'
import { createModals, splitModal, createUrlState } from './use-page.ts'
import type { ModalKinds, NoModals, Address, UrlState, UrlStateStore } from './url-state.ts'

/** A store of search parameters in memory. */
function createMemoryStore<TSearch extends object, TKinds extends ModalKinds>(
  start: Address<TSearch, TKinds>,
  onChange: ((address: Address<TSearch, TKinds>) => void) | undefined,
) {
  let current = start
  const { subscribe, notify } = createListeners()
  const store: UrlStateStore<TSearch, TKinds> = {
    opened: { subscribe, read: () => splitModal(current).open },
    search: () => splitModal<TSearch>(current).search,
    change: (_kind, next) => {
      onChange?.(next)
      current = next
      notify()
    },
  }
  return { store, modals: createModals(store), subscribe }
}

/** A URL state in memory; `onChange` is called with all search parameters. */
export function useFakeUrlState<TSearch extends object, TKinds extends ModalKinds = NoModals>(
  start: Address<TSearch, TKinds>,
  onChange?: (address: Address<TSearch, TKinds>) => void,
): UrlState<TSearch, TKinds> {
  const [{ store, modals, subscribe }] = useState(() => createMemoryStore<TSearch, TKinds>(start, onChange))
  // Like a page, it renders again for another search and not for another modal.
  useSyncExternalStore(subscribe, () => JSON.stringify(store.search()))
  return createUrlState<TSearch, TKinds>(store.search(), store, modals)
}
