import { vi } from 'vitest'
import type { Searches, TabbedPage } from './page.ts'
import type { OpenTabs } from './use-page.ts'

/** The tabs of a page with this one open and nothing else in the address; opening another one is only told. */
export function fakeTabs<TSearches extends Searches>(
  { names }: TabbedPage<TSearches, never>,
  open: keyof TSearches & string,
) {
  const onOpen = vi.fn<OpenTabs<TSearches>['onOpen']>()
  const place = <TTab extends keyof TSearches & string>() => ({ search: {} as TSearches[TTab], onSearch: () => {} })
  return { names, open, onOpen, place }
}
