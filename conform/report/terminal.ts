/** Terminal output: progress of a run and its summary. */
import type { Finding, Result } from '#conform/finding.ts'
import type { Run } from '#conform/run.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** `1 check`, `2 checks`. */
export const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** One line for an operation, then its findings. */
export function operationLines(operation: OperationId, results: Result[]): string[] {
  const found = results.flatMap(({ findings }) => findings)
  const skipped = results.filter((one) => one.skipped !== undefined).length
  const took = results.reduce((sum, one) => sum + one.milliseconds, 0)
  const checks = `${pluralize(results.length, 'check')}${skipped > 0 ? `, ${skipped} skipped` : ''}, ${seconds(took)}`
  return [`${found.length > 0 ? '✘' : '✔'} ${operation} (${checks})`, ...findingLines(found)]
}

const maxFindingLines = 5

/** Shows equal findings once, and of many the first few. */
function findingLines(found: Finding[]): string[] {
  const different = [...Map.groupBy(found, ({ says, pointer }) => `${says} ${pointer}`).values()].map(
    ([first]) => first!,
  )
  const rest = found.length - Math.min(different.length, maxFindingLines)
  return [
    ...different.slice(0, maxFindingLines).flatMap(findingDetails),
    ...(rest > 0 ? [`    … and ${rest} more; --html, --json and --junit tell all`] : []),
  ]
}

const findingDetails = ({ says, pointer, call, traceId }: Finding): string[] => [
  `    ${says}`,
  `      ${call}${traceId && ` [${traceId}]`}`,
  `      ${pointer}`,
]

export function summaryLines({ results, statuses, leftovers, remarks, ended, milliseconds }: Run): string[] {
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
    `${pluralize(results.length, 'check')} of ${all} of ${Object.keys(operations).length} operations in ${seconds(milliseconds)}: ` +
      (found.length === 0
        ? 'no finding.'
        : `${pluralize(found.length, 'finding')} at ${pluralize(wrong.size, 'operation')}.`),
    `${statuses.seen} of ${statuses.named} answers that the contract names were seen.`,
    ...(statuses.seen === 0 ? ['So nothing is proved.'] : []),
    ...listed('Not seen', ended === undefined ? unseenStatusLines(statuses.unseen) : []),
    ...listed(
      'Skipped',
      (ended === undefined ? [...reasons] : []).map(
        ([reason, those]) => `${pluralize(those.length, 'check')}: ${reason}`,
      ),
    ),
    ...listed('Left behind', leftovers),
    ...listed('To know', remarks),
  ]
}

const listed = (title: string, lines: string[]) =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((one) => `  ${one}`)]

function unseenStatusLines(unseen: string[]): string[] {
  const groups = Map.groupBy(unseen, (one) => one.split(' ')[1]!)
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, those]) => {
      const names = those.map((one) => one.split(' ')[0]!)
      const more = names.length > 4 ? ` and ${names.length - 4} more` : ''
      return `${status}: ${names.slice(0, 4).join(', ')}${more}`
    })
}

// Progress: one line that is rewritten on a terminal, a line for each operation elsewhere.

type Stream = { isTTY?: boolean; columns?: number; write: (text: string) => unknown }

const clear = '\r\u001B[2K'

/** Clean operations leave no line on a terminal; `CI` and `TERM=dumb` mean that no person watches. */
export function createProgress(stream: Stream, environment: NodeJS.ProcessEnv, count = Object.keys(operations).length) {
  const isLive = stream.isTTY === true && !environment.CI && environment.TERM !== 'dumb'
  let done = 0
  return {
    onCheck: (operation: OperationId, check: string): void => {
      if (!isLive) return
      const line = `${done} of ${count} operations · ${operation} ${check}`
      stream.write(`${clear}${line.slice(0, (stream.columns ?? 80) - 1)}`)
    },
    onOperation: (operation: OperationId, results: Result[]): void => {
      done += 1
      const isClean = results.every(({ findings }) => findings.length === 0)
      if (!isLive) stream.write(`${operationLines(operation, results).join('\n')}\n`)
      else if (!isClean) stream.write(`${clear}${operationLines(operation, results).join('\n')}\n`)
    },
    end: (): void => {
      if (isLive) stream.write(clear)
    },
  }
}
