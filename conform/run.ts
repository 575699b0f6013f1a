/** Runs the checks of the chosen operations: in sequence where they share people, else concurrently. */
import { NoAnswer, describeError } from '#conform/backend.ts'
import { inactiveChoiceChecks } from '#conform/checks/choices.ts'
import { beginCounters, counterChecks, hasCounter } from '#conform/checks/counters.ts'
import { endedByWriteChecks } from '#conform/checks/ended-sessions.ts'
import { languageChecks } from '#conform/checks/history-lines.ts'
import { listedEtagChecks } from '#conform/checks/etags.ts'
import { checkOtherDays, otherDaysName } from '#conform/checks/other-days.ts'
import { guessingChecks } from '#conform/checks/password-guessing.ts'
import {
  callerIdentityChecks,
  concurrentReadChecks,
  ownRecordsChecks,
  readForeignId,
  unknownRecordChecks,
} from '#conform/checks/record-access.ts'
import { listChecks } from '#conform/checks/lists.ts'
import { ruleViolationChecks, schemaViolationChecks } from '#conform/checks/refusals.ts'
import { refusalChecks } from '#conform/checks/refused-statuses.ts'
import { endedSessionChecks, heldBodyChecks, sessionChecks } from '#conform/checks/sessions.ts'
import { successChecks } from '#conform/checks/success.ts'
import { everyCustomerChecks, rowChecks, twinChecks } from '#conform/checks/twins.ts'
import { type Context, RunAborted, createContext } from '#conform/context.ts'
import { createIdleSessions, idleSessions } from '#conform/disposable-people.ts'
import { keysOf } from '#conform/cause-key.ts'
import { type Recording, runRecorded } from '#conform/exchanges.ts'
import { type Finding, type Result, SkipCheck } from '#conform/finding.ts'
import { defaultTimeout } from '#conform/options.ts'
import type { Area, Users } from '#conform/people.ts'
import {
  type Check,
  type Scenario,
  type ScenarioRequest,
  buildRequest,
  needing,
  requestName,
} from '#conform/scenario.ts'
import type { Place } from '#conform/rules.ts'
import { scenarios } from '#conform/scenarios.ts'
import { readContract } from '#contract-checks/contract.ts'
import { type OperationId, operations } from '#generated/operations.ts'

export type Run = {
  results: Result[]
  /** Answers that the contract names and that were seen, as `operation status`. */
  statuses: { named: number; seen: number; unseen: string[] }
  /** States that answers can show and that were not seen, by field. */
  unseenStates: string[]
  /** The operation after which the run was stopped, because its findings were enough. */
  stoppedAfter: OperationId | undefined
  leftovers: string[]
  /** What the contract leaves open and this backend does not have. */
  remarks: string[]
  /** Why the run was aborted. */
  ended: string | undefined
  milliseconds: number
}

/** How often a check is made that others disturb. */
const maxTries = 4

type Options = {
  baseUrl: string
  users: Users
  /** Default: all operations. */
  only?: readonly OperationId[] | undefined
  /** Checks only that each call succeeds; leaves out refusals and repetitions. */
  brief?: boolean
  /** Makes only the checks with these names, and those that restore what they change. Default: all. */
  checks?: readonly string[] | undefined
  /** The last check of each operation, except for those that restore what was changed. Default: none. */
  until?: string | undefined
  /** Stops the checks of an operation at its first finding. */
  bail?: boolean
  /** Time-out of a call, in milliseconds. */
  timeout?: number
  onCheck?: (operation: OperationId, check: string) => void
  onOperation?: (operation: OperationId, results: Result[]) => void
  /** Stops the run after the first operation for which this is true. */
  isEnough?: ((results: Result[]) => boolean) | undefined
}

