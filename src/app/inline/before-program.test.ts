import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { tokens } from '../../../tests/tokens.ts'
import { preloadAreaFiles } from '#src/shared/shell/page-files.ts'
import {
  applyStoredChoices,
  chooseFirstPaint,
  holdEarlySubmits,
  isSignedIn,
  loginAddress,
  requestFirstData,
  showEnvironment,
  watchStart,
} from './before-program.ts'

const open = (address: string) => window.history.replaceState(null, '', address)
const signIn = (area: string) => localStorage.setItem(`token-${area}`, '"token"')
const page = document.documentElement

const add = vi.spyOn(globalThis, 'addEventListener')
watchStart()
holdEarlySubmits()
const listeners = [...add.mock.calls]
add.mockRestore()
afterAll(() => {
  for (const [type, listener, options] of listeners) removeEventListener(type, listener, options)
})

afterEach(() => {
  document.body.replaceChildren()
  document.head.querySelectorAll('meta[name=theme-color], link, #page-files').forEach((element) => element.remove())
  page.className = ''
  page.lang = 'de'
  delete page.dataset.mantineColorScheme
  delete window.earlyCalls
  vi.restoreAllMocks()
})

const guarded = ['/bank', '/bank/private-customers', '/bank/private-customer/$bpNumber/mypaybox']

it.each([
  ['/bank', '/bank/login'],
  ['/bank/', '/bank/login'],
  ['/bank/private-customers', '/bank/login'],
  ['/bank/private-customers?page=2#top', '/bank/login?redirect=%2Fbank%2Fprivate-customers%3Fpage%3D2%23top'],
  ['/bank/private-customer/1/mypaybox', '/bank/login?redirect=%2Fbank%2Fprivate-customer%2F1%2Fmypaybox'],
])('leads from %s to %s without a session', (address, login) => {
  open(address)
  expect(loginAddress(guarded)).toBe(login)
})

it.each(['/bank/login', '/bank/nowhere', '/bank/private-customer/1', '/other'])(
  'leaves %s to the program',
  (address) => {
    open(address)
    expect(loginAddress(guarded)).toBeUndefined()
  },
)

it('leads from the start page of the portal to the private login', () => {
  open('/')
  expect(loginAddress([''])).toBe('/private/login')
  signIn('private')
  expect(loginAddress([''])).toBeUndefined()
})

it('takes a token for its own area only', () => {
  signIn('private')
  open('/bank')
  expect([isSignedIn(), loginAddress(guarded)]).toEqual([false, '/bank/login'])
  signIn('bank')
  expect([isSignedIn(), loginAddress(guarded)]).toEqual([true, undefined])
})

it('preloads the files of the area, style sheets without a link', () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
  const files = JSON.stringify({ area: ['/assets/ports.js', '/assets/shared.css'] })
  document.head.insertAdjacentHTML('beforeend', `<script type="application/json" id="page-files">${files}</script>`)
  preloadAreaFiles()
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/ports.js'])
  expect(fetched.mock.calls).toEqual([['/assets/shared.css', { priority: 'low' }]])
})

it.each([
  ['the start page of an area', '/bank/private-customers?page=2', true],
  ['a login that leads there', '/bank/login', true],
  ['another page', '/bank/administration', false],
  ['a login that leads to another page', '/bank/login?redirect=%2Fbank%2Fadministration', false],
])('preloads the files and texts of the start page for %s: %j %j', (_what, address, isPreloaded) => {
  open(address)
  const home = { files: ['/assets/home.js'], words: { de: ['/assets/history-de.js'] } }
  const files = JSON.stringify({ area: ['/assets/ports.js'], home })
  document.head.insertAdjacentHTML('beforeend', `<script type="application/json" id="page-files">${files}</script>`)
  preloadAreaFiles()
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/assets/ports.js',
    ...(isPreloaded ? ['/assets/history-de.js', '/assets/home.js'] : []),
  ])
})

const calls = ['/private/product', '/private/product/limit']

it.each([
  ['private', '/private/mypaybox'],
  ['bank', '/bank/private-customers/'],
] as const)('requests the data of the start page of the %s area before the program', (area, address) => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')))
  localStorage.setItem(`token-${area}`, JSON.stringify(tokens[area]))
  open(address)
  requestFirstData(calls)
  expect(sent.mock.calls.map(([url]) => url)).toEqual(calls.map((path) => `/api/ui/v1${path}`))
})

