/** How each state of a screen is reached: answers of the sandbox are delayed, emptied or replaced by refusals on their way. */
import type { Page, Route } from '@playwright/test'

const calls = '**/api/ui/v1/**'

/** The states of a page: with data, without data, loading, failed, and forbidden. */
export const pageStates = ['full', 'empty', 'loading', 'failed', 'refused'] as const
export type PageState = (typeof pageStates)[number]

const problem = (status: number, title: string) => ({
  status,
  contentType: 'application/problem+json',
  json: { status, title, traceId: '00000000-0000-4000-8000-000000000000' },
})
const badGateway = problem(502, 'Bad Gateway')
const forbidden = problem(403, 'Forbidden')

/** Who is signed in is known in every state: it is the frame around what is shown. */
const isFrame = (route: Route) => /\/(profile|version)$/.test(new URL(route.request().url()).pathname)

const withoutRows = (body: object): object => {
  if (Array.isArray(body)) return []
  const entries = Object.entries(body).map(([key, value]) => [key, Array.isArray(value) ? [] : value] as const)
  return { ...Object.fromEntries(entries), ...('total' in body && { total: 0 }) }
}

/** The answer without its rows. */
async function emptied(route: Route): Promise<void> {
  const response = await route.fetch()
  const type = response.headers()['content-type'] ?? ''
  if (!type.includes('json')) return route.fulfill({ response })
  return route.fulfill({ response, json: withoutRows((await response.json()) as object) })
}

const answers: Record<Exclude<PageState, 'full'>, (route: Route) => Promise<void>> = {
  empty: emptied,
  // Never answered: the page is closed while it waits.
  loading: () => Promise.resolve(),
  failed: (route) => route.fulfill(badGateway),
  refused: (route) => route.fulfill(forbidden),
}

/** From now on the page gets its data so. The frame's own page has no other state. */
export async function answerAs(page: Page, state: PageState): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (state === 'full') return
  await page.route(calls, (route) => (isFrame(route) ? route.fallback() : answers[state](route)))
}

/** Reads as ever, and refuses whatever would change something: a gallery changes nothing. */
export async function refuseWrites(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(calls, (route) => (route.request().method() === 'GET' ? route.fallback() : route.fulfill(forbidden)))
}
