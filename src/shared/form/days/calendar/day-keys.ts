import { addDays, addMonths, startOfWeek } from '../../../format/days/day-arithmetic.ts'

/** The day that each key moves to; PageUp and PageDown move by months, with Shift by years. */
const moves: Record<string, (day: string, isLarge: boolean) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day, isLarge) => addMonths(day, isLarge ? -12 : -1),
  PageDown: (day, isLarge) => addMonths(day, isLarge ? 12 : 1),
  Home: startOfWeek,
  End: (day) => addDays(startOfWeek(day), 6),
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
  const wanted = moves[key]?.(day, shiftKey)
  if (wanted === undefined) return undefined
  if (wanted > max) return max
  return min !== undefined && wanted < min ? min : wanted
}
