/** The switch that the instrumented files ask: which mutant is on, and which were met while an operation was asked. */
type Namespace = {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
}

/** Under which the instrumented files look for it. */
const name = '__stryker__'
const namespace = (): Namespace => {
  const world = globalThis as Record<string, unknown>
  return (world[name] ??= {}) as Namespace
}

/** Throws the switch; a mutant that is met more often than `most` runs in circles, and is stopped by an error. */
export function turnOn(mutant: string | undefined, most?: number): void {
  const world = namespace()
  world.activeMutant = mutant
  world.hitCount = most === undefined ? undefined : 0
  world.hitLimit = most
}

/** How often each mutant was met, while modules were loaded and while `act` ran. */
export async function met(asked: string, act: () => Promise<void>) {
  const world = namespace()
  world.currentTestId = asked
  await act()
  world.currentTestId = undefined
  const { static: loading = {}, perTest = {} } = world.mutantCoverage ?? {}
  return { loading, asking: perTest[asked] ?? {} }
}