/** Checks the backend at a base URL. */
export async function runConformance({
  baseUrl,
  users,
  only,
  brief,
  checks,
  until,
  bail,
  timeout,
  onCheck,
  onOperation,
  isEnough,
}: Options): Promise<Run> {
  const started = Date.now()
  const contract = readContract()
  const context = createContext(baseUrl, users, contract, timeout ?? defaultTimeout)
  let ended: string | undefined
  let stoppedAfter: OperationId | undefined
  const chosen = only ?? (Object.keys(operations) as OperationId[])
  const found = new Map<OperationId, Result[]>()
  const isWanted = ({ name, restores }: Check) => checks === undefined || checks.includes(name) || restores
  const idle: Recording = new Set()
  const runChecksOf = async (operation: OperationId) => {
    const mine = found.get(operation) ?? []
    const recordings = new Map([[idleSessions, idle]])
    const kinds = new Set<string>()
    let isOver = false
    for await (const check of (brief ? briefChecks : allChecks)(context, operation)) {
      if (ended !== undefined || (bail && mine.some(({ findings }) => findings.length > 0))) break
      if (!isWanted(check) || (isOver && !check.restores)) continue
      const { name, run, needs = [], isDisturbed } = check
      isOver ||= name === until
      onCheck?.(operation, name)
      const recording: Recording = new Set(needs.flatMap((need) => recordings.get(need) ?? []))
      recordings.set(name, recording)
      const since = Date.now()
      let skipped: string | undefined
      const collect = () =>
        context.collectFindings(async () => {
          try {
            await run()
          } catch (error) {
            if (error instanceof SkipCheck) skipped = error.message
            else if (error instanceof RunAborted) ended ??= error.message
            else
              context.addFinding(
                interruptedFinding(error, name, operation, `${contract.operation(operation).pointer}/responses`),
              )
          }
        }, recording)
      const wasDisturbed = async () => isDisturbed !== undefined && isDisturbed()
      let findings = await collect()
      for (let tries = 1; findings.length > 0 && (await wasDisturbed()); tries += 1) {
        if (tries < maxTries) findings = await collect()
        else [findings, skipped] = [[], 'Others have changed the list in each of several tries']
        if (skipped !== undefined) break
      }
      keepFirstCalls(findings, kinds)
      mine.push({ operation, name, needs, findings, skipped, milliseconds: Date.now() - since })
    }
    found.set(operation, mine)
    if (ended !== undefined) return
    onOperation?.(operation, mine)
    if (isEnough?.(mine)) stoppedAfter ??= operation
  }
  const endsSessions = (one: OperationId) => contract.operation(one).operation['x-ends-sessions'] !== undefined
  const withSessions = chosen.filter((one) => operations[one].session || endsSessions(one) || hasCounter(one))
  const areas = new Set(withSessions.map((one) => operations[one].area as Area))
  try {
    // The one call without a session: shows whether a backend answers all calls alike.
    await context.send('commonGetVersion', await buildRequest(context, 'commonGetVersion', {}))
    if (checks === undefined || checks.includes(idleSessions))
      await runRecorded(idle, () => createIdleSessions(context, [...areas], () => beginCounters(context, chosen)))
    if (checks === undefined ? !brief : checks.includes(otherDaysName))
      for (const result of await checkOtherDays(context, chosen)) {
        keepFirstCalls(result.findings, new Set())
        found.set(result.operation, [result])
      }
  } catch (error) {
    if (error instanceof RunAborted) ended ??= error.message
    else if (!(error instanceof NoAnswer || error instanceof SkipCheck)) throw error
  }
  await Promise.all(
    groupIntoLanes(chosen).map(async (lane) => {
      for (const operation of lane) if ((ended ?? stoppedAfter) === undefined) await runChecksOf(operation)
    }),
  )
  const results = chosen.flatMap((operation) => found.get(operation) ?? [])
  for (const tidyUp of ended === undefined ? context.cleanups : [])
    await tidyUp().catch((error: unknown) => context.leftovers.add(`not tidied up: ${describeError(error)}`))
  reportLateAnswers(context)
  const named = chosen.flatMap((operation) =>
    Object.keys(contract.operation(operation).responses)
      .filter((status) => status !== 'default')
      .map((status) => `${operation} ${status}`),
  )
  const unseen = named.filter((one) => !context.seenStatuses.has(one))
  return {
    results,
    stoppedAfter,
    unseenStates: context.seenStates.unseen(chosen),
    statuses: { named: named.length, seen: named.length - unseen.length, unseen },
    leftovers: [...context.leftovers],
    remarks: [...context.remarks],
    ended,
    milliseconds: Date.now() - started,
  }
}

/** Reports all answers that came after the time-out as one finding, of the check that has waited longest. */
function reportLateAnswers({ lateAnswers, timeout }: Context): void {
  const [slowest] = lateAnswers.toSorted((one, other) => other.milliseconds - one.milliseconds)
  if (slowest === undefined) return
  const { answer, milliseconds, findings } = slowest
  const seconds = (time: number) => `${(time / 1000).toFixed(time < 10_000 ? 1 : 0)} s`
  const operationCount = new Set(lateAnswers.map((late) => late.answer.operation)).size
  // Fits into a line of the terminal.
  const says = `slow: ${lateAnswers.length} answers of ${operationCount} operations after ${seconds(timeout)}, at most ${seconds(milliseconds)}; --timeout ${Math.ceil(milliseconds / 1000)}`
  findings.push({ ...answer.finding(says, 'rule/in-time', { cause: 'slow' }), operation: undefined })
}

