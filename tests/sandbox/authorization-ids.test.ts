import { describe, expect, it } from 'vitest'
import { type OperationId, operations } from '#generated/operations.ts'
import { oneSandbox } from './backends.ts'
import type { Area, Client } from './client.ts'
import { anna, bergland, donau, emails, idsIn, isOfCompany, lukas, realIds, unknownId } from './real-ids.ts'

const withIds = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].path.includes('{'))

describe('what a path names', () => {
  let client: Client
  let bank: string
  let remover: string
  let real: ReturnType<typeof realIds>['real']
  oneSandbox('PostgreSQL', async (started) => {
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
    '%s: is found before the request is validated, for nobody else and in no other place',
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
  it.each(own)('%s: what belongs to somebody else is the same 404 as what does not exist', async (one) => {
    const area = operations[one].area as Area
    const [name] = idsIn(one) as [string]
    const { owner, value } = await real(one, name)
    const path = pathWith(one, { [name]: value })
    const stranger = area === 'business' ? donau : lukas
    expect(await ask(one, path, await client.tokenOf(area, emails[owner]!))).toBe(400)
    const [theirs, nobodys] = await Promise.all(
      [path, pathWith(one, { [name]: unknownId })].map(async (asked) =>
        client.call(operations[one].method, asked, { token: await client.tokenOf(area, emails[stranger]!) }),
      ),
    )
    expect([theirs!.status, nobodys!.status]).toEqual([404, 404])
    expect({ ...theirs!.body, traceId: '' }).toEqual({ ...nobodys!.body, traceId: '' })
  })
})
