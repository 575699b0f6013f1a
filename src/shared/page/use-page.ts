import {
  useNavigate,
  useRouteContext,
  useRouter,
  useSearch,
  type HistoryState,
  type RouterHistory,
} from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import { scrollOptions } from '../table/state/list-state.ts'
import { whenIdle } from '../ui/loadable.tsx'
import type {
  Address,
  ChangeKind,
  ModalKinds,
  Modals,
  OpenModalParams,
  OpenModalStore,
  UrlState,
  UrlStateStore,
} from './url-state.ts'
import { goBack } from './history-step.ts'
import type { Frame, Page, TabbedAddress, TabbedPage, TabParts } from './page.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** For a modal: the URLs that it was opened from, the latest first. */
    trail?: readonly string[]
  }
}

type RouterStore<TValue> = { get: () => TValue; subscribe: (listener: () => void) => { unsubscribe: () => void } }

declare module '@tanstack/router-core' {
  /** Every store of the router has this member, which the router's own types declare in a file that its index leaves out. */
  interface RouterReadableStore<TValue> {
    subscribe: RouterStore<TValue>['subscribe']
  }
}

/** The maximum length of a trail. */
const maxTrailLength = 10

/** The trail of a modal that opens now. */
const createTrail = ({ location: { href, state } }: RouterHistory): readonly string[] =>
  [href, ...(state.trail ?? [])].slice(0, maxTrailLength)

const parseUrl = (href: string): URL => new URL(href, 'https://portal.example')
const hasNoModal = (href: string): boolean => !parseUrl(href).searchParams.has('modal')

/** The URL without its modal, with its parameters in a fixed order. */
function urlWithoutModal(href: string): string {
  const url = parseUrl(href)
  for (const name of ['modal', 'record']) url.searchParams.delete(name)
  url.searchParams.sort()
  return url.href
}

/**
 * Goes back to the page that the open modal was opened from, so that the Back button does not open the modal again. False when
 * the history has no such page, such as after a link to the modal: then the caller replaces the entry.
 */
function goBackFromModal(history: RouterHistory): boolean {
  const { href, state } = history.location
  const isPageBehind = (earlier: string) => hasNoModal(earlier) && urlWithoutModal(earlier) === urlWithoutModal(href)
  const steps = (state.trail ?? []).findIndex(isPageBehind) + 1
  if (steps === 0) return false
  goBack(history, steps)
  return true
}

type NavigateOptions<TAddress> = { search: TAddress; resetScroll?: boolean; replace?: boolean; state?: HistoryState }

/** A page's route, for its types; the hooks themselves read any route. */
type PageRoute<TPorts, TAddress> = {
  id: string
  useRouteContext: () => { ports: TPorts }
  useSearch: () => TAddress
  useNavigate: () => (options: NavigateOptions<TAddress>) => Promise<void>
}

/** The open modal in the search parameters that a store of the router has. */
function createOpenModalStore<TValue>(
  store: RouterStore<TValue>,
  addressOf: (value: TValue) => object | undefined,
): OpenModalStore {
  return {
    subscribe: (listener) => store.subscribe(listener).unsubscribe,
    read: () => splitModal(addressOf(store.get()) ?? {}).open,
  }
}

/** Changes the URL so that the Back button closes an open modal and never opens a closed one again. */
async function changeUrl<TAddress extends object>(
  history: RouterHistory,
  navigate: (options: NavigateOptions<TAddress>) => Promise<void>,
  before: object,
  kind: ChangeKind,
  search: TAddress,
): Promise<void> {
  if (kind === 'close' && goBackFromModal(history)) return
  const options = { search, ...scrollOptions(before, search) }
  const { trail } = history.location.state
  if (kind === 'open') await navigate({ ...options, state: { trail: createTrail(history) } })
  else if (kind === 'search' && !('modal' in search)) await navigate(options)
  else await navigate({ ...options, replace: true, ...(kind === 'search' && trail && { state: { trail } }) })
}

/** Splits search parameters into those for the open modal and all others. */
export function splitModal<TSearch extends object>(address: TSearch & OpenModalParams) {
  const { modal, record, ...rest } = address
  return { open: { ...(modal && { modal }), ...(record && { record }) }, search: rest as object as TSearch }
}

export const createUrlState = <TSearch extends object, TKinds extends ModalKinds>(
  search: TSearch,
  { opened, change }: Pick<UrlStateStore<TSearch, TKinds>, 'opened' | 'change'>,
  modals: Modals<TSearch, TKinds>,
): UrlState<TSearch, TKinds> => ({
  search,
  onSearch: (next) => change('search', { ...next, ...opened.read() } as Address<TSearch, TKinds>),
  modals,
})

export function createModals<TSearch extends object, TKinds extends ModalKinds>(
  store: UrlStateStore<TSearch, TKinds>,
): Modals<TSearch, TKinds> {
  const go = (kind: ChangeKind, next: object) => store.change(kind, next as Address<TSearch, TKinds>)
  return {
    opened: store.opened,
    open: (name: string, record?: string) =>
      go('open', { ...store.search(), modal: name, ...(record !== undefined && { record }) }),
    close: (next) => {
      const search = store.search()
      const isUnchanged = next === undefined || JSON.stringify(next) === JSON.stringify(search)
      go(isUnchanged ? 'close' : 'close-and-change', next ?? search)
    },
  }
}

