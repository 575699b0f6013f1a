/** One-time codes (A146): short-lived, for one use and a few tries, bound to a purpose and to a new value. */
import { randomInt, timingSafeEqual } from 'node:crypto'
import { codeLifetimeSeconds, codeResendSeconds, codeTries } from '#generated/model/constants.ts'
import type { TanCreated } from '#generated/model/tan-created.ts'

/** What a code is sent for; a code for one thing is worth nothing for another. */
export type CodePurpose = 'PASSWORD_RESET' | 'EMAIL_CHANGE' | 'CALL_NUMBER_CHANGE'

export type Code = {
  code: string
  /** The new value that the code confirms, such as the new e-mail address; null when there is none. */
  boundTo: string | null
  wrongTries: number
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
}

export type CodeResult = 'right' | 'incorrect' | 'notFound' | 'wrongPurpose' | 'noTriesLeft' | 'expired'

const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)

/** As the pattern of `Tan`. */
const digits = 6

/** A fresh code from the system's random source. */
export function newCode(boundTo: string | null, now: Date): Code {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  return {
    code,
    boundTo,
    wrongTries: 0,
    createdAt: now,
    expiresAt: secondsAfter(now, codeLifetimeSeconds),
    usedAt: null,
  }
}

/** From when on another code may be requested: a while after the last one, at once when that one was used. */
export function nextRequestAt(code: Code): Date {
  return code.usedAt ?? secondsAfter(code.createdAt, codeResendSeconds)
}

/**
 * Checks what a person entered. `own` is the last code for this purpose, `hasOther` means that a code for something else
 * is open. Nothing is compared unless the code could still be right, so a refusal reveals nothing about its digits; the
 * last wrong entry already answers that no tries are left.
 */
export function checkCode(
  own: Code | undefined,
  hasOther: boolean,
  entered: { code: string; boundTo: string | null },
  now: Date,
): { result: CodeResult; code: Code | undefined } {
  if (own === undefined || own.usedAt !== null) return { result: hasOther ? 'wrongPurpose' : 'notFound', code: own }
  if (own.boundTo !== entered.boundTo) return { result: 'wrongPurpose', code: own }
  if (own.wrongTries >= codeTries) return { result: 'noTriesLeft', code: own }
  if (now >= own.expiresAt) return { result: 'expired', code: own }
  if (equalsInConstantTime(own.code, entered.code)) return { result: 'right', code: own }
  const checked = { ...own, wrongTries: own.wrongTries + 1 }
  return { result: checked.wrongTries >= codeTries ? 'noTriesLeft' : 'incorrect', code: checked }
}

/** Why a code does not confirm anything, for the log. */
export const codeRefusalTitles: Record<Exclude<CodeResult, 'right'>, string> = {
  incorrect: 'TAN incorrect',
  noTriesLeft: 'No tries left',
  wrongPurpose: 'TAN has another purpose',
  expired: 'TAN expired',
  notFound: 'TAN not found',
}

export const toTanResponse = (code: Code): TanCreated => ({
  expiresAt: code.expiresAt.toISOString(),
  nextRequestPossibleAt: nextRequestAt(code).toISOString(),
})

const equalsInConstantTime = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))
