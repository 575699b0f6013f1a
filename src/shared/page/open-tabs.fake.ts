import { vi } from 'vitest'
import type { TabbedPage, TabParts } from './page.ts'
import { createModals, createUrlState } from './create-url-state.ts'
import type { UrlStateStore } from './url-state.ts'
import type { OpenTabs } from './use-page.ts'

/** The tabs of a page with this one open and nothing else in the address; opening another one is only told. */
export function fakeTabs<TParts extends TabParts>(
  { names }: TabbedPage<TParts, never>,
  open: keyof TParts & string,
): OpenTabs<TParts> & { onOpen: ReturnType<typeof vi.fn<OpenTabs<TParts>['onOpen']>> } {
  const onOpen = vi.fn<OpenTabs<TParts>['onOpen']>()
  const place = <TTab extends keyof TParts>() => {
    const reach: UrlStateStore<TParts[TTab]['search'], TParts[TTab]['modals']> = {
      opened: { subscribe: () => () => {}, read: () => ({}) },
      search: () => ({}),
      change: () => {},
    }
    return createUrlState(reach.search(), reach, createModals(reach))
  }
  return { names, open, onOpen, place }
}
