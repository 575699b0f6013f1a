import { runAside, show } from './run.ts'

/** One step of a check: what it ensures, its command, and the command that fixes its findings. */
export type Step = { name: string; command: string; args: readonly string[]; fix?: string }

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`
const line = (ok: boolean, name: string, since: number): string => `${ok ? '✔' : '✘'} ${name} (${seconds(since)})`

/**
 * Runs independent steps, two at a time, stage after stage: a step that reads files of another one is in a later stage. Prints a line for each, and the output of a step that fails; after a failure no other step begins.
 */
export async function runQuietly(...stages: readonly (readonly Step[])[]): Promise<boolean> {
  let clean = true
  for (const steps of stages) {
    const waiting = [...steps]
    const work = async () => {
      for (let step = waiting.shift(); step !== undefined && clean; step = waiting.shift()) {
        const since = Date.now()
        const { ok, output } = await runAside(step.command, step.args)
        console.log(line(ok, step.name, since))
        if (ok) continue
        clean = false
        console.error(step.fix === undefined ? output : `Run \`${step.fix}\`.\n${output}`)
      }
    }
    await Promise.all([work(), work()])
  }
  return clean
}

/** Runs steps one after the other and shows all they print, and how long each took; stops at the first that fails. */
export function runLoudly(steps: readonly Step[]): boolean {
  const times: string[] = []
  const begun = Date.now()
  const passed = steps.every(({ name, command, args }) => {
    const since = Date.now()
    const ok = show(command, args)
    times.push(line(ok, name, since))
    return ok
  })
  console.log([...times, `${seconds(begun)} in all`].join('\n'))
  return passed
}

/** Checks the contract and writes what is generated from it. A separate stage, because all other steps read those files. */
export const contractSteps: readonly Step[] = [
  { name: 'generated code is up to date', command: 'node', args: ['scripts/generate/generate.ts', '--check'] },
  { name: 'the contract passes its lint, examples included', command: 'node', args: ['scripts/contract/lint.ts'] },
]
