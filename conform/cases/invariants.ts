/** What was written is dated by the moment of the call, and stands in the history (A154); what else holds between fields, every answer is asked. */
import type { Schema } from '#contract-checks/bundle.ts'
import type { Received } from '#conform/backend.ts'
import type { Check } from '#conform/cases/check.ts'
import type { Context } from '#conform/context.ts'
import { customerOf } from '#conform/params.ts'
import { type RequestParts, expect } from '#conform/scenario.ts'
import type { HistoryEntry } from '#generated/model/history-entry.ts'
import type { HistoryObjectType } from '#generated/model/history-object-type.ts'
import type { UserType } from '#generated/model/user-type.ts'
import { type OperationId, operations } from '#generated/operations.ts'

type HistoryObject = { objectType: HistoryObjectType; objectId: string }

/** After a success; `sent` is what succeeded. */
export function* writtenChecks(
  context: Context,
  operation: OperationId,
  sent: RequestParts,
  whatCame: () => Received,
): Generator<Check> {
  const created = momentsOf(context, operation)
  if (created.length > 0) {
    yield {
      name: 'dates what it makes by the moment of the call',
      run: async () => {
        const answer = whatCame()
        const body = answer.body as Record<string, unknown>
        for (const name of created)
          expect(context, answer, isWithin(answer, body[name]), `${name} is not the moment of the call`)
      },
    }
  }
  if (!leavesHistory(operation) || sent.token !== undefined || sent.changesNothing) return
  yield {
    name: 'leaves its line in the history',
    run: async () => {
      const answer = whatCame()
      const objects = await objectsOf(context, operation, sent, answer)
      const entries = await Promise.all(objects.map((params) => linesOf(context, params)))
      const mine = entries.flat().filter((entry) => isWithin(answer, entry.activityTimestamp))
      expect(context, answer, mine.length > 0, 'the history does not tell of it', 'A154')
      const { area } = operations[operation]
      const isMine = mine.some(({ userType, loginActivity }) => userType === userTypes[area] && !loginActivity)
      expect(context, answer, mine.length === 0 || isMine, 'the history says somebody else did it', 'A154')
      const isTold = mine.every(({ activity }) => activity.trim() !== '')
      expect(context, answer, isTold, 'the line in the history does not say what was done', 'A154')
    },
  }
}

const userTypes: Record<string, UserType> = {
  private: 'PRIVATE_CUSTOMER',
  business: 'BUSINESS_ADMIN',
  bank: 'BANK_EMPLOYEE',
}

const linesOf = async (context: Context, params: HistoryObject): Promise<readonly HistoryEntry[]> =>
  (await context.read('bankListHistory', { params })).historyEntries

const isWithin = ({ between: { from, to } }: Received, moment: unknown): boolean => {
  const at = Date.parse(String(moment))
  return from <= at && at <= to
}

/** The moments that a created record carries. */
function momentsOf({ contract }: Context, operation: OperationId): string[] {
  const { answers } = contract.operation(operation)
  const whole = ({ $ref, ...schema }: Schema): Schema =>
    $ref === undefined ? schema : whole(contract.schemas[$ref.split('/').at(-1)!]!)
  const made = answers['201']?.content?.['application/json']?.schema
  const fields = Object.entries((made && whole(made).properties) ?? {})
  return fields.filter(([, field]) => whole(field).format === 'date-time').map(([name]) => name)
}

/** A change of a customer or a company; what only sends a code changes nothing, and a file of numbers is told per number. */
function leavesHistory(operation: OperationId): boolean {
  const { method, path, session } = operations[operation]
  const isAboutSomebody = /^\/(private|business)\/|\{customerId\}/.test(path) || operation === 'bankCreateCompany'
  return method !== 'GET' && session && isAboutSomebody && !/(logout|tan|csv-upload|deletion)$/.test(path)
}

async function objectsOf(
  context: Context,
  operation: OperationId,
  sent: RequestParts,
  answer: Received,
): Promise<HistoryObject[]> {
  const { area, path } = operations[operation]
  const { id, customerNumber: bpNumber = '' } = (answer.body ?? {}) as { id?: string; customerNumber?: string }
  if (operation === 'bankCreateCompany') {
    const company = await context.read('bankGetBusinessCustomer', { params: { bpNumber } })
    return [{ objectType: 'BUSINESS_CUSTOMER', objectId: company.id }]
  }
  const record = sent.params?.callingNumberId ?? sent.params?.adminId ?? id
  if (record !== undefined && path.includes('/calling-numbers'))
    return [{ objectType: 'CALLING_NUMBER', objectId: record }]
  if (record !== undefined && path.includes('/admins')) return [{ objectType: 'BUSINESS_ADMIN', objectId: record }]
  const person = area === 'bank' ? customerOf(operation, 'usual') : area === 'business' ? 'business' : 'private'
  const objectId = sent.params?.customerId ?? (await context.customerId(person))
  if (person === 'private') return [{ objectType: 'PRIVATE_CUSTOMER', objectId }]
  const company: HistoryObject = { objectType: 'BUSINESS_CUSTOMER', objectId }
  if (area === 'bank') return [company]
  return [company, { objectType: 'BUSINESS_ADMIN', objectId: subjectOf(await context.tokenOf('business')) }]
}

/** Whose token it is. */
const subjectOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub
