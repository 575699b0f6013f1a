import type { Page } from '@playwright/test'
import { seedPeople } from '../../sandbox/people.ts'
import { isUncovered } from '../layout-checks.ts'
import { expect, expectAccessible } from '../portal-test.ts'
import { openCardActions } from './calling-numbers-steps.ts'
import { test } from './sandbox-test.ts'

test('with close rows at least 14 customers stand on a usual laptop, and it stays so', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await portal.enter('/bank/private-customers', seedPeople.bank.usual)
  await page.getByRole('button', { name: 'Ansicht: Privatkunden' }).click()
  await page.getByRole('checkbox', { name: 'Kompakte Zeilen' }).check()
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(21)
  await expect(page.locator('[data-compact]')).toBeVisible()
  const rows = await page.getByRole('row').evaluateAll((all) =>
    all.map((row) => {
      const { bottom, height } = row.getBoundingClientRect()
      const targets = [...row.querySelectorAll('button, a')].map((target) => target.getBoundingClientRect())
      return { whole: bottom <= innerHeight, height, smallest: Math.min(...targets.map((one) => one.height)) }
    }),
  )
  expect(rows.slice(1).filter(({ whole }) => whole).length).toBeGreaterThanOrEqual(14)
  expect(rows[1]!.height).toBe(32)
  expect(Math.min(...rows.slice(1).map(({ smallest }) => smallest))).toBeGreaterThanOrEqual(24)
  await expectAccessible(page)
})

const privateCustomer = '/bank/private-customer/1100234501'
const customer = `${privateCustomer}/administration`

/** Actions after which their row is gone: where, who, the button of the row, and what confirms it. */
const removals = [
  [
    'blocks a number in a list of active ones',
    '/business/calling-number?status=ACTIVE',
    'katharina.moser@bergland.example',
    / sperren$/,
    'Sperren',
  ],
  [
    'deletes an entry of the allow list',
    '/bank/administration?tab=allow-list',
    'martin.brandl@bank.example',
    / löschen$/,
    'Löschen',
  ],
  [
    'deletes a document for good',
    `${customer}?tab=customer-documents`,
    'ingrid.fuchs@bank.example',
    / löschen$/,
    'Endgültig löschen',
  ],
  ['deletes a fee', `${customer}?tab=fees-credits`, 'sabine.koehler@bank.example', / löschen$/, 'Löschen'],
] as const

for (const [what, path, email, action, confirm] of removals) {
  test(`after a person ${what}, the focus is in the row that takes its place`, async ({ page, portal }) => {
    await portal.open(path)
    await portal.signIn(email)
    const rows = page.locator('tbody > tr')
    const removed = rows.filter({ has: page.getByRole('button', { name: action }) }).first()
    const opener = removed.getByRole('button', { name: action })
    const name = await opener.getAttribute('aria-label')
    const index = await removed.evaluate((row) => [...row.parentElement!.children].indexOf(row))
    await opener.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: name!, exact: true })).toHaveCount(0)
    const isInList = (await rows.count()) > 0 && (await rows.getByRole('button').count()) > 0
    const focused = page.locator(':focus')
    const focusedPlace = () =>
      focused.evaluateAll(([element]) => {
        const row = element?.closest('tbody > tr')
        return row ? [...row.parentElement!.children].indexOf(row) : `in no row: ${element?.outerHTML.slice(0, 200)}`
      })
    if (isInList) await expect.poll(focusedPlace).toBe(index)
    else await expect(focused).toHaveCount(1)
    await expect(focused).not.toHaveJSProperty('tagName', 'H1')
  })
}

test('after a number that stays in the list was blocked, the focus is on its unblock button', async ({
  page,
  portal,
}) => {
  await portal.open('/business/calling-number')
  await portal.signIn('katharina.moser@bergland.example')
  const opener = page.getByRole('button', { name: / sperren$/ }).first()
  const phone = (await opener.getAttribute('aria-label'))!.replace(/ sperren$/, '')
  await opener.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Sperren', exact: true }).click()
  await expect(page.getByRole('button', { name: `Sperre von ${phone} aufheben` })).toBeFocused()
})

