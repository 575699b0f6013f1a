import { run, show } from './run.ts'

/** One step of a check: what it makes sure of, and the command that does. */
export type Step = { name: string; command: string; args: readonly string[] }

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Runs steps one after the other; prints a line for each, and everything a step said when it fails. */
export function runQuietly(steps: readonly Step[]): boolean {
  for (const { name, command, args } of steps) {
    const since = Date.now()
    const { ok, output } = run(command, args)
    console.log(`${ok ? '✔' : '✘'} ${name} (${seconds(since)})`)
    if (!ok) {
      console.error(output)
      return false
    }
  }
  return true
}

/** Runs steps one after the other and shows all they print; stops at the first that fails. */
export function runLoudly(steps: readonly Step[]): boolean {
  return steps.every(({ command, args }) => show(command, args))
}
