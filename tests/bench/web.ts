/**
 * `npm run bench:web`: the login on slow 4G with a processor that is four times slower, cold, beside a plain HTML page in the same
 * run; medians of five. Writes its part of docs/benchmarks.md. `--dist <folder>` measures another build and writes nothing,
 * `--runs 9` measures more often. `--before <folder>` draws the film of an older build and of this one into docs/pictures/.
 */
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { provideBrowser } from '#scripts/portal/browser.ts'
import { build } from '#scripts/portal/build.ts'
import { readSettings } from '#server/settings/read-settings.ts'
import { serverSchema } from '#server/settings/server-settings.ts'
import { startServer } from '#server/start-server.ts'
import { root } from '#scripts/run.ts'
import { drawStrip, filmOf } from './film-strip.ts'
import { keep } from './kept.ts'
import { median, slowerProcessor, visit, type Visit } from './web-visit.ts'

const { values } = parseArgs({
  options: { dist: { type: 'string' }, before: { type: 'string' }, runs: { type: 'string', default: '5' } },
})

const plainPage = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Anmelden</title><link rel="icon" href="data:,"><h1>Anmelden</h1>
<form><label>E-Mail-Adresse <input name="email" autofocus></label><button>Weiter</button></form></html>`

const plain = createServer((_request, answer) =>
  answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(plainPage),
).listen(0, '127.0.0.1')
await once(plain, 'listening')

// Nobody is asked for data before somebody types.
const settings = readSettings(serverSchema, { API_BASE_URL: 'http://127.0.0.1:9', PORT: '0', LOG_LEVEL: 'fatal' })
const serve = (folder: string) => startServer(settings, { folder })
const portal = await serve(values.dist ?? build())
const { path } = provideBrowser()
const browser = await chromium.launch({ executablePath: path, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })

const pages = {
  'plain HTML': `http://127.0.0.1:${(plain.address() as AddressInfo).port}/`,
  'private login': `${portal.address}/private/login`,
  'business login': `${portal.address}/business/login`,
  'bank login': `${portal.address}/bank/login`,
}
const visits = Object.fromEntries(Object.keys(pages).map((name): [string, Visit[]] => [name, []]))
for (let run = 0; run < Number(values.runs); run += 1)
  for (const [name, address] of Object.entries(pages)) visits[name]!.push(await visit(browser, address))
if (values.before !== undefined) {
  const older = await serve(values.before)
  const before = await filmOf(browser, `${older.address}/private/login`)
  const after = await filmOf(browser, pages['private login'])
  await drawStrip(browser, { before, after }, join(root, 'docs/pictures/login-film.jpg'))
  await older.close()
}
await browser.close()
await portal.close()
plain.close()

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const time = (milliseconds: number) => `${Math.round(milliseconds)} ms`
const columns: [string, (one: Visit) => string][] = [
  ['scripts', (one) => kilobytes(one.script)],
  ['styles', (one) => kilobytes(one.style)],
  ['page', (one) => kilobytes(one.page)],
  ['requests', (one) => String(one.requests)],
  ['first paint', (one) => time(one.firstPaint)],
  ['largest', (one) => time(one.largestPaint)],
  ['blocked', (one) => time(one.blocked)],
  ['shift', (one) => one.shift.toFixed(3)],
]
const line = (first: string, rest: readonly string[]) =>
  first.padEnd(16) + rest.map((text) => text.padStart(13)).join('')
const lines = [
  line(
    '',
    columns.map(([name]) => name),
  ),
  ...Object.entries(visits).map(([name, all]) => {
    const middle = median(all)
    return line(
      name,
      columns.map(([, show]) => show(middle)),
    )
  }),
]
console.log(lines.join('\n'))
const about = `Slow 4G (1.6 Mbit/s, 150 ms), a processor ${slowerProcessor} times slower, nothing kept; medians of ${values.runs}, in turns. "blocked" is what tasks take beyond 50 ms.`
if (values.dist === undefined) keep('The login on a slow phone', about, lines)
