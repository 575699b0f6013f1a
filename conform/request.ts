/** A request that the contract accepts, and what the contract finds wrong with another one. */
import { type Violation } from '#generated/model/violation.ts'
import type { OperationId } from '#generated/operations.ts'
import type { Contract } from '#contract-checks/bundle.ts'
import { requestCheck } from '#contract-checks/request-check.ts'
import type { Parts } from '#conform/backend.ts'
import type { Context, Resource } from '#conform/context.ts'
import { unknownId, usualParams } from '#conform/params.ts'
import type { RequestParts, Scenario } from '#conform/scenario.ts'

/** The scenario's request; what it leaves out is taken from the contract's first example. */
export async function requestOf(
  context: Context,
  operation: OperationId,
  scenario: Scenario,
  resource: Resource = 'usual',
) {
  return completed(context, operation, (await scenario.request?.(context, resource)) ?? {}, resource)
}

export async function completed(
  context: Context,
  operation: OperationId,
  parts: RequestParts,
  resource: Resource,
): Promise<RequestParts> {
  const { parameters, body } = context.contract.operation(operation)
  const required = parameters.filter((one) => one.in === 'header' && one.required && one.name !== 'X-Trace-Id')
  const [mediaType, media] = Object.entries(body?.content ?? {})[0] ?? []
  const [example] = Object.values(media?.examples ?? {})
  const ofExample = example && { body: context.contract.example(example) }
  return {
    ...(mediaType !== undefined && { ...ofExample, ...(mediaType !== 'application/json' && { mediaType }) }),
    ...parts,
    params: { ...(await usualParams(context, operation, resource, parts.params ?? {})), ...parts.params },
    headers: {
      ...Object.fromEntries(required.map(({ name, example: value }) => [name, String(value)])),
      ...parts.headers,
    },
  }
}

/** What the contract says against a request, besides its path. */
export function violationsIn(contract: Contract): (operation: OperationId, parts: Parts) => Violation[] {
  const check = requestCheck(contract)
  return (operation, { params = {}, query = {}, headers = {}, body, mediaType: given }) => {
    const mediaType = given ?? 'application/json'
    const sent = Object.entries({ 'X-Trace-Id': unknownId, 'Content-Type': mediaType, ...headers })
    const texts = Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value : String(value)])
    const bytes = typeof body === 'string' && given !== undefined ? body : JSON.stringify(body)
    return check.read(contract.operation(operation), {
      params,
      query: Object.fromEntries(texts) as Record<string, string | string[]>,
      headers: Object.fromEntries(
        sent.filter(([, value]) => value !== '').map(([name, value]) => [name.toLowerCase(), value]),
      ),
      body: body === undefined ? Buffer.alloc(0) : Buffer.from(body instanceof Uint8Array ? body : bytes),
    }).violations
  }
}
