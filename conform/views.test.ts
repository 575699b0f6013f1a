import { expect, it } from 'vitest'
import { readContract, type Schema } from '#contract-checks/contract.ts'
import { renamedFields } from '#conform/checks/round-trip.ts'
import { findViews } from '#conform/views.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const contract = readContract()
const all = Object.keys(operations) as OperationId[]

/** Fields that no view shows. */
const neverShown: Record<string, string> = {
  customerId: 'names whom the call is about, as its path does',
  note: 'why it was done: among the notes of the customer, where there is no field for it',
  productId: 'the fee shows the product itself',
  discount: 'becomes fees of the new company',
  activationFeeBusiness: 'becomes fees of the new company',
  activationFeeCallNumber: 'becomes fees of the new company',
  monthlyFeeCallNumber: 'becomes fees of the new company',
  tanToken: 'a code works once',
  oldPassword: 'passwords are never shown',
  newPassword: 'passwords are never shown',
}

/** The names of all fields of a schema, at any depth. */
function fieldsIn(schema: Schema | undefined): Set<string> {
  const names = new Set<string>()
  const visit = (one: Schema): void => {
    if (one.$ref) visit(contract.schemas[one.$ref.split('/').at(-1)!]!)
    for (const [name, field] of Object.entries(one.properties ?? {})) {
      names.add(name)
      visit(field)
    }
    for (const part of [...(one.allOf ?? []), ...(one.anyOf ?? []), ...(one.items ? [one.items] : [])]) visit(part)
  }
  if (schema) visit(schema)
  return names
}

const bodyOf = (id: OperationId) => contract.operation(id).body?.content['application/json']?.schema
const answerOf = (id: OperationId) =>
  ['200', '201'].map((status) => contract.operation(id).responses[status]?.content?.['application/json']?.schema)

it('the views of a record are found by its path, by its etag and in the other area', () => {
  expect(findViews(contract, 'bankUpdateAllowEntry')).toEqual(['bankGetAllowEntry', 'bankListAllowEntries'])
  expect(findViews(contract, 'bankCreateAllowEntry')).toEqual(['bankListAllowEntries', 'bankGetAllowEntry'])
  expect(findViews(contract, 'businessUpdateCompanyData')).toEqual(['businessGetCompanyData', 'bankGetCompany'])
  expect(findViews(contract, 'bankTerminatePrivateCustomer')).toEqual(['bankGetPrivateCustomer'])
  expect(findViews(contract, 'privateLogin')).toEqual([])
})

it('every field that a write sends is shown by a read, or listed with a reason', () => {
  const hidden = all.flatMap((id) => {
    const views = findViews(contract, id)
    const shown = new Set([...views, id].flatMap((view) => answerOf(view)).flatMap((schema) => [...fieldsIn(schema)]))
    const sent = views.length === 0 ? [] : [...fieldsIn(bodyOf(id))]
    return sent
      .filter((name) => !shown.has(renamedFields[id]?.[name] ?? name) && !(name in neverShown))
      .map((name) => `${id} ${name}`)
  })
  expect(hidden).toEqual([])
})
