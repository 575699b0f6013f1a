import { useLocation, useNavigate, useRouter, type HistoryState, type RouterHistory } from '@tanstack/react-router'
import { scrollFor } from '../table/list-changes.ts'
import { goBackFromModal, trailFrom } from './modal-trail.ts'
import type { ModalKinds } from './modals.ts'
import type { Frame, Page, TabbedAddress, TabbedPage, TabParts } from './page.ts'
import { placeOf, type Address, type ChangeKind, type Modals, type Place } from './place.ts'

type Step<TAddress> = { search: TAddress; resetScroll?: boolean; replace?: boolean; state?: HistoryState }

/** What the hooks need of a page's route. */
type RouteOf<TPorts, TAddress> = {
  useRouteContext: () => { ports: TPorts; history: RouterHistory }
  useSearch: () => TAddress
  useNavigate: () => (to: Step<TAddress>) => Promise<void>
}

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

/** A page without tabs: its ports, and its place in the address. */
export function usePage<TSearch extends object, TKinds extends ModalKinds, TPorts>(
  _page: Page<TSearch, TKinds, never>,
  route: RouteOf<TPorts, Address<TSearch, TKinds>>,
): Place<TSearch, TKinds> & { ports: TPorts } {
  const { ports, history } = route.useRouteContext()
  const address = route.useSearch()
  const navigate = route.useNavigate()
  return {
    ports,
    ...placeOf<TSearch, TKinds>(address, (kind, next) => void change(history, navigate, address, kind, next)),
  }
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
  const { ports, history } = route.useRouteContext()
  const whole = route.useSearch()
  const { tab: open = names[0]!, ...address } = whole as { tab?: Tab }
  const navigate = route.useNavigate()
  // Only the contents of the open tab are rendered, so the address holds what this one keeps.
  const place = <TTab extends Tab>(tab: TTab) => {
    type Own = TParts[TTab]
    return placeOf<Own['search'], Own['modals']>(
      address as Address<Own['search'], Own['modals']>,
      (kind, next) => void change(history, navigate, whole, kind, { tab, ...next } as TabbedAddress<TParts>),
    )
  }
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
  return placeOf<object, TKinds>(address, (kind, next) => void change(history, here, address, kind, next)).modals
}

/** What the contents of a page with tabs are given. */
export type TabbedProps<TPage, TPorts> =
  TPage extends TabbedPage<infer TParts, never> ? { ports: TPorts; tabs: OpenTabs<TParts> } : never

/** What the contents of a page without tabs are given. */
export type PageProps<TPage, TPorts> =
  TPage extends Page<infer TSearch, infer TKinds, never> ? Place<TSearch, TKinds> & { ports: TPorts } : never
