import { tabStorage } from '../state/browser-storage.ts'
import { bankNow } from '../format/bank-time.ts'
import { areaOfPath, onSessionChange, readUser } from '../session/session.ts'

/** A code under way: the address or number that it went to, and until when no other can be requested (the bank's time, ms since 1970). */
export type SentCode = { to: string; waitUntil: number }

type SentCodes = Record<string, SentCode>

const storageKey = 'sent-codes'

/** Codes of this tab that are still under way. */
function read(): SentCodes {
  const codes = (tabStorage.readJson(storageKey) ?? {}) as SentCodes
  return Object.fromEntries(Object.entries(codes).filter(([, { waitUntil }]) => waitUntil > bankNow()))
}

function write(codes: SentCodes): void {
  if (Object.keys(codes).length > 0) tabStorage.write(storageKey, JSON.stringify(codes))
  else tabStorage.remove(storageKey)
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
