import { describe, expect, it } from 'vitest'
import { BankRole } from '#generated/model/bank-role.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { sharedSandbox } from './backends.ts'
import { type Area, areas, type Client } from './client.ts'
import { seedPeople } from './people.ts'
import { anna, bergland, donau, emails, idsIn, isOfCompany, lukas, realIds, unknownId } from './real-ids.ts'

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

/** The path of something that does not exist. */
const pathOf = (operation: OperationId) =>
  operations[operation].path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    if (name === 'bpNumber') return '1199999999'
    return name === 'objectType' ? 'PRIVATE_CUSTOMER' : unknownId
  })

describe('every call of the contract', () => {
  let client: Client
  const tokens = {} as Record<Area, string>
  /** Of sessions that are over. */
  const ended = {} as Record<Area, string>
  const roleTokens = {} as Record<BankRole, string>
  sharedSandbox('PostgreSQL', async (started) => {
    client = started
    for (const area of areas) {
      tokens[area] = await client.tokenOf(area, seedPeople[area].usual)
      ended[area] = await client.tokenOf(area, seedPeople[area].other)
      await client.logout(area, ended[area])
    }
    for (const role of BankRole.options) roleTokens[role] = await client.tokenOf('bank', employees[role])
  })

  const broken = '{"this": "is no body"'
  const statusOf = async (operation: OperationId, token?: string) => {
    const { method } = operations[operation]
    const request = { ...(token !== undefined && { token }), ...(method !== 'GET' && { body: broken }) }
    return (await client.call(method, pathOf(operation), request)).status
  }

  it.each(withSession)('%s: no session and an ended one come before everything else @R885', async (operation) => {
    const { area } = operations[operation] as { area: Area }
    const answers = await Promise.all([statusOf(operation), statusOf(operation, ended[area])])
    expect(answers).toEqual([401, 401])
  })

  it.each(withSession)(
    '%s: people of another area are refused before anything is looked up @R886',
    async (operation) => {
      const others = areas.filter((area) => area !== operations[operation].area)
      const answers = await Promise.all(others.map((area) => statusOf(operation, tokens[area])))
      expect(answers).toEqual([403, 403])
    },
  )

  const restricted = withSession.filter((id) => operations[id].roles.length > 0)
  it.each(restricted)(
    '%s: an employee without its sub-role is refused before anything is looked up @R887 @R888',
    async (operation) => {
      const allowed: readonly string[] = operations[operation].roles
      for (const role of BankRole.options) {
        const status = await statusOf(operation, roleTokens[role])
        expect([role, status === 403]).toEqual([role, !allowed.includes(role)])
      }
    },
  )

  const open = withSession.filter((id) => operations[id].area === 'bank' && operations[id].roles.length === 0)
  it.each(open.filter((id) => id !== 'bankLogout'))('%s: is open to every sub-role', async (operation) => {
    const answers = await Promise.all(BankRole.options.map((role) => statusOf(operation, roleTokens[role])))
    expect(answers).not.toContain(403)
  })

  it('an administrator of a company may do all that the business area has @R679', async () => {
    const calls = withSession.filter((id) => operations[id].area === 'business' && id !== 'businessLogout')
    for (const id of calls) expect([id, await statusOf(id, tokens.business)]).not.toEqual([id, 403])
  })

  it.each(withIds)('%s: an unknown id is a 404, before the body is looked at', async (operation) => {
    const { area, roles } = operations[operation]
    const token = roles.length > 0 ? roleTokens[roles[0]!] : tokens[area as Area]
    const status = await statusOf(operation, token)
    expect(status).toBe(404)
  })
})

describe('what a path names', () => {
  let client: Client
  let bank: string
  let remover: string
  let real: ReturnType<typeof realIds>['real']
  sharedSandbox('PostgreSQL', async (started) => {
    client = started
    bank = await client.tokenOf('bank', 'sabine.koehler@bank.example')
    real = realIds(client, async () => bank).real
    remover = await client.tokenOf('bank', 'ingrid.fuchs@bank.example')
  })

  const pathWith = (operation: OperationId, ids: Record<string, string>) =>
    operations[operation].path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
      name === 'objectType' ? 'PRIVATE_CUSTOMER' : ids[name]!,
    )
  /** Everything about the call is right but that it brings no trace id, so nothing is read or changed. */
  const ask = async (operation: OperationId, path: string, token: string) =>
    (await client.call(operations[operation].method, path, { token, headers: { 'x-trace-id': '' } })).status
  const bankToken = (operation: OperationId) =>
    (operations[operation].roles as readonly string[]).includes('DELETE_ADMINISTRATOR') ? remover : bank

  const ofBank = withIds.filter((id) => operations[id].area === 'bank')
  it.each(ofBank)(
    '%s: finds the record before it validates the request, and only under its own customer',
    async (one) => {
      const names = idsIn(one)
      const last = await real(one, names.at(-1)!)
      const ids = { customerId: last.owner, [names.at(-1)!]: last.value }
      const token = bankToken(one)
      expect(await ask(one, pathWith(one, ids), token)).toBe(400)

      const { path } = operations[one]
      // Of the other kind, and of the same.
      const others = [isOfCompany(one) ? anna : bergland, isOfCompany(one) ? donau : lukas]
      if (names.includes('customerId') && names.length === 2) {
        for (const customerId of others) {
          expect([customerId, await ask(one, pathWith(one, { ...ids, customerId }), token)]).toEqual([customerId, 404])
        }
      } else if (names[0] === 'customerId' && !path.startsWith('/bank/common')) {
        expect(await ask(one, pathWith(one, { customerId: others[0]! }), token)).toBe(404)
      }
    },
  )

  const own = withIds.filter((id) => operations[id].area !== 'bank')
  it.each(own)('%s: a record of another customer is the same 404 as one that does not exist', async (one) => {
    const area = operations[one].area as Area
    const [name] = idsIn(one) as [string]
    const { owner, value } = await real(one, name)
    const path = pathWith(one, { [name]: value })
    const stranger = area === 'business' ? donau : lukas
    expect(await ask(one, path, await client.tokenOf(area, emails[owner]!))).toBe(400)
    const [theirs, nobodys] = await Promise.all(
      [path, pathWith(one, { [name]: unknownId })].map(async (target) =>
        client.call(operations[one].method, target, { token: await client.tokenOf(area, emails[stranger]!) }),
      ),
    )
    expect([theirs!.status, nobodys!.status]).toEqual([404, 404])
    expect({ ...theirs!.body, traceId: '' }).toEqual({ ...nobodys!.body, traceId: '' })
  })
})
