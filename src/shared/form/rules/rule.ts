import * as z from 'zod/mini'

const isNothing = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === ''

/** A bound, or the way to find it when the value is checked: what "today" is changes while a page stays open. */
export type Bound<T> = T | (() => T)
export const boundOf = <T extends string | number>(bound: Bound<T>): T =>
  typeof bound === 'function' ? bound() : bound

/**
 * One rule beside the contract, for `schema.check(…)`: holds for nothing (whether something must be entered is another
 * rule), else as told. A broken rule gives its message key (R140) and is reported under its name.
 */
export function rule<T>(name: string, holds: (value: T) => boolean, key: Bound<string> = name) {
  return z.refine<T | null | undefined>((value) => isNothing(value) || holds(value), {
    error: () => boundOf(key),
    params: { rule: name },
  })
}

/** A rule that nothing breaks with `required`, whatever its own key is. */
export function requiredRule<T>(name: string, holds: (value: T) => boolean, key: string = name) {
  return z.refine<T | null | undefined>((value) => !isNothing(value) && holds(value), {
    error: (issue) => (isNothing(issue.input) ? 'required' : key),
    params: { rule: name },
  })
}

/**
 * A rule between entries, for `schema.check(…)` of what holds them: `wrong` gives the message key for the field `at`, or for
 * the whole of them where that is empty, and undefined while it holds. It is judged beside other mistakes, not after them:
 * as soon as the entries that it `needs` are there.
 */
export function ruleBetween<T extends object>(
  at: readonly string[],
  wrong: (entries: T) => string | undefined,
  needs: readonly (keyof T)[] = [],
) {
  return z.refine<T>((entries) => wrong(entries) === undefined, {
    path: [...at],
    error: ({ input }) => wrong(input as T),
    when: ({ value }) =>
      typeof value === 'object' && value !== null && needs.every((name) => !isNothing((value as T)[name])),
  })
}
