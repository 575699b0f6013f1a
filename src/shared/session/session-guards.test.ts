import { isRedirect, type ParsedLocation } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { tokens, tokenWith } from '../../../tests/tokens.ts'
import { areaHomes } from './area-addresses.ts'
import { loginSearch, requireSignedOut, requireUser, startSession } from './session.ts'

const everyArea = ['private', 'business', 'bank'] as const

/** Where a guard sends the person, if it does. */
function sentTo(guard: () => unknown) {
  try {
    guard()
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown.options as { to?: string; href?: string; search?: unknown }
    throw thrown
  }
  return undefined
}
/** As if a profile were the only page. */
const isPage = (path: string) => path.endsWith('/profile')
const at = (href: string) => ({ href }) as ParsedLocation

describe.each([
  ['private', '/private/login', '@R012'],
  ['business', '/business/login', '@R014'],
  ['bank', '/bank/login', '@R013'],
] as const)('in the %s area', (area, login, row) => {
  it(`requires a sign-in, and returns to the page afterwards ${row}`, () => {
    const wanted = `/${area}/profile?tab=x`
    expect(sentTo(() => requireUser(area, at(wanted)))).toMatchObject({ to: login, search: { redirect: wanted } })
  })

  it('omits the start page from the login URL', () => {
    expect(sentTo(() => requireUser(area, at(areaHomes[area])))).toMatchObject({ to: login, search: {} })
  })

  it.each(everyArea)('knows the person of the %s area only there @R011', (other) => {
    startSession(other, tokens[other])
    const sent = sentTo(() => requireUser(area, at(`/${area}/profile`)))
    expect(sent?.to).toBe(area === other ? undefined : login)
  })

  it.each(everyArea)('a token of the %s kind counts only in its own area @R011', (other) => {
    startSession(area, tokens[other])
    const sent = sentTo(() => requireUser(area, at(`/${area}/profile`)))
    expect(sent?.to).toBe(area === other ? undefined : login)
  })

  it('returns the same user object for every URL until another person signs in', () => {
    startSession(area, tokens[area])
    const person = requireUser(area, at(`/${area}/profile`))
    expect(requireUser(area, at(areaHomes[area]))).toBe(person)
    startSession(area, tokenWith({ sub: 'somebody-else', upn: person.email, groups: person.roles }))
    expect(requireUser(area, at(areaHomes[area])).id).toBe('somebody-else')
  })

  it('redirects a signed-in person away from the login page', () => {
    expect(sentTo(() => requireSignedOut(area, undefined, isPage))).toBeUndefined()
    startSession(area, tokens[area])
    expect(sentTo(() => requireSignedOut(area, undefined, isPage))).toMatchObject({ href: areaHomes[area] })
    expect(sentTo(() => requireSignedOut(area, `/${area}/profile`, isPage))).toMatchObject({ href: `/${area}/profile` })
    expect(sentTo(() => requireSignedOut(area, `/${area}/nowhere`, isPage))).toMatchObject({ href: areaHomes[area] })
    expect(sentTo(() => requireSignedOut(area, 'https://evil.example', isPage))).toMatchObject({
      href: areaHomes[area],
    })
  })

  it.each([`/${area}/profile`, `/${area}/x/y?tab=call-number#top`, `/${area}/%C3%A9`])(
    'returns to %s after the login',
    (target) => expect(loginSearch(area)({ redirect: target })).toEqual({ redirect: target }),
  )

  it('percent-encodes the return URL for use in a header', () => {
    expect(loginSearch(area)({ redirect: `/${area}/\u2028?q=é` })).toEqual({ redirect: `/${area}/%E2%80%A8?q=%C3%A9` })
  })

  it.each([
    undefined,
    null,
    5,
    {},
    ['/private/profile', '/private/profile'],
    '',
    '/',
    `/${area}`,
    `${area}/profile`,
    `/${area}s/profile`,
    `/${area}-employee/login`,
    ...everyArea.filter((other) => other !== area).map((other) => `/${other}/profile`),
    'https://evil.example',
    `https://evil.example/${area}/profile`,
    `//evil.example/${area}/profile`,
    `/\\evil.example/${area}/profile`,
    `\\\\evil.example\\${area}\\`,
    `/${area}/..\\..\\evil`,
    `/${area}/../${area === 'bank' ? 'private' : 'bank'}/profile`,
    `/${area}/%2e%2e/other/profile`,
    `/${area}/./../../..//evil.example`,
    `javascript:alert(1)//${area}/`,
    'data:text/html,x',
    ` /${area}/profile`,
    `\t/${area}/profile`,
    `/${area}/login`,
    `/${area}/login?redirect=/${area}/profile`,
    `/${area}/x/../login#x`,
  ])('does not redirect to %j', (target) => {
    expect(loginSearch(area)({ redirect: target })).toEqual({})
  })

  it('drops other search parameters of the login URL', () => {
    expect(loginSearch(area)({ redirect: `/${area}/profile`, token: 'x' })).toEqual({ redirect: `/${area}/profile` })
  })
})
