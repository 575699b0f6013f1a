/** docs/benchmarks.md: a section for each benchmark, replaced when it has run. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/run.ts'

const file = join(root, 'docs/benchmarks.md')
const head = `# The last benchmarks

Written by \`npm run bench\` and \`npm run bench:web\`, never by hand.
`

/** Writes one section and leaves the others as they are. */
export function keep(title: string, about: string, lines: readonly string[]): void {
  const machine = `${cpus().length} cores (${cpus()[0]!.model.trim()}), Node.js ${process.versions.node}`
  const when = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const section = `## ${title}\n\n${when}, ${machine}. ${about}\n\n\`\`\`text\n${lines.join('\n')}\n\`\`\`\n`
  const [, ...sections] = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=## )/m) : []
  const others = sections.filter((one) => !one.startsWith(`## ${title}\n`)).map((one) => `${one.trimEnd()}\n`)
  writeFileSync(file, [head, ...[...others, section].toSorted()].join('\n'))
}
