import {
  useNavigate,
  useRouteContext,
  useRouter,
  useSearch,
  type HistoryState,
  type RouterHistory,
} from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { scrollOptions } from '../table/state/list-state.ts'
import { createModals, splitModal, createUrlState } from './create-url-state.ts'
import type { ModalKinds, Address, ChangeKind, Modals, UrlState, UrlStateStore, OpenModalStore } from './url-state.ts'
import type { Frame, Page, TabbedAddress, TabbedPage, TabParts } from './page.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** For a modal: the addresses that it was opened from, the last first. */
    trail?: readonly string[]
  }
}

/** More are not kept with an entry: nobody opens so many modals out of each other. */
const longestTrail = 10

/** On their way back; a second press on the way goes no further. */
const leaving = new WeakSet<RouterHistory>()

/** What is kept with the entry of a modal that opens now. */
const trailFrom = ({ location: { href, state } }: RouterHistory): readonly string[] =>
  [href, ...(state.trail ?? [])].slice(0, longestTrail)

const read = (href: string): URL => new URL(href, 'https://portal.example')
const isPlain = (href: string): boolean => !read(href).searchParams.has('modal')

/** The address without its modal, however its parts are ordered. */
function behind(href: string): string {
  const url = read(href)
  for (const name of ['modal', 'record']) url.searchParams.delete(name)
  url.searchParams.sort()
  return url.href
}

/**
 * Goes back to the page that the open modal was opened from, so that going back later does not open it again. False when it
 * was not opened from there, such as by a link: then the page has to take its place.
 */
function goBackFromModal(history: RouterHistory): boolean {
  const { href, state } = history.location
  const steps = (state.trail ?? []).findIndex((before) => isPlain(before) && behind(before) === behind(href)) + 1
  if (steps === 0) return false
  if (leaving.has(history)) return true
  leaving.add(history)
  const arrived = history.subscribe(() => {
    leaving.delete(history)
    arrived()
  })
  history.go(-steps, { ignoreBlocker: true }) // the form in it has asked already
  return true
}

type Step<TAddress> = { search: TAddress; resetScroll?: boolean; replace?: boolean; state?: HistoryState }

/** What the hooks need of a page's route; its types are those of what is read with the hooks for any route. */
type RouteOf<TPorts, TAddress> = {
  id: string
  useRouteContext: () => { ports: TPorts }
  useSearch: () => TAddress
  useNavigate: () => (to: Step<TAddress>) => Promise<void>
}

/** A store of the router, which tells who is drawn with it; its own types have no more than `get`. */
type Store<TValue> = { get: () => TValue; subscribe: (listener: () => void) => { unsubscribe: () => void } }

/** The modal that a store of the router has an address of. */
function openIn<TValue>(
  store: { get: () => TValue },
  addressOf: (value: TValue) => object | undefined,
): OpenModalStore {
  return {
    subscribe: (listener) => {
      const { unsubscribe } = (store as Store<TValue>).subscribe(listener)
      return unsubscribe
    },
    read: () => splitModal(addressOf(store.get()) ?? {}).open,
  }
}

/** Changes the address: Back closes an open modal, and never opens one again that was closed. */
async function change<TAddress extends object>(
  history: RouterHistory,
  navigate: (to: Step<TAddress>) => Promise<void>,
  before: object,
  kind: ChangeKind,
  search: TAddress,
): Promise<void> {
  if (kind === 'close' && goBackFromModal(history)) return
  const step = { search, ...scrollOptions(before, search) }
  const { trail } = history.location.state
  if (kind === 'open') await navigate({ ...step, state: { trail: trailFrom(history) } })
  else if (kind === 'step' && !('modal' in search)) await navigate(step)
  else await navigate({ ...step, replace: true, ...(kind === 'step' && trail && { state: { trail } }) })
}

/** What was told last, for who asks when something happens. */
function newest<T>(first: T) {
  let now = first
  return { read: () => now, tell: (next: T) => void (now = next) }
}

/** The modals of an address: the same object for as long as the page is there. */
function useModals<TSearch extends object, TKinds extends ModalKinds>(
  told: UrlStateStore<TSearch, TKinds>,
): Modals<TSearch, TKinds> {
  const [now] = useState(() => newest(told))
  useLayoutEffect(() => void now.tell(told))
  const [modals] = useState(() =>
    createModals<TSearch, TKinds>({
      opened: told.opened,
      search: () => now.read().search(),
      change: (kind, next) => now.read().change(kind, next),
    }),
  )
  return modals
}

