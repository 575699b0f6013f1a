/** The three logins, cold, beside a plain HTML page and the login of bulletproof-react in the same run. No data is requested before somebody types. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { type Browser, chromium } from 'playwright'
import { build } from '#scripts/portal/build.ts'
import { compressBuild } from '#scripts/portal/compress.ts'
import { readSettings } from '#server/settings/read-settings.ts'
import { serverSchema } from '#server/settings/server-settings.ts'
import { startServer } from '#server/start-server.ts'
import { requireBrowser } from '../require-browser.ts'
import { median, openPhone, servePlainPage, slowerProcessor, type Visit, visitOn } from './web-visit.ts'
import { type Column, kilobytes, reportTable, time } from './report.ts'

/** `usable`: React answers what is typed into the first field; our page keeps what is typed before that. */
type Login = Visit & { usable: number }

const columns: Column<Login>[] = [
  { name: 'scripts', show: (one) => kilobytes(one.script) },
  { name: 'styles', show: (one) => kilobytes(one.style) },
  { name: 'page', show: (one) => kilobytes(one.page) },
  { name: 'requests', show: (one) => String(one.requests) },
  { name: 'first paint', show: (one) => time(one.firstPaint), kind: 'time' },
  { name: 'largest', show: (one) => time(one.largestPaint), kind: 'time' },
  { name: 'usable', show: (one) => (Number.isNaN(one.usable) ? '-' : time(one.usable)), kind: 'time' },
  { name: 'blocked', show: (one) => time(one.blocked), kind: 'time' },
  { name: 'shift', show: (one) => one.shift.toFixed(3) },
]

/** Runs in the page before anything of it. */
function watchField(): void {
  const look = () => {
    const field = document.querySelector('input')
    const isAnswered = field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'))
    if (isAnswered) Object.assign(globalThis, { usableAt: performance.now() })
    else requestAnimationFrame(look)
  }
  look()
}

async function visitLogin(browser: Browser, address: string): Promise<Login> {
  const { page, close } = await openPhone(browser)
  await page.addInitScript(watchField)
  const { sent: _sent, ...seen } = await visitOn(page, address)
  const usable = await page.evaluate(() => (globalThis as { usableAt?: number }).usableAt)
  await close()
  return { ...seen, usable: usable ?? Number.NaN }
}

type Wishes = {
  /** Another build of the portal, whose figures are not written down. */
  dist?: string | undefined
  /** The build of bulletproof-react, whose login is measured in the same run. */
  beside?: string | undefined
  runs: number
}

export async function benchLogin(wishes: Wishes) {
  const plain = await servePlainPage()
  const settings = readSettings(serverSchema, { API_BASE_URL: 'http://127.0.0.1:9', PORT: '0', LOG_LEVEL: 'fatal' })
  const serve = (folder: string) => startServer(settings, { folder })
  const portal = await serve(wishes.dist ?? build())
  const other = wishes.beside === undefined ? undefined : await serveOtherBuild(wishes.beside)
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: requireBrowser(), args })
  const pages = {
    'plain HTML': plain.address,
    'private login': `${portal.address}/private/login`,
    'business login': `${portal.address}/business/login`,
    'bank login': `${portal.address}/bank/login`,
    ...(other && { 'bulletproof-react': `${other.address}${otherPages.login}` }),
  }
  const visits = new Map<string, Login[]>(Object.keys(pages).map((name) => [name, []]))
  for (let run = 0; run < wishes.runs; run += 1)
    for (const [name, address] of Object.entries(pages)) visits.get(name)!.push(await visitLogin(browser, address))
  await browser.close()
  await portal.close()
  await other?.close()
  plain.close()
  const about = `Slow 4G (1.6 Mbit/s, 150 ms), CPU ${slowerProcessor} times slower, empty cache; medians of ${wishes.runs} alternating runs. "usable" is when the program responds to typing, "blocked" is the time of tasks beyond 50 ms.`
  const aboutOurs = wishes.dist === undefined ? about : undefined
  reportTable(
    'The login on a slow phone',
    aboutOurs,
    columns,
    new Map([...visits].map(([name, all]) => [name, median(all)])),
  )
}

export const otherPages = { login: '/auth/login', first: '/app' }

/** The person whom bulletproof-react asks for when somebody is signed in. */
const otherPerson = {
  id: '1',
  firstName: 'A',
  lastName: 'B',
  email: 'a@b.example',
  role: 'ADMIN',
  teamId: '1',
  bio: '',
  createdAt: 0,
}

/** Throws when a build calls another server: its calls would fail, and what is measured would be the page of an error. */
function requireOwnCalls(folder: string): void {
  const assets = join(folder, 'assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  if (scripts.some((file) => readFileSync(join(assets, file), 'utf8').includes('VITE_APP_API_URL:"http')))
    throw new Error(`${folder} calls another server: build it with VITE_APP_API_URL=/api`)
}

/**
 * Serves the build of bulletproof-react, to measure a page of ours beside one of its in the same run. `folder` holds its index.html and
 * its files, which get the same compressed ones beside them that ours have, and may be cached as long. Its calls are answered with
 * nothing, except who is signed in.
 */
export async function serveOtherBuild(
  folder: string,
  { signedIn = false } = {},
): Promise<{ address: string; close: () => Promise<void> }> {
  requireOwnCalls(folder)
  compressBuild(folder)
  const app = fastify()
  const page = readFileSync(join(folder, 'index.html'))
  await app.register(fastifyStatic, { root: folder, index: false, preCompressed: true, immutable: true, maxAge: '1y' })
  app.get('/api/auth/me', (_request, reply) => reply.send({ data: signedIn ? otherPerson : null }))
  app.all('/api/*', (_request, reply) => reply.send({ data: null }))
  app.setNotFoundHandler((_request, reply) => reply.code(200).type('text/html; charset=utf-8').send(page))
  return { address: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() }
}