/** For each list: where, who, how many rows a laptop shows at least, and where the first one begins at most on a phone. */
const lists = [
  { path: '/bank/private-customers', area: 'bank', rows: 12, top: 300 },
  { path: '/bank/business-customers', area: 'bank', rows: 11, top: 300 },
  { path: '/bank/business-customer/1200456701/calling-number', area: 'bank', rows: 8, top: 300 },
  { path: `${privateCustomer}/receipts-and-transactions?tab=receipts`, area: 'bank', rows: 6 },
  { path: `${privateCustomer}/receipts-and-transactions?tab=transactions`, area: 'bank', rows: 8, top: 300 },
  { path: `${privateCustomer}/administration?tab=notes`, area: 'bank', rows: 8, top: 330 },
  { path: '/business/calling-number', area: 'business', rows: 10, top: 300 },
  { path: '/business/receipts-and-transactions?tab=receipts', area: 'business', rows: 6, top: 330 },
  { path: '/private/receipts-and-transactions?tab=receipts', area: 'private', rows: 6, top: 330 },
  { path: '/private/receipts-and-transactions?tab=transactions', area: 'private', rows: 9, top: 300 },
] as const

/** The heights of the sizes at which lists are measured; a phone shows cards, and so does a tablet where the columns do not fit. */
const heights = { 360: 800, 768: 1024, 1366: 768, 1920: 1080 }
type Width = keyof typeof heights

/**
 * Measures the top of the first row in px, and how many rows are whole in the viewport with nothing in front of their lower edge. Where the
 * list ends above the lower edge of the viewport, the rows for which there is room below it count too.
 */
async function measureRows(page: Page): Promise<{ top: number; rows: number }> {
  return page.locator('main table[aria-busy=false] tbody > tr').evaluateAll((all) => {
    const isWhole = (row: Element) => {
      const { top, bottom, left, width } = row.getBoundingClientRect()
      const atEdge = bottom <= innerHeight ? document.elementFromPoint(left + width / 2, bottom - 3) : null
      return top >= 0 && row.contains(atEdge)
    }
    const whole = all.filter(isWhole).length
    const first = all[0]?.getBoundingClientRect().top ?? Number.NaN
    const last = all.at(-1)?.getBoundingClientRect().bottom ?? Number.NaN
    const height = (last - first) / all.length
    return { top: first, rows: whole < all.length ? whole : whole + Math.floor((innerHeight - last) / height) }
  })
}

for (const area of ['private', 'business', 'bank'] as const) {
  test(`lists of the ${area} area begin high enough in both languages`, async ({ page, portal }) => {
    test.slow() // it opens each list at four widths in two languages
    const [first, ...others] = lists.filter((list) => list.area === area)
    await portal.enter(first!.path, seedPeople[area].usual)
    const setWidth = (width: Width) => page.setViewportSize({ width, height: heights[width] })
    for (const language of ['DE', 'EN']) {
      await setWidth(1366)
      await page.getByRole('button', { name: language === 'DE' ? 'Deutsch' : 'English' }).click()
      for (const list of [first!, ...others]) {
        await setWidth(1366)
        await page.goto(list.path)
        await expect(page.locator('main table[aria-busy=false] tbody > tr').first()).toBeVisible()
        const rows: Record<Width, number> = { 360: 1, 768: 2, 1366: list.rows, 1920: list.rows + 5 }
        for (const width of [1366, 1920, 768, 360] as const) {
          await setWidth(width)
          const skipLink = await page.getByRole('link', { name: /^(Zum Inhalt|Skip to the content)/ }).boundingBox()
          expect
            .soft(skipLink!.y + skipLink!.height, 'nothing of the link is painted before it has the focus')
            .toBeLessThan(0)
          const of = `${list.path} (${language}) at ${width} × ${heights[width]}`
          await expect.soft
            .poll(async () => (await measureRows(page)).rows, { message: `rows of ${of}` })
            .toBeGreaterThanOrEqual(rows[width])
          if (width !== 360 || !('top' in list)) continue
          await expect.soft
            .poll(async () => (await measureRows(page)).top, { message: `first row of ${of}` })
            .toBeLessThanOrEqual(list.top)
        }
      }
    }
  })
}

