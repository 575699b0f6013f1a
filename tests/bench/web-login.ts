/** The three logins, cold, beside a plain HTML page in the same run. Nobody is asked for data before somebody types. */
import { join } from 'node:path'
import { chromium } from 'playwright'
import { provideBrowser } from '#scripts/portal/browser.ts'
import { build } from '#scripts/portal/build.ts'
import { readSettings } from '#server/settings/read-settings.ts'
import { serverSchema } from '#server/settings/server-settings.ts'
import { startServer } from '#server/start-server.ts'
import { root } from '#scripts/run.ts'
import { drawStrip, filmOf } from './film-strip.ts'
import { servePlain } from './plain-page.ts'
import { type Column, kilobytes, tell, time } from './web-lines.ts'
import { median, slowerProcessor, visit, type Visit } from './web-visit.ts'

const columns: Column<Visit>[] = [
  { name: 'scripts', show: (one) => kilobytes(one.script) },
  { name: 'styles', show: (one) => kilobytes(one.style) },
  { name: 'page', show: (one) => kilobytes(one.page) },
  { name: 'requests', show: (one) => String(one.requests) },
  { name: 'first paint', show: (one) => time(one.firstPaint), kind: 'time' },
  { name: 'largest', show: (one) => time(one.largestPaint), kind: 'time' },
  { name: 'blocked', show: (one) => time(one.blocked), kind: 'time' },
  { name: 'shift', show: (one) => one.shift.toFixed(3) },
]

/** `dist` is another build, which is not kept; with `before`, the film of that older build and of this one is drawn. */
export async function benchLogin(wishes: { dist: string | undefined; before: string | undefined; runs: number }) {
  const plain = await servePlain()
  const settings = readSettings(serverSchema, { API_BASE_URL: 'http://127.0.0.1:9', PORT: '0', LOG_LEVEL: 'fatal' })
  const serve = (folder: string) => startServer(settings, { folder })
  const portal = await serve(wishes.dist ?? build())
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: provideBrowser().path, args })
  const pages = {
    'plain HTML': plain.address,
    'private login': `${portal.address}/private/login`,
    'business login': `${portal.address}/business/login`,
    'bank login': `${portal.address}/bank/login`,
  }
  const visits = new Map<string, Visit[]>(Object.keys(pages).map((name) => [name, []]))
  for (let run = 0; run < wishes.runs; run += 1)
    for (const [name, address] of Object.entries(pages)) {
      const { script, style, page, requests, firstPaint, largestPaint, blocked, shift } = await visit(browser, address)
      visits.get(name)!.push({ script, style, page, requests, firstPaint, largestPaint, blocked, shift })
    }
  if (wishes.before !== undefined) {
    const older = await serve(wishes.before)
    const before = await filmOf(browser, `${older.address}/private/login`)
    const after = await filmOf(browser, pages['private login'])
    await drawStrip(browser, { before, after }, join(root, 'docs/pictures/login-film.jpg'))
    await older.close()
  }
  await browser.close()
  await portal.close()
  plain.close()
  const about = `Slow 4G (1.6 Mbit/s, 150 ms), a processor ${slowerProcessor} times slower, nothing kept; medians of ${wishes.runs}, in turns. "blocked" is what tasks take beyond 50 ms.`
  const kept = wishes.dist === undefined ? about : undefined
  tell('The login on a slow phone', kept, columns, new Map([...visits].map(([name, all]) => [name, median(all)])))
}
