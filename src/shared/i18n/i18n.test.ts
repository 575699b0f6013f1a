import { beforeEach, expect, it, vi } from 'vitest'
import { freshPage } from '../../../tests/fresh-page.ts'
import type { CatalogSource, Language } from './i18n.ts'

const page = freshPage()

/** The portal as it is after a reload of the page, with what its browser remembers. */
async function openPortal(remembered?: string, source?: CatalogSource) {
  if (remembered !== undefined) localStorage.setItem('language', remembered)
  page.reload()
  const portal = await import('./i18n.ts')
  const read = vi.fn<CatalogSource>(
    source ?? ((catalog, language) => Promise.resolve({ [catalog]: [`${catalog} in ${language}`] })),
  )
  await portal.startLanguage(read, 'app')
  const { i18n: current } = await import('@lingui/core')
  return { ...portal, read, i18n: current }
}

beforeEach(() => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US')
})

it('starts in German, whatever the language of the browser @R008', async () => {
  const portal = await openPortal()
  expect(portal.i18n.locale).toBe('de')
  expect(document.documentElement.lang).toBe('de')
  expect(portal.i18n._('app')).toBe('app in de')
})

it('loads the catalogs that were requested before it started', async () => {
  page.reload()
  const portal = await import('./i18n.ts')
  await portal.loadCatalog('login')
  await portal.startLanguage(
    (catalog, language) => Promise.resolve({ [catalog]: [`${catalog} in ${language}`] }),
    'app',
  )
  const { i18n: current } = await import('@lingui/core')
  expect(current._('login')).toBe('login in de')
})

it('restores the chosen English', async () => {
  const before = await openPortal()
  await before.switchLanguage('en')
  expect(document.documentElement.lang).toBe('en')
  const after = await openPortal()
  expect(after.i18n.locale).toBe('en')
  expect(after.read.mock.calls).toEqual([['app', 'en']])
})

it('follows the language of another tab and ignores its other stored values', async () => {
  const portal = await openPortal()
  const otherTab = (key: string, value: string) => {
    localStorage.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
  otherTab('token-private', '"x"')
  otherTab('language', 'en')
  await vi.waitUntil(() => portal.i18n.locale === 'en')
  expect(document.documentElement.lang).toBe('en')
  expect(portal.i18n._('app')).toBe('app in en')
  otherTab('language', 'de')
  await vi.waitUntil(() => portal.i18n.locale === 'de')
})

it.each(['fr', '', '"en"'])('a remembered language that does not exist (%j) is German', async (remembered) => {
  const portal = await openPortal(remembered)
  expect(portal.i18n.locale).toBe('de')
})

it('works without storage, starting in German', async () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const spies = [
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed),
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed),
  ]
  const portal = await openPortal()
  expect(portal.i18n.locale).toBe('de')
  await portal.switchLanguage('en')
  expect(portal.i18n.locale).toBe('en')
  for (const spy of spies) spy.mockRestore()
})

it('loads a catalog once per language, and only in the requested languages', async () => {
  const portal = await openPortal()
  await portal.loadCatalog('login')
  await portal.loadCatalog('login')
  expect(portal.read.mock.calls).toEqual([
    ['app', 'de'],
    ['login', 'de'],
  ])
  for (const language of ['en', 'de', 'en'] satisfies Language[]) await portal.switchLanguage(language)
  expect(portal.read.mock.calls.slice(2)).toEqual([
    ['app', 'en'],
    ['login', 'en'],
  ])
})

it('loads the catalog in both languages while the language changes', async () => {
  const english = Promise.withResolvers<void>()
  const portal = await openPortal('de', async (catalog, language) => {
    if (catalog === 'app' && language === 'en') await english.promise
    return { [catalog]: [`${catalog} in ${language}`] }
  })
  const switching = portal.switchLanguage('en')
  await portal.loadCatalog('login')
  expect(portal.i18n._('login')).toBe('login in de')
  english.resolve()
  await switching
  expect(portal.i18n._('login')).toBe('login in en')
})

it('applies the later of two quick choices', async () => {
  const english = Promise.withResolvers<void>()
  const portal = await openPortal('de', async (_catalog, language) => {
    if (language === 'en') await english.promise
    return {}
  })
  const first = portal.switchLanguage('en')
  await portal.switchLanguage('de')
  english.resolve()
  await first
  expect(portal.i18n.locale).toBe('de')
  expect(localStorage.getItem('language')).toBe('de')
})

it('remembers a choice whose catalogs are still loading when the page is left', async () => {
  const before = await openPortal('de', (_catalog, language) =>
    language === 'en' ? new Promise(() => {}) : Promise.resolve({}),
  )
  void before.switchLanguage('en')
  const after = await openPortal()
  expect(after.i18n.locale).toBe('en')
})

it('takes back a choice whose catalogs cannot be loaded', async () => {
  vi.useFakeTimers()
  const portal = await openPortal('de', (_catalog, language) =>
    language === 'en' ? Promise.reject(new Error('offline')) : Promise.resolve({}),
  )
  const failed = expect(portal.switchLanguage('en')).rejects.toThrow('offline')
  await vi.advanceTimersByTimeAsync(20_000)
  await failed
  expect(portal.i18n.locale).toBe('de')
  expect(localStorage.getItem('language')).toBe('de')
  vi.useRealTimers()
})

it('loads a catalog once for concurrent requests', async () => {
  const portal = await openPortal()
  await Promise.all([1, 2, 3].map(() => portal.loadCatalog('login')))
  expect(portal.read.mock.calls.filter(([catalog]) => catalog === 'login')).toHaveLength(1)
})

it('retries a failed catalog on the next request', async () => {
  vi.useFakeTimers()
  let online = false
  const portal = await openPortal(undefined, (catalog) =>
    catalog === 'app' || online ? Promise.resolve({ [catalog]: ['da'] }) : Promise.reject(new Error('offline')),
  )
  const failed = portal.loadCatalog('login').catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await failed).toBe('offline')
  online = true
  await portal.loadCatalog('login')
  expect(portal.i18n._('login')).toBe('da')
  vi.useRealTimers()
})
