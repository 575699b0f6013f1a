import { QueryClient } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { isPartMissing } from '#src/shared/http/load-part.ts'
import { registerUnsavedCheck } from '#src/shared/form/shell/unsaved-entries.ts'
import { watchForNewerPortal, watchPageFiles } from './newer-portal.ts'

const client = new QueryClient()
const page = (name: string) => `<script type="off" src="/assets/portal-${name}.js"></script>`

beforeAll(() => {
  document.head.insertAdjacentHTML('beforeend', page('old'))
  watchForNewerPortal(client)
})
afterAll(() => document.head.querySelector('script[src*="portal-old"]')?.remove())
afterEach(() => vi.restoreAllMocks())

const missing = new TypeError('Failed to fetch dynamically imported module: https://b.example/page.js')

/** A page whose file comes, or not, as the tests of the router's own function for it would have it. */
function pageOf(load: () => Promise<{ component: () => null }>) {
  const root = createRootRoute()
  const route = createRoute({
    getParentRoute: () => root,
    path: '/page',
    component: lazyRouteComponent(load, 'component'),
  })
  watchPageFiles(createRouter({ routeTree: root.addChildren([route]) }), client)
  return () => route.options.component!.preload?.()
}

const outcomeOf = (loading: Promise<unknown> | undefined) =>
  Promise.resolve(loading).then(
    () => 'the router goes on',
    (error: unknown) => (isPartMissing(error) ? 'an error of the connection' : error),
  )

it('a page whose file comes is opened, and its file is asked for once', async () => {
  const load = vi.fn(() => Promise.resolve({ component: () => null }))
  const open = pageOf(load)
  expect(await outcomeOf(open())).toBe('the router goes on')
  expect(await outcomeOf(open())).toBe('the router goes on')
  expect(load).toHaveBeenCalledTimes(1)
})

it('without a connection the page says so at once, asks nobody, and opens when the file comes', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const look = vi.spyOn(globalThis, 'fetch')
  const load = vi.fn(() => Promise.reject<{ component: () => null }>(missing))
  const open = pageOf(load)
  expect(await outcomeOf(open())).toBe('an error of the connection')
  expect(look).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  load.mockResolvedValue({ component: () => null })
  expect(await outcomeOf(open())).toBe('the router goes on')
  expect(load).toHaveBeenCalledTimes(2)
})

it.each([
  ['is the same', () => Promise.resolve(new Response(page('old')))],
  ['cannot be reached', () => Promise.reject(new TypeError('x'))],
  ['is ill', () => Promise.resolve(new Response(page('new'), { status: 503 }))],
])('when a file does not come and the portal %s, the page says so', async (_, answer) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  expect(await outcomeOf(pageOf(() => Promise.reject(missing))())).toBe('an error of the connection')
  expect(reload).not.toHaveBeenCalled()
})

it('when a newer portal is there, it is loaded once no write is under way, and nothing is shown until then', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(page('new'))))
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  let end = () => {}
  const write = new Promise<void>((done) => (end = done))
  const writing = client.getMutationCache().build(client, { mutationFn: () => write })
  const written = writing.execute(undefined)
  const shown = vi.fn()
  void outcomeOf(pageOf(() => Promise.reject(missing))()).then(shown)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(reload).not.toHaveBeenCalled()
  end()
  await written
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(shown).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('next-loading')).not.toBeNull()
  sessionStorage.clear()
})

it('who types is not disturbed by a page that is asked for ahead; who sends the form goes on with the newer portal', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(page('new'))))
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const saved = registerUnsavedCheck(() => true)
  expect(await outcomeOf(pageOf(() => Promise.reject(missing))())).toBe('an error of the connection')
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(fetch).not.toHaveBeenCalled()

  const form = document.body.appendChild(document.createElement('form'))
  form.setAttribute('aria-busy', 'true')
  window.dispatchEvent(new Event('vite:preloadError'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  form.remove()
  saved()
  sessionStorage.clear()
})
