import type { QueryClient } from '@tanstack/react-query'
import type { CatalogName } from '#generated/catalogs.ts'
import { loadCatalog } from '../i18n/i18n.ts'
import type { Query } from '../query/port.ts'
import { prefetch } from '../query/query-client.ts'
import { parseModal, type ModalKinds, type NoModals, type OpenModal, parseTab } from './url-state.ts'

// Descriptors are part of the first file: nothing of a screen may be imported here (docs/decisions/005).

type Given = Record<string, unknown>

/** The titles of pages and the names of their tabs. */
const pagesCatalog: CatalogName = 'pages'

/** A page, or a tab of one, before its contents are loaded. */
export type Part<TPorts = unknown, TSearch extends object = object, TKinds extends ModalKinds = ModalKinds> = {
  /** What it keeps in the address beside its open modal: its list, its filters. Nothing without. */
  search?: (given: Given) => TSearch
  /** The modals that the address may open. */
  modals?: TKinds
  /** The catalogs that hold its words. */
  catalogs?: readonly CatalogName[]
  /** What it asks at once, so that the answers are under way while its code is loaded. */
  ask?(ports: TPorts, search: TSearch): readonly Query<unknown>[]
}

/** A part that several pages have. */
export const definePart = <const TPart extends Part>(one: TPart): TPart => one

/** What the router needs to know of a page; `createFileRoute(…)({ ...page.route, component })`. */
type Route<TPorts, TAddress> = {
  validateSearch: (given: Given) => TAddress
  loaderDeps: (of: { search: object }) => TAddress
  loader: (of: { context: { queryClient: QueryClient; ports: TPorts }; deps: TAddress }) => Promise<unknown>
}

function createRoute<TPorts, TAddress extends object>(
  validateSearch: (given: Given) => TAddress,
  askedBy: (address: TAddress) => Part<TPorts, TAddress>['ask'],
  catalogs: readonly CatalogName[],
): Route<TPorts, TAddress> {
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

/** The address of a part, from what is given in the URL. */
const addressOf = ({ search, modals = {} }: Part, given: Given) => ({
  ...search?.(given),
  ...parseModal(modals, given),
})

export type Page<TSearch extends object, TKinds extends ModalKinds, TPorts> = {
  modals: TKinds
  route: Route<TPorts, TSearch & OpenModal<TKinds>>
}

/** A page without tabs. */
export function definePage<TPorts, TSearch extends object, const TKinds extends ModalKinds = NoModals>(
  page: Part<TPorts, TSearch, TKinds>,
): Page<TSearch, TKinds, TPorts> {
  const { modals = {} as TKinds, catalogs = [], ask } = page
  const search = (given: Given) => addressOf(page, given) as TSearch & OpenModal<TKinds>
  return { modals, route: createRoute(search, () => ask, catalogs) }
}

export type Frame<TKinds extends ModalKinds> = {
  modals: TKinds
  route: { validateSearch: (given: Given) => object; loader: () => Promise<unknown> }
}

/** What stands around several pages: its open modal stands in the address beside what the page keeps there. */
export const defineFrame = <const TKinds extends ModalKinds>(frame: {
  modals: TKinds
  catalogs: readonly CatalogName[]
}): Frame<TKinds> => ({
  modals: frame.modals,
  route: {
    validateSearch: (given) => parseModal(frame.modals, given),
    loader: () => Promise.all(frame.catalogs.map(loadCatalog)),
  },
})

type Tabs = Record<string, Part>
type SearchOf<TPart> = TPart extends { search: (given: Given) => infer TSearch extends object } ? TSearch : object
type ModalsOf<TPart> = TPart extends { modals: infer TKinds extends ModalKinds } ? TKinds : NoModals
type PortsOf<TPart> = TPart extends { ask(ports: infer TPorts, ...more: never[]): unknown } ? TPorts : unknown
/** The ports of all tabs together. */
type AllPorts<TTabs> = {
  [K in keyof TTabs]: (ports: PortsOf<TTabs[K]>) => void
}[keyof TTabs] extends (ports: infer TPorts) => void
  ? TPorts
  : never

/** What each tab keeps in the address and which modals it opens from there, by its name. */
export type TabParts = Record<string, { search: object; modals: ModalKinds }>

/** The open tab, and what this tab keeps in the address. */
export type TabbedAddress<TParts extends TabParts> = {
  [K in keyof TParts]: { tab?: K } & TParts[K]['search'] & OpenModal<TParts[K]['modals']>
}[keyof TParts]

export type TabbedPage<TParts extends TabParts, TPorts> = {
  /** In their order; the first one is the default and is not written into the address. */
  names: readonly (keyof TParts & string)[]
  route: Route<TPorts, TabbedAddress<TParts>>
}

/** A page with tabs. Only the open one asks and keeps something in the address; the words of all are loaded. */
export function defineTabbedPage<const TTabs extends Tabs>(page: {
  catalogs: readonly CatalogName[]
  tabs: TTabs
}): TabbedPage<
  { [K in keyof TTabs & string]: { search: SearchOf<TTabs[K]>; modals: ModalsOf<TTabs[K]> } },
  AllPorts<TTabs>
> {
  type Parts = { [K in keyof TTabs & string]: { search: SearchOf<TTabs[K]>; modals: ModalsOf<TTabs[K]> } }
  const { tabs } = page
  const names = Object.keys(tabs) as (keyof TTabs & string)[]
  const partOf = (tab: keyof TTabs | undefined): Part => tabs[tab ?? names[0]!]!
  const search = (given: Given) => {
    const open = parseTab(names, given)
    return { ...open, ...addressOf(partOf(open.tab), given) } as TabbedAddress<Parts>
  }
  const catalogs = [...page.catalogs, ...names.flatMap((name) => tabs[name]!.catalogs ?? [])]
  return { names, route: createRoute(search, ({ tab }) => partOf(tab).ask, [...new Set(catalogs)]) }
}
