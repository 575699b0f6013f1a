import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { defaultBackends, sharedSandbox } from './backends.ts'
import { areas, type Client, earlierPassword, newPassword, password } from './client.ts'
import { seedPeople } from './people.ts'

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  sharedSandbox(backend, (started) => void (client = started))

  describe.each(areas)('in the %s area', (area) => {
    const who = seedPeople[area]

    it('an address passes the e-mail step, whether anybody knows it or not', async () => {
      expect((await client.checkEmail(area, who.usual)).status).toBe(204)
      expect((await client.checkEmail(area, who.usual.toUpperCase())).status).toBe(204)
      expect((await client.checkEmail(area, 'nobody@nowhere.example')).status).toBe(204)
    })

    it('the e-mail step answers 461, 462 and 463 where they belong @R895', async () => {
      expect((await client.checkEmail(area, who.usual, '1199999999')).status).toBe(461)
      expect((await client.checkEmail(area, who.passwordNotSet)).status).toBe(462)
      expect((await client.checkEmail(area, who.shared)).status).toBe(463)
      expect((await client.checkEmail(area, who.shared, who.sharedNumber)).status).toBe(204)
    })

    it('a person signs in and gets a token with sub, upn and groups @R889 @R239', async () => {
      const { status, body } = await client.login(area, who.usual)
      expect(status).toBe(200)
      const claims = decodeJwt(String(body.token))
      expect(claims).toMatchObject({ upn: who.usual, groups: expect.arrayContaining([who.kind]) })
      expect('family_name' in claims).toBe(area === 'bank')
      expect(claims.sub).toMatch(/^[1245]0000000-0000-4000-8000-/)
    })

    it('two people with one address are distinguished by the customer number', async () => {
      const { status, body } = await client.login(area, who.shared, password, who.sharedNumber)
      expect(status).toBe(200)
      expect(decodeJwt(String(body.token)).upn).toBe(who.shared)
      expect((await client.login(area, who.shared)).status).toBe(401)
    })

    it('a wrong password and an unknown address get the same answer @R896', async () => {
      const wrong = await client.login(area, who.other, 'wrong')
      const unknown = await client.login(area, 'nobody@nowhere.example', 'wrong')
      expect(wrong.status).toBe(401)
      expect({ ...wrong.body, traceId: '' }).toEqual({ ...unknown.body, traceId: '' })
    })

    it('the previous password is refused with the information that it was replaced', async () => {
      expect((await client.login(area, who.other, earlierPassword)).status).toBe(458)
    })

    it('a locked person hears until when, another one does not @R896', async () => {
      const timed = await client.login(area, who.lockedWithTime)
      expect(timed.status).toBe(462)
      expect(Date.parse(String(timed.body.accountLockedUntil))).toBeGreaterThan(Date.now())
      const untimed = await client.login(area, who.lockedWithoutTime)
      expect(untimed.status).toBe(462)
      expect(untimed.body).not.toHaveProperty('accountLockedUntil')
    })

    it('a deactivated person is refused everywhere, at the login only with the right password @R896 @R897', async () => {
      expect((await client.login(area, who.deactivated)).status).toBe(468)
      expect((await client.login(area, who.deactivated, 'wrong')).status).toBe(401)
      expect((await client.requestCode(area, who.deactivated)).status).toBe(468)
      expect((await client.resetPassword(area, who.deactivated, '246810')).status).toBe(468)
    })

    it('a code is sent to people who are known, and once a minute', async () => {
      expect((await client.requestCode(area, 'nobody@nowhere.example')).status).toBe(460)
      expect((await client.requestCode(area, who.shared)).status).toBe(460)
      const { status, body } = await client.requestCode(area, who.usual)
      expect(status).toBe(200)
      const seconds = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000
      expect(seconds(String(body.nextRequestPossibleAt), String(body.expiresAt))).toBe(240)
      expect((await client.requestCode(area, who.usual)).status).toBe(461)
    })

    it('codes of the seed lead to 461, 463, 464 and 465 @R897', async () => {
      expect((await client.resetPassword(area, who.other, '000000')).status).toBe(461)
      expect((await client.resetPassword(area, 'nobody@nowhere.example', '000000')).status).toBe(461)
      expect((await client.resetPassword(area, who.codeTriesUsed, '463463')).status).toBe(463)
      expect((await client.resetPassword(area, who.codeForSomethingElse, '464464')).status).toBe(464)
      expect((await client.resetPassword(area, who.codeExpired, '465465')).status).toBe(465)
    })

    it('a code of the seed leads to 462, 466, 467 and a new password @R897', async () => {
      const email = who.codeThatStaysValid
      expect((await client.resetPassword(area, email, '000000')).status).toBe(462)
      expect((await client.resetPassword(area, email, '246810', password)).status).toBe(466)
      expect((await client.resetPassword(area, email, '246810', earlierPassword)).status).toBe(466)
      expect((await client.resetPassword(area, email, '246810', `${who.firstName}-Blumen-2026!`)).status).toBe(467)
      expect((await client.resetPassword(area, email, '246810')).status).toBe(204)
      expect((await client.resetPassword(area, email, '246810')).status).toBe(461)
      expect((await client.login(area, email)).status).toBe(458)
      expect((await client.login(area, email, newPassword)).status).toBe(200)
    })

    it('a person without a password gets one with a code from the inbox', async () => {
      await client.requestCode(area, who.passwordNotSet)
      expect((await client.login(area, who.passwordNotSet)).status).toBe(401)
      const code = await client.codeFor(who.passwordNotSet)
      expect((await client.resetPassword(area, who.passwordNotSet, code)).status).toBe(204)
      expect((await client.checkEmail(area, who.passwordNotSet)).status).toBe(204)
      expect((await client.login(area, who.passwordNotSet, newPassword)).status).toBe(200)
    })
  })

  it('a new password and its confirmation have to be the same', async () => {
    const body = { email: 'anna.gruber@mail.example', tanToken: '123456', newPassword, newPasswordConfirm: password }
    const answer = await client.call('POST', '/private/auth/password-reset', { body })
    expect(answer.status).toBe(400)
    expect(answer.body.violations).toMatchObject([{ field: 'newPasswordConfirm', code: 'PASSWORDS_DIFFER' }])
  })

  it('there is one bank employee for every sub-role @R891', async () => {
    const people = ['sabine.koehler', 'martin.brandl', 'petra.winkler', 'thomas.auer', 'ingrid.fuchs', 'daniel.schwarz']
    const tokens = await Promise.all(people.map((name) => client.tokenOf('bank', `${name}@bank.example`)))
    expect(tokens.map((token) => decodeJwt<{ groups: string[] }>(token).groups)).toEqual([
      ['bank-employee', 'ADMINISTRATOR'],
      ['bank-employee', 'BACKOFFICE'],
      ['bank-employee', 'RISK'],
      ['bank-employee', 'SERVICELINE'],
      ['bank-employee', 'DELETE_ADMINISTRATOR'],
      ['bank-employee', 'CREDIT_ADMINISTRATOR'],
    ])
  })
})
