import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { bundle } from './redocly.ts'

const folder = mkdtempSync(join(tmpdir(), 'bundle-test-'))
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
afterAll(() => rmSync(folder, { recursive: true }))

it('names the file of a syntax error, and leaves out warnings', async () => {
  for (const name of ['near', 'far']) {
    mkdirSync(join(folder, name))
    write(`${name}/same.yaml`, `value: ${name}\n`)
  }
  const media = '{ schema: {}, examples: { one: { $ref: near/same.yaml }, two: { $ref: far/same.yaml } } }'
  write('right.yaml', `get: { responses: { '200': { description: Fine., content: { text/plain: ${media} } } } }\n`)
  write('wrong.yaml', 'get:\n  summary: [unfinished\n')
  const paths = '{ /right: { $ref: right.yaml }, /wrong: { $ref: wrong.yaml } }'
  write('openapi.yaml', `openapi: 3.1.0\ninfo: { title: Small, version: 1.0.0 }\npaths: ${paths}\n`)
  const bundling = bundle(join(folder, 'bundle.yaml'), join(folder, 'openapi.yaml'))
  const { message } = (await bundling.catch((error: unknown) => error)) as Error
  expect(message).toMatch(/^The contract cannot be bundled\.\n\[\d+\] \S*wrong\.yaml:/)
  expect(message).not.toContain('Warning was generated')
})
