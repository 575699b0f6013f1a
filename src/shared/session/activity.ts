import { deviceStorage } from '../state/browser-storage.ts'
import { createListeners } from '../state/store.ts'
import { deviceNow } from '../format/bank-time.ts'
import type { LastCall } from './idle-rules.ts'
import { onSessionChange, readToken, type Area } from './session.ts'

/** When the bank answered last in an area, in whichever tab, and after how many seconds without a call the session ends. */
type StoredActivity = { at: number; idleSeconds?: number | undefined }
export type Activity = StoredActivity & LastCall

const keyOf = (area: Area): string => `activity-${area}`
/** What this page knows; `text` is what it was read from. */
const cached = new Map<Area, Activity & { text: string }>()
const listeners = createListeners()
/** Files on their way up or down. */
const transfers = new Map<Area, number>()

/** Often enough: a moment that is told too early by this much (in milliseconds) makes the warning come as much earlier. */
const writeIntervalMs = 1000

/** The last activity in an area; undefined until something was asked. */
export function readActivity(area: Area): Activity | undefined {
  const text = deviceStorage.read(keyOf(area))
  const before = cached.get(area)
  if (text === undefined || before?.text === text) return before
  const kept = parseActivity(text)
  if (kept !== undefined) cached.set(area, { ...kept, text, learned: deviceNow() })
  return cached.get(area)
}

/** The bank has answered a call that was sent at `at` (device time); `idleSeconds` is what the answer told, if it did. */
export function recordCall(area: Area, at: number, idleSeconds?: number): void {
  const before = readActivity(area)
  const isNoNews = before !== undefined && at < before.at + writeIntervalMs && before.at <= deviceNow().wall
  if (isNoNews && (idleSeconds === undefined || idleSeconds === before.idleSeconds)) return
  writeActivity(area, { at: Math.max(at, isNoNews ? before.at : 0), idleSeconds: idleSeconds ?? before?.idleSeconds })
}

/** A session begins: nothing of the one before counts. */
export const recordLogin = (area: Area, at: number, idleSeconds?: number): void =>
  writeActivity(area, { at, idleSeconds })

/** While a file is on its way, nobody is idle. Gives the function that ends it. */
export function startTransfer(area: Area): () => void {
  const count = (by: number) => void transfers.set(area, (transfers.get(area) ?? 0) + by)
  count(1)
  return () => count(-1)
}

export const isTransferring = (area: Area): boolean => (transfers.get(area) ?? 0) > 0

/** Calls the listener when something happened in this tab or another one. */
export const onActivity = listeners.subscribe

window.addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith('activity-')) listeners.notify()
})

onSessionChange((area) => {
  if (readToken(area) === undefined) forget(area)
  listeners.notify()
})

function writeActivity(area: Area, kept: StoredActivity): void {
  const text = JSON.stringify(kept)
  // What this tab alone would know, the other tabs could never correct.
  if (!deviceStorage.write(keyOf(area), text)) forget(area)
  cached.set(area, { ...kept, text, learned: deviceNow() })
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
