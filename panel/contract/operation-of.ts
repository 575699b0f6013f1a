import { type OperationId, operations } from '#generated/operations.ts'

const isParameter = (segment: string): boolean => segment.startsWith('{')

const known = (Object.keys(operations) as OperationId[]).map((id) => ({
  id,
  method: operations[id].method as string,
  segments: operations[id].path.split('/'),
}))

const fits = (segments: readonly string[], target: readonly string[]): boolean =>
  segments.length === target.length && segments.every((one, at) => (isParameter(one) ? target[at] : one === target[at]))

/** The operation that a call belongs to; where several fit, literal segments win over parameters (A15). */
export function operationOf(method: string, path: string): OperationId | undefined {
  const target = path.split('/')
  const candidates = known.filter((one) => one.method === method && fits(one.segments, target))
  const parameters = ({ segments }: { segments: string[] }) =>
    segments.map((segment) => (isParameter(segment) ? '1' : '0')).join('')
  return candidates.sort((a, b) => (parameters(a) < parameters(b) ? -1 : 1))[0]?.id
}
