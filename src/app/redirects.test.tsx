import { screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { allPages } from '../../tests/all-pages.ts'
import { openPage } from '../../tests/local-server.ts'
import { tokens } from '../../tests/tokens.ts'
import { createQueryClient } from '#src/shared/query/query-client.ts'
import { startSession, type Area, redirectTarget } from '#src/shared/session/session.ts'
import { areaHomes } from '#src/shared/session/area-addresses.ts'
import { closePortal, openBank, openPortal } from './open-portal.fake.tsx'
import { createPortalRouter } from './router.ts'

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
  openPage(bank.origin)
})
afterEach(closePortal)
afterAll(() => bank.stop())

const everyArea = ['private', 'business', 'bank'] as const
const { isPage } = createPortalRouter(createQueryClient()).options.context
const targetOf = (area: Area, target: unknown) => redirectTarget(area, target, isPage)

it('opens the start page when the page to return to does not exist', async () => {
  startSession('private', tokens.private)
  const { address } = await openPortal('/private/login?redirect=%2Fprivate%2F%E2%80%A8')
  expect(address()).toBe('/private/mypaybox')
  expect(await screen.findByRole('tablist')).toBeTruthy()
})

it.each(everyArea)('returns to every page of the %s area, with its tab and its search', (area) => {
  for (const page of allPages[area]) expect(targetOf(area, page)).toBe(page)
  expect(targetOf(area, `${areaHomes[area]}?q=Žižek#top`)).toBe(`${areaHomes[area]}?q=%C5%BDi%C5%BEek#top`)
})

it('returns to a customer, whose first page the router opens, but to no unknown page of theirs', () => {
  expect(targetOf('bank', '/bank/private-customer/1100234501')).toBe('/bank/private-customer/1100234501')
  expect(targetOf('bank', '/bank/private-customer/1100234501/nowhere')).toBe(areaHomes.bank)
})

it.each(everyArea)('opens the start page for every path of the %s area without a page', (area) => {
  const nowhere = ['', 'nowhere', '\u2028', '%E2%80%A8', '%', '%E0%A4%A', '\0', '%00', '..', '.', '/', '//evil.example']
  for (const end of [...nowhere, 'login', '$', '_signed-in', 'x'.repeat(100_000), '\ud800', '%2e%2e/', '%5c%5cevil'])
    expect(targetOf(area, `/${area}/${end}`)).toBe(areaHomes[area])
  expect(targetOf(area, `/${area}`)).toBe(areaHomes[area])
})

/** Parts of malicious and broken paths. */
const pieces = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2f',
  '%5c',
  '%00',
  '%E2%80%A8',
  '%',
  '?',
  '#',
  '@',
  ':',
  '&',
  '=',
  ' ',
  '\u2028',
  '\u2029',
  '\u0085',
  '\0',
  '\t',
  '\n',
  '\r',
  '\u200b',
  '\ufeff',
  '\u202e',
  '\ud800',
  'é',
  '😀',
  'private',
  'business',
  'bank',
  'login',
  'mypaybox',
  'profile',
  'administration',
  'private-customer',
  '1100234501',
  'javascript:',
  'data:',
  'https:',
  'evil.example',
  'x'.repeat(5000),
)
const addresses = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((all) => all.join('')),
  fc
    .tuple(fc.constantFrom(...everyArea), fc.array(pieces, { maxLength: 6 }))
    .map(([area, all]) => `/${area}/${all.join('')}`),
  fc.string({ unit: 'binary' }),
)

it('returns only to pages of the area, with a URL that a header can hold', () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyArea), addresses, (area, address) => {
      const target = targetOf(area, address)
      const url = new URL(target, 'https://portal.example')
      expect(url.origin).toBe('https://portal.example')
      expect(url.pathname + url.search + url.hash).toBe(target)
      expect(url.pathname.startsWith(`/${area}/`)).toBe(true)
      expect(isPage(url.pathname)).toBe(true)
      expect(target).toMatch(/^[!-~]*$/) // the only characters of a header
    }),
    { numRuns: 2000 },
  )
})
