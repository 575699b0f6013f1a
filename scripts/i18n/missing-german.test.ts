import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../run.ts'

const po = (entries: Record<string, string>): string =>
  ['msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"']
    .concat(Object.entries(entries).map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"`))
    .join('\n\n')

it('shows a sentence without a German translation in English @R008', () => {
  const project = mkdtempSync(join(tmpdir(), 'catalog-'))
  const locales = join(project, 'src/features/greeting/locales')
  mkdirSync(locales, { recursive: true })
  writeFileSync(join(project, 'lingui.config.ts'), `export { default } from '${join(root, 'lingui.config.ts')}'`)
  writeFileSync(join(locales, 'de.po'), po({ Hello: 'Guten Tag', Goodbye: '' }))
  try {
    execFileSync(join(root, 'node_modules/.bin/lingui'), ['compile', '--workers', '1', '--namespace', 'json'], {
      cwd: project,
    })
    const { messages } = JSON.parse(readFileSync(join(locales, 'de.json'), 'utf8')) as { messages: object }
    expect(Object.values(messages).flat().sort()).toEqual(['Goodbye', 'Guten Tag'])
  } finally {
    rmSync(project, { recursive: true })
  }
})
