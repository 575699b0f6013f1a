import { scrollFor } from '../table/list-search.ts'
import type { Searches, TabbedPage, TabbedSearch } from './page.ts'

/** What the hooks need of a page's route. */
type RouteOf<TPorts, TSearch> = {
  useRouteContext: () => { ports: TPorts }
  useSearch: () => TSearch
  useNavigate: () => (to: { search: TSearch; resetScroll?: boolean }) => Promise<void>
}

/** What a screen keeps in the address, and how it changes that. */
export type Place<TSearch> = { search: TSearch; onSearch: (next: TSearch) => void }

/** A page without tabs: its ports, and its place in the address. */
export function usePage<TPorts, TSearch extends object>(
  route: RouteOf<TPorts, TSearch>,
): Place<TSearch> & { ports: TPorts } {
  const { ports } = route.useRouteContext()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return { ports, search, onSearch: (next) => void navigate({ search: next, ...scrollFor(search, next) }) }
}

/** The tabs of a page: which is open, and the place of each in the address. */
export type OpenTabs<TSearches extends Searches> = {
  names: readonly (keyof TSearches & string)[]
  open: keyof TSearches & string
  onOpen: (tab: keyof TSearches & string) => void
  place: <TTab extends keyof TSearches & string>(tab: TTab) => Place<TSearches[TTab]>
}

/** A page with tabs: its ports, and its tabs. */
export function useTabbedPage<TSearches extends Searches, TPorts>(
  { names }: TabbedPage<TSearches, never>,
  route: RouteOf<TPorts, TabbedSearch<TSearches>>,
): { ports: TPorts; tabs: OpenTabs<TSearches> } {
  type Tab = keyof TSearches & string
  const { ports } = route.useRouteContext()
  const { tab, ...search } = route.useSearch() as { tab?: Tab }
  const navigate = route.useNavigate()
  // Only the contents of the open tab are rendered, so the address holds what this one keeps.
  const place = <TTab extends Tab>(name: TTab): Place<TSearches[TTab]> => ({
    search: search as TSearches[TTab],
    onSearch: (next) =>
      void navigate({ search: { tab: name, ...next } as TabbedSearch<TSearches>, ...scrollFor(search, next) }),
  })
  const onOpen = (name: Tab) => void navigate({ search: { tab: name } as TabbedSearch<TSearches> })
  return { ports, tabs: { names, open: tab ?? names[0]!, onOpen, place } }
}

/** What the contents of a page with tabs are given. */
export type TabbedProps<TPage, TPorts> =
  TPage extends TabbedPage<infer TSearches, never> ? { ports: TPorts; tabs: OpenTabs<TSearches> } : never

/** What the contents of a page without tabs are given. */
export type PageProps<TPage, TPorts> = TPage extends { route: { validateSearch: (given: never) => infer TSearch } }
  ? Place<TSearch> & { ports: TPorts }
  : never