it.each([
  ['sends none after a number of rows was chosen', '{"compact":true,"size":50}', 0],
  ['sends them after columns were hidden', '{"compact":true,"hidden":["city"]}', calls.length],
] as const)('early calls of a list: %s', (_what, preferences, count) => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')))
  localStorage.setItem('token-bank', JSON.stringify(tokens.bank))
  localStorage.setItem('list-b-1-private-customers', preferences)
  localStorage.setItem('list-b-2-private-customers', '{"size":50}') // of a colleague on the same computer
  open('/bank/private-customers')
  requestFirstData(calls)
  expect(sent).toHaveBeenCalledTimes(count)
})

it.each([
  ['another tab', '/private/mypaybox?tab=bank-data', tokens.private],
  ['another page', '/private/profile', tokens.private],
  ['a person of another kind', '/private/mypaybox', tokens.bank],
  ['a broken token', '/private/mypaybox', 'broken'],
])('requests nothing early for %s', (_what, address, token) => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')))
  localStorage.setItem('token-private', JSON.stringify(token))
  open(address)
  requestFirstData(calls)
  expect(sent).not.toHaveBeenCalled()
})

it('applies the stored language and colours, and those of the system without a choice', () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="theme-color" data-scheme="light"><meta name="theme-color" data-scheme="dark">',
  )
  const metas = [...document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')]
  for (const meta of metas) meta.media = 'of the system'
  const media = () => metas.map((meta) => meta.media)
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: true }) as MediaQueryList)
  applyStoredChoices()
  expect([page.dataset.mantineColorScheme, page.lang]).toEqual(['dark', 'de'])
  expect(media()).toEqual(['of the system', 'of the system'])
  localStorage.setItem('mantine-color-scheme-value', 'light')
  localStorage.setItem('language', 'en')
  applyStoredChoices()
  expect([page.dataset.mantineColorScheme, page.lang, ...media()]).toEqual(['light', 'en', 'all', 'not all'])
})

const part = (language: string, more: string, content = '') =>
  `<div data-first="${language}" lang="${language}" ${more}>${content}</div>`

it('keeps the first step in the language of the page, with its styles and links', () => {
  open('/private/login')
  const content = '<a href="https://bank.example" data-link="imprint" data-style="color: red">x</a>'
  document.body.innerHTML = part('de', 'data-title="Anmelden"') + part('en', 'data-title="Sign in"', content)
  page.lang = 'en'
  const chosen = chooseFirstPaint({ imprint: 'https://other.example/' })
  expect(document.body.children).toHaveLength(1)
  expect([chosen?.id, chosen?.dataset.first, document.title]).toEqual(['root', 'en', 'Sign in'])
  const link = chosen!.querySelector('a')!
  expect([link.href, link.style.color]).toEqual(['https://other.example/', 'red'])
  expect(chosen!.innerHTML).not.toMatch(/data-(link|style)/)
})

it('shows the frame to a signed-in person alone, with the open page marked', () => {
  const nav = '<nav><a href="/private/profile">x</a><a href="/private/mypaybox">y</a></nav>'
  open('/private/mypaybox')
  document.body.innerHTML = part('de', 'data-frame', nav)
  expect(chooseFirstPaint()).toBeUndefined()
  expect(document.body.innerHTML).toBe('<div id="root"></div>')
  signIn('private')
  document.body.innerHTML = part('de', 'data-frame', nav)
  const links = [...chooseFirstPaint()!.querySelectorAll('a')]
  expect(links.map((link) => link.ariaCurrent ?? undefined)).toEqual([undefined, 'page'])
})

it('holds a submit of the first step for the program, and leaves those of the program alone', () => {
  document.body.innerHTML = '<div data-first="de"><form><button type="submit">x</button></form></div>'
  const form = document.querySelector('form')!
  const submit = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(submit(), 'the browser does not send it').toBe(false)
  expect(form.dataset.sent).toBe('')
  expect(form.querySelector('button')!.hasAttribute('data-loading')).toBe(true)
  form.parentElement!.removeAttribute('data-first')
  expect(submit()).toBe(true)
})

it('says that the program failed for a script or style that failed, and for nothing harmless', () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="modulepreload"><link rel="stylesheet">')
  const [preload, sheet] = document.head.querySelectorAll('link')
  const hasFailed = () => page.classList.contains('start-failed')
  preload!.dispatchEvent(new Event('error'))
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }))
  const left = document.implementation.createHTMLDocument().createElement('script')
  window.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: left })) // as in Firefox
  expect(hasFailed()).toBe(false)
  sheet!.dispatchEvent(new Event('error'))
  expect(hasFailed()).toBe(true)
})

it('begins the page with the name of an installation that is not production', () => {
  showEnvironment(undefined)
  expect(document.getElementById('environment')).toBeNull()
  showEnvironment('Test')
  expect(document.body.firstElementChild!.textContent).toBe('Test')
})
