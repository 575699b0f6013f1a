import { screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { allPages } from '../../tests/all-pages.ts'
import { openPage } from '../../tests/local-server.ts'
import { tokens } from '../../tests/tokens.ts'
import { createQueryClient } from '#src/shared/query/query-client.ts'
import { startSession, type Area } from '#src/shared/session/session.ts'
import { areaHomes } from '#src/shared/session/area-addresses.ts'
import { redirectTarget } from '#src/shared/shell/guard.ts'
import { leavePortal, openBank, openPortal } from './open-portal.fake.tsx'
import { createPortalRouter } from './router.ts'

let bank: Awaited<ReturnType<typeof openBank>>
beforeAll(async () => {
  bank = await openBank()
  openPage(bank.origin)
})
afterEach(leavePortal)
afterAll(() => bank.stop())

const everyArea = ['private', 'business', 'bank'] as const
const { isPage } = createPortalRouter(createQueryClient()).options.context
const targetOf = (area: Area, target: unknown) => redirectTarget(area, target, isPage)

it('who is signed in comes to the first page when the address to return to is none', async () => {
  startSession('private', tokens.private)
  const { address } = await openPortal('/private/login?redirect=%2Fprivate%2F%E2%80%A8')
  expect(address()).toBe('/private/mypaybox')
  expect(await screen.findByRole('tablist')).toBeTruthy()
})

it.each(everyArea)('every page of the %s area can be returned to, with its tab and its search', (area) => {
  for (const page of allPages[area]) expect(targetOf(area, page)).toBe(page)
  expect(targetOf(area, `${areaHomes[area]}?q=Žižek#top`)).toBe(`${areaHomes[area]}?q=%C5%BDi%C5%BEek#top`)
})

it.each(everyArea)('what is no page of the %s area leads to its first page', (area) => {
  const nowhere = ['', 'nowhere', '\u2028', '%E2%80%A8', '%', '%E0%A4%A', '\0', '%00', '..', '.', '/', '//evil.example']
  for (const end of [...nowhere, 'login', '$', '_signed-in', 'x'.repeat(100_000), '\ud800', '%2e%2e/', '%5c%5cevil'])
    expect(targetOf(area, `/${area}/${end}`)).toBe(areaHomes[area])
  expect(targetOf(area, `/${area}`)).toBe(areaHomes[area])
})

/** Pieces of which addresses that lead astray are made. */
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

it('every address that is returned to is a page of the area, written as a header takes it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyArea), addresses, (area, address) => {
      const target = targetOf(area, address)
      const url = new URL(target, 'https://portal.example')
      expect(url.origin).toBe('https://portal.example')
      expect(url.pathname + url.search + url.hash).toBe(target)
      expect(url.pathname.startsWith(`/${area}/`)).toBe(true)
      expect(isPage(url.pathname)).toBe(true)
      expect(target).toMatch(/^[!-~]*$/) // a header takes nothing else
    }),
    { numRuns: 2000 },
  )
})
