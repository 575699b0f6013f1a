import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CatalogName } from '#generated/catalogs.ts'
import { appCatalog, catalogs } from './catalogs.ts'

const features = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/locales/de.po'))
  .map((file) => file.split('/')[0] as CatalogName)

describe.each([appCatalog, 'pages', ...features] as const)('the catalog %s', (catalog) => {
  it('has the same sentences in German and English @R009', async () => {
    const [german, english] = [await catalogs(catalog, 'de'), await catalogs(catalog, 'en')]
    expect(Object.keys(german).length).toBeGreaterThan(0)
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort())
  })
})

it('rejects an unknown catalog', async () => {
  await expect(catalogs('nowhere' as never, 'de')).rejects.toThrow('There is no catalog nowhere')
})