const useSteps = <TAddress>(route: RouteOf<unknown, TAddress>) => route.useNavigate()

/** What a page is drawn of; an open modal is no part of that, so the page is not drawn anew when one opens or closes. */
function useRoute<TPorts, TAddress extends object>(route: RouteOf<TPorts, TAddress>) {
  const { history, stores } = useRouter()
  const [opened] = useState(() => openIn(stores.getMatchStore(route.id), (match) => match?.search))
  return {
    opened,
    history,
    navigate: useSteps(route),
    ports: useRouteContext({ strict: false, select: ({ ports }) => ports }) as TPorts,
    kept: useSearch({ strict: false, select: (address) => splitModal(address).search, structuralSharing: true }),
  }
}

/** A page without tabs: its ports, and its place in the address. */
export function usePage<TSearch extends object, TKinds extends ModalKinds, TPorts>(
  _page: Page<TSearch, TKinds, never>,
  route: RouteOf<TPorts, Address<TSearch, TKinds>>,
): UrlState<TSearch, TKinds> & { ports: TPorts } {
  const { ports, history, opened, kept, navigate } = useRoute(route)
  const search = kept as object as TSearch
  const reach: UrlStateStore<TSearch, TKinds> = {
    opened,
    search: () => search,
    change: (kind, next) => void change(history, navigate, search, kind, next),
  }
  return { ports, ...createUrlState<TSearch, TKinds>(search, reach, useModals(reach)) }
}

/** The tabs of a page: which is open, and the place of each in the address. */
export type OpenTabs<TParts extends TabParts> = {
  names: readonly (keyof TParts & string)[]
  open: keyof TParts & string
  onOpen: (tab: keyof TParts & string) => void
  place: <TTab extends keyof TParts & string>(tab: TTab) => UrlState<TParts[TTab]['search'], TParts[TTab]['modals']>
}

/** A page with tabs: its ports, and its tabs. */
export function useTabbedPage<TParts extends TabParts, TPorts>(
  { names }: TabbedPage<TParts, never>,
  route: RouteOf<TPorts, TabbedAddress<TParts>>,
): { ports: TPorts; tabs: OpenTabs<TParts> } {
  type Tab = keyof TParts & string
  // Only the contents of the open tab are rendered, so the address holds what this one keeps.
  type Search = TParts[Tab]['search']
  type Kinds = TParts[Tab]['modals']
  const { ports, history, opened, kept, navigate } = useRoute(route)
  const { tab: open = names[0]!, ...search } = kept as { tab?: Tab }
  const reach: UrlStateStore<Search, Kinds> = {
    opened,
    search: () => search,
    change: (kind: ChangeKind, next: Address<Search, Kinds>) =>
      void change(history, navigate, kept, kind, { tab: open, ...next } as TabbedAddress<TParts>),
  }
  const openPlace = createUrlState<Search, Kinds>(search, reach, useModals(reach))
  const place: OpenTabs<TParts>['place'] = () => openPlace
  return {
    ports,
    tabs: { names, open, onOpen: (tab) => void navigate({ search: { tab } as TabbedAddress<TParts> }), place },
  }
}

/** The modals of what stands around several pages; what the page below it keeps in the address stays. */
export function useFrame<TKinds extends ModalKinds>(_frame: Frame<TKinds>): Modals<object, TKinds> {
  const { history, stores } = useRouter()
  const navigate = useNavigate()
  const here = (step: Step<object>) => navigate({ to: '.', ...step })
  const [opened] = useState(() => openIn(stores.location, (location) => location.search))
  const search = () => splitModal<object>(stores.location.get().search).search
  return useModals<object, TKinds>({
    opened,
    search,
    change: (kind, next) => void change(history, here, search(), kind, next),
  })
}

/** What the contents of a page with tabs are given. */
export type TabbedProps<TPage, TPorts> =
  TPage extends TabbedPage<infer TParts, never> ? { ports: TPorts; tabs: OpenTabs<TParts> } : never

/** What the contents of a page without tabs are given. */
export type PageProps<TPage, TPorts> =
  TPage extends Page<infer TSearch, infer TKinds, never> ? UrlState<TSearch, TKinds> & { ports: TPorts } : never