/** Leaves the calls to the first finding of each kind, which bounds the memory of a run with many findings. */
function keepFirstCalls(findings: Finding[], kinds: Set<string>): void {
  for (const finding of findings) {
    const [kind] = keysOf(finding)
    if (kinds.has(kind!)) delete finding.calls
    kinds.add(kind!)
  }
}

/** The finding of a check that was interrupted by an error. */
const interruptedFinding = (error: unknown, check: string, operation: OperationId, pointer: Place): Finding =>
  error instanceof NoAnswer
    ? { says: error.message, pointer, call: error.call, traceId: error.traceId, operation }
    : {
        says: `what came cannot be worked with: ${describeError(error)}`,
        pointer,
        call: check,
        traceId: '',
        operation,
        isInterruption: true,
      }

/** All checks of one operation, in the order in which a backend validates a call: 401, 403, 404, 400, the call itself. */
async function* allChecks(context: Context, operation: OperationId): AsyncGenerator<Check> {
  const scenario = scenarios[operation] ?? {}
  yield* sessionChecks(context, operation, scenario)
  yield* unknownRecordChecks(context, operation, scenario)
  let valid: ScenarioRequest | undefined
  yield {
    name: requestName,
    run: async () => {
      await readForeignId(context, operation)
      valid = await buildRequest(context, operation, scenario)
    },
  }
  if (valid !== undefined) yield* needing([requestName], checksOfRequest(context, operation, scenario, valid))
  yield* refusalChecks(context, operation, scenario)
  yield* counterChecks(context, operation)
  yield* endedByWriteChecks(context, operation)
  yield* endedSessionChecks(context, operation, scenario)
}

/** The checks that begin with a valid request. */
function* checksOfRequest(
  context: Context,
  operation: OperationId,
  scenario: Scenario,
  valid: ScenarioRequest,
): Generator<Check> {
  yield* schemaViolationChecks(context, operation, valid)
  yield* ruleViolationChecks(context, operation, scenario, valid)
  yield* inactiveChoiceChecks(context, operation, scenario, valid)
  yield* callerIdentityChecks(context, operation, valid)
  yield* concurrentReadChecks(context, operation)
  yield* ownRecordsChecks(context, operation)
  yield* heldBodyChecks(context, operation, valid)
  yield* listedEtagChecks(context, operation, valid)
  yield* rowChecks(context, operation, valid)
  yield* successChecks(context, operation, scenario, valid)
  yield* listChecks(context, operation, valid)
  yield* languageChecks(context, operation, valid)
  yield* twinChecks(context, operation)
  yield* everyCustomerChecks(context, operation)
  yield* guessingChecks(context, operation)
}

/** Checks only that a call succeeds and that its twin reads the same; fast enough for each commit. */
async function* briefChecks(context: Context, operation: OperationId): AsyncGenerator<Check> {
  const scenario = scenarios[operation] ?? {}
  let valid: ScenarioRequest | undefined
  yield {
    name: requestName,
    run: async () => {
      valid = await buildRequest(context, operation, scenario)
    },
  }
  if (valid === undefined) return
  yield* needing([requestName], successChecks(context, operation, scenario, valid, true))
  yield* twinChecks(context, operation)
}

// Lanes run concurrently and share no people: private customers, companies, and the bank's own affairs.

const laneFor = (operation: OperationId): 'private' | 'business' | 'bank' => {
  const { path } = operations[operation]
  // The deny list is read before a company gets a calling number.
  if (/^(\/bank)?\/business\/|\/registration-deny/.test(path)) return 'business'
  return /^(\/bank)?\/(private|common)\//.test(path) ? 'private' : 'bank'
}

/**
 * Groups operations into lanes, each in the order of `chosen`. Operations without a session come first: they set a password,
 * with one code a minute, and later sessions sign in with it.
 */
export const groupIntoLanes = (chosen: readonly OperationId[]): OperationId[][] =>
  [...Map.groupBy(chosen, laneFor).values()].map((lane) =>
    lane.toSorted((one, other) => Number(operations[one].session) - Number(operations[other].session)),
  )
