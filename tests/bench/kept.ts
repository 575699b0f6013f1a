/** docs/benchmarks.md: a section for each benchmark, replaced when it has run. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/run.ts'

const file = join(root, 'docs/benchmarks.md')
const head = `# The last benchmarks

Written by \`npm run bench\`, \`npm run bench:web\` and \`npm run bench:judging\`, never by hand.
`

const sections = (): string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : []
const isOf = (title: string) => (section: string) => section.startsWith(`## ${title}\n`)

/** The lines of a section as they were kept last; none when it never was. */
export function kept(title: string): string[] {
  const text = sections().find(isOf(title))
  return text === undefined ? [] : text.split('```')[1]!.split('\n').slice(1, -1)
}

/** Writes one section and leaves the others as they are. */
export function keep(title: string, about: string, lines: readonly string[]): void {
  const machine = `${cpus().length} cores (${cpus()[0]!.model.trim()}), Node.js ${process.versions.node}`
  const when = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const section = `## ${title}\n\n${when}, ${machine}. ${about}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`
  const others = sections()
    .filter((one) => !isOf(title)(one))
    .map((one) => `${one.trimEnd()}\n`)
  writeFileSync(file, [head, ...[...others, section].toSorted()].join('\n'))
}
