/** Replaces the contents of a folder only when all of the new ones are written. */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Passes a copy of `folder` to `write` and then moves each file that differs from the copy to the folder, so that a run that fails or is
 * killed changes nothing and leaves no folder half empty. The copy is next to the folder, which keeps relative imports valid.
 */
export async function replaceFolder<T>(folder: string, write: (copy: string) => Promise<T>): Promise<T> {
  const copy = join(dirname(folder), '.generated')
  rmSync(copy, { recursive: true, force: true })
  if (existsSync(folder)) cpSync(folder, copy, { recursive: true, preserveTimestamps: true })
  else mkdirSync(copy)
  const result = await write(copy)
  moveDifferences(copy, folder)
  rmSync(copy, { recursive: true })
  return result
}

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile())

function moveDifferences(from: string, to: string): void {
  const written = filesIn(from)
  for (const file of written) {
    const [source, target] = [join(from, file), join(to, file)]
    if (existsSync(target) && readFileSync(source).equals(readFileSync(target))) continue
    mkdirSync(dirname(target), { recursive: true })
    renameSync(source, target)
  }
  const wanted = new Set(written)
  for (const file of filesIn(to)) if (!wanted.has(file)) rmSync(join(to, file))
}
