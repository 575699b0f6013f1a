import { runAside, show } from './run.ts'

/** One step of a check: what it makes sure of, and the command that does. */
export type Step = { name: string; command: string; args: readonly string[] }

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`

/**
 * Runs steps that do not need each other, two at a time; prints a line for each, and everything a step said when it fails.
 * After a failure no other step begins.
 */
export async function runQuietly(steps: readonly Step[]): Promise<boolean> {
  const waiting = [...steps]
  let clean = true
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined && clean; step = waiting.shift()) {
      const since = Date.now()
      const { ok, output } = await runAside(step.command, step.args)
      console.log(`${ok ? '✔' : '✘'} ${step.name} (${seconds(since)})`)
      if (ok) continue
      clean = false
      console.error(output)
    }
  }
  await Promise.all([work(), work()])
  return clean
}

/** Runs steps one after the other and shows all they print; stops at the first that fails. */
export function runLoudly(steps: readonly Step[]): boolean {
  return steps.every(({ command, args }) => show(command, args))
}
