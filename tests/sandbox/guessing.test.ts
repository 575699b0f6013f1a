import { describe, expect, it, onTestFinished } from 'vitest'
import { backends, sharedSandboxWithReset, seededStorage, defaultBackends } from './backends.ts'
import { type Answer, type Client, areas, createClient } from './client.ts'
import { seedPeople } from './people.ts'
import { startProcess } from './sandbox-process.ts'

const wrong = 'Wrong-Password-1!'
const unknownEmail = 'nobody@nowhere.example'
const day = 86_400
const retryAfter = ({ headers }: Answer) => Number(headers.get('retry-after'))

describe.each(defaultBackends)('guessing at the login on %s', (backend) => {
  let client: Client
  sharedSandboxWithReset(backend, (started) => (client = started), { maxHashWaitMs: 60_000 })

  /** The same calls through a proxy on this machine, which sets the address of the client. */
  const from = (origin: string) => createClient(client.address, { 'x-forwarded-for': origin })
  const pass = (seconds: number) => client.control('clock', { advanceSeconds: Math.ceil(seconds) })
  const statuses = async (calls: number, call: (index: number) => Promise<Answer>) => {
    const found: number[] = []
    for (let index = 0; index < calls; index++) found.push((await call(index)).status)
    return found
  }

  it.each(areas)('of the %s area is answered alike, time by time, whether anybody has the account', async (area) => {
    const tellOf = async (email: string) => {
      const answers: unknown[] = []
      for (let round = 0; round < 3; round++) {
        for (let count = 0; count < 6; count++) {
          const { status, body } = await from('198.51.100.1').login(area, email, wrong)
          answers.push([status, body.title, Object.keys(body).sort()])
        }
        await pass(15 * 60)
      }
      return answers
    }
    expect(await tellOf(seedPeople[area].other)).toEqual(await tellOf(unknownEmail))
  })

  it('with the tenth wrong password of a day makes the next wait, longer each time, also for the right one', async () => {
    const email = seedPeople.private.usual
    await statuses(5, () => client.login('private', email, wrong))
    await pass(15 * 60)
    expect(await statuses(5, () => client.login('private', email, wrong))).toEqual([401, 401, 401, 401, 462])
    await pass(15 * 60)
    expect((await client.login('private', email, wrong)).status).toBe(401)
    const refused = await client.login('private', email)
    expect([refused.status, refused.body.status]).toEqual([429, 429])
    expect(retryAfter(refused)).toBeGreaterThan(110)
    expect(retryAfter(refused)).toBeLessThanOrEqual(120)
    await pass(retryAfter(refused))
    expect((await client.login('private', email)).status).toBe(200)
  })

  it('guesses from elsewhere do not lock a person out where they have signed in before', async () => {
    const email = seedPeople.private.usual
    const [home, office, stranger] = [from('198.51.100.1'), from('198.51.100.2'), from('203.0.113.9')]
    await home.tokenOf('private', email)
    expect(await statuses(6, () => stranger.login('private', email, wrong))).toEqual([401, 401, 401, 401, 462, 462])
    expect((await office.login('private', email)).status).toBe(462)
    expect((await home.login('private', email)).status).toBe(200)
    expect((await stranger.login('private', email)).status).toBe(462)
    expect(await statuses(6, () => home.login('private', email, wrong))).toEqual([401, 401, 401, 401, 462, 462])
    const { body } = await client.send('GET', `/sandbox/inbox.json?to=${email}`)
    const subjects = (body.results as { subject: string }[]).map(({ subject }) => subject)
    expect(subjects).toEqual(['Ihr Zugang ist vorübergehend gesperrt', 'Ihr Zugang ist vorübergehend gesperrt'])
    await pass(15 * 60)
    expect((await home.login('private', email)).status).toBe(200)
  })

  it('ends when the owner resets the password with a code from the mail, from anywhere', async () => {
    const email = seedPeople.private.usual
    const stranger = from('203.0.113.9')
    await statuses(5, () => stranger.login('private', email, wrong))
    const phone = from('198.51.100.3')
    expect((await phone.login('private', email)).status).toBe(462)
    await phone.requestCode('private', email)
    expect((await phone.resetPassword('private', email, await client.codeFor(email))).status).toBe(204)
    expect((await phone.login('private', email, wrong)).status).toBe(401)
    expect((await stranger.login('private', email, wrong)).status).toBe(401)
  })

  it('one password for many people is slowed from the twentieth on, elsewhere and for known people not', async () => {
    const stranger = from('203.0.113.9')
    await stranger.tokenOf('private', seedPeople.private.usual)
    const one = (index: number) => stranger.login('private', `person.${index}@mail.example`, wrong)
    expect(new Set(await statuses(20, one))).toEqual(new Set([401]))
    const refused = await one(21)
    expect([refused.status, retryAfter(refused)]).toEqual([429, 1])
    expect((await stranger.login('private', seedPeople.private.other)).status).toBe(429)
    expect((await stranger.requestCode('private', unknownEmail)).status).toBe(429)
    expect((await stranger.checkEmail('private', seedPeople.private.shared, '1199999999')).status).toBe(429)
    expect((await stranger.login('private', seedPeople.private.usual)).status).toBe(200)
    expect((await from('203.0.113.10').login('private', seedPeople.private.other)).status).toBe(200)
    await pass(1)
    expect((await one(22)).status).toBe(401)
  })

  it('at once gets no more tries than one after the other', async () => {
    const stranger = from('203.0.113.9')
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => stranger.login('private', `person.${index}@mail.example`, wrong)),
    )
    // A second may pass while they are checked, so one or two more may be.
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(24)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(36)
  })

  it('sends at most five codes a day to one IP address, and ten in all', async () => {
    const email = seedPeople.private.usual
    const ask = async (origin: string) => {
      await pass(61)
      return (await from(origin).requestCode('private', email)).status
    }
    expect(await statuses(6, async () => ({ status: await ask('203.0.113.9') }) as Answer)).toEqual([
      200, 200, 200, 200, 200, 429,
    ])
    expect(await statuses(6, async () => ({ status: await ask('203.0.113.10') }) as Answer)).toEqual([
      200, 200, 200, 200, 200, 429,
    ])
    expect(await ask('198.51.100.1')).toBe(429)
    const { body } = await client.send('GET', `/sandbox/inbox.json?to=${email}`)
    expect(body.total).toBe(10)
    await pass(day)
    expect(await ask('203.0.113.9')).toBe(200)
  })

  it('leaves the codes of a person alone where they are known', async () => {
    const email = seedPeople.private.usual
    const home = from('198.51.100.1')
    await home.tokenOf('private', email)
    for (const origin of ['203.0.113.9', '203.0.113.10']) {
      for (let count = 0; count < 6; count++) {
        await pass(61)
        await from(origin).requestCode('private', email)
      }
    }
    await pass(61)
    expect((await from('203.0.113.9').requestCode('private', email)).status).toBe(429)
    expect((await home.requestCode('private', email)).status).toBe(200)
    expect((await home.resetPassword('private', email, await client.codeFor(email))).status).toBe(204)
  })

  it('checks nine wrong codes a day from one place and fifteen in all, and then not even the right one', async () => {
    const email = seedPeople.private.usual
    let checked = 0
    let last = 0
    const round = async (origin: string) => {
      await pass(61)
      if ((await from('198.51.100.1').requestCode('private', email)).status !== 200)
        await from('198.51.100.2').requestCode('private', email)
      const right = await client.codeFor(email)
      for (let count = 1; count <= 3; count++) {
        const other = String((Number(right) + count) % 1_000_000).padStart(6, '0')
        last = (await from(origin).resetPassword('private', email, other)).status
        if (last === 462 || last === 463) checked++
      }
      return right
    }
    for (let count = 0; count < 3; count++) await round('203.0.113.9')
    await round('203.0.113.9')
    expect([checked, last]).toEqual([9, 429])
    await round('203.0.113.10')
    await round('203.0.113.10')
    expect(checked).toBe(15)
    const right = await round('203.0.113.11')
    expect([checked, last]).toEqual([15, 429])
    expect((await from('203.0.113.12').resetPassword('private', email, right)).status).toBe(429)
    await pass(day)
    expect((await from('203.0.113.12').requestCode('private', email)).status).toBe(200)
    const fresh = await client.codeFor(email)
    expect((await from('203.0.113.12').resetPassword('private', email, fresh)).status).toBe(204)
  })
})

it.each(backends)('what was tried is counted on after kill -9, on %s', async (backend) => {
  const storage = await seededStorage(backend)
  onTestFinished(storage.remove)
  const email = seedPeople.private.usual
  const first = await startProcess(storage)
  const before = createClient(first.address)
  for (const wrongs of [5, 5, 1]) {
    for (let count = 0; count < wrongs; count++) await before.login('private', email, wrong)
    if (wrongs === 5) await before.control('clock', { advanceSeconds: 15 * 60 })
  }
  await first.kill()
  const second = await startProcess(storage)
  onTestFinished(async () => void (await second.stop()))
  expect((await createClient(second.address).login('private', email)).status).toBe(429)
})
