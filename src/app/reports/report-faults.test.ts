import { QueryClient } from '@tanstack/react-query'
import { createRootRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#src/shared/http/api-error.ts'
import type { Report } from './fault-report.ts'
import { reportFaults } from './report-faults.ts'

const sent: Report[] = []
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const route = '/bank/_signed-in/customers/$customerId'
const { latestLocation } = createRouter({ routeTree: createRootRoute() })
let resolveNavigation = (): void => undefined
const router = {
  latestLocation,
  matchRoutes: () => [{ routeId: '__root__' }, { routeId: route }],
  state: { matches: [] as { error?: unknown }[] },
  subscribe: (_event: string, listener: () => void) => void (resolveNavigation = listener),
}

/** What was reported of what had failed before. */
let earlier: Report[] = []

beforeAll(async () => {
  const script = Object.assign(document.createElement('script'), { type: 'off' })
  script.setAttribute('src', '/assets/portal-abc1234.js')
  document.head.append(script)
  document.documentElement.lang = 'de'
  navigator.sendBeacon = (url, body) => {
    expect(url).toBe('/reports')
    sent.push(JSON.parse(body as string) as Report)
    return true
  }
  await failWith(new ApiError({ failure: 'unreadable', call: 'GET /private/product' }))
  reportFaults({ url: '/reports', sample: 0 }, { router, queryClient })
  earlier = sent.splice(0)
})
beforeEach(() => void sent.splice(0))
afterEach(() => void vi.useRealTimers())

const about = { version: 'portal-abc1234.js', route, language: 'de' }
const failWith = async (fault: Error) => {
  const queryFn = async () => {
    throw fault
  }
  await queryClient.prefetchQuery({ queryKey: [fault.message], queryFn })
}

it('reports an uncaught error with its position and without personal data', () => {
  const error = Object.assign(new TypeError('no customer 6601234588'), {
    stack: 'TypeError: no customer 6601234588\n at https://portal.example/assets/notes-abc1234.js:1:777',
  })
  dispatchEvent(new ErrorEvent('error', { error }))
  expect(sent).toEqual([
    { ...about, kind: 'error', message: 'TypeError: no customer <number>', stack: 'assets/notes-abc1234.js:1:777' },
  ])
})

it('reports an answer that was unreadable before anything was listening', () => {
  expect(earlier).toEqual([{ ...about, kind: 'unreadable', message: 'An answer could not be read' }])
})

it('reports an unhandled rejection', () => {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no reason' }))
  expect(sent).toEqual([expect.objectContaining({ kind: 'error', message: 'Error: no reason' })])
})

it('reports a missing file of the portal', () => {
  const script = Object.assign(document.createElement('script'), { type: 'off' })
  script.setAttribute('src', 'https://portal.example/assets/gone-abc1234.js?x=1')
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
  expect(sent).toEqual([expect.objectContaining({ kind: 'load', message: '/assets/gone-abc1234.js' })])
})

it('ignores failed preloads, which Firefox also fires for loaded modules', () => {
  for (const rel of ['modulepreload', 'preload', 'prefetch', 'icon', 'manifest']) {
    const link = Object.assign(document.createElement('link'), { rel, href: '/assets/calls-abc1234.js' })
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
  }
  expect(sent).toEqual([])
})

it('ignores files of the page before, whose errors Firefox fires at the window of the next page', () => {
  const script = document.implementation.createHTMLDocument().createElement('script')
  dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: script }))
  expect(sent).toEqual([])
})

it('reports a page whose file is missing, which the router shows itself, and no other error of a page', () => {
  router.state.matches = [{}, { error: new ApiError({ failure: 'status', status: 404, call: 'GET /x' }) }]
  resolveNavigation()
  expect(sent).toEqual([])
  router.state.matches = [{}, { error: new TypeError('Failed to fetch dynamically imported module: /assets/a.js') }]
  resolveNavigation()
  expect(sent).toEqual([expect.objectContaining({ kind: 'load', message: 'A part of the portal did not come' })])
})

it('ignores files whose loading the browser aborts because the page is left, and no others', () => {
  vi.useFakeTimers()
  const script = Object.assign(document.createElement('script'), { type: 'off' })
  script.setAttribute('src', '/assets/area-shell-abc1234.js')
  document.head.append(script)
  const fail = () => {
    script.dispatchEvent(new Event('error'))
    router.state.matches = [{}, { error: new TypeError('Failed to fetch dynamically imported module: /assets/a.js') }]
    resolveNavigation()
  }
  dispatchEvent(new Event('beforeunload'))
  fail()
  expect(sent).toEqual([])

  dispatchEvent(new ErrorEvent('error', { error: new TypeError('of the portal itself') }))
  expect(sent).toEqual([expect.objectContaining({ kind: 'error' })])

  vi.advanceTimersByTime(1_000) // the person stayed, or the address was that of a download
  fail()
  expect(sent.slice(1)).toEqual([
    expect.objectContaining({ kind: 'load', message: '/assets/area-shell-abc1234.js' }),
    expect.objectContaining({ kind: 'load', message: 'A part of the portal did not come' }),
  ])
})

it('ignores resize notifications that are delivered in the next frame', () => {
  const message = 'ResizeObserver loop completed with undelivered notifications.'
  dispatchEvent(new ErrorEvent('error', { message }))
  expect(sent).toEqual([])
})

it('reports a policy violation without the query of its URL', () => {
  const violation = { effectiveDirective: 'img-src', blockedURI: 'https://x.example/a?person=anna', sourceFile: '' }
  dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
  expect(sent).toEqual([expect.objectContaining({ kind: 'policy', message: 'img-src https://x.example/a' })])
})

it('reports an unreadable response with its support id, but no refused request', async () => {
  const traceId = '5f0f1b2c-9d6e-4c3a-8b7a-111122223333'
  const call = 'GET /bank/private/6601234588/product'
  await failWith(new ApiError({ failure: 'unreadable', traceId, call }))
  await failWith(new ApiError({ failure: 'status', status: 404, traceId, call }))
  await failWith(new ApiError({ failure: 'network', traceId, call }))
  expect(sent).toEqual([{ ...about, kind: 'unreadable', message: 'An answer could not be read', traceId }])
})

it('reports at most twenty faults', () => {
  for (let turn = 0; turn < 30; turn += 1) dispatchEvent(new ErrorEvent('error', { error: new Error('again') }))
  expect(sent.length).toBeLessThanOrEqual(20)
  expect(sent.length, 'the faults above count too').toBeGreaterThan(5)
})
