/** Nobody gets into an account, keeps in it or loses the last key to it by a change of address, role or access. */
import { describe, expect, it } from 'vitest'
import { sharedSandboxWithReset, defaultBackends } from './backends.ts'
import { type Client, password, withoutEtag } from './client.ts'
import { administratorsAt, bergland, katharina, markus } from './company-fixtures.ts'

const anna = '10000000-0000-4000-8000-001100234501'
const stranger = 'fremd@mail.example'
const sabine = '50000000-0000-4000-8000-000000000001'
const martin = '50000000-0000-4000-8000-000000000002'

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  let people: ReturnType<typeof administratorsAt>
  sharedSandboxWithReset(backend, (started) => {
    client = started
    people = administratorsAt(started)
  })

  describe('the last administrator', () => {
    const employee = (token: string, id: string, body: object) =>
      client.call('PUT', `/bank/bank-employees/${id}`, { token, body })
    const active = async () => {
      const { body } = await client.call('GET', '/bank/bank-employees', { token: await people.bank() })
      return (body.results as { active: boolean; roles: string[] }[]).filter(
        (one) => one.active && one.roles.includes('ADMINISTRATOR'),
      )
    }

    it.each([
      ['the role away', { roles: ['BACKOFFICE'], active: true }],
      ['the access away', { roles: ['ADMINISTRATOR'], active: false }],
    ])('of the bank cannot take %s', async (_what, body) => {
      const token = await people.bank()
      const refused = await employee(token, sabine, body)
      expect(refused.status).toBe(409)
      expect(await active()).toHaveLength(1)
      // Another one who has left does not count.
      const roles = ['ADMINISTRATOR']
      expect((await employee(token, martin, { roles, active: false })).status).toBe(204)
      expect((await employee(token, sabine, body)).status).toBe(409)
      expect((await employee(token, martin, { roles, active: true })).status).toBe(204)
      expect((await employee(token, sabine, body)).status).toBe(204)
    })

    it('of the bank stays when several leave at once', async () => {
      const tokens = [await people.bank(), await people.bank('martin.brandl@bank.example')] as const
      const both = { roles: ['ADMINISTRATOR', 'RISK'], active: true }
      expect((await employee(tokens[0], martin, both)).status).toBe(204)
      const without = { roles: ['RISK'], active: true }
      const statuses = await Promise.all([employee(tokens[0], sabine, without), employee(tokens[1], martin, without)])
      expect(statuses.map(({ status }) => status).toSorted()).toEqual([204, 409])
    })

    it('of the bank stays when two take each other out', async () => {
      for (let round = 0; round < 2; round += 1) {
        await client.control('reset')
        const tokens = [await people.bank(), await people.bank('martin.brandl@bank.example')] as const
        await employee(tokens[0], martin, { roles: ['ADMINISTRATOR'], active: true })
        const gone = { roles: ['ADMINISTRATOR'], active: false }
        const statuses = await Promise.all([employee(tokens[0], martin, gone), employee(tokens[1], sabine, gone)])
        expect(statuses.filter(({ status }) => status === 204)).toHaveLength(1)
      }
    })

    it('of a company cannot leave, the bank can take the access away', async () => {
      const token = await people.signIn(katharina)
      expect((await people.change(token, markus, { isActive: false })).status).toBe(204)
      expect((await people.change(token, katharina, { isActive: false })).status).toBe(461)
      expect((await people.change(token, katharina, { firstName: 'Karin' })).status).toBe(204)
      expect((await people.change(await people.bank(), katharina, { isActive: false }, bergland)).status).toBe(204)
      expect((await people.inbox(katharina.email))[0]).toBe('Ihr Zugang wurde deaktiviert')
    })

    it('of a company stays when two leave, or take each other out, at once', async () => {
      for (const [first, second] of [
        [katharina, markus],
        [markus, katharina],
      ] as const) {
        await client.control('reset')
        const tokens = [await people.signIn(katharina), await people.signIn(markus)] as const
        const statuses = await Promise.all([
          people.change(tokens[0], first, { isActive: false }),
          people.change(tokens[1], second, { isActive: false }),
        ])
        expect(statuses.filter(({ status }) => status === 204)).toHaveLength(1)
        const { body } = await client.call('GET', bergland, { token: await people.bank() })
        expect((body.results as { isActive: boolean }[]).filter(({ isActive }) => isActive)).toHaveLength(1)
      }
    })
  })

  describe('the address of an administrator', () => {
    it('is not changed by the person themselves in the list, which needs no code', async () => {
      const token = await people.signIn(katharina)
      const refused = await people.change(token, katharina, { email: stranger })
      expect(refused.status).toBe(460)
      expect((await client.call('GET', '/business/profile', { token })).body.email).toBe(katharina.email)
      expect((await client.requestCode('business', stranger)).status).toBe(460)
    })

    it('stays when it is written in capitals, and the own name changes there', async () => {
      const token = await people.signIn(katharina)
      const more = { email: katharina.email.toUpperCase(), lastName: 'Moser-Huber' }
      expect((await people.change(token, katharina, more)).status).toBe(204)
      expect((await client.call('GET', '/business/profile', { token })).body).toMatchObject({
        email: katharina.email,
        lastName: 'Moser-Huber',
      })
    })

    it.each([
      ['a colleague', () => people.signIn(katharina), '/business/admins'],
      ['the bank', () => people.bank(), bergland],
    ])('changed by %s notifies both addresses and ends what was begun with the old one', async (_who, start, path) => {
      const theirs = await people.signIn(markus)
      await client.requestCode('business', markus.email)
      const code = await client.codeFor(markus.email)
      expect((await people.change(await start(), markus, { email: stranger }, path)).status).toBe(204)
      expect((await people.inbox(markus.email))[0]).toBe('Ihre E-Mail-Adresse wurde geändert')
      expect(await people.inbox(stranger)).toEqual(['Ihre E-Mail-Adresse wurde geändert'])
      const refused = await client.call('GET', '/business/profile', { token: theirs })
      expect([refused.status, refused.body.reason]).toEqual([401, 'EMAIL_CHANGED'])
      expect((await client.resetPassword('business', stranger, code)).status).toBe(461)
    })
  })

  describe('a code that was sent to a customer', () => {
    const lukas = 'lukas.hofer@mail.example'
    const opened = async () => {
      const token = await client.tokenOf('private', lukas)
      await client.requestCode('private', lukas)
      return { token, code: await client.codeFor(lukas) }
    }
    const information = '/bank/private/10000000-0000-4000-8000-001100234502/personal-information'

    it('is worth nothing once the person has another address', async () => {
      const { token, code } = await opened()
      const sent = { token, body: { email: stranger } }
      expect((await client.call('POST', '/private/profile/email-tan', sent)).status).toBe(200)
      const body = { email: stranger, tanToken: await client.codeFor(stranger) }
      expect((await client.call('PUT', '/private/profile/email', { token, body })).status).toBe(204)
      expect((await client.resetPassword('private', stranger, code)).status).toBe(461)
      expect((await client.call('GET', '/private/profile', { token })).status).toBe(200)
    })

    it('is worth nothing once the bank has entered another address, and the sessions end', async () => {
      const { token, code } = await opened()
      const employee = await people.bank()
      const { body } = await client.call('GET', information, { token: employee })
      const sent = { token: employee, body: { ...withoutEtag(body), email: stranger } }
      expect((await client.call('PUT', information, sent)).status).toBe(204)
      expect((await client.resetPassword('private', stranger, code)).status).toBe(461)
      const refused = await client.call('GET', '/private/profile', { token })
      expect([refused.status, refused.body.reason]).toEqual([401, 'EMAIL_CHANGED'])
      for (const place of [lukas, stranger])
        expect((await people.inbox(place))[0]).toBe('Ihre E-Mail-Adresse wurde geändert')
    })

    it('stays when the bank corrects something else', async () => {
      const { token, code } = await opened()
      const employee = await people.bank()
      const { body } = await client.call('GET', information, { token: employee })
      const sent = { token: employee, body: { ...withoutEtag(body), email: lukas.toUpperCase(), lastName: 'Hofmann' } }
      expect((await client.call('PUT', information, sent)).status).toBe(204)
      expect((await client.call('GET', '/private/profile', { token })).status).toBe(200)
      expect((await client.resetPassword('private', lukas, code)).status).toBe(204)
    })

    it('for another address or number is worth nothing after a new password', async () => {
      const { token, code } = await opened()
      await client.call('POST', '/private/profile/email-tan', { token, body: { email: stranger } })
      await client.call('POST', '/private/call-number/sms-tan', { token, body: { callNumber: '6601112223' } })
      const body = { oldPassword: password, newPassword: 'Herbstlaub-im-Wienerwald-7' }
      expect((await client.call('PUT', '/private/profile/password', { token, body })).status).toBe(204)
      const tried = async (path: string, value: object, to: string) => {
        const sent = { token, body: { ...value, tanToken: await client.codeFor(to) } }
        return (await client.call('PUT', path, sent)).status
      }
      expect(await tried('/private/profile/email', { email: stranger }, stranger)).toBe(461)
      expect(await tried('/private/call-number', { callNumber: '6601112223' }, '6601112223')).toBe(460)
      expect((await client.resetPassword('private', lukas, code)).status).toBe(461)
    })

    it('for another number is worth nothing once the bank has entered one', async () => {
      const token = await client.tokenOf('private', 'anna.gruber@mail.example')
      await client.call('POST', '/private/call-number/sms-tan', { token, body: { callNumber: '6601112223' } })
      const sent = { token: await people.bank(), body: { callNumber: '6601112224' } }
      expect((await client.call('PUT', `/bank/private/${anna}/call-number`, sent)).status).toBe(204)
      await client.control('clock', { advanceSeconds: 4 })
      const body = { callNumber: '6601112223', tanToken: await client.codeFor('6601112223') }
      expect((await client.call('PUT', '/private/call-number', { token, body })).status).toBe(460)
    })

    it('does not outlive a deactivation, and the person is notified of it and of the reactivation', async () => {
      await client.requestCode('business', markus.email)
      const code = await client.codeFor(markus.email)
      const token = await people.signIn(katharina)
      const theirs = await people.signIn(markus)
      for (const [isActive, subject] of [
        [false, 'Ihr Zugang wurde deaktiviert'],
        [true, 'Ihr Zugang wurde aktiviert'],
      ] as const) {
        expect((await people.change(token, markus, { isActive })).status).toBe(204)
        expect((await people.inbox(markus.email))[0]).toBe(subject)
        const refused = await client.call('GET', '/business/profile', { token: theirs })
        expect([refused.status, refused.body.reason]).toEqual([401, 'ACCESS_REMOVED'])
      }
      expect((await client.resetPassword('business', markus.email, code)).status).toBe(461)
    })
  })
})
