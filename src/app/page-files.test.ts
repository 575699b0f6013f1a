import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { isPartMissing } from '#src/shared/http/load-part.ts'
import { watchPageFiles } from './page-files.ts'

afterEach(() => vi.restoreAllMocks())

const missing = new TypeError('Failed to fetch dynamically imported module: https://b.example/page.js')

/** A page whose file comes, or not, as the tests of the router's own function for it would have it. */
function pageOf(load: () => Promise<{ component: () => null }>) {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/page',
    component: lazyRouteComponent(load, 'component'),
  })
  watchPageFiles(createRouter({ routeTree: root.addChildren([page]) }))
  return () => page.options.component!.preload?.()
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
  ['is there: it is a newer one, which the router loads', () => Promise.resolve(new Response()), 'the router goes on'],
  ['cannot be reached', () => Promise.reject(new TypeError('x')), 'an error of the connection'],
  ['is ill', () => Promise.resolve(new Response(null, { status: 503 })), 'an error of the connection'],
])('when a file does not come and the portal %s', async (_, answer, outcome) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  expect(await outcomeOf(pageOf(() => Promise.reject(missing))())).toBe(outcome)
})
