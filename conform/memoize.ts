import type { Context } from '#conform/context.ts'

/** Makes something once in a run, however often it is asked for; `name` keeps it apart from other things. */
export function memoize<T>(context: Context, name: string, make: () => Promise<T>): Promise<T> {
  const made = (context.made.get(name) as Promise<T> | undefined) ?? make()
  context.made.set(name, made)
  return made
}
