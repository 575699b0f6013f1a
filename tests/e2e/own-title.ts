import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'

/** A file for each title, with the page that has it: the workers know of each other by it, whoever comes first. */
const folder = join(import.meta.dirname, '../../.cache/titles')

export const forgetTitles = (): void => rmSync(folder, { recursive: true, force: true })

/** The page that came first with this title. */
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

/** No other page that was looked at has its title, and a customer's pages begin with the customer. */
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
