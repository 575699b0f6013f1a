/** Ids of the seed that exist, found through the bank's own lists. */
import { type OperationId, operations } from '#generated/operations.ts'
import type { Client } from './client.ts'

const person = (end: string) => `10000000-0000-4000-8000-0011002345${end}`
const company = (end: string) => `20000000-0000-4000-8000-0012004567${end}`
export const [anna, lukas] = [person('01'), person('02')] as const
const [maria, theresa] = [person('03'), person('06')] as const
export const [bergland, donau] = [company('01'), company('02')] as const
const leitner = company('03')

/** In what state a customer has to be for there to be something at this path. */
const owners: Partial<Record<OperationId, string>> = {
  bankChangeProductLimit: lukas,
  bankCancelPrivateTermination: maria,
  bankCancelBusinessTermination: leitner,
}

/** Who signs in for a customer. */
export const emails: Record<string, string> = {
  [anna]: 'anna.gruber@mail.example',
  [lukas]: 'lukas.hofer@mail.example',
  [theresa]: 'theresa.pichler@mail.example',
  [bergland]: 'katharina.moser@bergland.example',
  [donau]: 'andreas.bauer@donau-logistik.example',
}

/** A well-formed id of its kind that does not exist. */
export const unknownId = '99999999-9999-4999-8999-999999999999'

/** The names in a path, but for the kind of customer. */
export const idsIn = (operation: OperationId): string[] =>
  [...operations[operation].path.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'objectType')

export const isOfCompany = (operation: OperationId): boolean => /^(\/bank)?\/business/.test(operations[operation].path)

/** An id, and whose it is. */
type Found = { owner: string; value: string }

/** Finds ids as a bank employee; requests a token for each search. */
export function realIds(client: Client, bank: () => Promise<string>) {
  async function read(path: string): Promise<Record<string, unknown>> {
    const { status, body } = await client.call('GET', `/bank${path}`, { token: await bank() })
    if (status !== 200) throw new Error(`No ids can be read at ${path}: ${status}`)
    return body
  }
  async function first(path: string, list: string, key: string): Promise<string> {
    const rows = (await read(path))[list] as Record<string, unknown>[]
    return String(rows.find((row) => row[key])![key])
  }

  async function real(operation: OperationId, name: string): Promise<Found> {
    const { path } = operations[operation]
    const owner = owners[operation] ?? (isOfCompany(operation) ? bergland : anna)
    const area = isOfCompany(operation) ? 'business' : 'private'
    const receipt = () => first(`/common/${owner}/receipts`, 'receipts', 'archiveReferencePdf')
    const reads: Record<string, () => Promise<string>> = {
      customerId: async () => owner,
      objectId: async () => owner,
      bpNumber: async () => (isOfCompany(operation) ? '1200456701' : '1100234501'),
      feeId: () => first(`/${area}/${owner}/fees`, 'results', 'id'),
      documentId: () => first(`/common/${owner}/documents`, 'results', 'id'),
      adminId: () => first(`/business/${owner}/admins`, 'results', 'id'),
      callingNumberId: () => first(`/business/${owner}/calling-numbers`, 'callingNumbers', 'id'),
      archiveReferenceId: receipt,
      archiveReferencePdf: receipt,
      bankEmployeeId: () => first('/bank-employees', 'results', 'id'),
      id: () => first(path.replace('/bank', '').replace('/{id}', ''), 'results', 'id'),
    }
    if (name !== 'productChangeId') return { owner, value: await reads[name]!() }
    const { pendingChange } = await read(`/private/${theresa}/product/change`)
    return { owner: theresa, value: String((pendingChange as { productChangeId: string }).productChangeId) }
  }

  /** Everything that a path names, so that there is something at it, and whose it is. */
  async function paramsOf(operation: OperationId): Promise<{ owner: string; params: Record<string, string> }> {
    const last = idsIn(operation).at(-1)
    const { owner, value } = last === undefined ? { owner: anna, value: '' } : await real(operation, last)
    const { path } = operations[operation]
    const params = {
      ...(path.includes('{customerId}') && { customerId: owner }),
      ...(path.includes('{objectType}') && { objectType: 'PRIVATE_CUSTOMER' }),
      ...(last !== undefined && { [last]: value }),
    }
    return { owner, params }
  }
  return { real, paramsOf }
}
