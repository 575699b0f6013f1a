/**
 * A place where mutants are asked, one after the other: a database, an unmutated sandbox that puts it back before every
 * operation, and a process with the mutated one.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { proofSandbox } from '../proof-sandbox.ts'
import type { Ask, Told } from './worker.ts'

/** No answer came: the process ended, could not start, or was too slow. */
export type Silence = 'ended' | 'too slow'

export type Place = {
  /** Asks the kit about one operation; `patience` is in milliseconds. */
  ask: (what: Ask, patience: number) => Promise<Told | Silence>
  /** Has a process in which this mutant is on from the start, none when it is undefined; whether it could start. */
  begin: (always?: string) => Promise<boolean>
  close: () => Promise<void>
}

/** In milliseconds. */
const startable = 180_000
/** A call that a mutant has left open may hold what the reset waits for. */
const resettable = 60_000

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

export async function openPlace(folder: string, databaseUrl: string): Promise<Place> {
  const keeper = await proofSandbox({ databaseUrl })
  let child: ChildProcess | undefined
  let isOn: string | undefined

  async function end() {
    const gone = child !== undefined && isAlive(child) ? once(child, 'exit') : undefined
    child?.kill('SIGKILL')
    await gone
    child = undefined
  }
  async function begin(always?: string) {
    if (child !== undefined && isAlive(child) && isOn === always) return true
    await end()
    const args = [folder, databaseUrl, ...(always === undefined ? [] : [always])]
    child = fork(join(import.meta.dirname, 'worker.ts'), args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    isOn = always
    if ((await next(child, startable)) === 'ready') return true
    await end()
    return false
  }
  async function reset() {
    const timer = setTimeout(() => void end(), resettable)
    await keeper.reset()
    clearTimeout(timer)
  }
  async function ask(what: Ask, patience: number) {
    await reset()
    if (!(await begin(isOn))) return 'ended'
    const answer = next(child!, patience)
    child!.send(what)
    const told = (await answer) as Told | Silence
    if (typeof told === 'string') await end()
    return told
  }
  return {
    ask,
    begin,
    close: async () => {
      await end()
      await keeper.close()
    },
  }
}

/** The next message of a process, or why there is none. */
function next(child: ChildProcess, patience: number): Promise<unknown> {
  return new Promise((resolve) => {
    const done = (result: unknown) => {
      clearTimeout(timer)
      child.off('message', done).off('exit', ended)
      resolve(result)
    }
    const ended = () => done('ended' satisfies Silence)
    const timer = setTimeout(() => done('too slow' satisfies Silence), patience)
    child.on('message', done).on('exit', ended)
  })
}
