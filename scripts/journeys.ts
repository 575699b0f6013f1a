/** Which journeys prove what a change touches: its operations, its screens, and the requirements that the tests beside it name. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Document } from '#contract-checks/contract.ts'
import { operationsTouched } from './contract/uses.ts'
import { screensOf } from './contract/screens.ts'
import { root } from './run.ts'

const text = (file: string): string => {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return '' // a removed file
  }
}
const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted()
const wordsOf = (code: string): Set<string> => new Set(code.match(/\w+/g))
const tagsOf = (code: string): Set<string> => new Set(code.match(/@[RA]\d{3}\b/g))

/** What files have to do with the portal from outside. */
export type Touched = { operations: string[]; screens: string[]; tags: Set<string>; subjects: Set<string> }

/** The operations, screens and tags that files touch; a shared module touches none by itself. */
export function findTouched(files: readonly string[], document: Document): Touched {
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).flatMap((one) => (one as { operationId?: string }).operationId ?? []),
  )
  const named = (code: string) => {
    const words = new Set([...wordsOf(code)].map((word) => word.toLowerCase()))
    // Generated functions carry the name of their operation: getBankListNotesQueryKey.
    return ids.filter((id) =>
      [...words].some((word) => word === id.toLowerCase() || word.startsWith(`get${id}`.toLowerCase())),
    )
  }
  const importing = (pattern: string, part: string) => filesOf(pattern).filter((one) => text(one).includes(part))
  const operations = files.flatMap((file) => {
    const [, schema] = /^openapi\/(?:schemas|properties)\/(\w+)\.yaml$/.exec(file) ?? []
    if (schema !== undefined) return operationsTouched(document, `#/components/schemas/${schema}`)
    const [, feature] = /^src\/features\/([^/]+)\//.exec(file) ?? []
    const code =
      feature !== undefined
        ? importing('src/areas/*/*-adapter.ts', `#src/features/${feature}/`).map(text)
        : file.startsWith('sandbox/domain/')
          ? importing('sandbox/handlers/*.ts', `#${file}'`).map(text)
          : /^(openapi\/paths|sandbox\/handlers|src\/areas|conform\/scenarios)\//.test(file)
            ? [text(file)]
            : []
    return code.flatMap(named)
  })
  const touched = [...new Set(operations)]
  const beside = files.flatMap((file) => filesOf(`${dirname(file)}/*.test.{ts,tsx}`)).map(text)
  return {
    operations: touched,
    screens: [...new Set(touched.flatMap(screensOf()))].toSorted(),
    tags: new Set([...files.map(text), ...beside].flatMap((code) => [...tagsOf(code)])),
    subjects: new Set([...files.flatMap(subjectsOf), ...touched.map((id) => stem(tagOf(document, id)))]),
  }
}

/** `history` and `histories` are one subject. */
const stem = (word: string) => word.replace(/(ies|y|s)$/, '')

/** The tag of an operation without its area: `notes` of `bank-notes`. */
function tagOf(document: Document, id: string): string {
  const operations = Object.values(document.paths).flatMap(
    (path) => Object.values(path) as { operationId?: string; tags?: string[] }[],
  )
  const [tag = ''] = operations.find(({ operationId }) => operationId === id)?.tags ?? []
  return tag.replace(/^\w+-/, '')
}

const subjectsOf = (file: string): string[] => {
  const [, feature] = /^src\/features\/([^/]+)\//.exec(file) ?? []
  const name = feature ?? basename(file).replace(/(-adapter|-tab|-page|-port)?(\.test)?\.\w+$/, '')
  return /^(src\/(features|areas)|sandbox\/(handlers|domain)|conform\/scenarios)\//.test(file)
    ? [name.replace(/s$/, '')]
    : []
}

/** A journey with the reasons for which it is near, the more weighty the nearer. */
export type Journey = { file: string; weight: number; reasons: string[] }

/** The journeys by how near they are to what is touched; none that has nothing to do with it. */
export function rankJourneys(files: readonly string[], touched: Touched): Journey[] {
  const journeys = filesOf('tests/e2e/{daily,sandbox}/*.spec.ts').map((file): Journey => {
    const code = [
      text(file),
      ...[...text(file).matchAll(/'\.\/([\w-]+-steps)\.ts'/g)].map(([, name]) =>
        text(join(dirname(file), `${name}.ts`)),
      ),
    ].join('\n')
    const words = wordsOf(code)
    const found = [
      ...(files.includes(file) ? [{ weight: 20, reason: 'changed' }] : []),
      ...files.filter((one) => code.includes(`#${one}'`)).map((one) => ({ weight: 3, reason: `imports ${one}` })),
      ...[...touched.subjects]
        .filter((one) => basename(file).includes(one))
        .map((one) => ({ weight: 5, reason: `is about ${one}` })),
      ...touched.operations.filter((id) => words.has(id)).map((id) => ({ weight: 2, reason: id })),
      ...[...tagsOf(code)].filter((tag) => touched.tags.has(tag)).map((tag) => ({ weight: 1, reason: tag })),
    ]
    const screens = touched.screens.filter((screen) => isVisited(screen, code))
    found.push(...screens.map((screen) => ({ weight: 1, reason: `opens ${screen}` })))
    return {
      file,
      weight: found.reduce((sum, { weight }) => sum + weight, 0),
      reasons: found.map(({ reason }) => reason),
    }
  })
  return journeys.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight)
}

/** Whether a journey has an address such as `/bank/${customer}/administration`. */
function isVisited(screen: string, code: string): boolean {
  const pattern = screen.split('/').map((part) => (part.startsWith('$') ? '[^\\s\'"`?]+' : part))
  return new RegExp(`${pattern.join('/')}(?=['"\`?])`).test(code)
}
