import { DateTime } from 'luxon'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { CustomerNoteList } from '#generated/model/customer-note-list.ts'
import type { HistoryEntry } from '#generated/model/history-entry.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { sharedSandboxWithReset, startSeededSandbox, defaultBackends } from './backends.ts'
import { type Client, createClient, withoutEtag } from './client.ts'

const person = (end: string) => `10000000-0000-4000-8000-0011002345${end}`
const company = (end: string) => `20000000-0000-4000-8000-0012004567${end}`
const [anna, maria, josef, elif, franz] = ['01', '03', '04', '05', '07'].map(person) as [
  string,
  string,
  string,
  string,
  string,
]
const [bergland, donau, leitner] = ['01', '02', '03'].map(company) as [string, string, string]

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  let token: string
  sharedSandboxWithReset(backend, (started) => void (client = started))
  beforeEach(async () => {
    token = await client.tokenOf('bank', 'thomas.auer@bank.example')
  })

  const call = (method: string, path: string, body?: unknown, as = token) =>
    client.call(method, `/bank${path}`, { token: as, ...(body !== undefined && { body }) })
  const statusOf = async (...args: Parameters<typeof call>) => (await call(...args)).status
  const rulesOf = async (...args: Parameters<typeof call>) =>
    ((await call(...args)).body.violations as { field: string; rule: string }[]).map(
      (one) => `${one.field} ${one.rule}`,
    )
  const workIsDone = () => client.control('clock', { advanceSeconds: 4 })
  const activities = async (objectType: string, id: string, query = '') =>
    (await call('GET', `/common/history/${objectType}/${id}${query}`)).body.historyEntries as HistoryEntry[]
  const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' })

  const kinds = [
    { kind: 'private', id: anna, type: 'PRIVATE_CUSTOMER', number: '1100234501' },
    { kind: 'business', id: bergland, type: 'BUSINESS_CUSTOMER', number: '1200456701' },
  ] as const
  const customer = async (kind: string, number: string) => {
    const { body } = await call('GET', `/${kind}/customers/${number}`)
    const row = body as PrivateCustomer & BusinessCustomer
    return { ...row, ...row.statusDetails }
  }

  it.each(kinds)('$kind: locks keep what is not sent, and the history lists what changed @R692 @R733', async (one) => {
    const path = `/${one.kind}/${one.id}/locks`
    const before = (await call('GET', path)).body
    expect('inactivityLock' in before).toBe(one.kind === 'private')
    expect(await statusOf('PUT', path, { securityLockRM: true, securityLockCS: false, note: 'Anruf' })).toBe(204)
    expect((await call('GET', path)).body).toMatchObject({ ...withoutEtag(before), securityLockRM: true })
    expect((await customer(one.kind, one.number)).taskOpen).toBe(false)
    const [newest] = await activities(one.type, one.id)
    expect([newest!.user, newest!.userType, newest!.activity]).toEqual([
      'Thomas Auer',
      'BANK_EMPLOYEE',
      'Sicherheitssperre RM gesetzt. Notiz: Anruf',
    ])
    const entries = (await activities(one.type, one.id)).length
    expect(await statusOf('PUT', path, { securityLockRM: true })).toBe(204)
    expect(await activities(one.type, one.id)).toHaveLength(entries)
    expect(await statusOf('PUT', path, { returnDebitLock: null })).toBe(400)
    expect(await statusOf('PUT', path, {})).toBe(400)
  })

  it.each(kinds)(
    '$kind: a termination is planned, cancelled, and done when it is today @R695 @R696 @R728 @R911',
    async (one) => {
      const path = `/${one.kind}/${one.id}/terminate`
      const [terminationDate, terminationReason] = ['2099-12-31', 'WITHOUT_NOTICE_BANK_FRAUD']
      const sent = { customerId: one.id, terminationDate, terminationReason, note: 'Brief' }
      expect(await rulesOf('PUT', path, { ...sent, terminationDate: '2026-01-01' })).toEqual([
        'terminationDate minDate',
      ])
      expect(await rulesOf('PUT', path, { ...sent, customerId: franz })).toEqual(['customerId equal'])
      expect(await statusOf('DELETE', path, { customerId: one.id })).toBe(404)
      expect(await statusOf('PUT', path, sent)).toBe(204)
      const planned = await customer(one.kind, one.number)
      expect(planned).toMatchObject({
        status: 'TERMINATION_PLANNED',
        terminationDate,
        terminationReason,
        taskOpen: true,
      })
      expect(await statusOf('DELETE', path, { customerId: one.id })).toBe(423)
      await workIsDone()
      expect(await rulesOf('PUT', path, sent)).toEqual(['customerId active'])
      expect(await rulesOf('DELETE', path, { customerId: franz })).toEqual(['customerId equal'])
      expect(await statusOf('DELETE', path, { customerId: one.id, note: 'Bleibt' })).toBe(204)
      const active = await customer(one.kind, one.number)
      expect(active).toMatchObject({ status: 'ACTIVE', terminationDate: null, terminationReason: null })
      await workIsDone()
      expect(await statusOf('PUT', path, { ...sent, terminationDate: today(), note: null })).toBe(204)
      expect((await customer(one.kind, one.number)).status).toBe('TERMINATED')
      const texts = (await activities(one.type, one.id)).slice(0, 3).map(({ activity }) => activity)
      expect(texts).toEqual([
        expect.stringMatching(/^Vertrag mit \d\d\.\d\d\.20\d\d beendet$/),
        'Vorgemerkte Kündigung zurückgenommen. Notiz: Bleibt',
        'Kündigung zum 31.12.2099 vorgemerkt. Notiz: Brief',
      ])
    },
  )

  it.each([
    ['after the last day does not happen', -1, null],
    ['on the last day stays', 0, '90000000-0000-4000-8000-000000000001'],
  ])('a planned change of tier that begins %s', async (_what, days, pending) => {
    const theresa = person('06')
    const own = await client.tokenOf('private', 'theresa.pichler@mail.example')
    const change = async () => (await client.call('GET', '/private/product/change', { token: own })).body
    const { activationDate } = (await change()).pendingChange as { activationDate: string }
    const terminationDate = DateTime.fromISO(activationDate).plus({ days }).toISODate()
    const sent = { customerId: theresa, terminationDate, terminationReason: 'ORDINARY_CUSTOMER_NO_REASON' }
    expect(await statusOf('PUT', `/private/${theresa}/terminate`, sent)).toBe(204)
    const seen = [await change(), (await call('GET', `/private/${theresa}/product/change`)).body]
    const idOf = (one: unknown) => (one as { productChangeId: string } | null)?.productChangeId ?? null
    expect(seen.map(({ pendingChange }) => idOf(pendingChange))).toEqual([pending, pending])
    const texts = (await activities('PRIVATE_CUSTOMER', theresa)).map(({ activity }) => activity)
    expect(texts.some((activity) => activity.startsWith('Geplanten Tarifwechsel zurückgenommen'))).toBe(
      pending === null,
    )
  })

  it('the reasons of the other kind of customer are not known @R514 @R515', async () => {
    const sent = { customerId: anna, terminationDate: '2099-12-31', terminationReason: 'ORDINARY_BPS_NO_REASON' }
    expect(await rulesOf('PUT', `/private/${anna}/terminate`, sent)).toEqual(['terminationReason enum'])
  })

  it('a customer with a running task cannot be changed (A149)', async () => {
    const body = { customerId: donau, monthlyLimitEUR: 100 }
    expect(await statusOf('PUT', `/private/${franz}/locks`, { securityLockSL: true })).toBe(423)
    expect(await statusOf('PUT', `/business/${donau}/locks`, { securityLockSL: true })).toBe(423)
    expect(await statusOf('POST', `/business/${donau}/limit`, body)).toBe(423)
  })

  it('only a DELETE_ADMINISTRATOR deletes, and only who never paid; then nothing is left @R697 @R888 @R909', async () => {
    const ingrid = await client.tokenOf('bank', 'ingrid.fuchs@bank.example')
    const own = await client.tokenOf('private', 'elif.yilmaz@mail.example')
    const remove = (id: string, as: string) => statusOf('DELETE', `/private/${id}/deletion`, undefined, as)
    expect(await remove(elif, token)).toBe(403)
    expect(await remove(anna, ingrid)).toBe(460)
    expect(await remove(franz, ingrid)).toBe(423)
    expect(await remove(elif, ingrid)).toBe(204)
    expect(await remove(elif, ingrid)).toBe(404)
    expect(await statusOf('GET', '/private/customers/1100234505')).toBe(404)
    expect(await statusOf('GET', `/common/history/PRIVATE_CUSTOMER/${elif}`)).toBe(404)
    expect((await client.call('GET', '/private/product', { token: own })).status).toBe(401)
    expect((await client.login('private', 'elif.yilmaz@mail.example')).status).toBe(401)
  })

  it('the history is there for customers, numbers and administrators, newest first, with sign-ins on demand @R710 @R712 @R713', async () => {
    const { body } = await call('GET', `/business/${bergland}/calling-numbers`)
    const [number] = body.callingNumbers as { id: string }[]
    const katharina = '40000000-0000-4000-8000-120045670101'
    for (const [type, id] of [
      ['PRIVATE_CUSTOMER', anna],
      ['BUSINESS_CUSTOMER', bergland],
      ['CALLING_NUMBER', number!.id],
      ['BUSINESS_ADMIN', katharina],
    ] as const) {
      const entries = await activities(type, id)
      const times = entries.map(({ activityTimestamp }) => activityTimestamp)
      expect([type, entries.length > 0, entries.some(({ loginActivity }) => loginActivity)]).toEqual([
        type,
        true,
        false,
      ])
      expect(times).toEqual(times.toSorted().toReversed())
    }
    const all = await activities('PRIVATE_CUSTOMER', anna, '?loginActivity=true')
    expect(all.length).toBeGreaterThan(20)
    expect(all.some(({ loginActivity, userType }) => loginActivity && userType === 'PRIVATE_CUSTOMER')).toBe(true)
    expect(await statusOf('GET', `/common/history/BUSINESS_CUSTOMER/${anna}`)).toBe(404)
    expect(await statusOf('GET', `/common/history/BANK_EMPLOYEE/${anna}`)).toBe(404)
  })

  it('a planned end is cancelled for people and companies of the seed, an ended one is not @R510', async () => {
    expect(await statusOf('DELETE', `/private/${maria}/terminate`, { customerId: maria })).toBe(204)
    expect(await statusOf('DELETE', `/business/${leitner}/terminate`, { customerId: leitner })).toBe(204)
    expect(await statusOf('DELETE', `/private/${josef}/terminate`, { customerId: josef })).toBe(404)
  })
})

