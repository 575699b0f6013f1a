/** Makes the checks of the chosen operations: one after the other where they share people, else at the same time. */
import { readContract } from '#contract-checks/bundle.ts'
import { briefChecksOf, checksOf } from '#conform/checks-of.ts'
import { contextFor } from '#conform/context.ts'
import { letSessionsIdle } from '#conform/ended-sessions.ts'
import { SkipCheck, type Result } from '#conform/finding.ts'
import { lanesOf } from '#conform/lanes.ts'
import { NoAnswer, reasonOf } from '#conform/no-answer.ts'
import { usualTimeout } from '#conform/options.ts'
import type { Area, Users } from '#conform/people.ts'
import { requestOf } from '#conform/request.ts'
import { PointlessRun } from '#conform/watch.ts'
import { type OperationId, operations } from '#generated/operations.ts'

export type Run = {
  results: Result[]
  /** `operation status` of all that the contract names, and whether the backend has answered so. */
  statuses: { named: number; seen: number; unseen: string[] }
  leftovers: string[]
  /** What the contract leaves open and the backend does without, once each. */
  remarks: string[]
  /** Why the run was ended before everything was asked. */
  ended: string | undefined
  milliseconds: number
}

type Options = {
  baseUrl: string
  users: Users
  /** All when it is left out. */
  only?: readonly OperationId[] | undefined
  /** Makes each call succeed, and leaves out what is refused and what is sent again. */
  brief?: boolean
  /** Stops making checks of an operation once one of them has found something. */
  bail?: boolean
  /** The longest that a call may take, in milliseconds. */
  timeout?: number
  onCheck?: (operation: OperationId, check: string) => void
  onOperation?: (operation: OperationId, results: Result[]) => void
}

/** Asks the backend below whose address the contract's paths are. */
export async function conform({
  baseUrl,
  users,
  only,
  brief,
  bail,
  timeout,
  onCheck,
  onOperation,
}: Options): Promise<Run> {
  const started = Date.now()
  const contract = readContract()
  const context = contextFor(baseUrl, users, contract, timeout ?? usualTimeout)
  let ended: string | undefined
  const chosen = only ?? (Object.keys(operations) as OperationId[])
  const found = new Map<OperationId, Result[]>()
  const ask = async (operation: OperationId) => {
    const mine: Result[] = []
    for await (const { name, run } of (brief ? briefChecksOf : checksOf)(context, operation)) {
      if (ended !== undefined) break
      onCheck?.(operation, name)
      const since = Date.now()
      let skipped: string | undefined
      const findings = await context.collect(async () => {
        try {
          await run()
        } catch (error) {
          if (error instanceof SkipCheck) skipped = error.message
          else if (error instanceof PointlessRun) ended ??= error.message
          else context.note(unfinished(error, name, contract.operation(operation).pointer))
        }
      })
      mine.push({ operation, name, findings, skipped, milliseconds: Date.now() - since })
      if (bail && findings.length > 0) break
    }
    found.set(operation, mine)
    if (ended === undefined) onOperation?.(operation, mine)
  }
  const areas = new Set(chosen.filter((one) => operations[one].session).map((one) => operations[one].area as Area))
  try {
    // The one call that needs nobody: who refuses everybody answers it otherwise.
    await context.ask('commonGetVersion', await requestOf(context, 'commonGetVersion', {}))
    await letSessionsIdle(context, [...areas])
  } catch (error) {
    if (error instanceof PointlessRun) ended ??= error.message
    else if (!(error instanceof NoAnswer || error instanceof SkipCheck)) throw error
  }
  await Promise.all(
    lanesOf(chosen).map(async (lane) => {
      for (const operation of lane) if (ended === undefined) await ask(operation)
    }),
  )
  const results = chosen.flatMap((operation) => found.get(operation) ?? [])
  for (const tidyUp of ended === undefined ? context.atEnd : [])
    await tidyUp().catch((error: unknown) => context.leftovers.add(`not tidied up: ${reasonOf(error)}`))
  const named = chosen.flatMap((operation) =>
    Object.keys(contract.operation(operation).answers)
      .filter((status) => status !== 'default')
      .map((status) => `${operation} ${status}`),
  )
  const unseen = named.filter((one) => !context.seen.has(one))
  return {
    results,
    statuses: { named: named.length, seen: named.length - unseen.length, unseen },
    leftovers: [...context.leftovers],
    remarks: [...context.remarks],
    ended,
    milliseconds: Date.now() - started,
  }
}

/** A check that could not be made to its end. */
const unfinished = (error: unknown, check: string, pointer: string) =>
  error instanceof NoAnswer
    ? { says: error.message, pointer, call: error.call, traceId: error.traceId }
    : { says: `what came cannot be worked with: ${reasonOf(error)}`, pointer, call: check, traceId: '' }
