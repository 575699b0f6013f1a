/** The columns of each list: whether what stands in them has room, as each kind of reader sees it. */
import type { Page } from '@playwright/test'
import { allPages } from '../../all-pages.ts'
import { seedPeople } from '../../sandbox/people.ts'
import { expect } from '../portal-test.ts'
import { test } from './sandbox-test.ts'

/** How many lists of each area are measured at least. */
const leastLists = { private: 2, business: 2, bank: 6 }

/** The lists with more than one page of seed data, whose long values are not all on the first one. */
const furtherPages = ['/bank/private-customers?page=2', '/bank/private-customers?page=3']

/** The cells whose text is not whole, each after the name of its column. */
const cutColumns = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    (tables as HTMLTableElement[]).flatMap((table) =>
      [...table.tBodies[0]!.rows].flatMap((row) =>
        [...row.cells]
          .filter((cell) =>
            [cell, ...cell.querySelectorAll<HTMLElement>('*:not(.visually-hidden, .visually-hidden *)')].some(
              (part) => {
                const { overflowX } = getComputedStyle(part)
                // A hidden line is higher than the padding of a link, which overflows as well.
                const isCut = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 10
                return overflowX !== 'visible' && isCut
              },
            ),
          )
          .map((cell) => `${table.tHead!.rows[0]!.cells[cell.cellIndex]!.textContent}: ${cell.textContent}`),
      ),
    ),
  )

/** What sticks out of its cell, and tables that are wider than their frame. */
const overflowing = (page: Page) =>
  page.locator('main [data-list] > section').evaluateAll((frames) =>
    frames.flatMap((frame) => [
      ...(frame.scrollWidth > frame.clientWidth ? [`the table by ${frame.scrollWidth - frame.clientWidth} px`] : []),
      ...[...frame.querySelectorAll('tbody :is(th, td)')].flatMap((cell) => {
        const { left, right } = cell.getBoundingClientRect()
        const out = [...cell.querySelectorAll('*:not(svg *, .visually-hidden, .visually-hidden *)')].find((part) => {
          const box = part.getBoundingClientRect()
          return box.width > 1 && (box.left < left - 1 || box.right > right + 1)
        })
        return out === undefined ? [] : [`${out.tagName} ${out.textContent}`]
      }),
    ]),
  )

/**
 * Words in two lines though another column of their table is at most half as wide as it stands, each after its column: parts of an e-mail
 * address and names, and all times.
 */
const brokenBesideRoom = (page: Page) =>
  page.locator('main [data-list] table').evaluateAll((tables) =>
    (tables as HTMLTableElement[]).flatMap((table) => {
      const head = [...table.tHead!.rows[0]!.cells]
      const rows = [...table.tBodies[0]!.rows]
      const range = document.createRange()
      /** The width of the text in one line. */
      const textWidth = (cell: Element) => {
        range.selectNodeContents(cell)
        const boxes = [...range.getClientRects()]
        const lines = new Set(boxes.map(({ top }) => Math.round(top))).size
        const { left, right } = range.getBoundingClientRect()
        return (right - left) * Math.max(1, lines)
      }
      const hasRoom = head.some((cell, at) => {
        const widest = Math.max(...[cell, ...rows.map((row) => row.cells[at]!)].map(textWidth))
        return widest > 0 && widest <= cell.clientWidth / 2
      })
      if (!hasRoom) return []
      const isBroken = (node: Node, from: number, to: number) => {
        range.setStart(node, from)
        range.setEnd(node, to)
        return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)).size > 1
      }
      return rows.flatMap((row) =>
        [...row.cells].flatMap((cell) => {
          const name = head[cell.cellIndex]!.textContent
          const times = [...cell.querySelectorAll('time')].filter((time) => textWidth(time) > time.clientWidth + 1)
          const found = times
            .filter((time) => isBroken(time, 0, time.childNodes.length))
            .map((time) => time.textContent)
          const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
          for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
            const text = node.nodeValue!
            if (!/^(Vorname|Nachname|First name|Last name)$/.test(name) && !cell.textContent.includes('@')) continue
            for (const word of text.matchAll(/[^\s-]+/g))
              if (isBroken(node, word.index, word.index + word[0].length)) found.push(word[0])
          }
          return found.map((word) => `${name}: ${word}`)
        }),
      )
    }),
  )

