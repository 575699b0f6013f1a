import { DateTime, type DurationLike } from 'luxon'

/** What a key adds to a day; PageUp and PageDown are months, and years with Shift. */
const steps: Record<string, (isLarge: boolean) => DurationLike> = {
  ArrowLeft: () => ({ days: -1 }),
  ArrowRight: () => ({ days: 1 }),
  ArrowUp: () => ({ weeks: -1 }),
  ArrowDown: () => ({ weeks: 1 }),
  PageUp: (isLarge) => (isLarge ? { years: -1 } : { months: -1 }),
  PageDown: (isLarge) => (isLarge ? { years: 1 } : { months: 1 }),
}

function dayAtKey(day: DateTime, key: string, isLarge: boolean): DateTime | undefined {
  if (key === 'Home') return day.startOf('week')
  if (key === 'End') return day.endOf('week')
  const step = steps[key]
  return step && day.plus(step(isLarge))
}

/**
 * The day that a key leads to from another (YYYY-MM-DD), over the ends of months, as the ARIA practices have it for a grid of
 * days, and no further than `min` and `max`; undefined for a key that moves nobody.
 */
export function dayAfterKey(
  day: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { min, max }: { min: string | undefined; max: string },
): string | undefined {
  const wanted = dayAtKey(DateTime.fromISO(day), key, shiftKey)?.toFormat('yyyy-MM-dd')
  if (wanted === undefined) return undefined
  if (wanted > max) return max
  return min !== undefined && wanted < min ? min : wanted
}
