import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { people } from '#sandbox/seed/seed.ts'
import { earlierPassword, password } from '#sandbox/seed/person.ts'

const root = join(import.meta.dirname, '../..')
const readMe = readFileSync(join(root, 'sandbox/README.md'), 'utf8')
const examplesReadMe = readFileSync(join(root, 'openapi/examples/README.md'), 'utf8')

describe('a newcomer reads in sandbox/README.md', () => {
  it.each(Object.values(people).flat())(
    '$firstName $lastName with address and purpose',
    ({ firstName, lastName, email }) => {
      const line = readMe.split('\n').find((one) => one.includes(`${firstName} ${lastName}`) && one.includes(email))
      expect(line).toBeDefined()
    },
  )

  it('the passwords and the fixed codes', () => {
    for (const text of [password, earlierPassword, '246810', '463463', '464464', '465465']) {
      expect(readMe).toContain(text)
    }
  })
})

it('the seed people are those of the contract’s examples: same ids and numbers', () => {
  const rows = examplesReadMe.split('\n').filter((line) => /^\| .*@mail\.example/.test(line))
  expect(rows.length).toBeGreaterThanOrEqual(7)
  for (const row of rows) {
    const [, , id, bpNumber, , email] = row.split('|').map((cell) => cell.trim())
    expect(people.private).toContainEqual(expect.objectContaining({ id, customerNumber: bpNumber, email }))
  }
  const administrators = people.business.filter(({ id }) => examplesReadMe.includes(id))
  expect(administrators.map(({ lastName }) => lastName).sort()).toEqual(['Bauer', 'Kainz', 'Leitner', 'Moser'])
})
