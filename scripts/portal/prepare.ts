import { run } from '../run.ts'

/** Ends the script with one clear reason. */
export function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}

/** Brings `generated/` up to date; costs nothing when the contract has not changed. */
export function generated(): void {
  const { ok, output } = run('node', ['scripts/generate/generate.ts'])
  if (!ok) fail(output)
}
