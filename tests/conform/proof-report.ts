/** docs/conformance.md: a section for each part of the proof, replaced when that part has run. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/run.ts'

const file = join(root, 'docs/conformance.md')
const preface = `# Proof of the conformance kit: last result

Written by \`npm run conform:proof\`, never by hand.

Findings are grouped by cause in every output: [how to read them](backend-teams.md#4-read-the-causes-2-minutes). Eight faults at once
give at most eleven causes (\`tests/conform/several-faults.test.ts\`).
`

/** In their order, with what introduces their results. */
const sections = {
  whole: { title: 'All checks, against the sandbox without faults', about: '' },
  planted: {
    title: 'Planted faults',
    about:
      'The authors of the checks choose these faults, so they prove that each check works, not how much the kit finds. The first cause of each is replayed alone: with the fault it must still be there, without it nothing may be found. A row is that of the last time when its fault was asked about.',
  },
  together: {
    title: 'Thirty faults at once',
    about: 'The report lists causes, not findings (`npm run conform:proof -- together`).',
  },
  firstSet: {
    title: 'Mistakes of backend teams: first set',
    about: `Mistakes as teams make them in other languages, made by a proxy between the kit and the sandbox. Their author has not read the
checks. The kit is asked about the operations that show a mistake (\`npm run conform:proof -- mistakes\`). What was missed was looked at, and
its kind got a check, so this score says less than the one below.`,
  },
  heldOut: {
    title: 'Mistakes of backend teams: held out',
    about: `Drawn together with the first set and kept apart: no check was written for one of them, so this is the measure of what the kit
finds (\`npm run conform:proof -- mistakes --held-out\`). Which ones are missed is not listed. The set was asked once before, with 23 of 31
found as well: the checks that were written since then for mistakes of the first set find those, and none of this one more.`,
  },
  kindSet: {
    title: 'Mistakes by kinds',
    about: `Mistakes drawn by the kinds that the kit has an oracle for, by the author of the oracles before they were written; every third one was
put aside. Of the others the kit found 14 without the oracles
(\`npm run conform:proof -- mistakes --by-kind\`). What was missed was looked at.`,
  },
  kindsHeldOut: {
    title: 'Mistakes by kinds: held out',
    about: `Every third of them. The set was asked once, when the oracles were complete (\`npm run conform:proof -- mistakes --by-kind --held-out\`).`,
  },
} as const

type Section = keyof typeof sections

/** Writes one section and leaves the others as they are. */
export function writeSection(section: Section, result: string): void {
  const written = readFileSync(file, 'utf8').split(/^(?=## )/m)
  const text = (Object.keys(sections) as Section[]).flatMap((one) => {
    const { title, about } = sections[one]
    if (one !== section) return written.filter((old) => old.startsWith(`## ${title}\n`)).map((old) => old.trimEnd())
    return [[`## ${title}`, about, result].filter((part) => part !== '').join('\n\n')]
  })
  writeFileSync(file, `${[preface.trimEnd(), ...text].join('\n\n')}\n`)
}

/** The rows of the table of a section, each with its first cell. */
export function tableRows(section: Section): [name: string, row: string][] {
  const { title } = sections[section]
  const text = readFileSync(file, 'utf8')
    .split(/^(?=## )/m)
    .find((one) => one.startsWith(`## ${title}\n`))
  return [...(text ?? '').matchAll(/^\| (.+?) \| .* \|$/gm)].map(([row, name]) => [name!, row])
}
