import { describe, expect, it, onTestFinished } from 'vitest'
import { defaultBackends, sharedSandboxWithReset, seededStorage, startSandboxOn } from './backends.ts'
import { type Client, createClient } from './client.ts'
import { seedPeople } from './people.ts'

const newNumber = '6601234599'
const newEmail = 'anna.haas@mail.example'
const annasId = '10000000-0000-4000-8000-001100234501'

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  sharedSandboxWithReset(backend, (started) => void (client = started))

  const as = async (email: string, area: 'private' | 'bank' = 'private') => {
    const token = await client.tokenOf(area, email)
    return (method: string, path: string, body?: object) => client.call(method, path, { token, body })
  }
  const change = (callNumber: string, tanToken: string) =>
    ['PUT', '/private/call-number', { callNumber, tanToken }] as const
  const request = (callNumber: string) => ['POST', '/private/call-number/sms-tan', { callNumber }] as const

  it('a number is changed with the code that came to it; then work runs for a while @R128 @R129', async () => {
    const anna = await as(seedPeople.private.usual)
    const requested = await anna(...request(newNumber))
    expect(requested.status).toBe(200)
    const seconds = (field: string) => Math.round((Date.parse(String(requested.body[field])) - Date.now()) / 1000)
    expect(seconds('expiresAt') - seconds('nextRequestPossibleAt')).toBe(240)
    expect(seconds('expiresAt')).toBeLessThanOrEqual(300)
    const code = await client.codeFor(newNumber)
    expect((await anna(...change(newNumber, code))).status).toBe(204)
    expect((await anna('GET', '/private/call-number')).body).toMatchObject({ callNumber: newNumber })
    expect((await anna(...request('6601234598'))).status).toBe(423)
    await client.control('clock', { advanceSeconds: 4 })
    expect((await anna(...change(newNumber, code))).status).toBe(460)
  })

  it('a second code within a minute is refused, with the time to wait @R898', async () => {
    const anna = await as(seedPeople.private.usual)
    await anna(...request(newNumber))
    await client.control('clock', { advanceSeconds: 20 })
    const refused = await anna(...request('6601234598'))
    expect(refused.status).toBe(460)
    expect(refused.body.secondsUntilCreationPossible).toBeGreaterThanOrEqual(38)
    expect(refused.body.secondsUntilCreationPossible).toBeLessThanOrEqual(40)
    await client.control('clock', { advanceSeconds: 41 })
    expect((await anna(...request('6601234598'))).status).toBe(200)
  })

  it.each([
    [460, seedPeople.private.usual, newNumber, '123456'],
    [462, seedPeople.private.codeTriesUsed, '6600234518', '463463'],
    [463, seedPeople.private.codeForSomethingElse, newNumber, '464464'],
    [463, seedPeople.private.codeThatStaysValid, newNumber, '246810'],
    [463, seedPeople.private.codeTriesUsed, newNumber, '463463'],
    [464, seedPeople.private.codeExpired, '6600234517', '465465'],
  ])('a code of the seed leads to %i @R899', async (status, email, callNumber, code) => {
    expect((await (await as(email))(...change(callNumber, code))).status).toBe(status)
  })

  it('a wrong code is refused with 461, the third one with 462, and then the right one too', async () => {
    const anna = await as(seedPeople.private.usual)
    await anna(...request(newNumber))
    const code = await client.codeFor(newNumber)
    const wrong = code === '111111' ? '222222' : '111111'
    const statuses: number[] = []
    for (const typed of [wrong, wrong, wrong, code]) statuses.push((await anna(...change(newNumber, typed))).status)
    expect(statuses).toEqual([461, 461, 462, 462])
  })

  it('a number of another customer is refused with 409, and the code stays valid @R899', async () => {
    const anna = await as(seedPeople.private.usual)
    await anna(...request('6769876502'))
    const code = await client.codeFor('6769876502')
    expect((await anna(...change('6769876502', code))).status).toBe(409)
    expect((await anna(...change('6769876502', code))).status).toBe(409)
  })

  it('of two customers who request the same number at once only one gets it', async () => {
    const people = [await as(seedPeople.private.usual), await as(seedPeople.private.other)]
    const codes: string[] = []
    for (const person of people) {
      await person(...request(newNumber))
      codes.push(await client.codeFor(newNumber))
    }
    const answers = await Promise.all(people.map((person, index) => person(...change(newNumber, codes[index]!))))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  it('the bank changes a number without a code, and it stands in the history', async () => {
    const bank = await as(seedPeople.bank.usual, 'bank')
    const path = `/bank/private/${annasId}/call-number`
    expect((await bank('GET', path)).body).toMatchObject({ callNumber: '6641234501' })
    expect((await bank('PUT', path, { callNumber: '6769876502' })).status).toBe(409)
    const ofBergland = '6641001001'
    expect((await bank('PUT', path, { callNumber: ofBergland })).status).toBe(409)
    expect((await bank('PUT', path, { callNumber: newNumber })).status).toBe(204)
    expect((await bank('PUT', path, { callNumber: '6601234598' })).status).toBe(423)
    await client.control('clock', { advanceSeconds: 4 })
    expect((await bank('GET', path)).body).toMatchObject({ callNumber: newNumber })
    expect((await bank('GET', path.replace('0011002345', '0022002345'))).status).toBe(404)
    // Her old number is free again.
    const lukas = await as(seedPeople.private.other)
    await lukas(...request('6641234501'))
    expect((await lukas(...change('6641234501', await client.codeFor('6641234501')))).status).toBe(204)
  })

  it('a customer whose data are being worked on can change nothing', async () => {
    const franz = await as('franz.eder@mail.example')
    const calls: [method: string, path: string, body: object][] = [
      [...request(newNumber)],
      [...change(newNumber, '123456')],
      ['PUT', '/private/profile', { firstName: 'Franz', lastName: 'Eder' }],
      ['POST', '/private/profile/email-tan', { email: 'neu@mail.example' }],
      ['PUT', '/private/profile/email', { email: 'neu@mail.example', tanToken: '123456' }],
      ['PUT', '/private/profile/password', { oldPassword: 'x', newPassword: 'Herbstlaub-im-Wienerwald-7' }],
    ]
    for (const call of calls) expect((await franz(...call)).status).toBe(423)
  })
})