/** Holds the latest value, for event handlers. */
function createLatest<T>(first: T) {
  let latest = first
  return { read: () => latest, write: (next: T) => void (latest = next) }
}

/** The modals of a page; the object stays the same as long as the page is mounted. */
function useModals<TSearch extends object, TKinds extends ModalKinds>(
  store: UrlStateStore<TSearch, TKinds>,
): Modals<TSearch, TKinds> {
  const [latest] = useState(() => createLatest(store))
  useLayoutEffect(() => void latest.write(store))
  const [modals] = useState(() =>
    createModals<TSearch, TKinds>({
      opened: store.opened,
      search: () => latest.read().search(),
      change: (kind, next) => latest.read().change(kind, next),
    }),
  )
  return modals
}

const useRouteNavigate = <TAddress>(route: PageRoute<unknown, TAddress>) => route.useNavigate()

/** Reads the route of a page. `search` lacks the open modal, so that the page does not render again when a modal opens. */
function useRoute<TPorts, TAddress extends object>(route: PageRoute<TPorts, TAddress>) {
  const { history, stores } = useRouter()
  const [opened] = useState(() => createOpenModalStore(stores.getMatchStore(route.id), (match) => match?.search))
  return {
    opened,
    history,
    navigate: useRouteNavigate(route),
    ports: useRouteContext({ strict: false, select: ({ ports }) => ports }) as TPorts,
    search: useSearch({ strict: false, select: (address) => splitModal(address).search, structuralSharing: true }),
  }
}

/** The ports and the URL state of a page without tabs. */
export function usePage<TSearch extends object, TKinds extends ModalKinds, TPorts>(
  _page: Page<TSearch, TKinds, never>,
  route: PageRoute<TPorts, Address<TSearch, TKinds>>,
): UrlState<TSearch, TKinds> & { ports: TPorts } {
  const { ports, history, opened, navigate, ...state } = useRoute(route)
  const search = state.search as object as TSearch
  const store: UrlStateStore<TSearch, TKinds> = {
    opened,
    search: () => search,
    change: (kind, next) => void changeUrl(history, navigate, search, kind, next),
  }
  return { ports, ...createUrlState<TSearch, TKinds>(search, store, useModals(store)) }
}

/** The tabs of a page: the open tab, and the URL state of each. */
export type OpenTabs<TParts extends TabParts> = {
  names: readonly (keyof TParts & string)[]
  open: keyof TParts & string
  onOpen: (tab: keyof TParts & string) => void
  urlState: <TTab extends keyof TParts & string>(tab: TTab) => UrlState<TParts[TTab]['search'], TParts[TTab]['modals']>
}

/** The ports and the tabs of a page with tabs. The translations of closed tabs are loaded when the browser is idle. */
export function useTabbedPage<TParts extends TabParts, TPorts>(
  { names, loadCatalogs }: TabbedPage<TParts, never>,
  route: PageRoute<TPorts, TabbedAddress<TParts>>,
): { ports: TPorts; tabs: OpenTabs<TParts> } {
  type Tab = keyof TParts & string
  // Only the contents of the open tab are rendered, so the URL has the state of this tab.
  type Search = TParts[Tab]['search']
  type Kinds = TParts[Tab]['modals']
  const { ports, history, opened, navigate, ...state } = useRoute(route)
  const { tab: open = names[0]!, ...search } = state.search as { tab?: Tab }
  const store: UrlStateStore<Search, Kinds> = {
    opened,
    search: () => search,
    change: (kind: ChangeKind, next: Address<Search, Kinds>) =>
      void changeUrl(history, navigate, state.search, kind, { tab: open, ...next } as TabbedAddress<TParts>),
  }
  const openTabState = createUrlState<Search, Kinds>(search, store, useModals(store))
  useEffect(() => {
    const cancel = whenIdle(() => void loadCatalogs().catch(() => {})) // a tab that is opened loads its own again
    return cancel
  }, [loadCatalogs])
  const urlState: OpenTabs<TParts>['urlState'] = () => openTabState
  return {
    ports,
    tabs: { names, open, onOpen: (tab) => void navigate({ search: { tab } as TabbedAddress<TParts> }), urlState },
  }
}

/** The modals of a frame around pages; the state of the page in the URL stays. */
export function useFrame<TKinds extends ModalKinds>(_frame: Frame<TKinds>): Modals<object, TKinds> {
  const { history, stores } = useRouter()
  const navigate = useNavigate()
  const navigateHere = (options: NavigateOptions<object>) => navigate({ to: '.', ...options })
  const [opened] = useState(() => createOpenModalStore(stores.location, (location) => location.search))
  const search = () => splitModal<object>(stores.location.get().search).search
  return useModals<object, TKinds>({
    opened,
    search,
    change: (kind, next) => void changeUrl(history, navigateHere, search(), kind, next),
  })
}

/** The props of the contents of a page with tabs. */
export type TabbedProps<TPage, TPorts> =
  TPage extends TabbedPage<infer TParts, never> ? { ports: TPorts; tabs: OpenTabs<TParts> } : never

/** The props of the contents of a page without tabs. */
export type PageProps<TPage, TPorts> =
  TPage extends Page<infer TSearch, infer TKinds, never> ? UrlState<TSearch, TKinds> & { ports: TPorts } : never
