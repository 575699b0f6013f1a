import { tabStorage } from '../state/browser-storage.ts'
import { bankNow } from '../format/bank-time.ts'
import { areaOfPath, onSessionChange, readUser } from '../session/session.ts'

/** A sent code: its e-mail address or number, and when the next one can be requested (the bank's time, ms since 1970). */
export type SentCode = { to: string; waitUntil: number }

type SentCodes = Record<string, SentCode>

const storageKey = 'sent-codes'

/** The codes of this tab whose waiting time still runs. */
function read(): SentCodes {
  const codes = (tabStorage.readJson(storageKey) ?? {}) as SentCodes
  return Object.fromEntries(Object.entries(codes).filter(([, { waitUntil }]) => waitUntil > bankNow()))
}

function write(codes: SentCodes): void {
  if (Object.keys(codes).length > 0) tabStorage.write(storageKey, JSON.stringify(codes))
  else tabStorage.remove(storageKey)
}

/** One code per person and operation. */
function keyOf(operation: string): string {
  const area = areaOfPath(window.location.pathname)
  return JSON.stringify([area && readUser(area)?.id, operation])
}

/** Stores the last code of an operation until the next one can be requested; survives a reload. */
export const rememberSentCode = (operation: string, code: SentCode): void =>
  write({ ...read(), [keyOf(operation)]: code })

/** The last code of an operation; undefined when its waiting time is over, or when another tab requested it. */
export const lastSentCode = (operation: string): SentCode | undefined => read()[keyOf(operation)]

/** Stores until when an operation is refused, such as after too many attempts (the bank's time, ms since 1970); survives a reload. */
export const rememberWait = (operation: string, until: number): void =>
  rememberSentCode(operation, { to: '', waitUntil: until })

/** Until when an operation is refused; undefined when that is over. */
export const lastWait = (operation: string): number | undefined => lastSentCode(operation)?.waitUntil

/** Removes the codes at each login and logout. */
onSessionChange(() => write({}))
