import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '#generated/operations.ts'
import { sandboxOf } from './backends.ts'
import { type Area, type Client, clientOf } from './client.ts'

const person = (end: string) => `10000000-0000-4000-8000-0011002345${end}`
const company = (end: string) => `20000000-0000-4000-8000-0012004567${end}`
const [anna, lukas, maria, theresa] = [person('01'), person('02'), person('03'), person('06')]
const [bergland, donau, leitner] = [company('01'), company('02'), company('03')]

const withIds = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].path.includes('{'))
/** The last id of a path, and the one before it. */
const idsIn = (operation: OperationId) =>
  [...operations[operation].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

/** In what state a customer has to be for there to be something at this path. */
const owners: Partial<Record<OperationId, string>> = {
  bankChangeProductLimit: lukas,
  bankCancelPrivateTermination: maria,
  bankCancelBusinessTermination: leitner,
}
const emails: Record<string, string> = {
  [anna]: 'anna.gruber@mail.example',
  [lukas]: 'lukas.hofer@mail.example',
  [theresa]: 'theresa.pichler@mail.example',
  [bergland]: 'katharina.moser@bergland.example',
  [donau]: 'andreas.bauer@donau-logistik.example',
}

type Found = { owner: string; value: string }

describe('what a path names', () => {
  let end: () => Promise<void>
  let client: Client
  let bank: string
  let remover: string
  beforeAll(async () => {
    const started = await sandboxOf('PGlite')
    end = started.end
    client = clientOf(started.sandbox.address)
    bank = await client.tokenOf('bank', 'sabine.koehler@bank.example')
    remover = await client.tokenOf('bank', 'ingrid.fuchs@bank.example')
  })
  afterAll(() => end())

  const read = async (path: string) => (await client.call('GET', `/bank${path}`, { token: bank })).body
  const first = async (path: string, list: string, key: string) =>
    String(((await read(path))[list] as Record<string, unknown>[]).find((row) => row[key])![key])

  /** An id that exists, and whose it is. */
  async function real(operation: OperationId, name: string): Promise<Found> {
    const { path } = operations[operation]
    const isCompany = path.startsWith('/business') || path.startsWith('/bank/business')
    const owner = owners[operation] ?? (isCompany ? bergland : anna)
    const area = isCompany ? 'business' : 'private'
    const reads: Record<string, () => Promise<Found>> = {
      customerId: async () => ({ owner, value: owner }),
      objectId: async () => ({ owner, value: owner }),
      bpNumber: async () => ({ owner, value: isCompany ? '1200456701' : '1100234501' }),
      feeId: async () => ({ owner, value: await first(`/${area}/${owner}/fees`, 'results', 'id') }),
      documentId: async () => ({ owner, value: await first(`/common/${owner}/documents`, 'results', 'id') }),
      adminId: async () => ({ owner, value: await first(`/business/${owner}/admins`, 'results', 'id') }),
      callingNumberId: async () => ({
        owner,
        value: await first(`/business/${owner}/calling-numbers`, 'callingNumbers', 'id'),
      }),
      archiveReferenceId: async () => ({
        owner,
        value: await first(`/common/${owner}/receipts`, 'receipts', 'archiveReferencePdf'),
      }),
      productChangeId: async () => {
        const { pendingChange } = await read(`/private/${theresa}/product/change`)
        return { owner: theresa, value: String((pendingChange as { productChangeId: string }).productChangeId) }
      },
      bankEmployeeId: async () => ({ owner, value: await first('/bank-employees', 'results', 'id') }),
      id: async () => ({ owner, value: await first(path.replace('/bank', '').replace('/{id}', ''), 'results', 'id') }),
    }
    return reads[name === 'archiveReferencePdf' ? 'archiveReferenceId' : name]!()
  }

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
      const names = idsIn(one).filter((name) => name !== 'objectType')
      const last = await real(one, names.at(-1)!)
      const ids = { customerId: last.owner, [names.at(-1)!]: last.value }
      const token = bankToken(one)
      expect(await ask(one, pathWith(one, ids), token)).toBe(400)

      const { path } = operations[one]
      const isCompany = path.startsWith('/bank/business')
      // Of the other kind, and of the same.
      const others = [isCompany ? anna : bergland, isCompany ? donau : lukas]
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
      [path, pathWith(one, { [name]: '99999999-9999-4999-8999-999999999999' })].map(async (asked) =>
        client.call(operations[one].method, asked, { token: await client.tokenOf(area, emails[stranger]!) }),
      ),
    )
    expect([theirs!.status, nobodys!.status]).toEqual([404, 404])
    expect({ ...theirs!.body, traceId: '' }).toEqual({ ...nobodys!.body, traceId: '' })
  })
})
