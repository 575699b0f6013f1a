import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

const names = {
  privateRegistration: 'PRIVATE_REGISTRATION',
  businessRegistration: 'BUSINESS_REGISTRATION',
  contact: 'CONTACT',
  telecomGroup: 'TELECOM_GROUP',
  imprint: 'IMPRINT',
  dataProtection: 'DATA_PROTECTION',
  terms: 'TERMS',
  faq: 'FAQ',
  forms: 'FORMS',
} as const

const linksOfBuild = async () => (await import('./external-links.ts')).externalLinks

it('every link has an address of its own @R006', async () => {
  const links = Object.entries(await linksOfBuild())
  expect(links.map(([name]) => name).sort()).toEqual(Object.keys(names).sort())
  expect(new Set(links.map(([, href]) => href)).size).toBe(links.length)
  for (const [, href] of links) expect(new URL(href).protocol).toBe('https:')
})

it.each(Object.entries(names))('%s is set by the build @R006', async (name, variable) => {
  vi.stubEnv(`VITE_LINK_${variable}`, ' https://other.example/page?x=1 ')
  const links = Object.entries(await linksOfBuild())
  expect(links.filter(([, href]) => href === 'https://other.example/page?x=1').map(([link]) => link)).toEqual([name])
})

it.each(['', ' ', 'javascript:alert(1)', 'imprint.html', '//other.example', 'https://a b'])(
  'an address that is none of the web (%j) is not used',
  async (address) => {
    vi.stubEnv('VITE_LINK_IMPRINT', address)
    expect((await linksOfBuild()).imprint).toBe('https://www.bank.example/impressum')
  },
)
