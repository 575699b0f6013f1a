import type { Finding } from '#conform/finding.ts'

/**
 * `breaks`: a client cannot work with it, data is lost, or access is granted without permission. `differs`: it is not what the contract says, and
 * none of that follows from it. The checks do not tell which of these differences do not matter, so there is no third severity.
 */
export type Severity = 'breaks' | 'differs'

const sessionStatuses = [401, 403, 458, 459]

/** Rules about time, order, filters, searches, totals and the history. */
const differingPlaces = new Set([
  'rule/in-time',
  'rule/order',
  'rule/filters',
  'rule/searches',
  'rule/days',
  'rule/totals',
  'rule/sign-ins',
  'rule/history',
])

/** Rules that forbid additional fields, which clients ignore. */
const additionRules = new Set(['additionalProperties', 'unevaluatedProperties'])

export function severityOf({ status, answer, pointer }: Finding): Severity {
  if (status) return isHarmfulStatus(status) ? 'breaks' : 'differs'
  if (answer) return isHarmfulAnswer(answer, pointer) ? 'breaks' : 'differs'
  return differingPlaces.has(pointer) || pointer.endsWith('/responses/400') ? 'differs' : 'breaks'
}

function isHarmfulStatus({ got, wanted }: NonNullable<Finding['status']>): boolean {
  const isWanted = (one: number) => wanted.includes(one)
  if (got >= 500) return true
  if (wanted.some((one) => one < 300)) return got >= 300
  if (got < 300) return !isWanted(400)
  // Requests that test the session are malformed: another refusal proves that it is not the session that was refused.
  return sessionStatuses.some(isWanted) !== sessionStatuses.includes(got)
}

function isHarmfulAnswer({ status, rule }: NonNullable<Finding['answer']>, pointer: string): boolean {
  if (pointer.endsWith('/responses')) return status >= 500 || (status >= 300 && status < 400)
  return status < 400 && !additionRules.has(rule ?? '')
}