/** Lists with actions in their rows: where, and who reads them. */
const listsWithActions = [
  ['/private/receipts-and-transactions?tab=receipts', 'private'],
  ['/private/receipts-and-transactions?tab=transactions', 'private'],
  ['/business/administration?tab=admins', 'business'],
  ['/business/calling-number', 'business'],
  ['/bank/private-customers', 'bank'],
  ['/bank/administration?tab=bank-employees', 'bank'],
  ['/bank/administration?tab=deny-list', 'bank'],
  ['/bank/business-customer/1200456701/calling-number', 'bank'],
  [`${customer}?tab=customer-documents`, 'bank'],
  [`${customer}?tab=fees-credits`, 'bank'],
  [`${customer}?tab=notifications`, 'bank'],
] as const

/** More actions than these are behind one button. */
const mostInSight = 3

for (const [path, area] of listsWithActions)
  test(`on a phone the actions of each row of ${path} say in words what they do, at a desk they are icons`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await portal.enter(path, seedPeople[area].usual)
    const cells = page.locator('main td[data-actions]')
    const icons = cells.locator('[data-icon-button]')
    await expect(cells.locator('button:visible, a:visible').first()).toBeVisible()
    const inSight = await cells.evaluateAll((all) =>
      all.map((cell) => [...cell.querySelectorAll('button, a')].filter((one) => one.checkVisibility()).length),
    )
    expect(Math.max(...inSight)).toBeLessThanOrEqual(mostInSight)
    if (path.endsWith('/calling-number')) await openCardActions(page)
    const read = () =>
      icons.evaluateAll((all) =>
        all.map((icon) => ({
          title: icon.getAttribute('title') ?? '',
          name: icon.getAttribute('aria-label')!.toLowerCase(),
          words: getComputedStyle(icon, '::after').content,
          cut: icon.scrollWidth > icon.clientWidth,
          box: icon.getBoundingClientRect().toJSON() as DOMRect,
        })),
      )
    const cards = await read()
    for (const { title, name, words, cut, box } of cards) {
      expect(title).not.toBe('')
      expect(words).toContain(title)
      const unnamed = title.split(' ').filter((word) => !name.includes(word.toLowerCase()))
      expect(unnamed, 'speech control finds it by its words').toEqual([])
      expect(cut).toBe(false)
      expect(box.width).toBeGreaterThan(60)
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.right).toBeLessThanOrEqual(360)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.locator('[data-list=table]')).toBeVisible()
    for (const { words } of await read()) expect(words).toBe('none')
  })

test('on a phone the card of a calling number is at most 180 px high', async ({ page, portal }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await portal.enter('/business/calling-number', seedPeople.business.usual)
  const rows = page.locator('main table[aria-busy=false] tbody > tr')
  await expect(rows.first()).toBeVisible()
  const cardHeights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)))
  expect(Math.max(...cardHeights), cardHeights.join(', ')).toBeLessThanOrEqual(180)
})

test('on a phone the arrows to the next and the previous customer cover no tab', async ({ page, portal }) => {
  await portal.enter('/bank/private-customers', seedPeople.bank.usual)
  await page.getByRole('rowheader').getByRole('link').nth(1).click()
  await expect(page.getByRole('tab').first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  const arrows = page.getByRole('link', { name: /Eintrag der Liste$/ })
  await expect(arrows).toHaveCount(2)
  expect(await isUncovered(arrows)).toBe(true)
  const covered = await page.getByRole('tab').evaluateAll((tabs) => {
    const links = [...document.querySelectorAll('a[aria-label$="Eintrag der Liste"], a[title$="Eintrag der Liste"]')]
    const boxes = links.map((link) => link.getBoundingClientRect())
    return tabs
      .filter((tab) => {
        const { left, right, top, bottom } = tab.getBoundingClientRect()
        return boxes.some((box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom)
      })
      .map((tab) => tab.textContent)
  })
  expect(covered).toEqual([])
})
