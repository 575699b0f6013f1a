import type { Desk } from '#conform/desk.ts'

/** Makes something once in a run, however often it is asked for; `name` keeps it apart from other things. */
export function once<T>(desk: Desk, name: string, make: () => Promise<T>): Promise<T> {
  const made = (desk.made.get(name) as Promise<T> | undefined) ?? make()
  desk.made.set(name, made)
  return made
}
