import { DateTime } from 'luxon'

/** Times are shown in the time zone of Vienna (R005). */
const zone = 'Europe/Vienna'

/** Whether a text is a calendar day such as 2026-12-01; without Luxon, since long lists call it. */
const isDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (day === undefined) return false
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).toISOString().startsWith(`${text}T`)
}

/** Formats a day such as 2026-12-01 as 01.12.2026 (R329); other text is returned unchanged. */
export function formatDate(day: string): string {
  if (isDay(day)) return day.split('-').toReversed().join('.')
  const date = DateTime.fromISO(day, { zone })
  return date.isValid ? date.toFormat('dd.MM.yyyy') : day
}

/** Formats 2026-12-01T09:05:00Z as 01.12.2026 10:05:00 Uhr (R329, R345, A122); other text is returned unchanged. */
export function formatDateTime(moment: string): string {
  const time = DateTime.fromISO(moment, { zone })
  return time.isValid ? time.toFormat("dd.MM.yyyy HH:mm:ss 'Uhr'") : moment
}

/** Formats a month such as 2026-10 as "Oktober 2026", short as "Okt"; other text is returned unchanged. */
export function formatMonth(month: string, locale: string, form: 'long' | 'short' = 'long'): string {
  const first = DateTime.fromISO(`${month}-01`, { locale })
  return first.isValid ? first.toFormat(form === 'long' ? 'LLLL yyyy' : 'LLL') : month
}
