import { i18n } from '@lingui/core'

/** Formats a duration from now, rounded up: "in 30 Sekunden", "in 15 minutes", "in 4 hours". */
export function formatTimeAhead(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const words = new Intl.RelativeTimeFormat(i18n.locale)
  if (seconds < 90) return words.format(seconds, 'second')
  return minutes < 90 ? words.format(minutes, 'minute') : words.format(Math.ceil(minutes / 60), 'hour')
}
