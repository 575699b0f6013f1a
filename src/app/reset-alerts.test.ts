import { msg } from '@lingui/core/macro'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addAlert, addSuccess, readAlerts, removeAlert } from '#src/shared/alerts/alerts.ts'
import { tokens } from '../../tests/tokens.ts'
import { resetAlertsOnNavigation } from './reset-alerts.ts'

let stop = () => {}
let go: (to: string) => Promise<void>

beforeEach(async () => {
  for (const alert of readAlerts()) removeAlert(alert.id)
  for (const [area, token] of Object.entries(tokens)) localStorage.setItem(`token-${area}`, JSON.stringify(token))
  const rootRoute = createRootRoute()
  const old = createRoute({
    getParentRoute: () => rootRoute,
    path: 'old',
    beforeLoad: () => {
      throw redirect({ to: '/private/profile' })
    },
  })
  const page = createRoute({ getParentRoute: () => rootRoute, path: '$' })
  const router = createRouter({
    routeTree: rootRoute.addChildren([old, page]),
    history: createMemoryHistory({ initialEntries: ['/private/login'] }),
  })
  stop = resetAlertsOnNavigation(router)
  await router.load()
  go = (to) => router.navigate({ to })
  addAlert({ message: msg`Try again` })
  addAlert({ type: 'info', message: msg`Try again` })
  addSuccess(msg`Try again`)
})
afterEach(() => {
  stop()
  localStorage.clear()
})

const shown = () => readAlerts().map((alert) => alert.type)

it.each(['/private/mypaybox', '/bank/private-customers', '/business/administration', '/old'])(
  'clears errors and keeps successes when %s opens @R016',
  async (page) => {
    await go(page)
    expect(shown()).toEqual(['success'])
  },
)

it.each(['/private/login', '/business/login', '/bank/login'])('keeps all alerts when %s opens @R016', async (login) => {
  await go(login)
  expect(shown()).toEqual(['error', 'info', 'success'])
})

it('keeps the alert about an ended session @R093', async () => {
  localStorage.removeItem('token-private')
  await go('/private/mypaybox')
  expect(shown()).toEqual(['error', 'info', 'success'])
})

it('keeps all alerts in another tab or filter of the same page', async () => {
  await go('/private/mypaybox')
  addAlert({ message: msg`Try again` })
  await go('/private/mypaybox?tab=call-number')
  expect(shown()).toEqual(['success', 'error'])
})
