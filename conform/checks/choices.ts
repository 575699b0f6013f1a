/**
 * Choices that their list calls inactive: refused where the rule of the field demands an active one, else accepted. The list is found in
 * the contract: its rows have the field, or its type, and a flag.
 */
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { type PersonName, areaOf } from '#conform/people.ts'
import { type Check, type Scenario, type ScenarioRequest, expectStatus, successStatus } from '#conform/scenario.ts'
import { paramNames } from '#conform/views.ts'
import { bodySchemaOf, type Contract, type Schema } from '#contract-checks/contract.ts'
import { rulesOf } from '#contract-checks/relations.ts'
import { type OperationId, operations } from '#generated/operations.ts'

type Choices = { list: OperationId; value: string; flag: string }

const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1)

const resolve = (contract: Contract, schema: Schema): Schema => {
  const target = contract.schemas[nameOf(schema) ?? '']
  return target === undefined ? schema : resolve(contract, target)
}

/** The fields of the rows of a list; undefined where the operation reads none. */
function rowFields(contract: Contract, operation: OperationId): Record<string, Schema> | undefined {
  const schema = contract.operation(operation).responses['200']?.content?.['application/json']?.schema
  const fields = Object.values((schema && resolve(contract, schema).properties) ?? {})
  const rows = fields.map((field) => resolve(contract, field).items).find((items) => items !== undefined)
  return rows && resolve(contract, rows).properties
}

/** Types that say what a value is; an `Id` may be that of any record. */
const isTelling = (type: string | undefined): boolean => type !== undefined && type !== 'Id'

/** The list that names the choices of a field of a request. */
function choicesOf(contract: Contract, operation: OperationId, name: string, field: Schema): Choices | undefined {
  const { area } = operations[operation]
  const known = paramNames(operation)
  const reads = (Object.keys(operations) as OperationId[]).filter(
    (one) =>
      operations[one].method === 'GET' &&
      operations[one].area === area &&
      paramNames(one).every((param) => known.includes(param)),
  )
  for (const list of reads) {
    const fields = Object.entries(rowFields(contract, list) ?? {})
    const flag = fields.find(([key, { type }]) => /^(?:is)?active$/i.test(key) && type === 'boolean')
    const value = fields.find(([key, row]) =>
      key === name ? true : isTelling(nameOf(field)) && nameOf(row) === nameOf(field),
    )
    if (flag && value) return { list, value: value[0], flag: flag[0] }
  }
  return undefined
}

/** Customers among whose choices something inactive is looked for, after the one of the request. */
const others: readonly PersonName[] = ['private.premium', 'private.other', 'business.other']

/** The request with something inactive; about another customer where the list of the first one has nothing. */
async function requestWithInactive(
  context: Context,
  valid: ScenarioRequest,
  field: string,
  { list, value, flag }: Choices,
): Promise<ScenarioRequest> {
  const { params = {}, token, body } = valid
  const kind = operations[list].path.includes('/business/') ? 'business' : 'private'
  const isOfCustomer = paramNames(list).includes('customerId')
  const named = others.filter((name) => areaOf(name) === kind && context.users.people[name] !== undefined)
  for (const name of [undefined, ...(isOfCustomer ? named : [])]) {
    const place = name === undefined ? params : { ...params, customerId: await context.customerId(name) }
    const listed = await context.callSuccessfully(list, { params: place, ...(token && { token }) })
    const inactive = rowsOf(listed.body)?.find((row) => row[flag] === false)
    if (inactive === undefined) continue
    return { ...valid, params: place, body: { ...(body as object), [field]: inactive[value] } }
  }
  throw new SkipCheck(`${list} has nothing inactive`)
}

/** The rows of a list, whatever its field is called. */
const rowsOf = (body: unknown) =>
  Object.values(body ?? {}).find((part) => Array.isArray(part)) as Record<string, unknown>[] | undefined

/** Checks before `valid` is sent. */
export function* inactiveChoiceChecks(
  context: Context,
  operation: OperationId,
  scenario: Scenario,
  valid: ScenarioRequest,
): Generator<Check> {
  const { contract } = context
  const schema = bodySchemaOf(contract, operation)
  if (schema === undefined) return
  const { properties = {} } = resolve(contract, schema)
  for (const { rule, field, path, says = '' } of rulesOf(contract.schemas, schema, '')) {
    const choices =
      rule === 'enum' && path.length === 0 && properties[field] !== undefined
        ? choicesOf(contract, operation, field, properties[field])
        : undefined
    if (choices === undefined) continue
    const demandsActive = /\bactive\b/.test(says)
    const wanted = demandsActive ? 400 : successStatus(context, operation)
    yield {
      name: `${demandsActive ? 'refuses' : 'accepts'} an inactive ${field}`,
      run: async () => {
        const sent = await requestWithInactive(context, valid, field, choices)
        const answer = await context.callWithRetry(operation, sent)
        const condition = expectStatus(context, operation, answer, wanted, `an inactive ${field} of ${choices.list}`)
        if (condition && !demandsActive) await scenario.verify?.(context, sent, answer)
      },
    }
  }
}
