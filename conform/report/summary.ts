/** What a person reads while the kit works and at its end. */
import type { Run } from '#conform/run.ts'
import type { Finding, Result } from '#conform/finding.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** `1 check`, `2 checks`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** One line for an operation, then its findings. */
export function linesOf(operation: OperationId, results: Result[]): string[] {
  const found = results.flatMap(({ findings }) => findings)
  const skipped = results.filter((one) => one.skipped !== undefined).length
  const took = results.reduce((sum, one) => sum + one.milliseconds, 0)
  const checks = `${counted(results.length, 'check')}${skipped > 0 ? `, ${skipped} skipped` : ''}, ${seconds(took)}`
  return [`${found.length > 0 ? '✘' : '✔'} ${operation} (${checks})`, ...told(found)]
}

const mostTold = 5

/** What is found again and again is told once, and of many the first few. */
function told(found: Finding[]): string[] {
  const different = [...Map.groupBy(found, ({ says, pointer }) => `${says} ${pointer}`).values()].map(
    ([first]) => first!,
  )
  const rest = found.length - Math.min(different.length, mostTold)
  return [
    ...different.slice(0, mostTold).flatMap(linesOfFinding),
    ...(rest > 0 ? [`    … and ${rest} more; --html, --json and --junit tell all`] : []),
  ]
}

const linesOfFinding = ({ says, pointer, call, traceId }: Finding): string[] => [
  `    ${says}`,
  `      ${call}${traceId && ` [${traceId}]`}`,
  `      ${pointer}`,
]

export function summaryOf({ results, statuses, leftovers, remarks, ended, milliseconds }: Run): string[] {
  const found = results.flatMap(({ findings }) => findings)
  const wrong = new Set(results.filter(({ findings }) => findings.length > 0).map(({ operation }) => operation))
  const reasons = Map.groupBy(
    results.filter((one) => one.skipped !== undefined),
    (one) => one.skipped,
  )
  const all = new Set(results.map(({ operation }) => operation)).size
  return [
    '',
    ...(ended === undefined ? [] : [`Ended: ${ended}`]),
    `${counted(results.length, 'check')} of ${all} of ${Object.keys(operations).length} operations in ${seconds(milliseconds)}: ` +
      (found.length === 0
        ? 'no finding.'
        : `${counted(found.length, 'finding')} at ${counted(wrong.size, 'operation')}.`),
    `${statuses.seen} of ${statuses.named} answers that the contract names were seen.`,
    ...(statuses.seen === 0 ? ['So nothing is proved.'] : []),
    ...listed('Not seen', ended === undefined ? unseenByStatus(statuses.unseen) : []),
    ...listed(
      'Skipped',
      (ended === undefined ? [...reasons] : []).map(
        ([reason, those]) => `${counted(those.length, 'check')}: ${reason}`,
      ),
    ),
    ...listed('Left behind', leftovers),
    ...listed('To know', remarks),
  ]
}

const listed = (title: string, lines: string[]) =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((one) => `  ${one}`)]

function unseenByStatus(unseen: string[]): string[] {
  const groups = Map.groupBy(unseen, (one) => one.split(' ')[1]!)
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, those]) => {
      const names = those.map((one) => one.split(' ')[0]!)
      const more = names.length > 4 ? ` and ${names.length - 4} more` : ''
      return `${status}: ${names.slice(0, 4).join(', ')}${more}`
    })
}
