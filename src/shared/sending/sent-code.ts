import { bankNow } from '../format/bank-time.ts'
import { areaOfPath, onSessionChange, readUser } from '../session/session.ts'

/** A code under way: the address or number that it went to, and until when no other can be requested (the bank's time, ms since 1970). */
export type SentCode = { to: string; waitUntil: number }

type Kept = Record<string, SentCode>

const storage = 'sent-codes'
/** What is kept where the browser keeps nothing. */
let inMemory: Kept = {}

/** Codes of this tab that are still under way. */
function read(): Kept {
  let kept = inMemory
  try {
    kept = JSON.parse(window.sessionStorage.getItem(storage) ?? '{}') as Kept
  } catch {
    // Then a code is remembered as long as the page.
  }
  return Object.fromEntries(Object.entries(kept).filter(([, { waitUntil }]) => waitUntil > bankNow()))
}

function write(kept: Kept): void {
  inMemory = kept
  try {
    if (Object.keys(kept).length > 0) window.sessionStorage.setItem(storage, JSON.stringify(kept))
    else window.sessionStorage.removeItem(storage)
  } catch {
    // As above.
  }
}

/** One code for each person and operation that requests it. */
function keyOf(operation: string): string {
  const area = areaOfPath(window.location.pathname)
  return JSON.stringify([area && readUser(area)?.id, operation])
}

/** Remembers through a reload what the last code of an operation was sent to, for as long as no other can be requested. */
export const rememberSentCode = (operation: string, code: SentCode): void =>
  write({ ...read(), [keyOf(operation)]: code })

/** What the last code of an operation was sent to; undefined when none is under way, or when it was not requested in this tab. */
export const lastSentCode = (operation: string): SentCode | undefined => read()[keyOf(operation)]

/** The person who signs in next finds nothing of it. */
onSessionChange(() => write({}))
