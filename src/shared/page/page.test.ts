import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { freshPage } from '../../../tests/fresh-page.ts'
import type { CatalogName } from '#generated/catalogs.ts'

const { reload } = freshPage()

it('waits for the translations of the open tab and of the first one, which replaces a hidden tab', async () => {
  const requested: CatalogName[] = []
  reload()
  vi.doMock('../i18n/i18n.ts', () => ({
    loadCatalog: (name: CatalogName) => Promise.resolve(void requested.push(name)),
  }))
  const { defineTabbedPage } = await import('./page.ts')
  vi.doUnmock('../i18n/i18n.ts')
  const page = defineTabbedPage({
    catalogs: ['table'],
    tabs: { tasks: { catalogs: ['tasks'] }, employees: { catalogs: ['bank-employees'] }, fees: { catalogs: ['fees'] } },
  })
  const context = { queryClient: new QueryClient(), ports: {} }
  await page.route.loader({ context, deps: {} })
  expect(new Set(requested.splice(0))).toEqual(new Set(['pages', 'table', 'tasks']))
  await page.route.loader({ context, deps: { tab: 'fees' } })
  expect(new Set(requested.splice(0))).toEqual(new Set(['pages', 'table', 'tasks', 'fees']))
  await page.loadCatalogs()
  expect(new Set(requested)).toEqual(new Set(['table', 'tasks', 'bank-employees', 'fees']))
})
