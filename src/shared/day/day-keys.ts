import { DateTime, type DurationLike } from 'luxon'

/** The step of each key; PageUp and PageDown move by months, with Shift by years. */
const steps: Record<string, (isLarge: boolean) => DurationLike> = {
  ArrowLeft: () => ({ days: -1 }),
  ArrowRight: () => ({ days: 1 }),
  ArrowUp: () => ({ weeks: -1 }),
  ArrowDown: () => ({ weeks: 1 }),
  PageUp: (isLarge) => (isLarge ? { years: -1 } : { months: -1 }),
  PageDown: (isLarge) => (isLarge ? { years: 1 } : { months: 1 }),
}

function moveByKey(day: DateTime, key: string, isLarge: boolean): DateTime | undefined {
  if (key === 'Home') return day.startOf('week')
  if (key === 'End') return day.endOf('week')
  const step = steps[key]
  return step && day.plus(step(isLarge))
}

/**
 * The day (YYYY-MM-DD) that a key moves to in a calendar grid, as in the ARIA Authoring Practices, also into other months, clamped
 * to `min` and `max`; undefined for other keys.
 */
export function dayForKey(
  day: string,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { min, max }: { min: string | undefined; max: string },
): string | undefined {
  const wanted = moveByKey(DateTime.fromISO(day), key, shiftKey)?.toFormat('yyyy-MM-dd')
  if (wanted === undefined) return undefined
  if (wanted > max) return max
  return min !== undefined && wanted < min ? min : wanted
}
