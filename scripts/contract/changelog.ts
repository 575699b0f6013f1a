/** `openapi/CHANGELOG.md`: the changes of each release with their calls and screens, written from the difference. */
import { type Document, methods, operationsOf, unescapeKey } from '#contract-checks/contract.ts'
import type { Change, Impact } from './change.ts'
import { type FieldScreens, screensAt } from './field-screens.ts'

const headings: Record<Impact, string> = { major: 'Breaking', minor: 'Added', patch: 'Clarified' }

type Part = { version: string; day: string; changes: readonly Change[] }

/** The section of one release; deleted operations are looked up in the contract before. `fields` are the screens of fields. */
export function section(
  { version, day, changes }: Part,
  [before, after]: [Document, Document],
  screensOf: (operationId: string) => string[],
  fields: FieldScreens = {},
): string {
  const paragraphs = (Object.keys(headings) as Impact[]).flatMap((impact) => {
    const alike = Map.groupBy(
      changes.filter((change) => change.impact === impact),
      ({ sentence }) => sentence,
    )
    const lines = [...alike].map(([sentence, places]) => line(sentence, places))
    return lines.length > 0 ? [`### ${headings[impact]}`, lines.join('\n')] : []
  })
  return [`## ${version} (${day})`, ...paragraphs].join('\n\n')

  /** One entry for equal changes of several places, with all of their calls and screens. */
  function line(sentence: string, places: readonly Change[]): string {
    const touched = places.map(({ pointer }) => ({ pointer, operations: operationsAt(pointer) }))
    const operations = new Set(touched.flatMap((place) => place.operations))
    const screens = touched.flatMap((place) => screensAt(fields, place.pointer) ?? place.operations.flatMap(screensOf))
    return `- ${sentence}${listNames('calls', [...operations])}${listNames('screens', [...new Set(screens)].toSorted())}`
  }

  function operationsAt(pointer: string): string[] {
    const found = operationsTouched(after, pointer)
    return found.length > 0 ? found : operationsTouched(before, pointer)
  }
}

/** Longer lists are only counted, so that a person can read a release in minutes. */
const maxNames = 10

function listNames(kind: 'calls' | 'screens', names: readonly string[]): string {
  if (names.length === 0) return ''
  if (names.length > maxNames) return ` All ${names.length} ${kind} with it.`
  return ` ${kind === 'calls' ? 'Calls' : 'Screens'}: ${names.map((name) => `\`${name}\``).join(', ')}.`
}

/** The section of the first release, which has no release before it. */
export function firstSection(version: string, day: string, document: Document): string {
  const operations = operationsOf(document)
  const answers = operations.reduce((sum, operation) => sum + Object.keys(operation.responses).length, 0)
  return `## ${version} (${day})\n\nThe first release: ${operations.length} operations with ${answers} documented answers.`
}

/** Puts a section above the older ones. */
export function withSection(changelog: string, added: string): string {
  const at = changelog.search(/^## /m)
  return at < 0 ? `${changelog.trimEnd()}\n\n${added}\n` : `${changelog.slice(0, at)}${added}\n\n${changelog.slice(at)}`
}

// The operations that hold a changed part

const refsIn = (node: unknown): string[] =>
  [...JSON.stringify(node).matchAll(/"\$ref":"#([^"]+)"/g)].map(([, pointer]) => pointer!)

/** The components that a part of the contract refers to, also through others. */
function closure(document: Document, node: unknown): Set<string> {
  const found = new Set<string>()
  const visit = (part: unknown) => {
    for (const pointer of refsIn(part)) {
      if (found.has(pointer)) continue
      found.add(pointer)
      visit(valueAt(document, pointer))
    }
  }
  visit(node ?? null)
  return found
}

function valueAt(document: Document, pointer: string): unknown {
  const keys = pointer.slice(1).split('/')
  return keys.reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[unescapeKey(key)],
    document,
  )
}

/** The operationIds that a pointer into the bundle belongs to, in the order of the contract; none for the rest of it. */
export function operationsTouched(document: Document, pointer: string): string[] {
  const [kind, ...rest] = pointer.replace(/^#?\//, '').split('/')
  if (kind === 'paths') return ofPath(document, unescapeKey(rest[0] ?? ''), rest[1])
  if (kind !== 'components') return []
  const component = `/components/${rest.slice(0, 2).join('/')}`
  return eachOperation(document).flatMap(({ id, node }) => (closure(document, node).has(component) ? [id] : []))
}

function ofPath(document: Document, path: string, method: string | undefined): string[] {
  const ofThatPath = eachOperation(document).filter((one) => one.path === path)
  const exact = ofThatPath.filter((one) => one.method === method)
  return (exact.length > 0 ? exact : ofThatPath).map(({ id }) => id)
}

const eachOperation = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, id: operation.operationId, node: [item.parameters, operation] }] : []
    }),
  )
