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
  const index = indexFindings(results)
  const byKey = new Map<string, Omit<Cause, 'operations'> & { operations: Set<OperationId> }>()
  const idsOf = new Map<Result, string[]>()
  for (const result of results) {
    const ids = new Set<string>()
    for (const finding of result.findings) {
      const root = rootOf(finding, index)
      const keys = keysOf(root)
      const key = keys.find((one) => byKey.has(one)) ?? keys[0]!
      const severity = severityOf(finding)
      const { operation, name, needs = [] } = index.resultOf.get(root)!
      const cause = byKey.get(key) ?? {
        id: idOf(key),
        key,
        severity,
        count: 0,
        operations: new Set(),
        example: root,
        check: { operation, name, needs },
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

// Consequences: findings that another finding explains.

/** What finds the cause of a finding among all findings of a run. */
type FindingIndex = {
  /** The check that has made a finding. */
  resultOf: ReadonlyMap<Finding, Result>
  /** The findings about one answer, by its trace id. */
  byAnswer: ReadonlyMap<string, readonly Finding[]>
  /** The first finding of an operation that breaks a rule about lists, or comes with a status, by `repeatedKeyOf`. */
  repeated: ReadonlyMap<string, Finding>
  /** That the backend ignores a header of requests, by the header. */
  ignoredHeaders: ReadonlyMap<string, Finding>
  /** Keys of wrong bodies of answers that came with an expected status too, so that no status explains them. */
  unexplained: ReadonlySet<string>
}

function indexFindings(results: readonly Result[]): FindingIndex {
  const all = results.flatMap(({ findings }) => findings)
  const firstOf = (keyOf: (finding: Finding) => string | undefined) =>
    new Map(all.toReversed().flatMap((one) => (keyOf(one) === undefined ? [] : [[keyOf(one)!, one]])))
  const byAnswer = Map.groupBy(all, ({ traceId }) => traceId)
  byAnswer.delete('')
  const unexplained = all.filter((one) => one.answer?.rule && wrongStatusOf(one, byAnswer) === undefined)
  return {
    resultOf: new Map(results.flatMap((result) => result.findings.map((one) => [one, result]))),
    byAnswer,
    repeated: firstOf(repeatedKeyOf),
    ignoredHeaders: firstOf(({ ignoredHeader }) => ignoredHeader),
    unexplained: new Set(unexplained.flatMap((one) => keysOf(one))),
  }
}

/** Finds the finding from which this one follows; itself when there is none. */
function rootOf(finding: Finding, index: FindingIndex): Finding {
  const root =
    index.ignoredHeaders.get(finding.header ?? '') ??
    sameAnswerRootOf(finding, index) ??
    repeatedRootOf(finding, index) ??
    recordRootOf(finding, index)
  if (root !== undefined) return rootOf(root, index)
  const status = index.unexplained.has(keysOf(finding)[0]!) ? undefined : wrongStatusOf(finding, index.byAnswer)
  return status === undefined ? finding : rootOf(status, index)
}

/** Success, refusal (redirections count as such) or failure. */
const classOf = (status: number) => (status < 300 ? 'success' : status < 500 ? 'refusal' : 'failure')
const isUndeclaredStatus = ({ answer, pointer }: Finding) => answer !== undefined && pointer.endsWith('/responses')
/** The media type or the status is not in the contract, or the body is no JSON. */
const isUnreadable = ({ answer, pointer }: Finding) =>
  answer !== undefined && answer.rule === undefined && /\/(?:responses|content)$/.test(pointer)

/**
 * An answer that cannot be read explains what else is wrong with it, and the first rule that a field of it breaks explains the others.
 * An undeclared status explains that it is not the expected one of its class.
 */
function sameAnswerRootOf(finding: Finding, { byAnswer }: FindingIndex): Finding | undefined {
  const ofAnswer = byAnswer.get(finding.traceId) ?? []
  const { status, answer } = finding
  if (status)
    return ofAnswer.find(
      (one) => isUndeclaredStatus(one) && status.wanted.some((wanted) => classOf(wanted) === classOf(status.got)),
    )
  const earlier = ofAnswer.slice(0, ofAnswer.indexOf(finding))
  return earlier.find((one) => isUnreadable(one) || (answer?.field !== undefined && one.answer?.field === answer.field))
}

/** Rules about the rows of a list, with the rule whose breach explains theirs: rows in another order are cut into other pages. */
const explainedByPages = new Set(['rule/order', 'rule/filters', 'rule/searches'])
const listPlaces = new Set([...explainedByPages, 'rule/pages', 'rule/days'])

const listKeyOf = (operation: OperationId | undefined, place: string) => `${operation} ${place}`

/** Findings with the same key at an operation are one mistake: about a list, and a wrong refusal instead of one status. */
function repeatedKeyOf({ status, pointer, operation }: Finding): string | undefined {
  if (status === undefined) return listPlaces.has(pointer) ? listKeyOf(operation, pointer) : undefined
  const isOneRefusal = [status.got, ...status.wanted].every((one) => classOf(one) === 'refusal' && one !== 400)
  return isOneRefusal ? `${operation} ${status.got} instead of ${status.wanted.join()}` : undefined
}

/** The first finding of an operation explains the others with its key; within one check also those about one status. */
function repeatedRootOf(finding: Finding, { repeated, resultOf }: FindingIndex): Finding | undefined {
  const { status, pointer, operation } = finding
  const pages = explainedByPages.has(pointer) ? repeated.get(listKeyOf(operation, 'rule/pages')) : undefined
  const first =
    pages ??
    repeated.get(repeatedKeyOf(finding) ?? '') ??
    (status &&
      resultOf
        .get(finding)!
        .findings.find((one) => one.status !== undefined && one.pointer === pointer && one.operation === operation))
  return first === finding ? undefined : first
}

/** A record that breaks its schema explains that it cannot be worked with, or is not equal to another one. */
function recordRootOf(finding: Finding, { resultOf }: FindingIndex): Finding | undefined {
  const { operation, fields, says, comparesRecords, isInterruption } = finding
  const broken = resultOf.get(finding)!.findings.filter(({ answer }) => answer !== undefined && answer.status < 300)
  if (isInterruption) return broken.at(-1)
  const ofRecords = broken.filter(
    (one) => one.operation && (one.operation === operation || says.includes(one.operation)),
  )
  if (comparesRecords) return ofRecords[0]
  const names = fields?.map(lastName)
  return names && ofRecords.find((one) => names.includes(lastName(one.answer?.field ?? '')))
}

const lastName = (field: string) => field.split('.').at(-1)!

/** An unexpected refusal explains that its body is not that of the expected one, and a broken request that is accepted what it makes. */
const wrongStatusOf = ({ answer, traceId }: Finding, byAnswer: FindingIndex['byAnswer']): Finding | undefined =>
  answer?.rule
    ? byAnswer
        .get(traceId)
        ?.find(({ status }) => status?.got === answer.status && (status.got >= 400 || status.wanted.includes(400)))
    : undefined
