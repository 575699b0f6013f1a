/** Groups the findings of a run by their cause. */
import { idOf, keysOf } from '#conform/cause-key.ts'
import type { Finding, Result } from '#conform/finding.ts'
import { type Severity, severityOf } from '#conform/severity.ts'
import type { OperationId } from '#generated/operations.ts'

export type Cause = {
  /** The same in every run and on every machine. */
  id: string
  /** The place in the contract and what is wrong there. */
  key: string
  severity: Severity
  /** The number of findings that it explains. */
  count: number
  /** The operations that are wrong, in alphabetical order; empty when it stands for the whole backend. */
  operations: OperationId[]
  /** The first finding. */
  example: Finding
  /** The check that showed it first. */
  check: CheckOfCause
}

/** What a replay needs of a cause. */
export type ReplayedCause = Pick<Cause, 'id' | 'key' | 'check'>

/** Identifies a check of an operation, with the checks before it without which it cannot be made. */
export type CheckOfCause = { operation: OperationId; name: string; needs: readonly string[] }

/** Causes, those first that explain most, and the ids of the causes of each check that failed. */
export type Causes = { causes: Cause[]; idsOf: ReadonlyMap<Result, string[]> }

export function groupCauses(results: readonly Result[]): Causes {
  const unexplained = findUnexplained(results)
  const byKey = new Map<string, Omit<Cause, 'operations'> & { operations: Set<OperationId> }>()
  const idsOf = new Map<Result, string[]>()
  for (const result of results) {
    const ids = new Set<string>()
    for (const finding of result.findings) {
      const root = rootOf(finding, result.findings, unexplained)
      const keys = keysOf(root)
      const key = keys.find((one) => byKey.has(one)) ?? keys[0]!
      const severity = severityOf(finding)
      const cause = byKey.get(key) ?? {
        id: idOf(key),
        key,
        severity,
        count: 0,
        operations: new Set(),
        example: root,
        check: { operation: result.operation, name: result.name, needs: result.needs ?? [] },
      }
      byKey.set(key, cause)
      ids.add(cause.id)
      cause.count += 1
      if (severity === 'breaks') cause.severity = severity
      if (root.operation !== undefined) cause.operations.add(root.operation)
    }
    if (ids.size > 0) idsOf.set(result, [...ids])
  }
  const causes = [...byKey.values()].map((cause) => ({ ...cause, operations: [...cause.operations].toSorted() }))
  return { causes: causes.toSorted(byImportance), idsOf }
}

const byImportance = (one: Cause, other: Cause): number =>
  other.count - one.count || one.severity.localeCompare(other.severity) || one.id.localeCompare(other.id)

// Consequences: findings that another finding of the same check explains.

/** Finds the finding of the same check from which this one follows; itself when there is none. */
function rootOf(finding: Finding, found: readonly Finding[], unexplained: ReadonlySet<string>): Finding {
  const root = statusRootOf(finding, found) ?? repeatedRootOf(finding, found) ?? recordRootOf(finding, found)
  if (root !== undefined) return rootOf(root, found, unexplained)
  const status = wrongStatusOf(finding, found)
  return status === undefined || unexplained.has(keysOf(finding)[0]!) ? finding : rootOf(status, found, unexplained)
}

const isUndeclaredStatus = ({ answer, pointer }: Finding) => answer !== undefined && pointer.endsWith('/responses')
/** Success, refusal (redirections count as such) or failure. */
const classOf = (status: number) => (status < 300 ? 'success' : status < 500 ? 'refusal' : 'failure')

/** A status that the contract does not name explains that it is not the expected one of its class. */
const statusRootOf = ({ status, traceId }: Finding, found: readonly Finding[]) =>
  status &&
  found.find(
    (one) =>
      isUndeclaredStatus(one) &&
      one.traceId === traceId &&
      status.wanted.some((wanted) => classOf(wanted) === classOf(status.got)),
  )

/** Decisions about lists: one mistake in pages, order, filters or a search shows in several comparisons of a check. */
const listPlaces = new Set(['A16, A20', 'A17', 'A19', 'A115', 'A120'])

/** The first finding of a check explains those after it at the same place, about statuses and about lists. */
function repeatedRootOf(finding: Finding, found: readonly Finding[]): Finding | undefined {
  const { status, pointer, operation } = finding
  if (status === undefined && !listPlaces.has(pointer)) return undefined
  const first = found.find(
    (one) => one.pointer === pointer && one.operation === operation && Boolean(one.status) === Boolean(status),
  )
  return first === finding ? undefined : first
}

/** A record that breaks its schema explains that it cannot be worked with, or is not equal to another one. */
function recordRootOf(finding: Finding, found: readonly Finding[]): Finding | undefined {
  const { operation, fields, says, comparesRecords, isInterruption } = finding
  const broken = found.filter(({ answer }) => answer !== undefined && answer.status < 300)
  if (isInterruption) return broken.at(-1)
  const ofRecords = broken.filter(
    (one) => one.operation && (one.operation === operation || says.includes(one.operation)),
  )
  if (comparesRecords) return ofRecords[0]
  const names = fields?.map(lastName)
  return names && ofRecords.find((one) => names.includes(lastName(one.answer?.field ?? '')))
}

const lastName = (field: string) => field.split('.').at(-1)!

/** An unexpected status explains that its body is not that of the expected one. */
const wrongStatusOf = ({ answer, traceId }: Finding, found: readonly Finding[]) =>
  answer?.rule && answer.status >= 400
    ? found.find((one) => one.traceId === traceId && one.status?.got === answer.status)
    : undefined

/** Keys of wrong bodies of refusals that came with an expected status too, so that no status explains them. */
const findUnexplained = (results: readonly Result[]): ReadonlySet<string> =>
  new Set(
    results.flatMap(({ findings }) =>
      findings
        .filter((one) => one.answer?.rule && wrongStatusOf(one, findings) === undefined)
        .flatMap((one) => keysOf(one)),
    ),
  )
