import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BankRole } from '#generated/model/bank-role.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import type { Sandbox } from '#sandbox/main.ts'
import { sandboxOf } from './backends.ts'
import { type Area, areas, type Client, clientOf } from './client.ts'
import { cast } from './people.ts'

/** One employee for each sub-role, as the seed has them (R891). */
const employees: Record<BankRole, string> = {
  ADMINISTRATOR: 'sabine.koehler@bank.example',
  BACKOFFICE: 'martin.brandl@bank.example',
  RISK: 'petra.winkler@bank.example',
  SERVICELINE: 'thomas.auer@bank.example',
  DELETE_ADMINISTRATOR: 'ingrid.fuchs@bank.example',
  CREDIT_ADMINISTRATOR: 'daniel.schwarz@bank.example',
}

const withSession = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].session)
/** Their paths name something, by an id in the form of a UUID or by a customer number. */
const withIds = withSession.filter((id) => operations[id].path.includes('{'))

/** An id of its kind that nobody has. */
const unknown = '99999999-9999-4999-8999-999999999999'
const anna = '10000000-0000-4000-8000-001100234501'

/** The path with the same id everywhere. */
const pathOf = (operation: OperationId, id: string) =>
  operations[operation].path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    if (name === 'bpNumber') return id === unknown ? '1199999999' : '1100234501'
    return name === 'objectType' ? 'PRIVATE_CUSTOMER' : id
  })

describe('every call of the contract', () => {
  let sandbox: Sandbox
  let end: () => Promise<void>
  let client: Client
  const tokens = {} as Record<Area, string>
  /** Of sessions that are over. */
  const ended = {} as Record<Area, string>
  const roleTokens = {} as Record<BankRole, string>
  beforeAll(async () => {
    ;({ sandbox, end } = await sandboxOf('PGlite'))
    client = clientOf(sandbox.address)
    for (const area of areas) {
      tokens[area] = await client.tokenOf(area, cast[area].usual)
      ended[area] = await client.tokenOf(area, cast[area].other)
      await client.logout(area, ended[area])
    }
    for (const role of BankRole.options) roleTokens[role] = await client.tokenOf('bank', employees[role])
  })
  afterAll(() => end())

  const broken = '{"this": "is no body"'
  const call = (operation: OperationId, id: string, token?: string) =>
    client.call(operations[operation].method, pathOf(operation, id), {
      ...(token !== undefined && { token }),
      ...(operations[operation].method !== 'GET' && { body: broken }),
    })
  const statusOf = async (operation: OperationId, id: string, token?: string) =>
    (await call(operation, id, token)).status

  it.each(withSession)('%s: no session and an ended one come before everything else @R885', async (operation) => {
    const { area } = operations[operation] as { area: Area }
    const answers = await Promise.all([statusOf(operation, unknown), statusOf(operation, unknown, ended[area])])
    expect(answers).toEqual([401, 401])
  })

  it.each(withSession)(
    '%s: people of another area are refused before anything is looked up @R886',
    async (operation) => {
      const others = areas.filter((area) => area !== operations[operation].area)
      const answers = await Promise.all(others.map((area) => statusOf(operation, unknown, tokens[area])))
      expect(answers).toEqual([403, 403])
    },
  )

  const restricted = withSession.filter((id) => operations[id].roles.length > 0)
  it.each(restricted)(
    '%s: who lacks its sub-role is refused before anything is looked up @R887 @R888',
    async (operation) => {
      const allowed: readonly string[] = operations[operation].roles
      for (const role of BankRole.options) {
        const status = await statusOf(operation, unknown, roleTokens[role])
        expect([role, status === 403]).toEqual([role, !allowed.includes(role)])
      }
    },
  )

  const open = withSession.filter((id) => operations[id].area === 'bank' && operations[id].roles.length === 0)
  it.each(open.filter((id) => id !== 'bankLogout'))('%s: is open to every sub-role', async (operation) => {
    const answers = await Promise.all(BankRole.options.map((role) => statusOf(operation, unknown, roleTokens[role])))
    expect(answers).not.toContain(403)
  })

  it('an administrator of a company may do all that the business area has @R679', async () => {
    const calls = withSession.filter((id) => operations[id].area === 'business' && id !== 'businessLogout')
    for (const id of calls) expect([id, await statusOf(id, unknown, tokens.business)]).not.toEqual([id, 403])
  })

  it.each(withIds)('%s: an unknown id is a 404, before the body is looked at', async (operation) => {
    const { area, roles } = operations[operation]
    const token = roles.length > 0 ? roleTokens[roles[0]!] : tokens[area as Area]
    const status = await statusOf(operation, unknown, token)
    expect(status).toBe(404)
  })

  const own = withIds.filter((id) => operations[id].area !== 'bank')
  it.each(own)('%s: what belongs to somebody else is the same 404 as what does not exist', async (operation) => {
    const { area } = operations[operation] as { area: Area }
    const foreign = await idsOfOthers(area)
    expect(foreign.length).toBeGreaterThan(0)
    for (const id of foreign) expect([id, await statusOf(operation, id, tokens[area])]).toEqual([id, 404])
  })

  /** Ids that exist and belong to other people: customers, administrators and numbers of other companies. */
  async function idsOfOthers(area: Area): Promise<string[]> {
    if (area === 'private') return ['10000000-0000-4000-8000-001100234502', '20000000-0000-4000-8000-001200456702']
    const donau = '20000000-0000-4000-8000-001200456702'
    const { body } = await client.call('GET', `/bank/business/${donau}/admins`, { token: tokens.bank })
    const numbers = await client.call('GET', `/bank/business/${donau}/calling-numbers`, { token: tokens.bank })
    const rows = [
      ...((body.results ?? []) as { id: string }[]),
      ...((numbers.body.callingNumbers ?? []) as { id: string }[]),
    ]
    return [donau, anna, ...rows.map(({ id }) => id)]
  }
})
