/**
 * Commands whose calls carry a header that makes a write safe: If-Match for a change, an idempotency key where something is created or
 * started. The first step of the login does without them.
 */
import { tabStorage } from '../state/browser-storage.ts'
import { bankNow } from '../format/bank-time.ts'
import { ApiError } from '../http/api-error.ts'
import { idempotencyKeyHours } from '#generated/model/constants.ts'
import type { ApplicationStatus } from '#generated/operations.ts'
import type { QueryKey } from '@tanstack/react-query'
import type {
  Change,
  ChangeOperation,
  Command,
  IdempotentChangeOperation,
  IdempotentOperation,
  RecordOf,
} from './port.ts'

const storageKey = 'idempotency-keys'
/** Milliseconds; an hour less than the bank stores a key. */
const keyLifetimeMs = (idempotencyKeyHours - 1) * 3_600_000

type StoredKeys = Record<string, { key: string; at: number }>

const read = (): StoredKeys => (tabStorage.readJson(storageKey) ?? {}) as StoredKeys

function write(scope: string, key: string | undefined): void {
  const { [scope]: _earlier, ...others } = read()
  const keys = key === undefined ? others : { ...others, [scope]: { key, at: bankNow() } }
  tabStorage.write(storageKey, JSON.stringify(keys))
}

/** Statuses that the bank returns before it looks at the key, so that the outcome of an earlier try stays unknown. */
const inconclusiveStatuses: readonly unknown[] = [401, 423, 429, 458, 459]

const isSettled = (error: ApiError): boolean =>
  error.failure === 'status' && !error.unanswered && !inconclusiveStatuses.includes(error.status)

/**
 * Sends with an idempotency key for `scope` (operation and page). The key is reused until the outcome is known, also after a lost
 * network, a new session or a reload of the page. An error that leaves the outcome unknown is marked so.
 */
export async function withIdempotencyKey<T>(scope: string, send: (key: string) => Promise<T>): Promise<T> {
  const { key: earlier, at = 0 } = read()[scope] ?? {}
  const key = earlier !== undefined && bankNow() - at < keyLifetimeMs ? earlier : crypto.randomUUID()
  write(scope, key)
  try {
    const result = await send(key)
    write(scope, undefined)
    return result
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isSettled(error)) write(scope, undefined)
    throw error.unanswered ? error.withUnknownOutcome() : error
  }
}

type IfMatch = { 'If-Match': string }

/** Creates a change: `mutationFn` gets the If-Match header for the record that the screen shows, and that record. */
export function changeCommand<Op extends Exclude<ChangeOperation, IdempotentChangeOperation>, TInput, TResult>(
  operation: Op,
  mutationFn: (input: TInput, headers: IfMatch, record: RecordOf<Op>) => Promise<TResult>,
  reloads: readonly QueryKey[] = [],
): Change<RecordOf<Op>, TInput, TResult, ApplicationStatus<Op>> {
  return {
    changeFn: (record, input) => mutationFn(input, { 'If-Match': record.etag }, record),
    meta: { operation, reloads },
  }
}

/** Creates a change that also starts something: its idempotency key makes a retry safe. */
export function idempotentChange<Op extends IdempotentChangeOperation, TInput, TResult>(
  operation: Op,
  mutationFn: (input: TInput, headers: IfMatch & { 'Idempotency-Key': string }) => Promise<TResult>,
  reloads: readonly QueryKey[] = [],
): Change<RecordOf<Op>, TInput, TResult, ApplicationStatus<Op>> {
  return {
    changeFn: (record, input) =>
      withIdempotencyKey(`${operation} ${window.location.pathname}`, (key) =>
        mutationFn(input, { 'If-Match': record.etag, 'Idempotency-Key': key }),
      ),
    meta: { operation, reloads },
  }
}

/** Creates a command that creates or starts something: `mutationFn` gets the idempotency key that makes a retry safe. */
export function idempotentCommand<Op extends IdempotentOperation, TInput, TResult>(
  operation: Op,
  mutationFn: (input: TInput, headers: { 'Idempotency-Key': string }) => Promise<TResult>,
  reloads: readonly QueryKey[] = [],
): Command<TInput, TResult, ApplicationStatus<Op>> {
  return {
    mutationFn: (input) =>
      withIdempotencyKey(`${operation} ${window.location.pathname}`, (key) =>
        mutationFn(input, { 'Idempotency-Key': key }),
      ),
    meta: { operation, reloads },
  }
}
