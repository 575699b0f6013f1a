/** Finds the line of a pointer in the contract's YAML, as the generator writes it: two blanks for each level, one key a line. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPacked } from '#conform/options.ts'
import { unescapeKey } from '#contract-checks/contract.ts'

/** The package has the file beside its program. */
const file = isPacked ? 'openapi.yaml' : 'generated/openapi.yaml'
const path = join(import.meta.dirname, isPacked ? '.' : '../..', file)

export type ContractLines = { file: string; lineOf: (pointer: string) => number | undefined }

/** Reads the contract's YAML; undefined when it is not there. */
export function readContractLines(): ContractLines | undefined {
  if (!existsSync(path)) return undefined
  const lines = readFileSync(path, 'utf8').split('\n')
  return { file, lineOf: (pointer) => findLine(lines, pointer) }
}

/** The line of the last step of a pointer that has a key of its own, from 1 on. */
function findLine(lines: readonly string[], pointer: string): number | undefined {
  if (!pointer.startsWith('#/')) return undefined
  let at = -1
  let indent = ''
  for (const step of pointer.slice('#/'.length).split('/')) {
    const next = findKey(lines, at + 1, indent, unescapeKey(step))
    if (next === undefined) break
    at = next
    indent += '  '
  }
  return at < 0 ? undefined : at + 1
}

function findKey(lines: readonly string[], from: number, indent: string, key: string): number | undefined {
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at]!
    if (!line.startsWith(indent) && line.trim() !== '') return undefined
    const [, name] =
      /^(?:'(.+?)'|"(.+?)"|([^\s'"-][^\s:]*)):(?: |$)/.exec(line.slice(indent.length))?.filter(Boolean) ?? []
    if (name === key) return at
  }
  return undefined
}
