/** Replaces the contents of a folder only when all of the new ones are written. */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Passes a copy of `folder` to `write` and then moves each file that differs from the copy to the folder, so that a run that fails or is
 * killed changes nothing and leaves no folder half empty. The copy is next to the folder, which keeps relative imports valid. Resolves with
 * the paths of the files that it moved or removed, and with the result of `write`.
 */
export async function replaceFolder<T>(
  folder: string,
  write: (copy: string) => Promise<T>,
): Promise<{ changed: Set<string>; result: T }> {
  const copy = join(dirname(folder), '.generated')
  rmSync(copy, { recursive: true, force: true })
  if (existsSync(folder)) cpSync(folder, copy, { recursive: true, preserveTimestamps: true })
  else mkdirSync(copy)
  const result = await write(copy)
  const changed = moveDifferences(copy, folder)
  rmSync(copy, { recursive: true })
  return { changed, result }
}

const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile())

function moveDifferences(from: string, to: string): Set<string> {
  const changed = new Set<string>()
  const written = filesIn(from)
  for (const file of written) {
    const [source, target] = [join(from, file), join(to, file)]
    if (existsSync(target) && readFileSync(source).equals(readFileSync(target))) continue
    mkdirSync(dirname(target), { recursive: true })
    renameSync(source, target)
    changed.add(target)
  }
  const wanted = new Set(written)
  for (const file of filesIn(to).filter((one) => !wanted.has(one))) {
    rmSync(join(to, file))
    changed.add(join(to, file))
  }
  return changed
}
