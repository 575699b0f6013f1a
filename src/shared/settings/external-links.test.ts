import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshPage } from '../../../tests/fresh-page.ts'

const page = freshPage()

beforeEach(page.reload)
afterEach(() => document.getElementById('settings')?.remove())

const linksOf = async (configured?: object) => {
  if (configured !== undefined) {
    const script = Object.assign(document.createElement('script'), { type: 'application/json', id: 'settings' })
    script.textContent = JSON.stringify(configured)
    document.head.append(script)
  }
  return (await import('./external-links.ts')).externalLinks
}

it('every link has an address of its own @R006', async () => {
  const links = Object.entries(await linksOf())
  expect(links.length).toBe(10)
  expect(new Set(links.map(([, href]) => href)).size).toBe(links.length)
  for (const [, href] of links) expect(new URL(href).protocol).toBe('https:')
})

it('an installation sets a link of its own, and the others stay @R006', async () => {
  const usual = { ...(await linksOf()) }
  page.reload()
  const links = await linksOf({ links: { imprint: 'https://other.example/page?x=1' } })
  expect(links).toEqual({ ...usual, imprint: 'https://other.example/page?x=1' })
})
