/** Somebody always can manage the employees of the bank, and the administrators of a company. */
import { describe, expect, it } from 'vitest'
import { oneSandboxReset, usualBackend } from './backends.ts'
import type { Client } from './client.ts'
import { administratorsAt, bergland, katharina, markus } from './company-administrators.ts'

const sabine = '50000000-0000-4000-8000-000000000001'
const martin = '50000000-0000-4000-8000-000000000002'

describe.each(usualBackend)('on %s', (backend) => {
  let client: Client
  let people: ReturnType<typeof administratorsAt>
  oneSandboxReset(backend, (started) => {
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
})
