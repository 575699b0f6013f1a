import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isInstalled } from '../tests/is-installed.ts'
import { fileState } from './fingerprint.ts'

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'file-state-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { folder, write: (name: string, text: string) => writeFileSync(join(folder, name), text) }
}

it('a check is made again after any change of a file, and not after none', ({ skip }) => {
  skip(!isInstalled('git'), 'git is not installed')
  const { folder, write } = newFolder()
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  write('.gitignore', '.cache/\nignored.txt\n')
  write('a.ts', 'one')
  const states = [fileState(folder)]
  const isAnother = () => {
    const state = fileState(folder)
    const known = states.includes(state)
    states.push(state)
    return !known
  }
  expect(isAnother()).toBe(false)
  utimesSync(join(folder, 'a.ts'), 1, 1)
  write('ignored.txt', 'anything')
  expect(isAnother()).toBe(false)
  write('a.ts', 'two')
  expect(isAnother(), 'a file that git does not know yet').toBe(true)
  execFileSync('git', ['add', 'a.ts'], { cwd: folder })
  write('a.ts', 'three')
  expect(isAnother(), 'changed since it was staged').toBe(true)
  expect(execFileSync('git', ['show', ':a.ts'], { cwd: folder, encoding: 'utf8' }), 'the index is as it was').toBe(
    'two',
  )
  write('b.ts', '')
  expect(isAnother()).toBe(true)
  rmSync(join(folder, 'a.ts'))
  expect(isAnother()).toBe(true)
})

it('without git nothing is taken for checked', () => {
  expect(fileState(newFolder().folder)).toBeUndefined()
})
