/** A person on call looks the lines of the log up in docs/operations.md. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync('docs/operations.md', 'utf8')
const sources = globSync('server/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
/** The texts of calls of the log at level warn, error or fatal. */
const messages = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\blog\.(?:warn|error|fatal)\(\s*(?:\{[^}]*\},\s*)?'([^']+)'/g)].map(
    ([, text]) => text!,
  ),
)

it('the page for operations names every line of the log that reports a problem', () => {
  expect(messages.length).toBeGreaterThan(8)
  expect(messages.filter((text) => !page.includes(`\`${text}`))).toEqual([])
})
