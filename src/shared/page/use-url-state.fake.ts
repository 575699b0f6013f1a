import { useState, useSyncExternalStore } from 'react'
import { createListeners } from '../state/store.ts'
import { createModals, splitModal, createUrlState } from './create-url-state.ts'
import type { ModalKinds, NoModals, Address, UrlState, UrlStateStore } from './url-state.ts'

/** An address that is kept here, for who asks what stands there and for who is drawn anew with it. */
function kept<TSearch extends object, TKinds extends ModalKinds>(
  start: Address<TSearch, TKinds>,
  told: ((address: Address<TSearch, TKinds>) => void) | undefined,
) {
  let now = start
  const { subscribe, notify } = createListeners()
  const reach: UrlStateStore<TSearch, TKinds> = {
    opened: { subscribe, read: () => splitModal(now).open },
    search: () => splitModal<TSearch>(now).search,
    change: (_kind, next) => {
      told?.(next)
      now = next
      notify()
    },
  }
  return { reach, modals: createModals(reach), subscribe }
}

/** A place of which the address is kept by the test; `told` hears of each change. */
export function useFakeUrlState<TSearch extends object, TKinds extends ModalKinds = NoModals>(
  start: Address<TSearch, TKinds>,
  told?: (address: Address<TSearch, TKinds>) => void,
): UrlState<TSearch, TKinds> {
  const [{ reach, modals, subscribe }] = useState(() => kept<TSearch, TKinds>(start, told))
  // As a page, it is drawn anew with another search and not with another modal.
  useSyncExternalStore(subscribe, () => JSON.stringify(reach.search()))
  return createUrlState<TSearch, TKinds>(reach.search(), reach, modals)
}