/** The widths of the columns, before and after the first row has long texts. */
const widthsBesideLongRow = (page: Page) =>
  page.locator('main [data-list] table').evaluateAll((tables) =>
    (tables as HTMLTableElement[]).map((table) => {
      const widths = () =>
        [...table.tHead!.rows[0]!.cells].map((cell) => Math.round(cell.getBoundingClientRect().width))
      const before = widths()
      for (const cell of table.tBodies[0]!.rows[0]!.cells) cell.append('Donaudampfschifffahrtsgesellschaft '.repeat(3))
      return { before, after: widths() }
    }),
  )

/**
 * Whose lists are measured: the usual person of each area, and the employee who may delete, whose rows have one more button; at 1280 px
 * that button leaves room for cards only.
 */
const readers = [
  { who: 'a private customer', area: 'private', email: seedPeople.private.usual, isUsual: true, whole: 1440 },
  {
    who: 'an administrator of a company',
    area: 'business',
    email: seedPeople.business.usual,
    isUsual: true,
    whole: 1440,
  },
  { who: 'an employee', area: 'bank', email: seedPeople.bank.usual, isUsual: true, whole: 1440 },
  { who: 'an employee who may delete', area: 'bank', email: 'ingrid.fuchs@bank.example', isUsual: false, whole: 1480 },
] as const

for (const { who, area, email, isUsual, whole } of readers)
  test(`each cell of each list of ${who} has room: whole at ${whole} px${isUsual ? ', all but addresses at 1280 px' : ''}, no broken word beside an empty column`, async ({
    page,
    portal,
  }) => {
    test.slow() // it opens each page in two languages
    const paths = isUsual
      ? [...allPages[area], ...(area === 'bank' ? furtherPages : [])]
      : [
          '/bank/private-customers',
          ...furtherPages,
          '/bank/private-customer/1100234501/administration?tab=customer-documents',
        ]
    await page.setViewportSize({ width: whole, height: 900 })
    await portal.enter(paths[0]!, email)
    let measured = 0
    for (const language of ['DE', 'EN']) {
      await page.getByRole('button', { name: language === 'DE' ? 'Deutsch' : 'English' }).click()
      for (const path of paths) {
        await page.setViewportSize({ width: whole, height: 900 })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0)
        if ((await page.locator('main tbody > tr').count()) === 0) continue
        measured++
        await expect.soft
          .poll(() => cutColumns(page), { message: `cut cells of ${path} (${language}) at ${whole}` })
          .toEqual([])
        if (isUsual) {
          await page.setViewportSize({ width: 1280, height: 900 })
          await expect.soft
            .poll(async () => (await cutColumns(page)).filter((cell) => !/^(Adresse|Address): /.test(cell)), {
              message: `cut cells of ${path} (${language}) at 1280`,
            })
            .toEqual([])
        }
        for (const width of isUsual ? [1280, 1366, 1920] : [1366, 1920]) {
          await page.setViewportSize({ width, height: 900 })
          const at = `${path} (${language}) at ${width}`
          await expect.soft(page.locator('main [data-list=table]'), `is a table on ${at}`).not.toHaveCount(0)
          await expect.soft.poll(() => overflowing(page), { message: `sticks out on ${at}` }).toEqual([])
          if (width > 1280)
            await expect.soft.poll(() => brokenBesideRoom(page), { message: `broken words of ${at}` }).toEqual([])
        }
        for (const { before, after } of await widthsBesideLongRow(page))
          expect.soft(after, `columns of ${path} move for a long row`).toEqual(before)
      }
    }
    expect(measured).toBeGreaterThanOrEqual(2 * (isUsual ? leastLists[area] : paths.length))
  })
