/** PGlite works in a folder alone; this keeps a second process from opening it and breaking the data. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Folders of this process: in a container the id of a killed process is often our own. */
const ours = new Set<string>()

/** Leaves the process id in the folder; what a killed process left is taken over. Throws while its owner lives. */
export function takeFolder(folder: string): { release: () => void } {
  const file = resolve(folder, 'sandbox.pid')
  const release = () => {
    ours.delete(file)
    rmSync(file, { force: true })
  }
  for (const last of [false, true]) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      ours.add(file)
      return { release }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || last) throw error
      const owner = Number(readFileSync(file, 'utf8'))
      if (owner === process.pid ? ours.has(file) : isAlive(owner)) {
        throw new Error(`The sandbox with process id ${owner} works in ${folder}. End it, or remove ${file}.`, {
          cause: error,
        })
      }
      release()
    }
  }
  throw new Error(`Cannot take ${folder}`)
}

function isAlive(processId: number): boolean {
  if (!Number.isSafeInteger(processId) || processId <= 0) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
