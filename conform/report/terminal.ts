/** Terminal output: progress of a run and its summary. */
import { type Assessment, type AssessedCause, type KnownCause, assessRun, isNew } from '#conform/baseline.ts'
import { type ReplayedCause, groupCauses } from '#conform/causes.ts'
import { answerText, curlOf } from '#conform/exchanges.ts'
import type { Result } from '#conform/finding.ts'
import type { Replay } from '#conform/replay.ts'
import { compareWithRule, ruleText } from '#conform/rules.ts'
import type { Run } from '#conform/run.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** `1 check`, `2 checks`. */
export const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** One line for an operation, then one for each of its causes that `shown` does not have; adds them to it. */
export function operationLines(operation: OperationId, results: Result[], shown = new Set<string>()): string[] {
  const { causes } = groupCauses(results)
  const fresh = causes.filter(({ id }) => !shown.has(id))
  for (const { id } of fresh) shown.add(id)
  const skipped = results.filter((one) => one.skipped !== undefined).length
  const took = results.reduce((sum, one) => sum + one.milliseconds, 0)
  const checks = [
    pluralize(results.length, 'check'),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(causes.length > 0 ? [pluralize(causes.length, 'cause')] : []),
    seconds(took),
  ].join(', ')
  return [
    `${causes.length > 0 ? '✘' : '✔'} ${operation} (${checks})`,
    ...fresh.map(({ id, example: { says } }) => `    ${id} ${shorten(says)}`),
  ]
}

/** The characters of most terminals in a line. */
const lineLength = 120

/** Cuts a text to one line of most terminals. */
const shorten = (sentence: string, most = lineLength) =>
  sentence.length > most ? `${sentence.slice(0, most - 1)}…` : sentence

/** One line for each cause; `isVerbose` adds the call that showed it first, its place, and the rule that it breaks. */
const causeLines = (causes: readonly AssessedCause[], isVerbose: boolean): string[] =>
  causes.flatMap((cause) => [causeLine(cause), ...(isVerbose ? causeDetails(cause) : [])])

function causeLine({ id, severity, count, operations: names, example }: AssessedCause): string {
  const [head, tail] = [`${id} ${severity.padEnd(7)}  `, ` (${count}×, ${operationsText(names, 1)})`]
  return `${head}${shorten(example.says, lineLength - head.length - tail.length)}${tail}`
}

const causeDetails = ({ example }: AssessedCause): string[] => [
  `         ${example.call}${example.traceId && ` [${example.traceId}]`}`,
  `         ${example.pointer}`,
  `         ${shorten(ruleText(example.pointer))}`,
]

