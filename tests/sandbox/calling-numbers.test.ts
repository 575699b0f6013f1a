import { describe, expect, it } from 'vitest'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { defaultBackends, sharedSandboxWithReset } from './backends.ts'
import { newNumber } from './company-fixtures.ts'
import type { Client } from './client.ts'

const own = '/business/calling-numbers'
const bergland = '/bank/business/20000000-0000-4000-8000-001200456701/calling-numbers'
const idOf = (count: number) => `30000000-0000-4000-8000-12004567010${count}`

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  sharedSandboxWithReset(backend, (started) => void (client = started))

  const katharina = () => client.tokenOf('business', 'katharina.moser@bergland.example')
  const sabine = () => client.tokenOf('bank', 'sabine.koehler@bank.example')
  const list = async (token: string, path = own) => {
    const { body } = await client.call('GET', path, { token })
    return body as { callingNumbers: CallingNumber[]; customerTerminated: boolean }
  }

  it('Bergland has numbers in all five states, on several pages, and the bank sees the same @R136 @R502 @R892', async () => {
    const numbers = await list(await katharina())
    expect(new Set(numbers.callingNumbers.map(({ status }) => status)).size).toBe(5)
    expect(numbers.callingNumbers.length).toBeGreaterThan(60)
    expect(numbers.customerTerminated).toBe(false)
    expect(await list(await sabine(), bergland)).toEqual(numbers)
  })

  it.each([
    ['robert.kainz@holzbau.example', true],
    ['eva.leitner@weingut-leitner.example', false],
  ])('the contract of %s has ended: %s @R427', async (email, ended) => {
    expect((await list(await client.tokenOf('business', email))).customerTerminated).toBe(ended)
  })

  it('a new number is in activation first and active when its work is done', async () => {
    const token = await katharina()
    const { status, body } = await client.call('POST', own, { token, body: newNumber })
    const started = { carNumber: 'IL890E', email: null, status: 'IN_ACTIVATION', taskOpen: true, activationDate: null }
    expect([status, body]).toEqual([201, expect.objectContaining(started)])
    expect((await list(token)).callingNumbers[0]).toEqual(body)
    await client.control('clock', { advanceSeconds: 3 })
    const later = await client.call('GET', `${own}/${String(body.id)}`, { token })
    expect(later.body).toMatchObject({
      status: 'ACTIVE',
      taskOpen: false,
      activationDate: expect.any(String) as string,
    })
  })

  it.each([
    ['the company has it already', { callingNumber: '6641001003' }, 409, {}],
    ['another company has it', { callingNumber: '6642002001' }, 460, { customerNumber: '1200456702' }],
    ['a private customer has it', { callingNumber: '6641234501' }, 460, {}],
    ['the reload value is greater than the limit', { reloadValue: 100 }, 461, {}],
    ['it is on the deny list', { callingNumber: '6609990013' }, 462, {}],
    ['the city is no longer offered', { preferredCity: 'AT-STEYR' }, 400, {}],
  ])('a number is refused because %s, for the company and for the bank @R907', async (_why, change, status, more) => {
    for (const [token, path] of [
      [await katharina(), own],
      [await sabine(), bergland],
    ] as const) {
      const answer = await client.call('POST', path, { token, body: { ...newNumber, ...change } })
      expect(answer.status).toBe(status)
      expect(answer.body).toMatchObject(more)
      expect('customerNumber' in answer.body).toBe('customerNumber' in more)
    }
    expect((await list(await katharina())).callingNumbers).toHaveLength(65)
  })

  it('what another company deactivated is free', async () => {
    const donau = await client.tokenOf('bank', 'sabine.koehler@bank.example')
    const path = '/bank/business/20000000-0000-4000-8000-001200456705/calling-numbers'
    const body = { ...newNumber, callingNumber: '6641001003' }
    expect((await client.call('POST', path, { token: donau, body })).status).toBe(201)
  })

  it('a number is changed, keeps a city that is no longer offered, and answers as a new one would', async () => {
    const token = await katharina()
    const { body: before } = await client.call('GET', `${own}/${idOf(2)}`, { token })
    const julia = { ...newNumber, callingNumber: '6641001002', preferredCity: 'AT-STEYR', firstName: 'Julia' }
    const change = (body: object) => client.call('PUT', `${own}/${idOf(2)}`, { token, body })
    expect((await change(julia)).status).toBe(204)
    const { body: after } = await client.call('GET', `${own}/${idOf(2)}`, { token })
    const task = { taskOpen: true, email: null, employeeNumber: null, custReportAttr1: null, custReportAttr2: null }
    expect(after).toEqual({ ...before, etag: after.etag, ...julia, carNumber: 'IL890E', ...task })
    const statuses = [
      await change({ ...julia, callingNumber: '6641001001' }),
      await change({ ...julia, callingNumber: '6642002001' }),
      await change({ ...julia, reloadValue: 60 }),
      await change({ ...julia, callingNumber: '6609990011' }),
      await change({ ...julia, callingNumber: '664' }),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([409, 460, 461, 462, 400])
  })

  it.each([3, 4, 5])('number %i, neither active nor blocked, cannot be changed @R536', async (count) => {
    const answer = await client.call('PUT', `${own}/${idOf(count)}`, { token: await katharina(), body: newNumber })
    expect(answer.status).toBe(400)
  })

  /** ACTIVE, BLOCKED, DEACTIVATED, IN_ACTIVATION, ACTIVATION_FAILED. */
  it.each([
    ['block', [204, 409, 409, 409, 409]],
    ['cancel-block', [409, 204, 409, 409, 409]],
    ['deactivate', [204, 204, 409, 409, 409]],
  ])('%s is answered by the state of the number: %j @R533 @R534 @R535 @R913', async (action, expected) => {
    const token = await katharina()
    const body = action === 'deactivate' ? { deactivationReason: 'NO_USE' } : undefined
    const act = (count: number) => client.call('PATCH', `${own}/${idOf(count)}/${action}`, { token, body })
    const answers = []
    for (const count of [1, 2, 3, 4, 5]) answers.push((await act(count)).status)
    expect(answers).toEqual(expected)
  })

  it('a number goes from active over blocked to deactivated, with day and reason', async () => {
    const token = await sabine()
    const path = `${bergland}/${idOf(1)}`
    const status = async () => (await client.call('GET', path, { token })).body
    await client.call('PATCH', `${path}/block`, { token })
    expect(await status()).toMatchObject({ status: 'BLOCKED', taskOpen: true, deactivationDate: null })
    await client.call('PATCH', `${path}/cancel-block`, { token })
    expect(await status()).toMatchObject({ status: 'ACTIVE', activationDate: '2025-03-03' })
    await client.call('PATCH', `${path}/deactivate`, { token, body: { deactivationReason: 'NO_USE' } })
    const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' })
    expect(await status()).toMatchObject({ status: 'DEACTIVATED', deactivationDate: day, deactivationReason: 'NO_USE' })
    expect((await client.call('PATCH', `${path}/deactivate`, { token, body: {} })).status).toBe(400)
  })

  it('another company’s number is not there, and while work runs on a company nothing is written @R539', async () => {
    const andreas = await client.tokenOf('business', 'andreas.bauer@donau-logistik.example')
    expect((await client.call('GET', `${own}/${idOf(1)}`, { token: andreas })).status).toBe(404)
    expect((await client.call('PATCH', `${own}/${idOf(1)}/block`, { token: andreas })).status).toBe(404)
    expect((await client.call('POST', own, { token: andreas, body: newNumber })).status).toBe(423)
  })

  it('no number is added to a company whose contract has ended', async () => {
    const robert = await client.tokenOf('business', 'robert.kainz@holzbau.example')
    expect((await client.call('POST', own, { token: robert, body: newNumber })).status).toBe(400)
  })

  it('two companies that want one number at the same time: one gets it', async () => {
    const token = await sabine()
    const hotel = '/bank/business/20000000-0000-4000-8000-001200456705/calling-numbers'
    const answers = await Promise.all(
      [bergland, hotel].map((path) => client.call('POST', path, { token, body: newNumber })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 460])
  })
})
