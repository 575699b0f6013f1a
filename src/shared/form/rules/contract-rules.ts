/** Conditions of the contract (`x-rules`) as rules of a form. Apart from the other rules, so that a page without such a form loads none. */
import { minimumAge } from '#generated/model/constants.ts'
import type { Days, Entries, FieldRule } from '#generated/model/rule.ts'
import { addYears, endOfMonth, startOfMonth } from '../../format/days/day-arithmetic.ts'
import { viennaToday } from '../../format/day.ts'
import { ruleBetween } from './validation.ts'

/** The days that the conditions of the contract use. */
export const daysOf = (today: string): Days => ({
  today,
  firstOfMonth: startOfMonth,
  lastOfMonth: endOfMonth,
  addYears,
})

/** The message key of a condition: its kind and bound, `minDate:2026-12-01`. */
function ruleKey<T>({ rule: kind, bound }: FieldRule<T>, entries: Entries<T>, days: Days): string {
  if (kind === 'minAge') return `minAge:${minimumAge}`
  const last = bound?.(entries, days)
  return last === undefined || last === null ? kind : `${kind}:${last}`
}

/** The conditions of the contract (`x-rules`), for `schema.check(…)`; `keys` replaces message keys by the code of the condition. */
export const contractRules = <TCode extends string, T>(
  rules: Readonly<Record<TCode, FieldRule<T>>>,
  keys: Partial<Record<TCode, string>> = {},
) =>
  (Object.entries(rules) as [TCode, FieldRule<T>][]).map(([code, one]) =>
    ruleBetween<T>(
      one.field === '' ? [] : one.field.split('.'),
      (entries) => {
        const days = daysOf(viennaToday())
        return one.holds(entries as Entries<T>, days)
          ? undefined
          : (keys[code] ?? ruleKey(one, entries as Entries<T>, days))
      },
      one.needs as (keyof T)[],
    ),
  )
