import type { QueryClient } from '@tanstack/react-query'
import type { CatalogName } from '#generated/catalogs.ts'
import { loadCatalog } from '../i18n/i18n.ts'
import type { Query } from '../query/port.ts'
import { prefetch } from '../query/query-client.ts'
import type { ModalKinds, NoModals, OpenModal } from './url-state.ts'

// Descriptors are part of the first file: nothing of a screen may be imported here (docs/decisions/005).

/** Search parameters as the URL has them, not validated. */
type RawSearch = Record<string, unknown>

/** The titles of pages and the names of their tabs. */
const pagesCatalog: CatalogName = 'pages'

/** The descriptor of a page or tab, available before its contents are loaded. */
export type Part<TPorts = unknown, TSearch extends object = object, TKinds extends ModalKinds = ModalKinds> = {
  /** Parses its state in the URL, such as page and filters of a list; without it there is none. */
  search?: (raw: RawSearch) => TSearch
  /** The modals that the URL may open. */
  modals?: TKinds
  /** The catalogs with its translations. */
  catalogs?: readonly CatalogName[]
  /** The queries to prefetch while its code is loaded. */
  queries?(ports: TPorts, search: TSearch): readonly Query<unknown>[]
}

/** A part that several pages have. */
export const definePart = <const TPart extends Part>(part: TPart): TPart => part

/** The options of the page's route: `createFileRoute(…)({ ...page.route, component })`. */
type Route<TPorts, TAddress> = {
  validateSearch: (raw: RawSearch) => TAddress
  loaderDeps: (location: { search: object }) => TAddress
  loader: (match: { context: { queryClient: QueryClient; ports: TPorts }; deps: TAddress }) => Promise<unknown>
}

function createRoute<TPorts, TAddress extends object>(
  validateSearch: (raw: RawSearch) => TAddress,
  partFor: (address: TAddress) => Pick<Part<TPorts, TAddress>, 'catalogs' | 'queries'>,
): Route<TPorts, TAddress> {
  return {
    validateSearch,
    // Validated again, since the router passes unknown parameters too, such as a tab that does not exist.
    loaderDeps: ({ search }) => validateSearch({ ...search }),
    loader: ({ context: { queryClient, ports }, deps }) => {
      const { catalogs = [], queries } = partFor(deps)
      prefetch(queryClient, ...(queries?.(ports, deps) ?? []))
      return Promise.all([pagesCatalog, ...catalogs].map(loadCatalog))
    },
  }
}

/** The open tab from the URL; the first tab is the default, which is omitted, and stands for unknown tabs. */
function parseTab<TTab extends string>(tabs: readonly TTab[], raw: RawSearch): { tab?: TTab } {
  const tab = tabs.find((name) => name === raw.tab)
  return tab === undefined || tab === tabs[0] ? {} : { tab }
}

/** The open modal from the URL; none when its name is unknown or the id of its record is missing. */
export function parseModal<TKinds extends ModalKinds>(kinds: TKinds, { modal, record }: RawSearch): OpenModal<TKinds> {
  const kind = typeof modal === 'string' && Object.hasOwn(kinds, modal) ? kinds[modal] : undefined
  if (kind === undefined || (kind === 'record' && (typeof record !== 'string' || record === ''))) return {}
  return { modal, ...(kind === 'record' && { record }) } as OpenModal<TKinds>
}

const parseAddress = ({ search, modals = {} }: Part, raw: RawSearch) => ({
  ...search?.(raw),
  ...parseModal(modals, raw),
})

export type Page<TSearch extends object, TKinds extends ModalKinds, TPorts> = {
  modals: TKinds
  route: Route<TPorts, TSearch & OpenModal<TKinds>>
}

/** A page without tabs. */
export function definePage<TPorts, TSearch extends object, const TKinds extends ModalKinds = NoModals>(
  page: Part<TPorts, TSearch, TKinds>,
): Page<TSearch, TKinds, TPorts> {
  const { modals = {} as TKinds } = page
  const search = (raw: RawSearch) => parseAddress(page, raw) as TSearch & OpenModal<TKinds>
  return { modals, route: createRoute(search, () => page) }
}

export type Frame<TKinds extends ModalKinds> = {
  modals: TKinds
  route: { validateSearch: (raw: RawSearch) => object; loader: () => Promise<unknown> }
}

/** A frame around several pages, such as the shell of an area; its open modal stands in the URL beside the state of the page. */
export const defineFrame = <const TKinds extends ModalKinds>(frame: {
  modals: TKinds
  catalogs: readonly CatalogName[]
}): Frame<TKinds> => ({
  modals: frame.modals,
  route: {
    validateSearch: (raw) => parseModal(frame.modals, raw),
    loader: () => Promise.all(frame.catalogs.map(loadCatalog)),
  },
})

type Tabs = Record<string, Part>
type SearchOf<TPart> = TPart extends { search: (raw: RawSearch) => infer TSearch extends object } ? TSearch : object
type ModalsOf<TPart> = TPart extends { modals: infer TKinds extends ModalKinds } ? TKinds : NoModals
type PortsOf<TPart> = TPart extends { queries(ports: infer TPorts, ...more: never[]): unknown } ? TPorts : unknown
/** The intersection of the ports of all tabs; inferred in this way, since one type parameter for all tabs would be their common subtype. */
type AllPorts<TTabs> = {
  [K in keyof TTabs]: (ports: PortsOf<TTabs[K]>) => void
}[keyof TTabs] extends (ports: infer TPorts) => void
  ? TPorts
  : never

/** The state and the modals that each tab has in the URL. */
export type TabParts = Record<string, { search: object; modals: ModalKinds }>

/** The search parameters of a page with tabs: the open tab and the state of this tab. */
export type TabbedAddress<TParts extends TabParts> = {
  [K in keyof TParts]: { tab?: K } & TParts[K]['search'] & OpenModal<TParts[K]['modals']>
}[keyof TParts]

export type TabbedPage<TParts extends TabParts, TPorts> = {
  /** In their order; the first tab is the default, which is omitted from the URL. */
  names: readonly (keyof TParts & string)[]
  route: Route<TPorts, TabbedAddress<TParts>>
  /** Loads the translations of all tabs. */
  loadCatalogs: () => Promise<unknown>
}

/** A page with tabs. The open tab prefetches and has state in the URL; the page waits for its translations and those of the first tab. */
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
  const search = (raw: RawSearch) => {
    const open = parseTab(names, raw)
    return { ...open, ...parseAddress(partOf(open.tab), raw) } as TabbedAddress<Parts>
  }
  const catalogsOf = (...parts: readonly Part[]) => [
    ...page.catalogs,
    ...parts.flatMap(({ catalogs = [] }) => catalogs),
  ]
  return {
    names,
    route: createRoute(search, ({ tab }) => {
      // The first tab replaces one that is hidden from this person.
      const [part, first] = [partOf(tab), partOf(undefined)]
      return { catalogs: catalogsOf(part, first), ...(part.queries && { queries: part.queries }) }
    }),
    loadCatalogs: () => Promise.all(catalogsOf(...Object.values(tabs)).map(loadCatalog)),
  }
}
