import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, afterEach, expect, it } from 'vitest'
import { replaceFolder } from './replace-folder.ts'

let project: string
let folder: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'replaced-'))
  folder = join(project, 'generated')
  mkdirSync(join(folder, 'model'), { recursive: true })
  writeFileSync(join(folder, 'model/fee.ts'), 'old')
  writeFileSync(join(folder, 'model/note.ts'), 'old')
})
afterEach(() => rmSync(project, { recursive: true }))

const texts = () =>
  readdirSync(join(folder, 'model')).map((file) => [file, readFileSync(join(folder, 'model', file), 'utf8')])
const oldTexts = [
  ['fee.ts', 'old'],
  ['note.ts', 'old'],
]

it('adds, changes and removes files when all are written', async () => {
  writeFileSync(join(folder, 'operations.ts'), 'as before')
  const { changed } = await replaceFolder(folder, async (copy) => {
    rmSync(join(copy, 'model/fee.ts'))
    writeFileSync(join(copy, 'model/note.ts'), 'new')
    writeFileSync(join(copy, 'model/task.ts'), 'new')
    writeFileSync(join(copy, 'operations.ts'), 'as before')
    expect(texts()).toEqual(oldTexts)
  })
  expect(changed).toEqual(new Set(['fee.ts', 'note.ts', 'task.ts'].map((file) => join(folder, 'model', file))))
  expect(texts()).toEqual([
    ['note.ts', 'new'],
    ['task.ts', 'new'],
  ])
  expect(readdirSync(project)).toEqual(['generated'])
})

it('writes a folder that is missing', async () => {
  rmSync(folder, { recursive: true })
  await replaceFolder(folder, async (copy) => {
    mkdirSync(join(copy, 'model'))
    writeFileSync(join(copy, 'model/fee.ts'), 'new')
  })
  expect(texts()).toEqual([['fee.ts', 'new']])
})

it('changes nothing when writing fails', async () => {
  const failing = replaceFolder(folder, async (copy) => {
    rmSync(join(copy, 'model'), { recursive: true })
    throw new Error('The contract cannot be bundled.')
  })
  await expect(failing).rejects.toThrow('bundled')
  expect(texts()).toEqual(oldTexts)
})

it('changes nothing when the run is killed while it writes, and the next run succeeds', async () => {
  const program = `
    import { rmSync } from 'node:fs'
    import { replaceFolder } from '${join(import.meta.dirname, 'replace-folder.ts')}'
    await replaceFolder('${folder}', async (copy) => {
      rmSync(copy + '/model', { recursive: true })
      console.log('writing')
      await new Promise((resolve) => setTimeout(resolve, 60_000))
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(texts()).toEqual(oldTexts)
  await replaceFolder(folder, async (copy) => writeFileSync(join(copy, 'model/task.ts'), 'new'))
  expect(texts()).toEqual([...oldTexts, ['task.ts', 'new']])
  expect(existsSync(join(project, '.generated'))).toBe(false)
})