/** `privateGetProduct and 3 more`. */
export const operationsText = (names: readonly string[], most: number): string => {
  if (names.length === 0) return 'the whole backend'
  const rest = names.length - most
  return `${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** What a replay of a cause has sent and seen. */
export function replayLines({ id, check: { operation, name } }: ReplayedCause, replay: Replay): string[] {
  const head = `${id}: ${operation}, "${name}"`
  if (replay.outcome === 'not possible') return [head, `Cannot be replayed: ${replay.why}`]
  if (replay.outcome === 'gone')
    return [
      head,
      ...listed(
        'Findings of other causes',
        replay.others.map(({ says }) => shorten(says)),
      ),
      'Not found any more.',
    ]
  const { finding, isAlone } = replay
  const { calls = [] } = finding
  const { expected, actual } = compareWithRule(finding)
  return [
    head,
    ...calls.flatMap((call, at) => ['', `${at + 1}. ${curlOf(call)}`, `   → ${answerText(call)}`]),
    '',
    finding.says,
    `Place:    ${finding.pointer}`,
    ...(finding.status === undefined ? [] : [`Rule:     ${ruleText(finding.pointer)}`]),
    `Expected: ${expected}`,
    `Actual:   ${actual}`,
    `Still there${isAlone ? '' : ', after all earlier checks of the operation'}.`,
  ]
}

const knownLine = ({ id, severity, key, operations: names }: KnownCause) =>
  `${id} ${severity}  ${shorten(key.replace('\n', ': '))} (${operationsText(names, 1)})`

/** A run that was aborted lists no causes: most of them follow from what aborted it, and progress has shown the others. */
export const summaryLines = (run: Run, assessment: Assessment = assessRun(run), isVerbose = false): string[] => [
  '',
  ...resultLines(run, assessment),
  ...(run.ended === undefined ? causeSections(assessment, isVerbose) : []),
  ...coverageLines(run),
]

/** What was checked, and the number of causes. */
export function resultLines({ results, statuses, ended, stoppedAfter, milliseconds }: Run, assessment: Assessment) {
  const wrong = new Set(results.filter(({ findings }) => findings.length > 0).map(({ operation }) => operation))
  const checked = new Set(results.map(({ operation }) => operation)).size
  const isClean = assessment.causes.length === 0
  return [
    ...(ended === undefined ? [] : [`Ended: ${ended}`]),
    ...(stoppedAfter === undefined ? [] : [`Stopped after ${stoppedAfter}, which shows a new cause.`]),
    `${pluralize(results.length, 'check')} of ${checked} of ${Object.keys(operations).length} operations in ${seconds(milliseconds)}: ` +
      (isClean ? 'no finding.' : `${countedCauses(assessment)} at ${pluralize(wrong.size, 'operation')}.`),
    `${statuses.seen} of ${statuses.named} answers that the contract names were seen.`,
    ...(statuses.seen === 0 ? ['So nothing is proved.'] : []),
  ]
}

const causeSections = ({ causes, mended, unchecked }: Assessment, isVerbose: boolean): string[] => [
  ...listed('New causes, those first that explain most', causeLines(causes.filter(isNew), isVerbose)),
  ...listed('Known, and new at these operations', causes.flatMap(newOperationsLines)),
  ...listed('Mended', mended.map(knownLine)),
  ...(unchecked.length > 0 ? [`Not checked: ${pluralize(unchecked.length, 'known cause')}`] : []),
]

/** What was not checked, and what the run leaves behind. */
export function coverageLines({
  results,
  statuses,
  unseenStates,
  leftovers,
  remarks,
  ended,
  stoppedAfter,
}: Run): string[] {
  const isWhole = (ended ?? stoppedAfter) === undefined
  const reasons = Map.groupBy(
    results.filter((one) => one.skipped !== undefined),
    (one) => one.skipped,
  )
  return [
    ...listed('Not seen', isWhole ? unseenStatusLines(statuses.unseen) : []),
    ...listed('States not seen', isWhole ? unseenStates : []),
    ...listed(
      'Skipped',
      (isWhole ? [...reasons] : []).map(([reason, those]) => `${pluralize(those.length, 'check')}: ${reason}`),
    ),
    ...listed('Left behind', leftovers),
    ...listed('To know', remarks),
  ]
}

/** `18000 findings of 30 causes (12 breaking; 2 new, 28 known)`. */
function countedCauses({ causes }: Pick<Assessment, 'causes'>): string {
  const findings = causes.reduce((sum, { count }) => sum + count, 0)
  const breaking = causes.filter(({ severity }) => severity === 'breaks').length
  const fresh = causes.filter(isNew).length
  const known = fresh === causes.length ? '' : `; ${fresh} new, ${causes.length - fresh} known`
  return `${pluralize(findings, 'finding')} of ${pluralize(causes.length, 'cause')} (${breaking} breaking${known})`
}

const newOperationsLines = ({ id, operations: names, newOperations }: AssessedCause): string[] =>
  newOperations.length > 0 && newOperations.length < names.length ? [`${id}: ${operationsText(newOperations, 4)}`] : []

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

/** Clean operations leave no line on a terminal, causes appear once and `known` ones never; `CI` and `TERM=dumb` mean that no person watches. */
export function createProgress(
  stream: Stream,
  environment: NodeJS.ProcessEnv,
  count = Object.keys(operations).length,
  known: ReadonlySet<string> = new Set(),
) {
  const isLive = stream.isTTY === true && !environment.CI && environment.TERM !== 'dumb'
  let done = 0
  const shown = new Set(known)
  return {
    onCheck: (operation: OperationId, check: string): void => {
      if (!isLive) return
      const line = `${done} of ${count} operations · ${operation} ${check}`
      stream.write(`${clear}${line.slice(0, (stream.columns ?? 80) - 1)}`)
    },
    onOperation: (operation: OperationId, results: Result[]): void => {
      done += 1
      const isClean = results.every(({ findings }) => findings.length === 0)
      const lines = operationLines(operation, results, shown).join('\n')
      if (!isLive) stream.write(`${lines}\n`)
      else if (!isClean) stream.write(`${clear}${lines}\n`)
    },
    end: (): void => {
      if (isLive) stream.write(clear)
    },
  }
}
