/** Values that no backend has yet. */
import { randomBytes, randomInt } from 'node:crypto'

export const newPassword = (): string => `Pruefung-${randomBytes(6).toString('hex')}-aA1!`
export const newEmail = (): string => `konform.${randomBytes(5).toString('hex')}@mail.example`

const madeUp = new Set<string>()

/** A phone number that this run has not used: random numbers alone repeat in a file of 1,400 once in a hundred runs. */
export function newNumber(): string {
  const number = `677${randomInt(10 ** 7, 10 ** 8)}`
  if (madeUp.has(number)) return newNumber()
  madeUp.add(number)
  return number
}

/** A wrong code. */
export const wrongCode = (code: string): string => (code === '111111' ? '222222' : '111111')

/** A day in Vienna, the given number of days from now, as the contract writes it. */
export const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(Date.now() + days * 86_400_000)

/** The first day of the month after next, and the last day of the following month. */
export const comingMonths = (): { first: string; last: string } => ({ first: dayOfMonth(2, 1), last: dayOfMonth(4, 0) })

/** The last day of the month before the previous one. */
export const endOfLongAgo = (): string => dayOfMonth(-1, 0)

function dayOfMonth(monthsLater: number, date: number): string {
  const [year, month] = dayIn(0).split('-').map(Number)
  return new Date(Date.UTC(year!, month! - 1 + monthsLater, date)).toISOString().slice(0, 10)
}
