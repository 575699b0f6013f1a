/** Which tests stand nearest to a file: itself, else those that import it, else those that import what imports it, and so on. */
import { dirname, join } from 'node:path'

/** Names of files below the project, with what they hold. */
export type Files = ReadonlyMap<string, string>

const named = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.{1,2}|#[\w-]+)\/[^']+)'/g
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** The files of the project that one imports; its aliases are the folders' names with a `#`. */
const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(named)].map(([, name]) =>
    name!.startsWith('#') ? name!.slice(1) : join(dirname(file), name!).replaceAll('\\', '/'),
  )

/** Where nothing tests it, nothing. */
export function nearestTests(changed: readonly string[], files: Files): string[] {
  const importers = new Map<string, string[]>()
  for (const [file, text] of files)
    for (const one of importsOf(file, text)) importers.set(one, [...(importers.get(one) ?? []), file])
  const nearest = (file: string): string[] => {
    const seen = new Set([file])
    for (let level = [file]; level.length > 0;) {
      const tests = level.filter(isTest)
      if (tests.length > 0) return tests
      level = [...new Set(level.flatMap((one) => importers.get(one) ?? []))].filter((one) => !seen.has(one))
      for (const one of level) seen.add(one)
    }
    return []
  }
  return [...new Set(changed.flatMap(nearest))].toSorted()
}
