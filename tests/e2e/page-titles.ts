import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

/** A file for each title, with the path of its page, shared by all workers of a run. */
const folder = join(import.meta.dirname, '../../.cache/titles')

/** Global set-up of the journeys: no title is taken yet. */
export default function forgetTitles(): void {
  rmSync(folder, { recursive: true, force: true })
}

/** The path of the page that had this title first. */
function firstWith(title: string, path: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, createHash('sha256').update(title).digest('hex'))
  try {
    writeFileSync(file, path, { flag: 'wx' })
    return path
  } catch {
    return readFileSync(file, 'utf8')
  }
}

/** Expects that no other page has this title, and that a customer's page begins with the customer. */
export async function expectOwnTitle(page: Page, path: string): Promise<void> {
  const customer = page.getByRole('region', { name: /^Kund/ })
  if (/customer\/\d/.test(path)) {
    const [, number] = /customer\/(\d+)/.exec(path)!
    await expect(page).toHaveTitle(new RegExp(` ${number} · `))
    const [who] = (await page.title()).split(` ${number} · `)
    await expect(customer).toContainText(who!)
  }
  expect(firstWith(await page.title(), path), `only one page is called ${await page.title()}`).toBe(path)
}
