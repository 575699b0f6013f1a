import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parse } from 'yaml'
import { type Finding, finding } from './rule.ts'

const namePatterns: Record<string, RegExp> = {
  schemas: /^([A-Z][a-z0-9]*)+\.yaml$/,
  responses: /^([A-Z][a-z0-9]*)+\.yaml$/,
  parameters: /^([A-Z][a-z0-9]*)+\.yaml$/,
  properties: /^([A-Z][a-z0-9]*)+\.yaml$/,
  examples: /^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/,
  paths: /^([a-z0-9]+(-[a-z0-9]+)*|\{[A-Za-z]+\})\.yaml$/,
}
const maxLines = 200

/** One file per path under its URL, one schema per file, no file or named example unused, no file over 200 lines; releases are bundles. */
export function checkFiles(folder: string): Finding[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('releases/'))
  const text = new Map(all.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const findings: Finding[] = []

  for (const [file, content] of text) {
    const [root, name] = [file.split('/')[0]!, posix.basename(file)]
    if (namePatterns[root] && !namePatterns[root].test(name))
      findings.push(finding('file-names', file, 'has a wrong name'))
    if (content.split('\n').length > maxLines + 1)
      findings.push(finding('file-length', file, `is over ${maxLines} lines`))
  }

  const { paths } = parse(text.get('openapi.yaml') ?? 'paths: {}') as { paths: Record<string, Record<string, unknown>> }
  for (const [url, entry] of Object.entries(paths)) {
    const expected = `paths${url.replace(/\/$/, '')}.yaml`
    if (Object.keys(entry).join() !== '$ref') findings.push(finding('one-file-per-path', url, 'is more than one $ref'))
    else if (entry.$ref !== expected) findings.push(finding('one-file-per-path', url, `is not in ${expected}`))
  }

  const used = new Set(['openapi.yaml'])
  for (const [file, content] of text) {
    for (const { index, 1: target, 2: name } of content.matchAll(/\$ref: '?([^'#\s]+\.yaml)(?:#\/([\w-]+))?/g)) {
      const path = posix.normalize(posix.join(posix.dirname(file), target!))
      used.add(path)
      if (name !== undefined) used.add(`${path}#/${name}`)
      const line = content.slice(0, index).split('\n').length
      if (!existsSync(join(folder, path)))
        findings.push(finding('files-exist', `${file}:${line}`, `refers to ${path}, which is not there`))
    }
  }
  // What a wrong reference was meant for would be a second finding about the same mistake.
  if (findings.some(({ rule }) => rule === 'files-exist')) return findings
  for (const [file, content] of text) {
    if (!file.startsWith('examples/')) continue
    for (const [, name] of content.matchAll(/^([\w-]+):\n {2}summary: /gm)) {
      if (!used.has(`${file}#/${name}`))
        findings.push(finding('files-used', `${file}#/${name}`, 'is referred to by no file'))
    }
  }
  for (const file of all) if (!used.has(file)) findings.push(finding('files-used', file, 'is referred to by no file'))
  return findings
}
