import { describe, expect, it } from 'vitest'
import { defaultBackends, sharedSandboxWithReset } from './backends.ts'
import { type Client, earlierPassword, newPassword, password } from './client.ts'
import { seedPeople } from './people.ts'

/** Where the two areas put their calls (A05 to A07). */
const calls = {
  private: { password: ['PUT', 'password'], email: ['PUT', 'email'], code: ['POST', 'email-tan'] },
  business: { password: ['POST', 'password'], email: ['POST', 'email'], code: ['POST', 'email/tan'] },
} as const

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  sharedSandboxWithReset(backend, (started) => void (client = started))

  describe.each(['private', 'business'] as const)('in the %s area', (area) => {
    const who = seedPeople[area]
    async function start(email: string = who.usual) {
      const token = await client.tokenOf(area, email)
      const call = (what: keyof (typeof calls)[typeof area], body: object) => {
        const [method, path] = calls[area][what]
        return client.call(method, `/${area}/profile/${path}`, { token, body })
      }
      return {
        token,
        profile: async () => (await client.call('GET', `/${area}/profile`, { token })).body,
        requestCode: (address: string) => call('code', { email: address }),
        changeEmail: (address: string, tanToken: string) => call('email', { email: address, tanToken }),
        changePassword: (oldPassword: string, next = newPassword) =>
          call('password', { oldPassword, newPassword: next }),
      }
    }

    it('a person reads and changes the own name', async () => {
      const { token, profile } = await start()
      expect(await profile()).toMatchObject({ email: who.usual })
      const body = { firstName: 'Karoline', lastName: 'van der Berg' }
      expect((await client.call('PUT', `/${area}/profile`, { token, body })).status).toBe(204)
      expect(await profile()).toMatchObject({ ...body, email: who.usual, sessionIdleSeconds: 900 })
      const wrong = await client.call('PUT', `/${area}/profile`, { token, body: { ...body, firstName: '4' } })
      expect(wrong.body.violations).toEqual([{ field: 'firstName', rule: 'pattern' }])
    })

    it('an address is changed with the code that came to it, and signs in from then on', async () => {
      const { profile, requestCode, changeEmail } = await start()
      expect((await requestCode('Neu.Adresse@Müller.example')).status).toBe(200)
      const code = await client.codeFor('neu.adresse@müller.example')
      expect((await changeEmail('neu.adresse@müller.example', code)).status).toBe(204)
      expect(await profile()).toMatchObject({ email: 'neu.adresse@müller.example' })
      expect((await client.login(area, 'neu.adresse@müller.example')).status).toBe(200)
      expect((await client.login(area, who.usual)).status).toBe(401)
      const { body } = await client.send('GET', `/sandbox/inbox.json?to=${who.usual}`)
      expect(body.results).toMatchObject([{ subject: 'Ihre E-Mail-Adresse wurde geändert' }])
    })

    it('a code requested too soon is the one under way, and another address has to wait', async () => {
      const { requestCode } = await start()
      const first = await requestCode('neu@mail.example')
      const second = await requestCode('neu@mail.example')
      expect(second.body).toEqual(first.body)
      const { body } = await client.send('GET', '/sandbox/inbox.json?to=neu@mail.example')
      expect(body.total).toBe(1)
      const other = await requestCode('anders@mail.example')
      expect([other.status, other.body.violations]).toMatchObject([400, [{ field: 'email', code: 'CODE_JUST_SENT' }]])
      await client.control('clock', { advanceSeconds: 61 })
      expect((await requestCode('anders@mail.example')).status).toBe(200)
    })

    it.each([
      [461, who.usual, 'neu@mail.example', '123456'],
      [463, who.codeTriesUsed, `new.${who.codeTriesUsed}`, '463463'],
      [464, who.codeForSomethingElse, 'neu@mail.example', '464464'],
      [465, who.codeExpired, `new.${who.codeExpired}`, '465465'],
    ])('a code of the seed leads to %i', async (status, email, address, code) => {
      const { changeEmail } = await start(email)
      expect((await changeEmail(address, code)).status).toBe(status)
    })

    it('a wrong code is refused with 462, the third one with 463, and then the right one too', async () => {
      const { requestCode, changeEmail } = await start()
      await requestCode('neu@mail.example')
      const code = await client.codeFor('neu@mail.example')
      const wrong = code === '111111' ? '222222' : '111111'
      const statuses: number[] = []
      for (const typed of [wrong, wrong, wrong, code]) {
        statuses.push((await changeEmail('neu@mail.example', typed)).status)
      }
      expect(statuses).toEqual([462, 462, 463, 463])
    })

    it('an address of another person is refused with 409', async () => {
      const { requestCode, changeEmail } = await start()
      // Another customer; another administrator of the same company.
      const theirs = area === 'private' ? who.other : 'markus.huber@bergland.example'
      await requestCode(theirs.toUpperCase())
      expect((await changeEmail(theirs, await client.codeFor(theirs))).status).toBe(409)
    })

    it('a password is changed; this session lives on and the others end', async () => {
      const { profile, changePassword } = await start()
      const elsewhere = await client.tokenOf(area, who.usual)
      expect((await changePassword(password)).status).toBe(204)
      expect(await profile()).toMatchObject({ email: who.usual })
      expect((await client.call('GET', `/${area}/profile`, { token: elsewhere })).status).toBe(458)
      expect((await client.login(area, who.usual, newPassword)).status).toBe(200)
      expect((await client.login(area, who.usual)).status).toBe(458)
    })

    it('a wrong old password, a name and a password of before are refused @R900', async () => {
      const { changePassword } = await start(who.codeThatStaysValid)
      expect((await changePassword('wrong')).status).toBe(417)
      expect((await changePassword(password, `${who.firstName}-im-Wienerwald-7`)).status).toBe(460)
      expect((await changePassword(password, password)).status).toBe(466)
      expect((await changePassword(password, earlierPassword)).status).toBe(466)
    })

    it('five wrong passwords here and at the login lock both for 15 minutes @R900', async () => {
      const { profile, changePassword } = await start()
      for (const _ of [1, 2]) expect((await client.login(area, who.usual, 'wrong')).status).toBe(401)
      for (const _ of [1, 2]) expect((await changePassword('wrong')).status).toBe(417)
      const locked = await changePassword('wrong')
      expect(locked.status).toBe(462)
      expect(Math.round((Date.parse(String(locked.body.accountLockedUntil)) - Date.now()) / 60_000)).toBe(15)
      expect((await changePassword(password)).status).toBe(462)
      expect((await client.login(area, who.usual)).status).toBe(462)
      expect(await profile()).toMatchObject({ email: who.usual })
    })

    it('of two parallel changes one is done', async () => {
      const { changePassword } = await start()
      const answers = await Promise.all([
        changePassword(password),
        changePassword(password, 'Morgentau-am-Neusiedlersee-8'),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 417])
    })
  })
})
