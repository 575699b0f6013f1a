/** Sessions that a write ends, by `x-ends-sessions`: opened and read before it, read again at once after it. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import { findReplacedToken, idleSessions, rememberSignIn, signInDisposable } from '#conform/disposable-people.ts'
import { SkipCheck } from '#conform/finding.ts'
import { newEmail } from '#conform/fresh-values.ts'
import type { Area } from '#conform/people.ts'
import { type Check, expect, expectStatus } from '#conform/scenario.ts'
import { type Fields, paramNames } from '#conform/views.ts'
import { type Contract, type EndedSessions, type Schema, bodySchemaOf } from '#contract-checks/contract.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** A read that each person of the area may make. */
const ownRead = { private: 'privateGetProfile', business: 'businessGetProfile', bank: 'bankListTasks' } as const

export function* endedByWriteChecks(context: Context, operation: OperationId): Generator<Check> {
  const { operation: contracted } = context.contract.operation(operation)
  const { area } = operations[operation] as { area: Area }
  for (const ends of contracted['x-ends-sessions'] ?? []) {
    const { of, when, to, status } = ends
    const how = [of, when, to].filter((one) => one !== undefined).join(' ')
    const name = `ends sessions with ${status}: ${how}`
    if (of === 'session') yield { name, run: () => expectOtherSessionStays(context, operation, area, status) }
    if (of === 'record') yield { name, run: () => expectRecordSession(context, operation, ends) }
    if (of === 'person' && area !== 'private')
      yield {
        name,
        needs: [idleSessions],
        run: async () => {
          const answer = await context.send(ownRead[area], { token: await findReplacedToken(context, area) })
          expectStatus(context, ownRead[area], answer, status, 'in a session of before a password by code')
        },
      }
  }
  if (operation === 'bankUpdateEmployee')
    yield { name: 'takes a role away at once', run: () => expectRoleGone(context, operation) }
}

/** The session of the call ends, and another one of the same person does not. */
async function expectOtherSessionStays(context: Context, operation: OperationId, area: Area, status: number) {
  const person = context.person(context.defaultPerson(area))
  const [token, other] = [await context.newToken(area, person), await context.newToken(area, person)]
  await context.send(operation, { token })
  const [ended, running] = [
    await context.send(ownRead[area], { token }),
    await context.send(ownRead[area], { token: other }),
  ]
  expectStatus(context, ownRead[area], ended, status, 'in a session that was signed out')
  expectStatus(context, ownRead[area], running, 200, 'in another session of a person who has signed out')
}

type Owner = { area: Area; params: Record<string, string>; record: Fields }

/** The record of a disposable person, as the operation changes it. */
async function recordOfPerson(context: Context, operation: OperationId, email: string): Promise<Owner> {
  const isMine = (row: { email: string }) => row.email.toLowerCase() === email.toLowerCase()
  const names = paramNames(operation)
  if (names.includes('adminId')) {
    const customerId = await context.customerId('business')
    const { results } = await context.read('bankListAdministrators', { params: { customerId } })
    const record = results.find(isMine)
    if (record === undefined) throw new SkipCheck('bankListAdministrators does not list the person')
    const params = { adminId: record.id, ...(names.includes('customerId') && { customerId }) }
    return { area: 'business', params, record }
  }
  if (names.includes('bankEmployeeId')) {
    const record = (await context.read('bankListEmployees')).results.find(isMine)
    if (record === undefined) throw new SkipCheck('bankListEmployees does not list the person')
    return { area: 'bank', params: { bankEmployeeId: record.id }, record }
  }
  const params = { customerId: await context.customerId('private.disposable') }
  return { area: 'private', params, record: await context.read('bankGetPersonalInformation', { params }) }
}

const areaOfRecord = (operation: OperationId): Area => {
  const names = paramNames(operation)
  return names.includes('adminId') ? 'business' : names.includes('bankEmployeeId') ? 'bank' : 'private'
}

/** The fields of a body, those of the schemas that it consists of included. */
function bodyFields(contract: Contract, { $ref, properties = {}, allOf = [] }: Schema): string[] {
  if ($ref !== undefined) return bodyFields(contract, contract.schemas[$ref.split('/').at(-1)!]!)
  return [...Object.keys(properties), ...allOf.flatMap((part) => bodyFields(contract, part))]
}

async function expectRecordSession(
  context: Context,
  operation: OperationId,
  { when = '', to, status, reason }: EndedSessions,
): Promise<void> {
  const area = areaOfRecord(operation)
  const { person, token } = await signInDisposable(context, area, `${operation} ${when}`)
  const { params, record } = await recordOfPerson(context, operation, person.email)
  const fields = bodyFields(context.contract, bodySchemaOf(context.contract, operation) ?? {})
  const body = Object.fromEntries(fields.filter((name) => name in record).map((name) => [name, record[name]]))
  const read = () => context.send(ownRead[area], { token })
  if (!expectStatus(context, ownRead[area], await read(), 200, 'in a session that was just opened')) return
  const written = await context.callWithRetry(operation, { params, body: { ...body, [when]: to ?? newEmail() } })
  if (written.status >= 300) throw new SkipCheck(`${operation} answers ${written.status}`)
  expectEnded(context, operation, await read(), { status, reason, when })
  if (area !== 'private') return
  await context.callSuccessfully(operation, { params, body })
  // Other checks may have locked the person meanwhile.
  const { status: signedIn, body: login } = await context.signIn(area, person)
  if (signedIn === 200) rememberSignIn(context, person, (login as { token: string }).token)
}

function expectEnded(
  context: Context,
  operation: OperationId,
  answer: ReceivedAnswer,
  { status, reason, when }: Pick<EndedSessions, 'status' | 'reason' | 'when'>,
): void {
  const place = `${context.contract.operation(operation).pointer}/responses` as const
  const message = `after another ${when} a session of before is answered with ${answer.status} and not ${status}`
  expect(context, answer, answer.status === status, message, place, { operation, cause: 'a session lives on' })
  const { reason: given } = (answer.body ?? {}) as { reason?: string }
  const isRight = answer.status !== status || given === undefined || given === reason
  expect(context, answer, isRight, `the session ends with ${given} and not ${reason}`, place, { operation })
}

/** An employee who has lost a role is refused at once, in the session that had it. */
async function expectRoleGone(context: Context, operation: OperationId): Promise<void> {
  const { person, token } = await signInDisposable(context, 'bank', `${operation} roles`)
  const { params } = await recordOfPerson(context, operation, person.email)
  const set = (roles: string[]) => context.callSuccessfully(operation, { params, body: { roles, active: true } })
  await set(['RISK', 'ADMINISTRATOR'])
  const withRole = await context.send('bankListEmployees', { token })
  await set(['RISK'])
  const without = await context.send('bankListEmployees', { token })
  // Whether a new role works in an open session is not said.
  if (withRole.status === 200) expectStatus(context, 'bankListEmployees', without, 403, 'after the role was taken away')
}
