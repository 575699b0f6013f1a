import { DateTime } from 'luxon'

/** Every time is shown as it is in Vienna, wherever the browser stands (R005). */
const zone = 'Europe/Vienna'

/** A moment such as 2026-12-01T09:05:00Z as 01.12.2026 10:05:00 Uhr (R329, R345, A122); what is none is shown as it came. */
export function formatDateTime(moment: string): string {
  const time = DateTime.fromISO(moment, { zone })
  return time.isValid ? time.toFormat("dd.MM.yyyy HH:mm:ss 'Uhr'") : moment
}
