/** Signing in on a slow phone: from the press on the button until the first page is there, beside a portal that requests its files only then. */
import type { Area } from '../sandbox/client.ts'
import { seedPeople } from '../sandbox/people.ts'
import { type Column, kilobytes, reportTable, time } from './report.ts'
import type { ContextOf } from './web-routes.ts'
import { bytesOf, median, phone, timeUntilRest, slowDown, watchChanges, watchRequests } from './web-visit.ts'

const runs = 5
/** Between two letters of a password, in milliseconds. */
const betweenKeys = 150

type Measured = { there: number; bytes: number; files: number }

/** Takes the names of the area's files from the page, so that the login preloads none of them. */
const forgetAreaFiles = () =>
  addEventListener('DOMContentLoaded', () => document.getElementById('page-files')?.remove())

async function signIn(contextOf: ContextOf, area: Area, early: boolean): Promise<Measured> {
  const path = `/${area}/login`
  const context = await contextOf({ area, path, signedIn: false }, 'de')
  const page = await context.newPage()
  await page.setViewportSize(phone)
  if (!early) await page.addInitScript(forgetAreaFiles)
  await slowDown(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(seedPeople[area].usual)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByLabel('Passwort').pressSequentially('Sonnenblume-2026!', { delay: betweenKeys })
  const requests = watchRequests(page)
  const there = await timeUntilRest(page, requests.isQuiet, async () => {
    await watchChanges(page)
    await page.getByRole('button', { name: 'Anmelden' }).click()
  })
  const sent = await requests.all()
  await context.close()
  const files = sent.filter(({ kind }) => kind === 'script' || kind === 'stylesheet')
  return { there, files: files.length, bytes: bytesOf(files, 'script') + bytesOf(files, 'stylesheet') }
}

const columns: Column<Measured>[] = [
  { name: 'there', show: (one) => time(one.there), kind: 'time' },
  { name: 'files', show: (one) => String(one.files) },
  { name: 'JS and CSS', show: (one) => kilobytes(one.bytes) },
]

export async function benchSignIn(contextOf: ContextOf): Promise<void> {
  const rows = new Map<string, Measured>()
  for (const area of ['private', 'business', 'bank'] as const) {
    const taken: Record<'early' | 'late', Measured[]> = { early: [], late: [] }
    for (let run = 0; run < runs; run += 1) {
      taken.early.push(await signIn(contextOf, area, true))
      taken.late.push(await signIn(contextOf, area, false))
    }
    rows.set(area, median(taken.early))
    rows.set(`${area}, without prefetch`, median(taken.late))
  }
  const about = `Slow 4G, CPU 4 times slower, empty cache; a password of 17 letters is typed with ${betweenKeys} ms between keys. "there" is the time from the press on "Anmelden" until the last change on the page. Medians of ${runs}, alternating runs that prefetch the files of the first page during typing with runs that do not ("without prefetch").`
  reportTable('Signing in on a slow phone', about, columns, rows)
}
