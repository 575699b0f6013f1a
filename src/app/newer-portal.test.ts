import { QueryClient } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { isPartMissing } from '#src/shared/http/load-part.ts'
import { registerUnsavedCheck } from '#src/shared/form/shell/unsaved-entries.ts'
import { watchForNewerPortal, handleMissingChunks } from './newer-portal.ts'

const client = new QueryClient()
const page = (name: string) => `<script type="off" src="/assets/portal-${name}.js"></script>`

beforeAll(() => {
  document.head.insertAdjacentHTML('beforeend', page('old'))
  watchForNewerPortal(client)
})
afterEach(() => vi.restoreAllMocks())

const missing = new TypeError('Failed to fetch dynamically imported module: https://b.example/page.js')

/** Preloads the only page of a router, whose chunk `load` provides. */
function createPage(load: () => Promise<{ component: () => null }>) {
  const root = createRootRoute()
  const route = createRoute({
    getParentRoute: () => root,
    path: '/page',
    component: lazyRouteComponent(load, 'component'),
  })
  handleMissingChunks(createRouter({ routeTree: root.addChildren([route]) }), client)
  return () => route.options.component!.preload?.()
}

const outcomeOf = (loading: Promise<unknown> | undefined) =>
  Promise.resolve(loading).then(
    () => 'loaded',
    (error: unknown) => (isPartMissing(error) ? 'connection error' : error),
  )

it('loads the chunk of a page once', async () => {
  const load = vi.fn(() => Promise.resolve({ component: () => null }))
  const open = createPage(load)
  expect(await outcomeOf(open())).toBe('loaded')
  expect(await outcomeOf(open())).toBe('loaded')
  expect(load).toHaveBeenCalledTimes(1)
})

it('fails at once without a connection, sends no request, and loads when the chunk is available', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const request = vi.spyOn(globalThis, 'fetch')
  const load = vi.fn(() => Promise.reject<{ component: () => null }>(missing))
  const open = createPage(load)
  expect(await outcomeOf(open())).toBe('connection error')
  expect(request).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  load.mockResolvedValue({ component: () => null })
  expect(await outcomeOf(open())).toBe('loaded')
  expect(load).toHaveBeenCalledTimes(2)
})

it.each([
  ['is the same', () => Promise.resolve(new Response(page('old')))],
  ['cannot be reached', () => Promise.reject(new TypeError('x'))],
  ['is broken', () => Promise.resolve(new Response(page('new'), { status: 503 }))],
])('fails when a chunk is missing and the portal %s', async (_, answer) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  expect(await outcomeOf(createPage(() => Promise.reject(missing))())).toBe('connection error')
  expect(reload).not.toHaveBeenCalled()
})

it('reloads with a newer portal once no mutation is pending, and shows nothing until then', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(page('new'))))
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  let end = () => {}
  const write = new Promise<void>((done) => (end = done))
  const writing = client.getMutationCache().build(client, { mutationFn: () => write })
  const written = writing.execute(undefined)
  const shown = vi.fn()
  void outcomeOf(createPage(() => Promise.reject(missing))()).then(shown)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(reload).not.toHaveBeenCalled()
  end()
  await written
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(shown).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('next-loading')).not.toBeNull()
  sessionStorage.clear()
})

it('does not interrupt typing when a preload fails; reloads when the form is submitted', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(page('new'))))
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const unregister = registerUnsavedCheck(() => true)
  expect(await outcomeOf(createPage(() => Promise.reject(missing))())).toBe('connection error')
  window.dispatchEvent(new Event('vite:preloadError'))
  expect(fetch).not.toHaveBeenCalled()

  const form = document.body.appendChild(document.createElement('form'))
  form.setAttribute('aria-busy', 'true')
  window.dispatchEvent(new Event('vite:preloadError'))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  form.remove()
  unregister()
  sessionStorage.clear()
})
