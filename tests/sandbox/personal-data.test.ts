import { beforeEach, describe, expect, it } from 'vitest'
import { defaultBackends, sharedSandboxWithReset, sandboxForTest } from './backends.ts'
import { type Client, createClient, withoutEtag } from './client.ts'

const anna = '/bank/private/10000000-0000-4000-8000-001100234501'
const franz = '/bank/private/10000000-0000-4000-8000-001100234507'
const company = '/bank/private/20000000-0000-4000-8000-001200456701'
const today = '2026-11-20T10:00:00Z'

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  sharedSandboxWithReset(backend, (started) => void (client = started))
  beforeEach(async () => void (await client.control('clock', { resetTo: today })))

  const asCustomer = async (email = 'anna.gruber') => callsOf(await client.tokenOf('private', `${email}@mail.example`))
  const asBank = async () => callsOf(await client.tokenOf('bank', 'sabine.koehler@bank.example'))
  const callsOf = (token: string) => ({
    get: async (path: string) => withoutEtag((await client.call('GET', path, { token })).body),
    put: (path: string, body: unknown) => client.call('PUT', path, { token, body }),
  })

  describe('personal information', () => {
    const own = '/private/personal-information'
    const banks = `${anna}/personal-information`

    it('a customer reads and changes what belongs to them; e-mail and employee flag are the bank’s @R078 @R259', async () => {
      const { get, put } = await asCustomer()
      const before = await get(own)
      expect(before).toEqual({
        salutation: 'MISS',
        title: null,
        firstName: 'Anna',
        lastName: 'Gruber',
        birthdate: '1988-04-12',
        street: 'Mariahilfer Straße 45/3',
        zipcode: '1060',
        city: 'Wien',
      })
      const moved = { ...before, title: 'Mag.a', street: 'Herrengasse 7/12', zipcode: '8010', city: 'Graz' }
      expect((await put(own, moved)).status).toBe(204)
      expect(await get(own)).toEqual(moved)
      const { get: bankGet } = await asBank()
      expect(await bankGet(banks)).toEqual({ ...moved, email: 'anna.gruber@mail.example', employee: false })
    })

    it('a title that is left out is no title', async () => {
      const { get, put } = await asCustomer('maria.steiner')
      const { title, ...rest } = await get(own)
      expect(title).toBe('Dr.in')
      expect((await put(own, rest)).status).toBe(204)
      expect(await get(own)).toEqual({ ...rest, title: null })
    })

    it.each(['firstName', 'lastName'])('a customer does not change their %s @R204', async (field) => {
      const { get, put } = await asCustomer()
      const { status, body } = await put(own, { ...(await get(own)), [field]: 'Andrea' })
      expect([status, body.violations]).toMatchObject([400, [{ field, rule: 'readOnly' }]])
      expect(await get(own)).toMatchObject({ firstName: 'Anna', lastName: 'Gruber' })
    })

    it.each([
      ['2008-11-20', undefined],
      ['2008-11-21', 'minAge'],
      ['1906-11-20', undefined],
      ['1800-01-01', 'minDate'],
    ])('checks the birth date %s against the ages of 18 and 120 years: %s @R211', async (birthdate, rule) => {
      for (const [path, { get, put }] of [
        [own, await asCustomer()],
        [banks, await asBank()],
      ] as const) {
        const answer = await put(path, { ...(await get(path)), birthdate })
        expect(answer.status).toBe(rule === undefined ? 204 : 400)
        if (rule !== undefined) expect(answer.body.violations).toMatchObject([{ field: 'birthdate', rule }])
      }
    })

    it('the bank changes names and e-mail address, with which the customer signs in from now on @R372', async () => {
      const { get, put } = await asBank()
      const renamed = { ...(await get(banks)), lastName: 'Gruber-Haas', email: 'Anna.Gruber-Haas@mail.example' }
      expect((await put(banks, renamed)).status).toBe(204)
      expect(await get(banks)).toMatchObject({ lastName: 'Gruber-Haas', email: 'anna.gruber-haas@mail.example' })
      expect((await client.login('private', 'anna.gruber@mail.example')).status).toBe(401)
      expect((await client.login('private', 'anna.gruber-haas@mail.example')).status).toBe(200)
    })

    it('the bank is refused an address that another customer has; the own one is no other @R781', async () => {
      const { get, put } = await asBank()
      const stored = await get(banks)
      expect((await put(banks, { ...stored, email: 'LUKAS.Hofer@mail.example' })).status).toBe(409)
      expect((await put(banks, { ...stored, email: 'ANNA.gruber@mail.example' })).status).toBe(204)
      const paul = '/bank/private/10000000-0000-4000-8000-001100234512/personal-information'
      expect((await put(paul, { ...(await get(paul)), city: 'Dornbirn' })).status).toBe(204)
    })
  })

  describe('bank data', () => {
    it('a customer reads the account that they pay from, which may be another person’s @R076 @R258', async () => {
      const { get } = await asCustomer('josef.wallner')
      expect(await get('/private/bank-data')).toEqual({
        accountHolder: 'Karl Wallner',
        iban: 'AT841200050012340987',
        signDate: '2017-10-30',
      })
    })

    it('the bank changes it, with a day that is not in the future @R373', async () => {
      const { get, put } = await asBank()
      const data = { accountHolder: 'Anna Gruber', iban: 'AT951400000012345099', signDate: '2026-11-20' }
      expect((await put(`${anna}/bank-data`, data)).status).toBe(204)
      expect(await get(`${anna}/bank-data`)).toEqual(data)
      const { get: ownGet } = await asCustomer()
      expect(await ownGet('/private/bank-data')).toEqual(data)
      const tomorrow = await put(`${anna}/bank-data`, { ...data, signDate: '2026-11-21' })
      expect([tomorrow.status, tomorrow.body.violations]).toMatchObject([400, [{ field: 'signDate', rule: 'maxDate' }]])
    })

    it.each(['AT951400000012345098', 'AT95140000001234509', 'XX951400000012345099'])(
      'the IBAN %s is refused with 460 @R776 @R903',
      async (iban) => {
        const { get, put } = await asBank()
        const before = await get(`${anna}/bank-data`)
        expect((await put(`${anna}/bank-data`, { ...before, iban })).status).toBe(460)
        expect(await get(`${anna}/bank-data`)).toEqual(before)
      },
    )
  })

  it('stores all nine privacy settings, from the customer and from the bank @R079 @R260', async () => {
    const customer = await asCustomer()
    const bank = await asBank()
    const before = await customer.get('/private/privacy-settings')
    expect(Object.keys(before)).toHaveLength(9)
    const opposite = Object.fromEntries(Object.entries(before).map(([name, agreed]) => [name, agreed !== true]))
    expect((await customer.put('/private/privacy-settings', opposite)).status).toBe(204)
    expect(await bank.get(`${anna}/privacy-settings`)).toEqual(opposite)
    expect((await bank.put(`${anna}/privacy-settings`, before)).status).toBe(204)
    expect(await customer.get('/private/privacy-settings')).toEqual(before)
  })

  it.each(['personal-information', 'bank-data', 'privacy-settings'])(
    'while work runs, %s cannot be changed; a company has none',
    async (subject) => {
      const { get, put } = await asBank()
      const stored = await get(`${franz}/${subject}`)
      expect((await put(`${franz}/${subject}`, stored)).status).toBe(423)
      expect((await put(`${company}/${subject}`, stored)).status).toBe(404)
      expect(await get(`${company}/${subject}`)).toMatchObject({ status: 404 })
    },
  )

  it.each(['personal-information', 'privacy-settings'])('while work runs, Franz cannot change %s', async (subject) => {
    const { get, put } = await asCustomer('franz.eder')
    expect((await put(`/private/${subject}`, await get(`/private/${subject}`))).status).toBe(423)
  })
})

it('everybody of the seed has personal data that the contract allows and a valid IBAN', async () => {
  const sandbox = await sandboxForTest('PGlite')
  const client = createClient(sandbox.address)
  const token = await client.tokenOf('bank', 'sabine.koehler@bank.example')
  for (let number = 1100234501; number <= 1100234520; number++) {
    if (number > 1100234507 && number < 1100234511) continue
    const path = `/bank/private/10000000-0000-4000-8000-00${number}`
    for (const subject of ['personal-information', 'bank-data', 'privacy-settings']) {
      const { body, status } = await client.call('GET', `${path}/${subject}`, { token })
      expect(status).toBe(200)
      // Saving what is there already is allowed: the seed keeps every rule.
      const saved = await client.call('PUT', `${path}/${subject}`, { token, body: withoutEtag(body) })
      expect([number, subject, saved.status]).toEqual([number, subject, number === 1100234507 ? 423 : 204])
    }
  }
})