const lukas = '10000000-0000-4000-8000-001100234502'

it.each(defaultBackends)(
  'on %s the notes of all actions stand among the notes of the customer, in full; a refused one leaves none @R467',
  async (backend) => {
    const { sandbox, end } = await startSeededSandbox(backend)
    onTestFinished(end)
    const client = createClient(sandbox.address)
    const token = await client.tokenOf('bank', 'thomas.auer@bank.example')
    const call = (method: string, path: string, body?: object) =>
      client.call(method, `/bank${path}`, { token, ...(body && { body }) })
    const statusOf = async (...args: Parameters<typeof call>) => (await call(...args)).status
    const workIsDone = () => client.control('clock', { advanceSeconds: 4 })
    const notes = async (id: string) =>
      ((await call('GET', `/common/${id}/notes`)).body as CustomerNoteList).results.map(({ note }) => note)

    for (const { id, kind } of [
      { id: lukas, kind: 'private' },
      { id: bergland, kind: 'business' },
    ]) {
      const before = await notes(id)
      const locks = `/${kind}/${id}/locks`
      await call('PUT', locks, { securityLockRM: true, note: 'Anruf' })
      await call('PUT', locks, { securityLockRM: true, note: 'Noch ein Anruf' })
      await call('PUT', locks, { securityLockRM: false })
      const [method, path] = kind === 'private' ? ['PUT', 'product/limit'] : ['POST', 'limit']
      const limit = { customerId: id, monthlyLimitEUR: kind === 'private' ? 50 : 400, note: 'ä'.repeat(100_000) }
      expect(await statusOf(method, `/${kind}/${id}/${path}`, { ...limit, customerId: franz })).toBe(400)
      expect(await statusOf(method, `/${kind}/${id}/${path}`, limit)).toBe(204)
      const planned = { customerId: id, terminationDate: '2099-12-31', terminationReason: 'WITHOUT_NOTICE_BANK_FRAUD' }
      expect(await statusOf('PUT', `/${kind}/${id}/terminate`, { ...planned, note: 'Zu früh' })).toBe(423)
      await workIsDone()
      expect(await statusOf('PUT', `/${kind}/${id}/terminate`, { ...planned, note: 'Brief' })).toBe(204)
      await workIsDone()
      expect(await statusOf('DELETE', `/${kind}/${id}/terminate`, { customerId: id, note: 'Bleibt' })).toBe(204)
      const written = ['Bleibt', 'Brief', limit.note, 'Noch ein Anruf', 'Anruf']
      expect(await notes(id)).toEqual([...written, ...before].slice(0, 25))
    }
    const { body } = await call('GET', `/common/${bergland}/notes`)
    expect((body as CustomerNoteList).results[0]!.recordedBy).toBe('Thomas Auer')
  },
)