it.each(defaultBackends)('on %s a new number, name and address survive a restart', async (backend) => {
  const storage = await seededStorage(backend)
  onTestFinished(storage.remove)
  const first = await startSandboxOn(storage)
  const before = createClient(first.address)
  const token = await before.tokenOf('private', seedPeople.private.usual)
  const send = async (method: string, path: string, body: object) =>
    expect((await before.call(method, `/private/${path}`, { token, body })).status).toBeLessThan(300)
  await send('PUT', 'profile', { firstName: 'Anna', lastName: 'Gruber-Haas' })
  await send('POST', 'profile/email-tan', { email: newEmail })
  await send('PUT', 'profile/email', { email: newEmail, tanToken: await before.codeFor(newEmail) })
  await send('POST', 'call-number/sms-tan', { callNumber: newNumber })
  await send('PUT', 'call-number', { callNumber: newNumber, tanToken: await before.codeFor(newNumber) })
  await first.close()

  const second = await startSandboxOn(storage)
  onTestFinished(second.close)
  const after = createClient(second.address)
  const again = await after.tokenOf('private', newEmail)
  const read = async (path: string) => (await after.call('GET', path, { token: again })).body
  expect(await read('/private/call-number')).toMatchObject({ callNumber: newNumber })
  expect(await read('/private/profile')).toMatchObject({
    firstName: 'Anna',
    lastName: 'Gruber-Haas',
    email: newEmail,
  })
})
