import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { root } from '#scripts/run.ts'
import { expectIcon } from '../layout-checks.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleInDark,
  expectNoSidewaysScroll,
  expectNoViolation,
  expectReadableColours,
} from '../portal-test.ts'
import { expectValidHtml } from '../page-checks.ts'
import { test } from './sandbox-test.ts'

test('a backend team finds a call by its path with the keyboard alone and reads its answers', async ({ page }) => {
  await page.goto('/docs/calls.html')
  await expectIcon(page)
  await page.keyboard.press('/')
  await page.keyboard.type('call-number put')
  await expect(page.getByRole('status')).toHaveText('2 found')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('privateChangeCallNumber')
  await expect(page.locator('#status-464')).toContainText('464')
})

const samples = [
  ['Fetch', "fetch('http"],
  ['java.net.http', 'HttpRequest.newBuilder'],
  ['HttpClient', 'new HttpClient'],
  ['Requests', 'requests.post'],
] as const

test('a developer finds a call by a field, tries it out and copies it, and no other host is requested', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url())
  })
  await page.goto('/docs/#models/LoginRequest')
  await expectIcon(page)
  await expect(page.getByRole('heading', { name: 'LoginRequest' })).toBeInViewport()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('sessionIdleSeconds')
  await page.getByRole('option', { name: /Sign in as a private customer/ }).click()
  await expect(page).toHaveURL(/\/docs\/#tag\/private-login\/privateLogin$/)

  const call = page.getByRole('region', { name: 'Sign in as a private customer' })
  for (const [client, sample] of samples) {
    await call.getByRole('button', { name: /Curl|Fetch|java.net.http|HttpClient/ }).click()
    await page.getByRole('option', { name: client, exact: true }).first().click()
    await expect(call.locator('pre').first()).toContainText(sample)
  }

  // The part of the reference that sends calls comes after the rest, and hears no press before it is there.
  const send = page.getByRole('button', { name: /^Send/ }).first()
  await expect(async () => {
    if (await send.isVisible()) return
    await call.getByRole('button', { name: /Test Request/ }).click({ timeout: 5000 })
    await expect(send).toBeVisible({ timeout: 5000 })
  }).toPass()
  await send.click()
  await expect(page.getByText('200 OK')).toBeVisible()
  await page.keyboard.press('Escape')

  const link = call.getByRole('link', { name: /what people read/ })
  await page.goto((await link.getAttribute('href'))!)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('privateLogin')
  await page.getByRole('link', { name: /trying it out/ }).click()
  await expect(call).toBeInViewport()
  expect(elsewhere).toEqual([])
})

test('the reference is read in light and dark colours, on a phone and at a desk', async ({ page }) => {
  for (const [width, colorScheme, look] of [
    [360, 'light', expectNoViolation],
    [1280, 'dark', expectReadableColours],
  ] as const) {
    await test.step(`${width} px, ${colorScheme}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await page.goto('/docs/#tag/bank-fees/bankListPrivateFees')
      await page.reload()
      await expect(page.getByRole('heading', { name: 'List the fees', exact: false }).first()).toBeVisible()
      await look(page)
      await expectNoSidewaysScroll(page)
    })
  }
})

test('the bundle is there to be taken along, as YAML and as JSON', async ({ request }) => {
  const [yaml, json] = await Promise.all(
    ['yaml', 'json'].map(async (type) => (await request.get(`/docs/openapi.${type}`)).text()),
  )
  const bundle = readFileSync(join(root, 'generated/openapi.yaml'), 'utf8')
  expect(yaml).toBe(bundle)
  expect(JSON.parse(json!)).toEqual(parse(bundle))
})

const places = ['calls', 'operations/privateLogin', 'errors', 'roles', 'states', 'fields', 'patterns', 'changes']

/** Of many of a kind the first dozen stand for all: a look at 700 changes takes as many times as long, and sees the same. */
const thinOut = (page: Page) =>
  page.evaluate(() => {
    for (const parent of document.querySelectorAll('main, main *')) {
      const kinds = Map.groupBy(parent.children, ({ tagName, className }) => `${tagName} ${className}`)
      for (const alike of kinds.values()) for (const more of alike.slice(12)) more.remove()
    }
  })

test('everybody can read our own pages in light and dark colours, and it stays within a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const place of places) {
    await test.step(place, async () => {
      await page.goto(`/docs/${place}.html`)
      await expectValidHtml(page)
      await expectNoSidewaysScroll(page)
      await thinOut(page)
      await expectAccessible(page)
      await expectAccessibleInDark(page)
    })
  }
})
