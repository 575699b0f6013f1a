/** A batch: the same change for several records, one call after the other, with a result for each record. */
import type { MessageDescriptor } from '@lingui/core'
import { ApiError } from '../http/api-error.ts'
import { currentRecordOf, type Versioned } from '../query/port.ts'
import { createStore } from '../state/store.ts'

export type BatchResult =
  /** Not sent, or certainly not carried out. */
  | { kind: 'open' | 'sending' | 'done' }
  /** The record had the wanted state before anything was sent. */
  | { kind: 'already' }
  /** Somebody else changed the record (412); the item has the current one. */
  | { kind: 'changed' }
  /** No answer came, so the change may have been carried out. */
  | { kind: 'unknown' }
  /** Sent and refused, or not sent for a reason that was known before. */
  | { kind: 'refused'; reason: MessageDescriptor; wasSent: boolean }

export type BatchItem<TRecord> = { record: TRecord; result: BatchResult; tries: number }

export type BatchState<TRecord> = {
  items: readonly BatchItem<TRecord>[]
  isRunning: boolean
  /** Why the last run ended before all records were tried. */
  error: ApiError | undefined
}

/** What a batch does with each record. */
export type BatchSteps<TRecord> = {
  send: (record: TRecord) => Promise<unknown>
  /** Reads the current version of a record. */
  read: (record: TRecord) => Promise<TRecord>
  isDone: (record: TRecord) => boolean
  /** Why the change does not apply to a record; undefined when it does. */
  notPossible: (record: TRecord) => MessageDescriptor | undefined
  /** Explains a refusal; sentences can be stored, errors cannot. */
  explain: (error: ApiError) => MessageDescriptor
}

export const openItem = <TRecord>(record: TRecord): BatchItem<TRecord> => ({
  record,
  result: { kind: 'open' },
  tries: 0,
})

export const isDoneItem = ({ result }: BatchItem<unknown>): boolean =>
  result.kind === 'done' || result.kind === 'already'

/** The items as they are stored during a call: its outcome is unknown until the record is read again. */
export const storableItems = <TRecord>(items: readonly BatchItem<TRecord>[]): BatchItem<TRecord>[] =>
  items.map((item) => (item.result.kind === 'sending' ? { ...item, result: { kind: 'unknown' } } : item))

export type BatchCounts = { done: number; skipped: number; refused: number; left: number }

/** How many records were changed, not sent for a known reason, refused by the answer, and are left. */
export function countResults(items: readonly BatchItem<unknown>[]): BatchCounts {
  const counts: BatchCounts = { done: 0, skipped: 0, refused: 0, left: 0 }
  for (const item of items) counts[categoryOf(item)] += 1
  return counts
}

function categoryOf({ result }: BatchItem<unknown>): keyof BatchCounts {
  if (result.kind === 'done') return 'done'
  if (result.kind === 'already' || (result.kind === 'refused' && !result.wasSent)) return 'skipped'
  return result.kind === 'refused' || result.kind === 'changed' ? 'refused' : 'left'
}

const sessionEnds: readonly unknown[] = [401, 458, 459]

/** The session may end between the effect of a call and its answer. */
const leavesOutcomeUnknown = (error: ApiError): boolean => error.unanswered || sessionEnds.includes(error.status)

/** Errors that the next record would meet as well; nothing was carried out. */
const concernsAllRecords = (error: ApiError): boolean => error.isUnsent || error.status === 403 || error.status === 429

export function createBatch<TRecord extends Versioned>(items: readonly BatchItem<TRecord>[]) {
  const store = createStore<BatchState<TRecord>>({ items, isRunning: false, error: undefined })
  let isStopping = false

  const patch = (change: Partial<BatchState<TRecord>>) => store.write({ ...store.read(), ...change })
  const itemAt = (index: number) => store.read().items[index]!
  const setItem = (index: number, change: Partial<BatchItem<TRecord>>) =>
    patch({ items: store.read().items.with(index, { ...itemAt(index), ...change }) })
  const indexesOf = (matches: (item: BatchItem<TRecord>) => boolean) =>
    [...store.read().items.keys()].filter((index) => matches(itemAt(index)))

  /** Reads a record whose change was tried before, and decides from its current version what is left to do. */
  async function readAgain(index: number, steps: BatchSteps<TRecord>): Promise<void> {
    const { record, result } = itemAt(index)
    try {
      const current = await steps.read(record)
      const done = result.kind === 'unknown' ? 'done' : 'already'
      const otherwise = current.etag === record.etag ? 'open' : 'changed'
      setItem(index, { record: current, result: resultOf(current, steps, done, otherwise) })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      setItem(index, { result: { kind: 'refused', reason: steps.explain(error), wasSent: true } })
    }
  }

  async function send(index: number, steps: BatchSteps<TRecord>): Promise<void> {
    const { record, tries } = itemAt(index)
    const result = resultOf(record, steps, 'already', 'sending')
    setItem(index, { result, tries: tries + 1 })
    if (result.kind !== 'sending') return
    try {
      await steps.send(record)
      setItem(index, { result: { kind: 'done' } })
    } catch (error) {
      const current = currentRecordOf<TRecord>(error)
      if (current !== undefined) {
        return setItem(index, { record: current, result: resultOf(current, steps, 'already', 'changed') })
      }
      if (!(error instanceof ApiError) || leavesOutcomeUnknown(error)) {
        setItem(index, { result: { kind: 'unknown' } })
        throw error
      }
      if (concernsAllRecords(error)) {
        setItem(index, { result: { kind: 'open' } })
        throw error
      }
      setItem(index, { result: { kind: 'refused', reason: steps.explain(error), wasSent: true } })
    }
  }

  return {
    subscribe: store.subscribe,
    read: store.read,
    /** Removes records before the run, and returns them. */
    leaveOut(matches: (record: TRecord) => boolean): TRecord[] {
      const { items: all } = store.read()
      patch({ items: all.filter(({ record }) => !matches(record)) })
      return all.map(({ record }) => record).filter(matches)
    },
    /** Ends the run after the call that is under way. */
    stop: (): void => {
      isStopping = true
    },
    /**
     * Tries all records that are not done. Those that were tried before are read again first, and are sent after those that were not.
     * Ends with an error that the other records would meet as well.
     */
    async run(steps: BatchSteps<TRecord>): Promise<void> {
      if (store.read().isRunning) return
      isStopping = false
      patch({ isRunning: true, error: undefined })
      const each = async (indexes: number[], step: typeof send) => {
        for (const index of indexes) {
          if (isStopping) return
          await step(index, steps)
        }
      }
      try {
        await each(
          indexesOf((item) => !isDoneItem(item) && item.result.kind !== 'open'),
          readAgain,
        )
        const open = indexesOf(({ result }) => result.kind === 'open')
        await each(
          open.toSorted((one, other) => itemAt(one).tries - itemAt(other).tries),
          send,
        )
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        patch({ error })
      } finally {
        patch({ isRunning: false })
      }
    },
  }
}

/** The result that follows from the current version of a record. */
function resultOf<TRecord>(
  current: TRecord,
  { isDone, notPossible }: BatchSteps<TRecord>,
  done: 'done' | 'already',
  otherwise: 'open' | 'sending' | 'changed',
): BatchResult {
  if (isDone(current)) return { kind: done }
  const reason = notPossible(current)
  return reason ? { kind: 'refused', reason, wasSent: false } : { kind: otherwise }
}
