import { feeItemTypeOccurrence } from '#generated/model/fee-item-type-occurrence.ts'
import type { Fee } from '#generated/model/fee.ts'
import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import { startOfMonth, endOfMonth } from '#src/shared/day/vienna-day.ts'

/** Per number is monthly, per new number is once (A94); a type that is newer than this portal counts as billed once. */
export const isMonthly = (type: FeeItemType): boolean =>
  Object.hasOwn(feeItemTypeOccurrence, type) && feeItemTypeOccurrence[type].startsWith('RECURRING')

/** Credits are below zero, fees above it (R603, R605, A87, A88). */
export const isCredit = (type: FeeItemType): boolean => /^(CREDIT|GOODWILL)_/.test(type)

/** The amount with the sign of its type; zero stays zero, which is an error (R607, A89). */
export const signed = (type: FeeItemType, amount: number): number =>
  amount === 0 ? 0 : Math.abs(amount) * (isCredit(type) ? -1 : 1)

/** The first day on which a fee of the type may begin; all days are YYYY-MM-DD (R609, R610). */
export const earliestStart = (type: FeeItemType, today: string): string =>
  isMonthly(type) ? startOfMonth(today, 1) : today

/** The earliest planned end of a fee that exists (R619, A93). */
export function earliestEnd({ startDate }: Pick<Fee, 'startDate'>, today: string): string {
  const month = startOfMonth(today, -1)
  return startDate > month ? startDate : month
}

/** What has not begun can be deleted (R551, R552, A91). */
export const isDeletable = ({ itemType, startDate }: Fee, today: string): boolean =>
  startDate >= earliestStart(itemType, today)

/** A monthly fee that has not ended, unless its planned end is long over (R553, R554, A92). */
export const isEndEditable = ({ itemType, plannedEndDate, actualEndDate }: Fee, today: string): boolean =>
  isMonthly(itemType) &&
  actualEndDate === null &&
  (plannedEndDate === null || plannedEndDate >= startOfMonth(today, -1))

/** What is entered so far; a field that cannot be read is left to its own rules. */
export type Entry = {
  itemType?: FeeItemType | null | undefined
  amount?: unknown
  startDate?: string | null | undefined
  plannedEndDate?: string | null | undefined
}

/** The message key of the rule that the amount breaks for its type. */
export function amountProblem({ itemType, amount }: Entry): string | undefined {
  if (!itemType || typeof amount !== 'number') return undefined
  if (isCredit(itemType)) return amount < 0 ? undefined : 'numberLessThan:0'
  return amount > 0 ? undefined : 'numberGreaterThan:0'
}

/** The same of the start (R609 to R611). */
export function startProblem({ itemType, startDate }: Entry, today: string): string | undefined {
  if (!itemType || !startDate) return undefined
  const earliest = earliestStart(itemType, today)
  if (startDate < earliest) return `minDate:${earliest}`
  return isMonthly(itemType) && !startDate.endsWith('-01') ? 'firstDayOfMonth' : undefined
}

/** The same of the planned end, which a fee that is billed once does not have (R612 to R614). */
export function endProblem({ itemType, startDate, plannedEndDate }: Entry): string | undefined {
  if (!itemType || !plannedEndDate) return undefined
  if (!isMonthly(itemType)) return 'invalid'
  if (startDate && plannedEndDate < startDate) return `minDate:${startDate}`
  return plannedEndDate === endOfMonth(plannedEndDate) ? undefined : 'lastDayOfMonth'
}
