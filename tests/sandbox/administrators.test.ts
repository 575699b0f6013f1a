import { describe, expect, it } from 'vitest'
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import { defaultBackends, sharedSandbox } from './backends.ts'
import type { Client } from './client.ts'

const companies = '/bank/business/20000000-0000-4000-8000-0012004567'
const [bergland, donau] = [`${companies}01/admins`, `${companies}02/admins`]
const julia = { email: 'Julia.Wagner@bergland.example', firstName: 'Julia', lastName: 'Wagner' }

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  let bank: string
  let katharina: string
  sharedSandbox(backend, async (started) => {
    client = started
    bank = await client.tokenOf('bank', 'sabine.koehler@bank.example')
    katharina = await client.tokenOf('business', 'katharina.moser@bergland.example')
  })

  const list = async (path: string, token: string) =>
    (await client.call('GET', path, { token })).body as { results: BusinessAdmin[]; total: number }
  const find = async (lastName: string) =>
    (await list(bergland, bank)).results.find((one) => one.lastName === lastName)!

  it('the company and the bank see the same administrators, by name @R718 @R748', async () => {
    const seen = await list('/business/admins', katharina)
    expect(seen).toEqual(await list(bergland, bank))
    expect(seen.results.map(({ lastName, isActive, taskOpen }) => [lastName, isActive, taskOpen])).toEqual([
      ['Huber', true, true],
      ['Lechner', false, false],
      ['Moser', true, false],
    ])
  })

  it('a new administrator gets a mail, sets a password and signs in @R748', async () => {
    const { status, body } = await client.call('POST', '/business/admins', { token: katharina, body: julia })
    expect(status).toBe(201)
    const email = julia.email.toLowerCase()
    expect(body).toMatchObject({ email, isActive: true, taskOpen: true })
    const mail = await client.send('GET', `/sandbox/inbox.json?to=${email}`)
    expect(mail.text).toContain('Bergland Installationen GmbH')
    expect((await client.checkEmail('business', email)).status).toBe(462)

    await client.requestCode('business', email)
    await client.resetPassword('business', email, await client.codeFor(email), 'Herbstlaub-im-Wienerwald-7')
    expect((await client.login('business', email, 'Herbstlaub-im-Wienerwald-7')).status).toBe(200)
  })

  it('who is deactivated is signed out, cannot sign in until activated again @R541', async () => {
    const markus = await client.tokenOf('business', 'markus.huber@bergland.example')
    const { id, taskOpen: _taskOpen, ...person } = await find('Huber')
    const change = (isActive: boolean) =>
      client.call('PUT', `/business/admins/${id}`, { token: katharina, body: { ...pick(person), isActive } })
    expect((await change(false)).status).toBe(204)
    expect((await client.call('GET', '/business/admins', { token: markus })).status).toBe(401)
    expect((await client.login('business', 'markus.huber@bergland.example')).status).toBe(468)
    expect((await change(true)).status).toBe(204)
    expect((await client.login('business', 'markus.huber@bergland.example')).status).toBe(200)
  })

  it('an address that the company has already is refused, in capitals too; the own one stays @R906', async () => {
    const used = { ...julia, email: 'KATHARINA.Moser@bergland.example' }
    const { id } = await find('Lechner')
    for (const [path, token] of [
      ['/business/admins', katharina],
      [bergland, bank],
    ] as const) {
      expect((await client.call('POST', path, { token, body: used })).status).toBe(409)
      const edit = { token, body: { ...used, isActive: false } }
      expect((await client.call('PUT', `${path}/${id}`, edit)).status).toBe(409)
      const own = { ...edit.body, email: 'stefan.lechner@bergland.example', firstName: 'Stephan' }
      expect((await client.call('PUT', `${path}/${id}`, { token, body: own })).status).toBe(204)
    }
    expect(await find('Wagner')).toBeDefined()
  })

  it('the same address may run another company @R348', async () => {
    const body = { ...julia, email: 'katharina.moser@bergland.example' }
    expect((await client.call('POST', `${companies}03/admins`, { token: bank, body })).status).toBe(201)
  })

  it('an administrator of another company is not found @R348 @R719', async () => {
    const other = '40000000-0000-4000-8000-120045670201'
    const body = { ...julia, isActive: true }
    expect((await client.call('PUT', `/business/admins/${other}`, { token: katharina, body })).status).toBe(404)
    expect((await client.call('PUT', `${bergland}/${other}`, { token: bank, body })).status).toBe(404)
  })

  it('refuses additions and changes while a task runs on the company', async () => {
    const body = { ...julia, isActive: true }
    const other = '40000000-0000-4000-8000-120045670201'
    expect((await client.call('POST', donau, { token: bank, body: julia })).status).toBe(423)
    expect((await client.call('PUT', `${donau}/${other}`, { token: bank, body })).status).toBe(423)
  })
})

const pick = ({ email, firstName, lastName }: Pick<BusinessAdmin, 'email' | 'firstName' | 'lastName'>) => ({
  email,
  firstName,
  lastName,
})
