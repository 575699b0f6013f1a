/** Somebody always can manage the employees of the bank, and the administrators of a company. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backends, sandboxOf } from './backends.ts'
import { type Client, clientOf } from './client.ts'

const katharina = {
  id: '40000000-0000-4000-8000-120045670101',
  email: 'katharina.moser@bergland.example',
  firstName: 'Katharina',
  lastName: 'Moser',
}
const markus = {
  id: '40000000-0000-4000-8000-120045670103',
  email: 'markus.huber@bergland.example',
  firstName: 'Markus',
  lastName: 'Huber',
}
const sabine = '50000000-0000-4000-8000-000000000001'
const martin = '50000000-0000-4000-8000-000000000002'
type Person = typeof katharina

describe.each(backends)('on %s', (backend) => {
  let end: () => Promise<void>
  let client: Client
  beforeAll(async () => {
    const started = await sandboxOf(backend)
    end = started.end
    client = clientOf(started.sandbox.address)
  })
  afterAll(() => end())
  beforeEach(async () => void (await client.control('reset')))

  const signIn = (one: Person) => client.tokenOf('business', one.email)
  const bank = (email = 'sabine.koehler@bank.example') => client.tokenOf('bank', email)
  const bergland = '/bank/business/20000000-0000-4000-8000-001200456701/admins'
  const change = (token: string, { id, ...person }: Person, more: object = {}, path = '/business/admins') =>
    client.call('PUT', `${path}/${id}`, { token, body: { ...person, isActive: true, ...more } })
  const inbox = async (to: string) => {
    const { body } = await client.send('GET', `/sandbox/inbox.json?to=${encodeURIComponent(to)}`)
    return (body.results as { channel: string; subject: string; text: string }[]).map(({ subject }) => subject)
  }

  describe('the last administrator', () => {
    const employee = (token: string, id: string, body: object) =>
      client.call('PUT', `/bank/bank-employees/${id}`, { token, body })
    const active = async () => {
      const { body } = await client.call('GET', '/bank/bank-employees', { token: await bank() })
      return (body.results as { active: boolean; roles: string[] }[]).filter(
        (one) => one.active && one.roles.includes('ADMINISTRATOR'),
      )
    }

    it.each([
      ['the role away', { roles: ['BACKOFFICE'], active: true }],
      ['the access away', { roles: ['ADMINISTRATOR'], active: false }],
    ])('of the bank cannot take %s', async (_what, body) => {
      const token = await bank()
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
      const tokens = [await bank(), await bank('martin.brandl@bank.example')] as const
      const both = { roles: ['ADMINISTRATOR', 'RISK'], active: true }
      expect((await employee(tokens[0], martin, both)).status).toBe(204)
      const without = { roles: ['RISK'], active: true }
      const statuses = await Promise.all([employee(tokens[0], sabine, without), employee(tokens[1], martin, without)])
      expect(statuses.map(({ status }) => status).toSorted()).toEqual([204, 409])
    })

    it('of the bank stays when two take each other out', async () => {
      for (let round = 0; round < 2; round += 1) {
        await client.control('reset')
        const tokens = [await bank(), await bank('martin.brandl@bank.example')] as const
        await employee(tokens[0], martin, { roles: ['ADMINISTRATOR'], active: true })
        const gone = { roles: ['ADMINISTRATOR'], active: false }
        const statuses = await Promise.all([employee(tokens[0], martin, gone), employee(tokens[1], sabine, gone)])
        expect(statuses.filter(({ status }) => status === 204)).toHaveLength(1)
      }
    })

    it('of a company cannot leave, the bank can take the access away', async () => {
      const token = await signIn(katharina)
      expect((await change(token, markus, { isActive: false })).status).toBe(204)
      expect((await change(token, katharina, { isActive: false })).status).toBe(461)
      expect((await change(token, katharina, { firstName: 'Karin' })).status).toBe(204)
      expect((await change(await bank(), katharina, { isActive: false }, bergland)).status).toBe(204)
      expect((await inbox(katharina.email))[0]).toBe('Ihr Zugang wurde deaktiviert')
    })

    it('of a company stays when two leave, or take each other out, at once', async () => {
      for (const [first, second] of [
        [katharina, markus],
        [markus, katharina],
      ] as const) {
        await client.control('reset')
        const tokens = [await signIn(katharina), await signIn(markus)] as const
        const statuses = await Promise.all([
          change(tokens[0], first, { isActive: false }),
          change(tokens[1], second, { isActive: false }),
        ])
        expect(statuses.filter(({ status }) => status === 204)).toHaveLength(1)
        const { body } = await client.call('GET', bergland, { token: await bank() })
        expect((body.results as { isActive: boolean }[]).filter(({ isActive }) => isActive)).toHaveLength(1)
      }
    })
  })
})
