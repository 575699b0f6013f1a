/** `openapi/CHANGELOG.md`: the changes of each release with their calls and screens, written from the difference. */
import { type Document, operationsOf } from '#contract-checks/contract.ts'
import type { Change, Impact } from './change.ts'
import { type FieldScreens, screensAt } from './field-screens.ts'
import { operationsTouched } from './uses.ts'

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
    const touched = places.map((place) => ({ place, operations: operationsAt(place.pointer) }))
    const operations = new Set(touched.flatMap((one) => one.operations))
    const screens = touched.flatMap((one) => screensAt(fields, one.place) ?? one.operations.flatMap(screensOf))
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
