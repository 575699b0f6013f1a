import { useLocation, useNavigate, useRouter, type HistoryState, type RouterHistory } from '@tanstack/react-router'
import { useLayoutEffect, useMemo, useState } from 'react'
import { scrollFor } from '../table/list-changes.ts'
import { goBackFromModal, trailFrom } from './modal-trail.ts'
import type { ModalKinds } from './modals.ts'
import type { Frame, Page, TabbedAddress, TabbedPage, TabParts } from './page.ts'
import { modalsOf, placeOf, type Address, type ChangeKind, type Modals, type Place } from './place.ts'

type Step<TAddress> = { search: TAddress; resetScroll?: boolean; replace?: boolean; state?: HistoryState }

/** What the hooks need of a page's route. */
type RouteOf<TPorts, TAddress> = {
  useRouteContext: () => { ports: TPorts; history: RouterHistory }
  useSearch: () => TAddress
  useNavigate: () => (to: Step<TAddress>) => Promise<void>
}

const useRoute = <TPorts, TAddress>(route: RouteOf<TPorts, TAddress>) => ({
  ...route.useRouteContext(),
  address: route.useSearch(),
  navigate: route.useNavigate(),
})

/** Changes the address: Back closes an open modal, and never opens one again that was closed. */
async function change<TAddress extends object>(
  history: RouterHistory,
  navigate: (to: Step<TAddress>) => Promise<void>,
  before: TAddress,
  kind: ChangeKind,
  search: TAddress,
): Promise<void> {
  if (kind === 'close' && goBackFromModal(history)) return
  const step = { search, ...scrollFor(before, search) }
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

/** The place of an address. Its modals are the same object until another one opens, so that what only opens them is not drawn anew. */
function usePlace<TSearch extends object, TKinds extends ModalKinds>(
  address: Address<TSearch, TKinds>,
  go: (kind: ChangeKind, next: Address<TSearch, TKinds>) => void,
): Place<TSearch, TKinds> {
  const [now] = useState(() => newest({ address, go }))
  useLayoutEffect(() => now.tell({ address, go }))
  const { modal, record } = address
  const modals = useMemo(
    () =>
      modalsOf<TSearch, TKinds>(
        { modal, record },
        () => now.read().address,
        (kind, next) => now.read().go(kind, next),
      ),
    [now, modal, record],
  )
  return placeOf<TSearch, TKinds>(address, go, modals)
}

/** A page without tabs: its ports, and its place in the address. */
export function usePage<TSearch extends object, TKinds extends ModalKinds, TPorts>(
  _page: Page<TSearch, TKinds, never>,
  route: RouteOf<TPorts, Address<TSearch, TKinds>>,
): Place<TSearch, TKinds> & { ports: TPorts } {
  const { ports, history, address, navigate } = useRoute(route)
  const go = (kind: ChangeKind, next: Address<TSearch, TKinds>) => void change(history, navigate, address, kind, next)
  return { ports, ...usePlace<TSearch, TKinds>(address, go) }
}

/** The tabs of a page: which is open, and the place of each in the address. */
export type OpenTabs<TParts extends TabParts> = {
  names: readonly (keyof TParts & string)[]
  open: keyof TParts & string
  onOpen: (tab: keyof TParts & string) => void
  place: <TTab extends keyof TParts & string>(tab: TTab) => Place<TParts[TTab]['search'], TParts[TTab]['modals']>
}

/** A page with tabs: its ports, and its tabs. */
export function useTabbedPage<TParts extends TabParts, TPorts>(
  { names }: TabbedPage<TParts, never>,
  route: RouteOf<TPorts, TabbedAddress<TParts>>,
): { ports: TPorts; tabs: OpenTabs<TParts> } {
  type Tab = keyof TParts & string
  const { ports, history, address: whole, navigate } = useRoute(route)
  const { tab: open = names[0]!, ...address } = whole as { tab?: Tab }
  // Only the contents of the open tab are rendered, so the address holds what this one keeps.
  type Kept = Address<TParts[Tab]['search'], TParts[Tab]['modals']>
  const go = (kind: ChangeKind, next: Kept) =>
    void change(history, navigate, whole, kind, { tab: open, ...next } as TabbedAddress<TParts>)
  const openPlace = usePlace<TParts[Tab]['search'], TParts[Tab]['modals']>(address as Kept, go)
  const place: OpenTabs<TParts>['place'] = () => openPlace
  return {
    ports,
    tabs: { names, open, onOpen: (tab) => void navigate({ search: { tab } as TabbedAddress<TParts> }), place },
  }
}

/** The modals of what stands around several pages; what the page below it keeps in the address stays. */
export function useFrame<TKinds extends ModalKinds>(_frame: Frame<TKinds>): Modals<object, TKinds> {
  const { history } = useRouter()
  const navigate = useNavigate()
  const address = useLocation({ select: ({ search }) => search }) as Address<object, TKinds>
  const here = (step: Step<object>) => navigate({ to: '.', ...step })
  return usePlace<object, TKinds>(address, (kind, next) => void change(history, here, address, kind, next)).modals
}

/** What the contents of a page with tabs are given. */
export type TabbedProps<TPage, TPorts> =
  TPage extends TabbedPage<infer TParts, never> ? { ports: TPorts; tabs: OpenTabs<TParts> } : never

/** What the contents of a page without tabs are given. */
export type PageProps<TPage, TPorts> =
  TPage extends Page<infer TSearch, infer TKinds, never> ? Place<TSearch, TKinds> & { ports: TPorts } : never
