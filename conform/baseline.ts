/** The baseline of a run: causes that are known, so that only new ones fail a pipeline. */
import { readFileSync, writeFileSync } from 'node:fs'
import { type Cause, type Causes, groupCauses } from '#conform/causes.ts'
import type { Result } from '#conform/finding.ts'
import { UsageError } from '#conform/options.ts'
import { type OperationId, operations } from '#generated/operations.ts'

export type KnownCause = Pick<Cause, 'id' | 'severity'> & {
  /** The place in the contract and what is wrong there. */
  key: string
  /** Empty when the cause stands for the whole backend. */
  operations: readonly string[]
}

/** A cause is new where the baseline does not have it: as a whole, or at the operations in `newOperations`. */
export type AssessedCause = Cause & { verdict: 'new' | 'known'; newOperations: OperationId[] }

/** Causes of a run compared with a baseline. */
export type Assessment = {
  causes: AssessedCause[]
  /** Known causes that the run did not find although it checked their operations. */
  mended: KnownCause[]
  /** Known causes whose operations the run did not check. */
  unchecked: KnownCause[]
  idsOf: Causes['idsOf']
}

type Assessed = { results: readonly Result[]; ended?: string | undefined; stoppedAfter?: OperationId | undefined }

/** Compares the causes of a run with a baseline; without one all of them are new. */
export function assessRun(run: Assessed, baseline: readonly KnownCause[] = []): Assessment {
  const { causes, idsOf } = groupCauses(run.results)
  const known = new Map(baseline.map((one) => [one.id, one]))
  const found = new Set(causes.map(({ id }) => id))
  const gone = baseline.filter(({ id }) => !found.has(id))
  const wasChecked = checkedBy(run)
  return {
    causes: causes.map((cause) => assess(cause, known.get(cause.id))),
    mended: gone.filter(wasChecked),
    unchecked: gone.filter((one) => !wasChecked(one)),
    idsOf,
  }
}

function assess(cause: Cause, known: KnownCause | undefined): AssessedCause {
  const newOperations = cause.operations.filter((one) => known?.operations.includes(one) !== true)
  return { ...cause, verdict: known === undefined || newOperations.length > 0 ? 'new' : 'known', newOperations }
}

/** Whether a run has checked all operations of a known cause; those that the contract no longer has count as checked. */
function checkedBy({ results, ended, stoppedAfter }: Assessed): (cause: KnownCause) => boolean {
  const all = Object.keys(operations)
  const checked = new Set<string>(results.map(({ operation }) => operation))
  return (cause) =>
    (ended ?? stoppedAfter) === undefined &&
    (cause.operations.length === 0 ? all : cause.operations).every((one) => checked.has(one) || !all.includes(one))
}

export const isNew = ({ verdict }: AssessedCause): boolean => verdict === 'new'

// The file

/** Reads a baseline; throws `UsageError` when it cannot be read or has another shape. */
export function readBaseline(file: string): KnownCause[] {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`--baseline cannot be read: ${(error as Error).message}; --update-baseline writes it`)
  }
  const { format, causes } = (content ?? {}) as { format?: unknown; causes?: unknown }
  if (format !== 1 || !Array.isArray(causes) || !causes.every(isKnownCause))
    throw new UsageError(`${file} is no baseline of this kit; --update-baseline writes one`)
  return causes
}

function isKnownCause(value: unknown): value is KnownCause {
  const { id, severity, key, operations: names } = (value ?? {}) as Record<string, unknown>
  const isText = (one: unknown) => typeof one === 'string'
  return [id, severity, key].every(isText) && Array.isArray(names) && names.every(isText)
}

/** Writes the causes of a run, and the known ones that it did not check. The file holds nothing that changes from run to run. */
export function writeBaseline(file: string, { results, ...run }: Assessed, baseline: readonly KnownCause[]): void {
  const { causes, unchecked } = assessRun({ results, ...run }, baseline)
  const checked = new Set<string>(results.map(({ operation }) => operation))
  const uncheckedOperations = new Map(
    baseline.map((one) => [one.id, one.operations.filter((name) => !checked.has(name))]),
  )
  const current = causes.map(({ id, severity, key, operations: names }) => ({
    id,
    severity,
    key,
    operations: [...new Set([...names, ...(names.length === 0 ? [] : (uncheckedOperations.get(id) ?? []))])].toSorted(),
  }))
  const all = [...current, ...unchecked].toSorted((one, other) => one.id.localeCompare(other.id))
  writeFileSync(file, `${JSON.stringify({ format: 1, causes: all }, undefined, 2)}\n`)
}
