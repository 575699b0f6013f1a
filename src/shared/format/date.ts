import { DateTime } from 'luxon'

/** Every time is shown as it is in Vienna, wherever the browser stands (R005). */
const zone = 'Europe/Vienna'

/** Whether a text is a day of the calendar, such as 2026-12-01; asked of lists, so without a time zone. */
const isDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (day === undefined) return false
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).toISOString().startsWith(`${text}T`)
}

/** A calendar day such as 2026-12-01 as 01.12.2026 (R329); what is no day is shown as it came. */
export function formatDate(day: string): string {
  if (isDay(day)) return day.split('-').toReversed().join('.')
  const date = DateTime.fromISO(day, { zone })
  return date.isValid ? date.toFormat('dd.MM.yyyy') : day
}
