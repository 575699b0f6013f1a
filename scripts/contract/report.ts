/** `npm run contract:report`: what a change of the contract breaks, whom, and what to do; Markdown for a terminal and a pull request. */
import { type ChangesSince, type LocatedChange, changesSince } from './changes-since.ts'
import { type Change, type Impact, describeChange } from './change.ts'
import { type Breakage, type Consumer, consumersBrokenBy, readConsumers, unknownUses } from './consumers.ts'
import { isStep, stepFor } from './difference.ts'
import { type FieldScreens, readFieldScreens, screensAt } from './field-screens.ts'
import { lastRelease } from './releases.ts'
import { screensOf } from './screens.ts'
import { operationsTouched } from './uses.ts'

/** What is known of those whom a change may break. */
export type Surroundings = {
  released: string
  consumers: readonly Consumer[]
  fields: FieldScreens
  screensOf: (operationId: string) => string[]
}

/** A change with everybody whom it concerns. */
type Effect = { change: LocatedChange; calls: string[]; screens: string[]; consumers: Breakage[] }

const title = '## What this changes in the contract'

/** Writes the report; `since` is undefined where the history has no contract to compare with. */
export function writeReport(since: ChangesSince | undefined, around: Surroundings): string {
  if (since === undefined) return `${title}\n\nThe history has no contract to compare with.`
  const { commit, before, after, changes } = since
  const unknown = around.consumers.flatMap((consumer) =>
    unknownUses(consumer, before).map(
      (use) => `- \`openapi/consumers/${consumer.name}.json\`: \`${use}\` is not in the contract.`,
    ),
  )
  const sections = [title, summary(since, around.released)]
  const effects = changes.map((change) => effectOf(change, since, around))
  for (const [impact, heading] of Object.entries({ major: 'Breaking', minor: 'Added' })) {
    const lines = effects.filter(({ change }) => change.impact === impact).map(describeEffect)
    if (lines.length > 0) sections.push(`### ${heading}`, lines.join('\n'))
  }
  const words = changes.filter(({ impact }) => impact === 'patch').length
  if (words > 0) sections.push(`### Clarified`, `Words and examples at ${count(words, 'place')}.`)
  if (unknown.length > 0) sections.push('### Consumers that use what is not there', unknown.join('\n'))
  const breaking = effects.filter(({ change }) => change.impact === 'major')
  const todo = stepsToTake(breaking, { step: stepFor(changes), version: after.info.version, released: around.released })
  if (todo.length > 0) sections.push('### What to do', todo.map((line) => `- ${line}`).join('\n'))
  return sections.join('\n\n')

  function summary({ changes: all }: ChangesSince, released: string): string {
    const step = stepFor(all)
    if (step === undefined) return `Nothing since \`${commit}\`.`
    const already = isStep(released, after.info.version, step) ? ', which is one already' : ''
    return `Since \`${commit}\` it needs a **${step}** step. \`info.version\` is ${after.info.version}${already}; the last release is ${released}.`
  }
}

function effectOf(change: LocatedChange, { before, after }: ChangesSince, around: Surroundings): Effect {
  const place = change.formerPointer ?? change.pointer
  const known = operationsTouched(before, place)
  const calls = known.length > 0 ? known : operationsTouched(after, change.pointer)
  const screens = screensAt(around.fields, change) ?? calls.flatMap(around.screensOf)
  return {
    change,
    calls,
    screens: [...new Set(screens)].toSorted(),
    consumers: consumersBrokenBy(change, around.consumers, { before, after }),
  }
}

function describeEffect({ change, calls, screens, consumers }: Effect): string {
  const lines = [
    ...listNames('Calls', calls),
    ...(change.impact === 'major' ? listNames('Screens', screens) : []),
    ...consumers.map(({ consumer, uses }) => `  - Consumer **${consumer}**: ${uses.join('; ')}`),
  ]
  return [`- \`${change.location}\`: ${describeChange(change)}`, ...lines].join('\n')
}

/** Longer lists are only counted, as in the changelog. */
const maxNames = 10

function listNames(heading: 'Calls' | 'Screens', names: readonly string[]): string[] {
  if (names.length === 0) return []
  const list = names.length > maxNames ? `${names.length}` : names.map((name) => `\`${name}\``).join(', ')
  return [`  - ${heading}: ${list}`]
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

type Version = { step: Impact | undefined; version: string; released: string }

/** The next steps of the author of the change, in this order. */
function stepsToTake(breaking: readonly Effect[], { step, version, released }: Version): string[] {
  const needed = step !== undefined && !isStep(released, version, step)
  const raise = `Raise \`info.version\` in \`openapi/openapi.yaml\` by a ${step} step from ${released}, then \`npm run generate\`.`
  const steps = needed ? [raise] : []
  if (breaking.length === 0) return steps
  const screens = [...new Set(breaking.flatMap((effect) => effect.screens))].toSorted()
  const consumers = [
    ...new Set(breaking.flatMap((effect) => effect.consumers.map(({ consumer }) => consumer))),
  ].toSorted()
  const breaks = (party: NonNullable<Change['breaks']>[number]) =>
    breaking.some(({ change }) => change.breaks?.includes(party))
  if (breaks('reader') || breaks('caller'))
    steps.push(
      'If it can wait, add the new part beside the old one, mark the old one `deprecated`, and remove it with the next major version.',
    )
  if (screens.length > 0)
    steps.push(
      `Portal: after \`npm run generate\`, \`npx tsc\` names the code to change for ${count(screens.length, 'screen')}.`,
    )
  if (consumers.length > 0)
    steps.push(
      `Agree with ${consumers.map((name) => `**${name}**`).join(', ')} before merging, and update \`openapi/consumers/\` with them.`,
    )
  if (breaks('reader') || breaks('caller'))
    steps.push(
      'Packages: clients of `phone-payment-portal-contract` and `phone-payment-portal-mock` have to follow before they update.',
    )
  steps.push(
    'Packages: a backend that keeps the former contract fails with the new `phone-payment-portal-conform`, until it follows.',
  )
  return steps
}

/** The report on the working tree; also where the contract cannot even be read. */
export async function report(): Promise<string> {
  try {
    return writeReport(await changesSince(), {
      released: lastRelease()?.version ?? '0.0.0',
      consumers: readConsumers(),
      fields: readFieldScreens(),
      screensOf: screensOf(),
    })
  } catch (error) {
    return `${title}\n\nThe contract cannot be read, so nothing is rated.\n\n\`\`\`\n${(error as Error).message}\n\`\`\``
  }
}

if (import.meta.main) console.log(await report())
