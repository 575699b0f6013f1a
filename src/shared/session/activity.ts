import { deviceNow } from '../format/bank-time.ts'
import type { LastCall } from './idle-rules.ts'
import { onSessionChange, readToken, type Area } from './session.ts'

/** When the bank answered last in an area, in whichever tab, and after how many seconds without a call the session ends. */
type Kept = { at: number; idleSeconds?: number | undefined }
export type Activity = Kept & LastCall

const keyOf = (area: Area): string => `activity-${area}`
/** What this page knows; `text` is what it was read from. */
const known = new Map<Area, Activity & { text: string }>()
const listeners = new Set<() => void>()
/** Files on their way up or down. */
const transfers = new Map<Area, number>()

/** Often enough: a moment that is told too early by this much (in milliseconds) makes the warning come as much earlier. */
const often = 1000

/** The last activity in an area; undefined until something was asked. */
export function readActivity(area: Area): Activity | undefined {
  const text = stored(area)
  const before = known.get(area)
  if (text === undefined || before?.text === text) return before
  const kept = keptIn(text)
  if (kept !== undefined) known.set(area, { ...kept, text, learned: deviceNow() })
  return known.get(area)
}

/** The bank has answered a call that was sent at `at` (device time); `idleSeconds` is what the answer told, if it did. */
export function noteCall(area: Area, at: number, idleSeconds?: number): void {
  const before = readActivity(area)
  const isNoNews = before !== undefined && at < before.at + often && before.at <= deviceNow().wall
  if (isNoNews && (idleSeconds === undefined || idleSeconds === before.idleSeconds)) return
  keep(area, { at: Math.max(at, isNoNews ? before.at : 0), idleSeconds: idleSeconds ?? before?.idleSeconds })
}

/** A session begins: nothing of the one before counts. */
export const noteLogin = (area: Area, at: number, idleSeconds?: number): void => keep(area, { at, idleSeconds })

/** While a file is on its way, nobody is idle. Gives the function that ends it. */
export function noteTransfer(area: Area): () => void {
  const count = (by: number) => void transfers.set(area, (transfers.get(area) ?? 0) + by)
  count(1)
  return () => count(-1)
}

export const isTransferring = (area: Area): boolean => (transfers.get(area) ?? 0) > 0

/** Calls the listener when something happened in this tab or another one. */
export function onActivity(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const tell = (): void => listeners.forEach((listener) => listener())

window.addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith('activity-')) tell()
})

onSessionChange((area) => {
  if (readToken(area) === undefined) forget(area)
  tell()
})

function keep(area: Area, kept: Kept): void {
  const text = JSON.stringify(kept)
  try {
    localStorage.setItem(keyOf(area), text)
  } catch {
    forget(area) // then the other tabs know nothing of this session either
  }
  known.set(area, { ...kept, text, learned: deviceNow() })
  tell()
}

function stored(area: Area): string | undefined {
  try {
    return localStorage.getItem(keyOf(area)) ?? undefined
  } catch {
    return undefined
  }
}

function keptIn(text: string): Kept | undefined {
  try {
    const { at, idleSeconds } = JSON.parse(text) as Partial<Record<keyof Kept, unknown>>
    if (typeof at !== 'number') return undefined
    return { at, idleSeconds: typeof idleSeconds === 'number' ? idleSeconds : undefined }
  } catch {
    return undefined
  }
}

function forget(area: Area): void {
  known.delete(area)
  try {
    localStorage.removeItem(keyOf(area))
  } catch {
    // Storage is closed to us, so nothing of ours is in it.
  }
}
