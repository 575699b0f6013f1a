/** Where the bundle comes from. The packed kit has another one of these, which carries it inside (`scripts/pack/bundle-program.ts`). */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '..')
const bundle = join(root, 'generated/openapi.yaml')
const cache = join(root, '.cache/sandbox-contract')

/** Parsing the YAML takes longer than anything else at the start, so its JSON is cached under the hash of the text. */
export function readBundle(): unknown {
  const text = readFileSync(bundle, 'utf8')
  const cached = join(cache, `${createHash('sha256').update(text).digest('hex')}.json`)
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8'))
  const document: unknown = parse(text)
  try {
    const unfinished = `${cached}.${process.pid}`
    mkdirSync(cache, { recursive: true })
    writeFileSync(unfinished, JSON.stringify(document))
    renameSync(unfinished, cached)
  } catch {
    // Where nothing can be written, the next start parses again.
  }
  return document
}
