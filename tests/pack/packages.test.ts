import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Users } from '#conform/people.ts'
import { root } from '#scripts/run.ts'
import { sandboxOf, usualBackend } from '../sandbox/backends.ts'
import { installed, oldestNode, pack, remove, sizeOf } from './installed.ts'

const node = oldestNode()
const slow = 180_000 // on a machine that is shared
const megabytes = 1024 * 1024
const environment = { PATH: process.env.PATH }

beforeAll(pack, slow)
afterAll(remove)

const version = /^ {2}version: (\S+)$/m.exec(readFileSync(join(root, 'generated/openapi.yaml'), 'utf8'))![1]!

const manifest = (folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, `node_modules/phone-payment-portal-${name}/package.json`), 'utf8')) as {
    version: string
  }

describe('who writes a client', () => {
  let folder: string
  beforeAll(() => void (folder = installed('contract', ['zod'])), slow)

  it('gets the contract under its own version, in less than 3 MB', () => {
    expect(manifest(folder, 'contract').version).toBe(version)
    expect(sizeOf(folder, 'contract')).toBeLessThan(3 * megabytes)
  })

  it('uses it in plain JavaScript', () => {
    const program = `
      import { operations, Product, PersonName } from 'phone-payment-portal-contract'
      import { Product as alone } from 'phone-payment-portal-contract/model/product'
      import contract from 'phone-payment-portal-contract/openapi.json' with { type: 'json' }
      const { path, method } = operations.privateGetProduct
      const { examples } = contract.paths[path][method.toLowerCase()].responses[200].content['application/json']
      const product = contract.components.examples[Object.values(examples)[0].$ref.split('/').at(-1)].value
      console.log(JSON.stringify({
        version: contract.info.version,
        operations: Object.keys(operations).length,
        same: alone === Product,
        taken: [Product.safeParse(product).success, Product.safeParse({ ...product, costs: 1 }).success],
        names: ['Özgür', '1'].map((name) => PersonName.safeParse(name).success),
      }))`
    writeFileSync(join(folder, 'client.js'), program)
    const { stdout, stderr } = spawnSync(node, ['client.js'], { cwd: folder, encoding: 'utf8', env: environment })
    expect(stderr.replaceAll(/^.*(ExperimentalWarning|trace-warnings).*\n/gm, '')).toBe('')
    const told = { version, operations: 152, same: true, taken: [true, false], names: [true, false] }
    expect(JSON.parse(stdout)).toEqual(told)
  })

  it('is told by the compiler what is not in it', () => {
    const program = `
      import { type OperationId, type Operations, type Product, operations } from 'phone-payment-portal-contract'
      import { Product as schema } from 'phone-payment-portal-contract/model/product'
      export const known: OperationId = 'privateGetProduct'
      export const product: Operations['privateGetProduct']['answers'][200] = schema.parse({}) satisfies Product
      export const method: 'GET' = operations[known].method
      // @ts-expect-error there is no such operation
      export const unknown: OperationId = 'privateGetNothing'
      // @ts-expect-error there is no such tier
      export const tier: Product['productType'] = 'Gold'`
    writeFileSync(join(folder, 'client.ts'), program)
    const options = ['--noEmit', '--strict', '--module', 'NodeNext', '--target', 'ES2023', 'client.ts']
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [compiler, ...options], { cwd: folder, encoding: 'utf8' })
    expect(stdout).toBe('')
  })
})

describe('who writes a backend', () => {
  let folder: string
  let backend: Awaited<ReturnType<typeof sandboxOf>>
  beforeAll(async () => {
    folder = installed('conform')
    backend = await sandboxOf(usualBackend[0]!)
    const example = readFileSync(join(folder, 'node_modules/phone-payment-portal-conform/users.example.json'), 'utf8')
    const { codes: _codes, ...users } = JSON.parse(example) as Users
    writeFileSync(join(folder, 'users.json'), JSON.stringify(users))
    return backend.end
  }, slow)

  /** The command as npm has put it there, with nothing of this project around it. */
  async function conform(...args: string[]) {
    const command = join(folder, 'node_modules/.bin/phone-payment-portal-conform')
    const child = spawn(node, [command, ...args], { cwd: folder, env: environment })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    const [code] = (await once(child, 'close')) as [number]
    return { code, output }
  }
  const asked = (...operations: string[]) =>
    conform('--base-url', backend.sandbox.address, '--users', 'users.json', '--only', operations.join(','))

  it('gets the kit under the version of its contract, in less than 3 MB, and needs nothing else', () => {
    expect(manifest(folder, 'conform')).toMatchObject({ version })
    expect(manifest(folder, 'conform')).not.toHaveProperty('dependencies')
    expect(sizeOf(folder, 'conform')).toBeLessThan(3 * megabytes)
  })

  it('is told how to ask', async () => {
    const { code, output } = await conform()
    expect(code).toBe(2)
    expect(output).toMatch(/^npx phone-payment-portal-conform --base-url/)
  })

  it('is told nothing about a server that keeps the contract', async () => {
    const { code, output } = await asked('commonGetVersion', 'privateGetProduct')
    expect(output).toContain('no finding')
    expect(code).toBe(0)
  })

  it('is told what is wrong with one that does not', async () => {
    backend.sandbox.plant('a field is missing')
    const { code, output } = await asked('privateGetProduct')
    backend.sandbox.plant(undefined)
    expect(output).toContain('body costs breaks required')
    expect(code).toBe(1)
  })
})

describe('who needs shapes only', () => {
  let mock: ChildProcess
  let address = ''
  beforeAll(async () => {
    const folder = installed('mock', ['@stoplight/prism-cli'])
    expect(manifest(folder, 'mock').version).toBe(version)
    const command = join(folder, 'node_modules/phone-payment-portal-mock/mock.js')
    mock = spawn(process.execPath, [command], { cwd: folder, env: { ...environment, MOCK_PORT: '0' } })
    const [line] = (await once(mock.stdout!, 'data')) as [Buffer]
    address = /http:\S+(?=;)/.exec(line.toString())![0]
  }, slow)
  afterAll(() => void mock.kill())

  it('is answered with an example of the contract', async () => {
    const answer = await fetch(`${address}/version`)
    expect(await answer.json()).toMatchObject({ contractVersion: version })
  })

  it('chooses another answer', async () => {
    const headers = { Prefer: 'code=400' }
    expect((await fetch(`${address}/version`, { headers })).status).toBe(400)
  })
})
