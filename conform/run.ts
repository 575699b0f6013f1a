/** Makes the checks of the chosen operations: one after the other where they share people, else at the same time. */
import { readContract } from '#contract-checks/bundle.ts'
import { checksOf } from '#conform/checks-of.ts'
import { contextFor } from '#conform/context.ts'
import { letSessionsIdle } from '#conform/ended-sessions.ts'
import { SkipCheck, type Result } from '#conform/finding.ts'
import { lanesOf } from '#conform/lanes.ts'
import { UsageError } from '#conform/options.ts'
import type { Area, Users } from '#conform/people.ts'
import { type OperationId, operations } from '#generated/operations.ts'

export type Run = {
  results: Result[]
  /** `operation status` of all that the contract names, and whether the backend has answered so. */
  statuses: { named: number; seen: number; unseen: string[] }
  leftovers: string[]
  /** What the contract leaves open and the backend does without, once each. */
  remarks: string[]
  milliseconds: number
}

type Options = {
  baseUrl: string
  users: Users
  /** All when it is left out. */
  only?: readonly OperationId[] | undefined
  /** Stops making checks of an operation once one of them has found something. */
  bail?: boolean
  onOperation?: (operation: OperationId, results: Result[]) => void
}

/** Throws `UsageError` when nobody answers at the address. */
export async function conform({ baseUrl, users, only, bail, onOperation }: Options): Promise<Run> {
  const started = Date.now()
  await expectSomebody(baseUrl)
  const contract = readContract()
  const context = contextFor(baseUrl, users, contract)
  const chosen = only ?? (Object.keys(operations) as OperationId[])
  const found = new Map<OperationId, Result[]>()
  const ask = async (operation: OperationId) => {
    const mine: Result[] = []
    for await (const { name, run } of checksOf(context, operation)) {
      const since = Date.now()
      let skipped: string | undefined
      const findings = await context.collect(async () => {
        try {
          await run()
        } catch (error) {
          if (error instanceof SkipCheck) skipped = error.message
          else {
            const { pointer } = contract.operation(operation)
            context.note({ says: `no answer: ${reasonOf(error)}`, pointer, call: name, traceId: '' })
          }
        }
      })
      mine.push({ operation, name, findings, skipped, milliseconds: Date.now() - since })
      if (bail && findings.length > 0) break
    }
    found.set(operation, mine)
    onOperation?.(operation, mine)
  }
  const areas = new Set(chosen.filter((one) => operations[one].session).map((one) => operations[one].area as Area))
  await letSessionsIdle(context, [...areas])
  await Promise.all(
    lanesOf(chosen).map(async (lane) => {
      for (const operation of lane) await ask(operation)
    }),
  )
  const results = chosen.flatMap((operation) => found.get(operation) ?? [])
  for (const tidyUp of context.atEnd)
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
    milliseconds: Date.now() - started,
  }
}

async function expectSomebody(baseUrl: string): Promise<void> {
  await fetch(`${baseUrl}/version`, { redirect: 'manual' }).catch((error: unknown) => {
    throw new UsageError(`Nobody answers at ${baseUrl}: ${reasonOf(error)}. Is the backend there?`)
  })
}

const reasonOf = (error: unknown) =>
  error instanceof Error
    ? [error.message, error.cause instanceof Error ? error.cause.message : ''].filter(Boolean).join(': ')
    : String(error)
