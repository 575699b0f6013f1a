import type { QueryClient } from '@tanstack/react-query'
import type { CatalogName } from '#generated/catalogs.ts'
import { loadCatalog } from '../i18n/i18n.ts'
import type { Query } from '../query/port.ts'
import { prefetch } from '../query/prefetch.ts'
import { openTab } from './open-tab.ts'

// Descriptors are part of the first file: nothing of a screen may be imported here (docs/decisions/005).

type Given = Record<string, unknown>

/** The titles of pages and the names of their tabs. */
const pagesCatalog: CatalogName = 'pages'

/** A page, or a tab of one, before its contents are loaded. */
export type Part<TPorts = unknown, TSearch extends object = object> = {
  /** What it keeps in the address: its list, its filters, its open window. Nothing without. */
  search?: (given: Given) => TSearch
  /** The catalogs that hold its words. */
  catalogs?: readonly CatalogName[]
  /** What it asks at once, so that the answers are under way while its code is loaded. */
  ask?(ports: TPorts, search: TSearch): readonly Query<unknown>[]
}

/** A part that several pages have. */
export const part = <const TPart extends Part>(one: TPart): TPart => one

/** What the router needs to know of a page; `createFileRoute(…)({ ...page.route, component })`. */
type Route<TPorts, TSearch> = {
  validateSearch: (given: Given) => TSearch
  loaderDeps: (of: { search: object }) => TSearch
  loader: (of: { context: { queryClient: QueryClient; ports: TPorts }; deps: TSearch }) => Promise<unknown>
}

function routeOf<TPorts, TSearch extends object>(
  validateSearch: (given: Given) => TSearch,
  askedBy: (search: TSearch) => Part<TPorts, TSearch>['ask'],
  catalogs: readonly CatalogName[],
): Route<TPorts, TSearch> {
  return {
    validateSearch,
    // What the page does not know is still in it here, such as a tab that there is not.
    loaderDeps: ({ search }) => validateSearch({ ...search }),
    loader: ({ context: { queryClient, ports }, deps }) => {
      prefetch(queryClient, ...(askedBy(deps)?.(ports, deps) ?? []))
      return Promise.all([pagesCatalog, ...catalogs].map(loadCatalog))
    },
  }
}

/** A page without tabs. */
export function pageOf<TPorts, TSearch extends object>({ search, catalogs = [], ask }: Part<TPorts, TSearch>) {
  return { route: routeOf(search ?? (() => ({}) as TSearch), () => ask, catalogs) }
}

type Tabs = Record<string, Part>
type SearchOf<TPart> = TPart extends { search: (given: Given) => infer TSearch extends object } ? TSearch : object
type PortsOf<TPart> = TPart extends { ask(ports: infer TPorts, ...more: never[]): unknown } ? TPorts : unknown
/** The ports of all tabs together. */
type AllPorts<TTabs> = {
  [K in keyof TTabs]: (ports: PortsOf<TTabs[K]>) => void
}[keyof TTabs] extends (ports: infer TPorts) => void
  ? TPorts
  : never

/** What each tab keeps in the address, by its name. */
export type Searches = Record<string, object>

/** The open tab, and what this tab keeps in the address. */
export type TabbedSearch<TSearches extends Searches> = {
  [K in keyof TSearches]: { tab?: K } & TSearches[K]
}[keyof TSearches]

export type TabbedPage<TSearches extends Searches, TPorts> = {
  /** In their order; the first one is the default and is not written into the address. */
  names: readonly (keyof TSearches & string)[]
  route: Route<TPorts, TabbedSearch<TSearches>>
}

/** A page with tabs. Only the open one asks and keeps something in the address; the words of all are loaded. */
export function tabbedPageOf<const TTabs extends Tabs>(page: {
  catalogs: readonly CatalogName[]
  tabs: TTabs
}): TabbedPage<{ [K in keyof TTabs & string]: SearchOf<TTabs[K]> }, AllPorts<TTabs>> {
  type Search = TabbedSearch<{ [K in keyof TTabs & string]: SearchOf<TTabs[K]> }>
  const { tabs } = page
  const names = Object.keys(tabs) as (keyof TTabs & string)[]
  const partOf = (tab: keyof TTabs | undefined): Part => tabs[tab ?? names[0]!]!
  const search = (given: Given) => {
    const open = openTab(names, given)
    return { ...open, ...partOf(open.tab).search?.(given) } as Search
  }
  const catalogs = [...page.catalogs, ...names.flatMap((name) => tabs[name]!.catalogs ?? [])]
  return { names, route: routeOf(search, ({ tab }) => partOf(tab).ask, [...new Set(catalogs)]) }
}
