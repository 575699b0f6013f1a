/** When contracts of the seed people end or have ended, seen from the day the sandbox is filled: a day written down would pass. */
import { dayAfter, firstOfMonth, lastOfMonth } from '#contract-checks/vienna-day.ts'

/** Maria's and Leitner's contracts end with the next month. */
export const plannedEnd = (now: Date): string => lastOfMonth(firstOfMonth(now, 1))

/** Josef's and Holzbau's ended with the month in which the bank decided it: so many days ago. */
export const josefsEndDecided = 145
export const holzbauDecisionDaysAgo = 235
export const josefsEnd = (now: Date): string => lastOfMonth(dayAfter(now, -josefsEndDecided))
export const holzbausEnd = (now: Date): string => lastOfMonth(dayAfter(now, -holzbauDecisionDaysAgo))
