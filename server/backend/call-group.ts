/** Groups of operations that fail together and that people notice together; the alerts count failures within each. */
import type { FlatOperation } from '#contract-checks/contract.ts'

export const callGroups = ['sign-in', 'read', 'write', 'file'] as const
export type CallGroup = (typeof callGroups)[number]

const hasFile = (content: object = {}) => Object.keys(content).some((mediaType) => mediaType !== 'application/json')

/** The group of an operation, from the contract. */
export function groupOf({ tags, method, body, responses }: FlatOperation): CallGroup {
  if (tags.some((tag) => tag.endsWith('-login'))) return 'sign-in'
  if ([body, ...Object.values(responses)].some((message) => hasFile(message?.content))) return 'file'
  return method === 'get' ? 'read' : 'write'
}
