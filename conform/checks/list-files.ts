/** A file that has the rows of a list has a new row at once. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import { type ScenarioRequest, expect } from '#conform/scenario.ts'
import { isFields, paramNames } from '#conform/views.ts'
import { type OperationId, operations } from '#generated/operations.ts'

type File = { operation: OperationId; request: ScenarioRequest; answer: ReceivedAnswer }

const all = Object.keys(operations) as OperationId[]

/** The files below the address of a list. */
const filesOf = ({ contract }: Context, operation: OperationId): OperationId[] => {
  const { path, method } = operations[operation]
  if (method !== 'POST' || !('201' in contract.operation(operation).responses)) return []
  const isFile = (one: OperationId) => {
    const { content = {} } = contract.operation(one).responses['200'] ?? {}
    return operations[one].method === 'GET' && Object.keys(content).some((type) => type.startsWith('text/'))
  }
  const hasSameParams = (one: OperationId) => paramNames(one).join() === paramNames(operation).join()
  return all.filter((one) => operations[one].path.startsWith(`${path}/`) && hasSameParams(one) && isFile(one))
}

/** The files before a record is created. */
export async function readListFiles(
  context: Context,
  operation: OperationId,
  { params = {}, token }: ScenarioRequest,
): Promise<File[]> {
  const request = { params, ...(token !== undefined && { token }) }
  const files: File[] = []
  for (const one of filesOf(context, operation))
    files.push({ operation: one, request, answer: await context.call(one, request) })
  return files
}

/** Texts that no file writes in another way. */
const isPlain = (value: unknown): value is string => typeof value === 'string' && /^[\w.@-]{6,}$/.test(value)

/** Each file has a text of the new record that it did not have before. */
export async function expectInListFiles(
  context: Context,
  operation: OperationId,
  { body }: ScenarioRequest,
  files: readonly File[],
): Promise<void> {
  for (const { operation: file, request, answer: before } of files) {
    const isNew = (text: string) => !before.bytes.includes(text)
    const texts = isFields(body) ? Object.values(body).filter(isPlain).filter(isNew) : []
    if (before.status !== 200 || texts.length === 0) continue
    const after = await context.call(file, request)
    const isShown = texts.some((text) => after.bytes.includes(text))
    const message = `${file} does not have what ${operation} has just created`
    expect(context, after, isShown, message, 'rule/stored-as-sent', { operation, cause: 'a file lacks the new row' })
  }
}
