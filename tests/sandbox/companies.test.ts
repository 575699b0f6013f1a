import { describe, expect, it } from 'vitest'
import type { CompanyData } from '#generated/model/company-data.ts'
import type { CreateCompanyRequest } from '#generated/model/create-company-request.ts'
import { defaultBackends, sharedSandbox } from './backends.ts'
import { type Client, withoutEtag } from './client.ts'

const bergland = '20000000-0000-4000-8000-001200456701'
const donau = '20000000-0000-4000-8000-001200456702'

const newCompany: CreateCompanyRequest = {
  company: {
    registerNumber: 'FN 111222x',
    companyName: 'Bäckerei Morgenrot OG',
    legalEntity: 'OG',
    uid: 'ATU11122233',
  },
  contactPerson: { salutation: 'MR', title: null, firstName: 'Max', lastName: 'Korn', email: 'max@morgenrot.example' },
  contractAddress: { street: 'Marktplatz 2', zipcode: '3100', city: 'St. Pölten', country: 'AT' },
  billingAddress: {
    isContractAddress: false,
    coName: 'Korn',
    street: 'Lange Gasse 1',
    zipcode: '00-950',
    city: 'Warschau',
    country: 'PL',
  },
  paymentDetail: { accountHolder: null, iban: null, signDate: null },
  billingSettings: {
    paymentMethod: 'OPEN_INVOICE',
    taxRate: 20,
    paymentCondition: 14,
    billEmail1: null,
    billEmail2: null,
  },
  limit: 400,
  discount: { activationFeeBusiness: 0, activationFeeCallNumber: 25, monthlyFeeCallNumber: 100 },
  advertisingConsent: false,
}
const { discount: _discount, ...update } = newCompany

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  let bank: string
  let katharina: string
  sharedSandbox(backend, async (started) => {
    client = started
    bank = await client.tokenOf('bank', 'sabine.koehler@bank.example')
    katharina = await client.tokenOf('business', 'katharina.moser@bergland.example')
  })

  const read = async (id: string) => (await client.call('GET', `/bank/business/${id}/company`, { token: bank })).body
  const create = (body: object) => client.call('POST', '/bank/business/company', { token: bank, body })
  const save = (id: string, body: object) => client.call('PUT', `/bank/business/${id}/company`, { token: bank, body })

  it('an administrator sees what the bank sees of the company @R717 @R753', async () => {
    const own = await client.call('GET', '/business/company-data', { token: katharina })
    expect(own.status).toBe(200)
    expect(own.body).toEqual(await read(bergland))
    expect(own.body).toMatchObject({
      customerNumber: '1200456701',
      billingAddress: { isContractAddress: true, street: 'Innrain 52', coName: null },
      limit: 5000,
    })
  })

  it('an administrator changes where bills go and nothing else; an address may be emptied @R644 @R753', async () => {
    const before = await read(bergland)
    const body = { billEmail1: 'neu@bergland.example', billEmail2: null }
    expect((await client.call('PUT', '/business/company-data', { token: katharina, body })).status).toBe(204)
    const { billingSettings } = before as CompanyData
    expect(await read(bergland)).toMatchObject({
      ...withoutEtag(before),
      billingSettings: { ...billingSettings, ...body },
    })
  })

  it('the bank adds a company, which gets the next customer number @R716', async () => {
    const { status, body } = await create(newCompany)
    expect(status).toBe(201)
    expect(withoutEtag(body)).toEqual({
      ...update,
      contactPerson: { ...update.contactPerson, callNumber: null },
      customerNumber: expect.stringMatching(/^12\d{8}$/),
    })
    const second = await create(newCompany)
    expect(Number(second.body.customerNumber)).toBe(Number(body.customerNumber) + 1)
  })

  it('companies that are added at the same time get different numbers', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(newCompany)))
    expect(new Set(answers.map(({ body }) => body.customerNumber)).size).toBe(4)
  })

  it.each([
    [460, { paymentDetail: { accountHolder: 'Korn', iban: 'AT611904300234573202', signDate: '2026-01-01' } }],
    [461, { contractAddress: { ...update.contractAddress, zipcode: '31000' } }],
    [461, { contractAddress: { ...update.contractAddress, country: 'XX' } }],
    [462, { billingAddress: { ...update.billingAddress, zipcode: '00950' } }],
    [400, { billingSettings: { ...update.billingSettings, paymentMethod: 'COLLECTION' } }],
    [400, { paymentDetail: { accountHolder: 'Korn', iban: null, signDate: '2099-01-01' } }],
  ])('%i refuses a new company and a changed one alike @R903 @R904', async (status, wrong) => {
    expect((await create({ ...newCompany, ...wrong })).status).toBe(status)
    expect((await save(bergland, { ...update, ...wrong })).status).toBe(status)
  })

  it('a template of a country is named in the refusal @R778', async () => {
    const billingAddress = { ...update.billingAddress, zipcode: '00950' }
    expect((await create({ ...newCompany, billingAddress })).body.templates).toEqual(['NN-NNN'])
  })

  it('a change by the bank keeps the limit, starts work and refuses others until it is done @R645', async () => {
    expect((await save(bergland, update)).status).toBe(204)
    expect(await read(bergland)).toMatchObject({ company: update.company, limit: 5000 })
    expect((await save(bergland, update)).status).toBe(423)
    await client.control('clock', { advanceSeconds: 4 })
    expect((await save(bergland, update)).status).toBe(204)
  })

  it('a company on which work runs is not changed', async () => {
    expect((await save(donau, update)).status).toBe(423)
    expect(await read(donau)).toMatchObject({ company: { companyName: 'Donau Logistik AG' } })
  })
})
