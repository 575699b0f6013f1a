import { DateTime } from 'luxon'

/** A month such as 2026-10 as "Oktober 2026"; short as "Okt". What is no month is shown as it came. */
export function formatMonth(month: string, locale: string, form: 'long' | 'short' = 'long'): string {
  const first = DateTime.fromISO(`${month}-01`, { locale })
  return first.isValid ? first.toFormat(form === 'long' ? 'LLLL yyyy' : 'LLL') : month
}
