import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { operationsOf } from '#contract-checks/contract.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { root } from '#scripts/run.ts'

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

it('makes adapters pass every parameter of a query', () => {
  const code = globSync('generated/api/*/*.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const reads = operationsOf(readDocument('generated/openapi.yaml')).filter(({ parameters }) =>
    parameters.some((one) => one.in === 'query'),
  )
  expect(reads).not.toEqual([])
  for (const { id } of reads) {
    const options = new RegExp(`export const get${capitalized(id)}SuspenseQueryOptions = [^;]*?=> \\{`).exec(code)?.[0]
    expect(options, id).toContain(`params: EveryParameter<${capitalized(id)}Params>, options`)
  }
})
