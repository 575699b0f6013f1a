/** A request whose form the contract accepts, about something that exists. */
import type { RequestParts } from '#conform/backend.ts'
import type { OperationId } from '#generated/operations.ts'
import type { Target } from './target.ts'

export async function validRequest(
  target: Target,
  operation: OperationId,
): Promise<{ owner: string; parts: RequestParts }> {
  const { parameters, body } = target.contract.operation(operation)
  const { owner, params } = await target.paramsOf(operation)
  const needed = parameters.filter((one) => one.required && one.name !== 'X-Trace-Id' && one.in !== 'path')
  const values = (place: string) =>
    Object.fromEntries(needed.filter((one) => one.in === place).map(({ name, example }) => [name, String(example)]))
  const [mediaType, media] = Object.entries(body?.content ?? {})[0] ?? []
  const [example] = Object.values(media?.examples ?? {})
  const parts: RequestParts = { params, query: values('query'), headers: values('header') }
  if (mediaType !== undefined && example !== undefined) parts.body = target.contract.example(example)
  if (mediaType !== undefined && mediaType !== 'application/json') parts.mediaType = mediaType
  return { owner, parts }
}
