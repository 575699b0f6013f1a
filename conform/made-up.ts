/** Values that no backend has yet. */
import { randomBytes, randomInt } from 'node:crypto'

export const newPassword = (): string => `Pruefung-${randomBytes(6).toString('hex')}-aA1!`
export const newEmail = (): string => `konform.${randomBytes(5).toString('hex')}@mail.example`
export const newNumber = (): string => `677${randomInt(10 ** 7, 10 ** 8)}`

/** A code that is wrong. */
export const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111')

/** Days in Vienna, as the contract writes them. */
export const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(Date.now() + days * 86_400_000)

/** The first of the month after next, and the last day of the one after it. */
export function comingMonths(): { first: string; last: string } {
  const [year, month] = dayIn(0).split('-').map(Number)
  const day = (months: number, date: number) => new Date(Date.UTC(year!, month! - 1 + months, date)).toISOString()
  return { first: day(2, 1).slice(0, 10), last: day(4, 0).slice(0, 10) }
}
