import { DateTime } from 'luxon'

/** Every time is shown as it is in Vienna, wherever the browser stands (R005). */
const zone = 'Europe/Vienna'

/** A calendar day such as 2026-12-01 as 01.12.2026 (R329); what is no day is shown as it came. */
export function formatDate(day: string): string {
  const date = DateTime.fromISO(day, { zone })
  return date.isValid ? date.toFormat('dd.MM.yyyy') : day
}
