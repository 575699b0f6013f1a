import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/run.ts'
import { expectIcon } from '../layout-checks.ts'
import { expect, test } from './sandbox-test.ts'

const read = (files: string): string =>
  globSync(files, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')

/** Texts that appear only in the panel: its paths, its storage keys and its labels. */
const marks = ['contract-panel', 'panel-choices', 'Contract panel', 'Choose this answer', ', example=', 'x-at']

test('a production build holds none of the panel, and its server neither loads nor serves it', async ({ request }) => {
  const [production, panel] = [read('dist/**/*.{html,js,css}'), read('dist-panel/**/*.js')]
  expect(marks.filter((mark) => !panel.includes(mark))).toEqual([])
  expect(marks.filter((mark) => production.includes(mark))).toEqual([])
  expect(production).not.toContain('/panel/')

  const page = await (await request.get('/private/login')).text()
  const withoutNonces = page.replaceAll(/nonce="[^"]+"/g, 'nonce="__CSP_NONCE__"')
  expect(withoutNonces, 'the page is the build, byte for byte').toBe(read('dist/private/login.html'))
  expect((await request.get('/panel/entry.js')).status()).toBe(404)
})

test('every browser finds an icon, also at the default address', async ({ page, request }) => {
  for (const place of ['/private/login', '/sandbox/inbox']) {
    await page.goto(place)
    await expectIcon(page)
  }
  const icon = await request.get('/favicon.ico')
  expect(icon.headers()['content-type']).toMatch(/^image\//)
  expect([...(await icon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0])
})
