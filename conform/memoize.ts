import type { Context } from '#conform/context.ts'

/** Makes something once in a run, however often it is asked for; `name` keeps it apart from other things. */
export function memoize<T>(context: Context, name: string, make: () => Promise<T>): Promise<T> {
  const made = (context.made.get(name) as Promise<T> | undefined) ?? make()
  context.made.set(name, made)
  return made
}

/** In milliseconds; a code lives a little longer. */
const usable = 240_000

/** Makes a code, and another one once that is too old: a backend may be slow, and a run may take longer than a code lives. */
export async function memoizeCode<T>(context: Context, name: string, make: () => Promise<T>): Promise<T> {
  const since = `${name}, since`
  const madeAt = (await context.made.get(since)) as number | undefined
  if (madeAt === undefined || Date.now() - madeAt > usable) {
    context.made.delete(name)
    context.made.set(since, Promise.resolve(Date.now()))
  }
  return memoize(context, name, make)
}
