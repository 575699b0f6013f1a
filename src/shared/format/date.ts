/** Whether a text is a calendar day such as 2026-12-01. */
const isDay = (text: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  if (day === undefined) return false
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).toISOString().startsWith(`${text}T`)
}

/** Times are shown in the time zone of Vienna (R005). */
const timeInVienna = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Vienna',
  hourCycle: 'h23',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The date and the time of a timestamp with an offset, such as 2026-12-01T09:05:00Z; undefined for other text. */
function viennaTime(moment: string): readonly string[] | undefined {
  const [, day] = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.exec(moment) ?? []
  // `Date` takes 30 February for 2 March.
  if (day === undefined || !isDay(day) || Number.isNaN(Date.parse(moment))) return undefined
  return timeInVienna.format(Date.parse(moment)).split(', ')
}

/** Formats a day such as 2026-12-01 as 01.12.2026 (R329); other text is returned unchanged. */
export const formatDate = (day: string): string =>
  isDay(day) ? day.split('-').toReversed().join('.') : (viennaTime(day)?.[0] ?? day)

/** Formats 2026-12-01T09:05:00Z as 01.12.2026 10:05:00 Uhr (R329, R345, A122); other text is returned unchanged. */
export function formatDateTime(moment: string): string {
  const time = viennaTime(moment)
  return time ? `${time.join(' ')} Uhr` : moment
}

/** Formats a month such as 2026-10 as "Oktober 2026", short as "Okt"; other text is returned unchanged. */
export function formatMonth(month: string, locale: string, form: 'long' | 'short' = 'long'): string {
  const first = `${month}-01`
  if (!isDay(first)) return month
  const name = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: form }).format(Date.parse(first))
  return form === 'long' ? `${name} ${month.slice(0, 'YYYY'.length)}` : name
}
