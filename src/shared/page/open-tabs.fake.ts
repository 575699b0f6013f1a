import { vi } from 'vitest'
import type { TabbedPage, TabParts } from './page.ts'
import { createModals, createUrlState } from './use-page.ts'
import type { UrlStateStore } from './url-state.ts'
import type { OpenTabs } from './use-page.ts'

/** The tabs of a page with `open` as the open tab and `search` as its state in the URL; `onOpen` is a mock. */
export function fakeTabs<TParts extends TabParts>(
  { names }: TabbedPage<TParts, never>,
  open: keyof TParts & string,
  search: object = {},
): OpenTabs<TParts> & { onOpen: ReturnType<typeof vi.fn<OpenTabs<TParts>['onOpen']>> } {
  const onOpen = vi.fn<OpenTabs<TParts>['onOpen']>()
  const urlState = <TTab extends keyof TParts>() => {
    const store: UrlStateStore<TParts[TTab]['search'], TParts[TTab]['modals']> = {
      opened: { subscribe: () => () => {}, read: () => ({}) },
      search: () => search,
      change: () => {},
    }
    return createUrlState(store.search(), store, createModals(store))
  }
  return { names, open, onOpen, urlState }
}
