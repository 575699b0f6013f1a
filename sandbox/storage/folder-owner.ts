/** PGlite works in a folder alone; this keeps a second process from opening it and breaking the data. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Leaves the process id in the folder; what a killed process left is taken over. Throws while its owner lives. */
export function takeFolder(folder: string): { release: () => void } {
  const file = join(folder, 'sandbox.pid')
  const release = () => rmSync(file, { force: true })
  for (const last of [false, true]) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return { release }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || last) throw error
      const owner = Number(readFileSync(file, 'utf8'))
      if (isAlive(owner)) {
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
