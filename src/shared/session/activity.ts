import { deviceStorage } from '../state/browser-storage.ts'
import { createListeners } from '../state/store.ts'
import { deviceNow } from '../format/bank-time.ts'
import type { LastCall } from './idle-rules.ts'
import { onSessionChange, readToken, type Area } from './session.ts'

/** The last response of the bank in an area, in any tab, and the idle time in seconds after which the session ends. */
type StoredActivity = { at: number; idleSeconds?: number | undefined }
export type Activity = StoredActivity & LastCall

const keyOf = (area: Area): string => `activity-${area}`
/** Parsed activity by area, with the stored text. */
const cached = new Map<Area, Activity & { text: string }>()
const listeners = createListeners()
/** Number of uploads and downloads in progress. */
const transfers = new Map<Area, number>()

/** Minimum time between two writes; the warning may be early by this much. */
const writeIntervalMs = 1000

/** The last activity in an area; undefined before the first call. */
export function readActivity(area: Area): Activity | undefined {
  const text = deviceStorage.read(keyOf(area))
  const before = cached.get(area)
  if (text === undefined || before?.text === text) return before
  const stored = parseActivity(text)
  if (stored !== undefined) cached.set(area, { ...stored, text, learned: deviceNow() })
  return cached.get(area)
}

/** Records a call with a response, sent at `at` (device time); `idleSeconds` comes from the response, if it has it. */
export function recordCall(area: Area, at: number, idleSeconds?: number): void {
  const before = readActivity(area)
  const isNoNews = before !== undefined && at < before.at + writeIntervalMs && before.at <= deviceNow().wall
  if (isNoNews && (idleSeconds === undefined || idleSeconds === before.idleSeconds)) return
  writeActivity(area, { at: Math.max(at, isNoNews ? before.at : 0), idleSeconds: idleSeconds ?? before?.idleSeconds })
}

/** Records the start of a session; ignores the activity of the previous one. */
export const recordLogin = (area: Area, at: number, idleSeconds?: number): void =>
  writeActivity(area, { at, idleSeconds })

/** Marks an upload or download, which counts as activity; returns the function that ends it. */
export function startTransfer(area: Area): () => void {
  const count = (by: number) => void transfers.set(area, (transfers.get(area) ?? 0) + by)
  count(1)
  return () => count(-1)
}

export const isTransferring = (area: Area): boolean => (transfers.get(area) ?? 0) > 0

/** Subscribes to activity in this and other tabs. */
export const onActivity = listeners.subscribe

window.addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith('activity-')) listeners.notify()
})

onSessionChange((area) => {
  if (readToken(area) === undefined) forget(area)
  listeners.notify()
})

function writeActivity(area: Area, activity: StoredActivity): void {
  const text = JSON.stringify(activity)
  // Other tabs could not update a value in the memory of this tab.
  if (!deviceStorage.write(keyOf(area), text)) forget(area)
  cached.set(area, { ...activity, text, learned: deviceNow() })
  listeners.notify()
}

function parseActivity(text: string): StoredActivity | undefined {
  try {
    const { at, idleSeconds } = JSON.parse(text) as Partial<Record<keyof StoredActivity, unknown>>
    if (typeof at !== 'number') return undefined
    return { at, idleSeconds: typeof idleSeconds === 'number' ? idleSeconds : undefined }
  } catch {
    return undefined
  }
}

function forget(area: Area): void {
  cached.delete(area)
  deviceStorage.remove(keyOf(area))
}
