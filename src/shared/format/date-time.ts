import { DateTime } from 'luxon'

/** Every time is shown as it is in Vienna, wherever the browser stands (R005). */
const zone = 'Europe/Vienna'

/** A moment such as 2026-12-01T09:05:00Z as 01.12.2026 10:05:00 Uhr (R329, R345, A122); what is none is shown as it came. */
export const formatDateTime = (moment: string): string => format(moment, "dd.MM.yyyy HH:mm:ss 'Uhr'")

/** The time of day of a moment as 10:05:00 Uhr (R345, A122); what is no moment is shown as it came. */
export const formatTime = (moment: string): string => format(moment, "HH:mm:ss 'Uhr'")

function format(moment: string, shape: string): string {
  const time = DateTime.fromISO(moment, { zone })
  return time.isValid ? time.toFormat(shape) : moment
}
