import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#scripts/run.ts'
import { attacks } from '../attack/attacks.ts'
import { serverTests } from '../attack/server-tests.ts'

it.each(Object.entries(serverTests))('the tests that carry out the attack %s exist', (name, { file, titles }) => {
  expect(attacks).toHaveProperty([name])
  const tests = readFileSync(join(root, file), 'utf8')
  for (const title of titles) expect(tests).toContain(`'${title}`)
})

it('the list of commands names each attack', () => {
  const commands = readFileSync(join(root, 'docs/commands.md'), 'utf8')
  const isNamed = (name: string) => commands.includes(`attack:${name}\``) || commands.includes(`attack -- ${name}\``)
  expect(Object.keys(attacks).filter((name) => !isNamed(name))).toEqual([])
})
