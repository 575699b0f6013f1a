import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { root } from '#scripts/run.ts'
import { describeChangesSince } from './changes-since.ts'
import { locatePointer } from './locate.ts'

const folder = mkdtempSync(join(tmpdir(), 'changes-since-test-'))
beforeEach(() => cpSync(join(root, 'openapi'), folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

/** Replaces a word in a file, and gives the line on which it first is now. */
function edit(file: string, from: string, to: string): number {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(folder, file), text.replaceAll(from, to))
  return text.slice(0, text.indexOf(from)).split('\n').length
}

it('names a renamed field with its file, its line and whom it breaks', async () => {
  const file = 'schemas/CustomerCallNumber.yaml'
  edit(file, 'callNumber', 'phoneNumber')
  const line = readFileSync(join(folder, file), 'utf8').split('\n').indexOf('  phoneNumber:') + 1
  expect((await describeChangesSince(folder, 'HEAD')).split('\n')).toEqual([
    expect.stringMatching(/^Changed since [0-9a-f]{12}:$/),
    `${join(folder, file)}:${line}:3: Property \`callNumber\` of \`CustomerCallNumber\` was renamed to \`phoneNumber\`: whoever reads it breaks, major.`,
  ])
})

it('names a request that accepts less, and says nothing of files that cannot be bundled', async () => {
  const line = edit('schemas/CallNumber.yaml', 'maxLength: 13', 'maxLength: 12')
  expect(await describeChangesSince(folder, 'HEAD')).toContain(
    `${join(folder, 'schemas/CallNumber.yaml')}:${line}:1: \`maxLength\` of \`CallNumber\` changed from '13' to '12': callers who rely on what was allowed before break, major.`,
  )
  edit('schemas/CallNumber.yaml', 'type: string', 'type: [string')
  expect(await describeChangesSince(folder, 'HEAD')).toBe('')
})

it('finds where a place of the bundle is written, also through shared fields and lists', () => {
  const textAt = (pointer: string) => {
    const [, file = '', line = '1'] = /^(.*?)(?::(\d+):\d+)?$/.exec(locatePointer('openapi', pointer))!
    return [file, existsSync(file) ? readFileSync(file, 'utf8').split('\n')[Number(line) - 1]!.trim() : undefined]
  }
  expect(textAt('#/paths/~1private~1product/get/responses/200')).toEqual([
    'openapi/paths/private/product.yaml',
    "'200':",
  ])
  expect(textAt('#/components/schemas/PersonalInformation/properties/firstName')[1]).toBe('firstName:')
  expect(textAt('#/components/examples/newCard')).toEqual(['openapi/openapi.yaml', 'components:'])
  expect(textAt('#/components/schemas/Removed/properties/id')).toEqual(['openapi/schemas/Removed.yaml', undefined])
  expect(textAt('#/security')[1]).toMatch(/^security:/)
})
