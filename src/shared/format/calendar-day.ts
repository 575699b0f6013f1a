/** The default maximum of a date (R168). */
export const maxDay = '9999-12-31'

/** Whether a text is a calendar day such as 2026-12-01. The first file of each page checks addresses with it, so it needs no library. */
export function isDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false
  const time = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}
