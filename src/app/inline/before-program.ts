/**
 * What the page does before its program loads (docs/decisions/005). `head.ts` and `body.ts` are bundled into the page as inline scripts
 * (scripts/portal/inline-scripts.ts), so whatever is imported here must be small.
 */
import type { Area } from '#src/shared/session/session.ts'
import { isOfLeftPage } from '../left-page.ts'
import { isOfArea, readClaims } from '#src/shared/session/claims.ts'
import { sendEarlyCalls } from '#src/shared/http/early-calls.ts'
import { areaHomes, areaLogins, loginSearchFor } from '#src/shared/session/area-addresses.ts'
import { deviceStorage } from '#src/shared/state/browser-storage.ts'
import { colorSchemeKey, languageKey, listKeyPrefix, tokenKey } from '#src/shared/state/storage-keys.ts'
import type { ListPreferences } from '#src/shared/table/state/list-state.ts'
import { setThemeColor } from '#src/shared/ui/theme-color.ts'

const page = document.documentElement

/** Without a trailing slash: empty for the start page of the portal. */
const readPath = (): string => window.location.pathname.replace(/\/$/, '')

/** The area of a path; the portal's start page belongs to the private one. */
function areaOf(path: string): Area | undefined {
  const [, first = 'private'] = path.split('/')
  return Object.keys(areaHomes).find((area): area is Area => area === first)
}

/** Whether a token is stored for the area of this page; the program checks whether it is still good. */
export function isSignedIn(): boolean {
  const area = areaOf(readPath())
  return area !== undefined && Boolean(deviceStorage.read(tokenKey(area)))
}

/** The only preference for a list that changes what is requested. */
const rowsPerPage: keyof ListPreferences = 'size'

const hasChosenRows = (person: string): boolean =>
  deviceStorage.readAllStartingWith(listKeyPrefix(person)).some((text) => text.includes(`"${rowsPerPage}"`))

/**
 * Sends the calls of an area's start page while the program loads, unless the address or a number of rows that the person chose may ask
 * for other data.
 */
export function requestFirstData(calls: readonly string[]): void {
  const area = areaOf(readPath())
  if (area === undefined || readPath() !== areaHomes[area] || window.location.search !== '') return
  const token = deviceStorage.readJson(tokenKey(area))
  const claims = typeof token === 'string' ? readClaims(token) : undefined
  if (claims === undefined || !isOfArea(area, claims) || hasChosenRows(claims.id)) return
  sendEarlyCalls(calls, token as string)
}

/** Shows that the program failed when one of its files fails, and reloads the page when the connection is back. */
export function watchStart(): void {
  addEventListener(
    'error',
    (event) => {
      // Preloads are not needed to start; Firefox reports an error for each module that is loaded already.
      const isPreload = event.target instanceof Element && event.target.matches('link:not([rel=stylesheet])')
      // WebKit reports an error for a size that is measured again in the next frame, which breaks nothing.
      const isHarmless = isPreload || isOfLeftPage(event.target) || event.message?.startsWith('ResizeObserver loop')
      if (!isHarmless) page.classList.add('start-failed')
    },
    true,
  )
  addEventListener('online', () => {
    if (document.querySelector('.start-failed :is(#root:empty, [data-first])')) window.location.reload()
  })
}

/** Applies the stored language and colour scheme as the program does later. */
export function applyStoredChoices(): void {
  const stored = deviceStorage.read(colorSchemeKey)
  const chosen = stored === 'dark' || stored === 'light' ? stored : undefined
  const scheme = chosen ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  page.dataset.mantineColorScheme = scheme
  if (chosen !== undefined) setThemeColor(chosen)
  if (deviceStorage.read(languageKey) === 'en') page.lang = 'en'
}

/** Whether the path is one of the addresses; `$` begins a parameter, which matches any segment. */
function isOneOf(addresses: readonly string[], path: string): boolean {
  const segments = path.split('/')
  return addresses.some((address) => {
    const expected = address.split('/')
    const matches = expected.every((segment, index) => segment.startsWith('$') || segment === segments[index])
    return matches && expected.length === segments.length
  })
}

/** The login to go to when this address needs a session and no token is stored, as `requireUser` of the program redirects. */
export function loginAddress(guarded: readonly string[]): string | undefined {
  const path = readPath()
  const area = areaOf(path)
  if (area === undefined || isSignedIn() || !isOneOf(guarded, path)) return undefined
  const isStart = path === '' || path === `/${area}`
  const address = isStart ? areaHomes[area] : path + window.location.search + window.location.hash
  const search = new URLSearchParams(loginSearchFor(area, address)).toString()
  return search === '' ? areaLogins[area] : `${areaLogins[area]}?${search}`
}

/**
 * Keeps the prerendered part of the page that fits: the first step of a login or the frame of an area, in the language of the page.
 * Returns it, or undefined when none fits: a signed-in person sees no login, others no frame.
 */
export function chooseFirstPaint(links: Readonly<Record<string, string>> = {}): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-first]')]
  const chosen = all.find((part) => part.lang === page.lang && 'frame' in part.dataset === isSignedIn())
  for (const part of all) if (part !== chosen) part.remove()
  if (chosen === undefined) {
    if (all.length > 0) document.body.prepend(Object.assign(document.createElement('div'), { id: 'root' }))
    return undefined
  }
  chosen.id = 'root'
  chosen.removeAttribute('lang') // The page has it.
  document.title = chosen.dataset.title ?? document.title
  chosen.removeAttribute('data-title')
  // The policy refuses a style attribute in markup and allows a script to set it.
  for (const element of takeMarked(chosen, 'style')) element.node.style.cssText = element.value
  for (const { node, value } of takeMarked(chosen, 'link')) {
    const address = links[value]
    if (address !== undefined) node.setAttribute('href', address)
  }
  for (const link of chosen.querySelectorAll<HTMLAnchorElement>('nav a'))
    if (`${window.location.pathname}/`.startsWith(`${link.pathname}/`)) link.ariaCurrent = 'page'
  return chosen
}

/** The elements with a data attribute and its value; removes the attribute. */
const takeMarked = (part: HTMLElement, name: string): { node: HTMLElement; value: string }[] =>
  [...part.querySelectorAll<HTMLElement>(`[data-${name}]`)].map((node) => {
    const value = node.getAttribute(`data-${name}`)!
    node.removeAttribute(`data-${name}`)
    return { node, value }
  })

/** Marks a form that is submitted before the program can send it; the program does (`takeOverForm` in src/pages/login/login.tsx). */
export function holdEarlySubmits(): void {
  addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.closest('[data-first]') === null) return
      event.preventDefault()
      form.dataset.sent = ''
      form.querySelector('[type=submit]')?.setAttribute('data-loading', '')
    },
    true,
  )
}

/** Begins every page with the name of an installation that is not production. */
export function showEnvironment(name: string | undefined): void {
  if (name === undefined) return
  const strip = document.createElement('aside')
  document.body.prepend(Object.assign(strip, { id: 'environment', ariaLabel: name, textContent: name }))
}
