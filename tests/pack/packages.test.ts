import { randomUUID } from 'node:crypto'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Users } from '#conform/people.ts'
import { manifestOfSource } from '#scripts/contract/fields/client-uses.ts'
import { readClientSource } from '#scripts/contract/fields/source.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { root } from '#scripts/run.ts'
import { startSeededSandbox, defaultBackends } from '../sandbox/backends.ts'
import { emptyFolder, installed, oldestNode, pack, ran, remove, served, sizeOf, tarballOf } from './installed.ts'

const node = oldestNode()
const slow = 180_000 // on a machine that is shared
const megabytes = 1024 * 1024

beforeAll(pack, slow)
afterAll(remove)

const contract = readDocument(join(root, 'generated/openapi.yaml'))
const { version } = contract.info

const manifest = (folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, `node_modules/phone-payment-portal-${name}/package.json`), 'utf8')) as {
    version: string
  }

describe('the package for clients', () => {
  let folder: string
  beforeAll(() => void (folder = installed('contract', ['zod'])), slow)

  it('gets the contract under its own version, in less than 3 MB', () => {
    expect(manifest(folder, 'contract').version).toBe(version)
    expect(sizeOf(folder, 'contract')).toBeLessThan(3 * megabytes)
  })

  it('uses it in plain JavaScript', async () => {
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
    const { output } = await ran(node, ['--disable-warning=ExperimentalWarning', 'client.js'], folder)
    const expected = { version, operations: 152, same: true, taken: [true, false], names: [true, false] }
    expect(JSON.parse(output)).toEqual(expected)
  })

  it('does not compile with what is not in the contract', async () => {
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
    // Not the one that has made the package.
    const compiler = join(root, 'node_modules/typescript/bin/tsc6')
    expect(await ran(process.execPath, [compiler, ...options], folder)).toEqual({ code: 0, output: '' })
  })

  it('shows in the sources of a client which fields it reads', () => {
    const program = `
      import type { Operations, PrivateCustomerList } from 'phone-payment-portal-contract'
      declare function call(id: keyof Operations): Promise<PrivateCustomerList>
      export const first = async () => (await call('bankListPrivateCustomers')).results[0]?.postalAddress.city`
    writeFileSync(join(folder, 'reader.ts'), program)
    const compilerOptions = { module: 'NodeNext', target: 'ES2023', strict: true }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['reader.ts'] }))
    const { operations } = manifestOfSource(readClientSource(join(folder, 'tsconfig.json')), contract)
    expect(Object.keys(operations)).toEqual(['bankListPrivateCustomers'])
    expect(operations.bankListPrivateCustomers?.reads).toEqual(['results[].postalAddress.city'])
  })
})

describe('the package for backends', () => {
  let folder: string
  let backend: Awaited<ReturnType<typeof startSeededSandbox>>
  beforeAll(async () => {
    folder = installed('conform')
    backend = await startSeededSandbox(defaultBackends[0]!)
    const example = readFileSync(join(folder, 'node_modules/phone-payment-portal-conform/users.example.json'), 'utf8')
    const { password, people } = JSON.parse(example) as Users
    writeFileSync(join(folder, 'users.json'), JSON.stringify({ password, people: { private: people.private } }))
    return backend.end
  }, slow)

  const conform = (...args: string[]) => ran(node, ['node_modules/.bin/phone-payment-portal-conform', ...args], folder)
  const conformOnly = (operations: string, ...more: string[]) =>
    conform('--base-url', backend.sandbox.address, '--users', 'users.json', '--only', operations, ...more)

  it('gets the kit under the version of its contract, in less than 3 MB, and needs nothing else', () => {
    expect(manifest(folder, 'conform')).toMatchObject({ version })
    expect(manifest(folder, 'conform')).not.toHaveProperty('dependencies')
    expect(sizeOf(folder, 'conform')).toBeLessThan(3 * megabytes)
  })

  it('explains how to run it', async () => {
    const { code, output } = await conform()
    expect(code).toBe(2)
    expect(output).toMatch(/^npx phone-payment-portal-conform --base-url/)
  })

  it('reports nothing about a server that keeps the contract', async () => {
    const { code, output } = await conformOnly('commonGetVersion,privateGetProduct')
    expect(output).toContain('no finding')
    expect(code).toBe(0)
  })

  it('reports what is wrong with one that does not', async () => {
    backend.sandbox.plant('a field is missing')
    const files = ['--json', 'conform.json', '--sarif', 'conform.sarif']
    const { code, output } = await conformOnly('privateGetProduct', ...files)
    expect(output).toContain('body costs breaks required')
    expect(code).toBe(1)
    const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown
    // Its file of the contract is beside the program.
    const uri = 'openapi.yaml'
    expect(read('conform.sarif')).toMatchObject({
      runs: [{ results: [{ locations: [{ physicalLocation: { artifactLocation: { uri } } }] }] }],
    })

    const [{ id }] = (read('conform.json') as { causes: [{ id: string }] }).causes
    const replay = () =>
      conform('replay', id, '--report', 'conform.json', '--users', 'users.json', '--har', 'calls.har')
    const again = await replay()
    backend.sandbox.plant()
    expect(again.output).toMatch(/curl -i .*\/private\/product'[^]*Still there\.\n$/)
    expect(again.code).toBe(1)
    expect(read('calls.har')).toMatchObject({ log: { version: '1.2' } })
    expect(await replay()).toMatchObject({ code: 0, output: expect.stringContaining('Not found any more.') as string })
  })
})

describe('a team whose backend shares nothing with this project', () => {
  const password = 'Sesam-2026!'
  const payments = Array.from({ length: 41 }, (_, at) => ({
    transactionId: `payment-${at}`,
    transactionTimestamp: `2026-10-${String(1 + Math.floor(at / 2)).padStart(2, '0')}T${at % 2 === 0 ? 10 : 22}:15:${String(at).padStart(2, '0')}Z`,
    amount: 4 + at / 4,
    feeTypeName: 'Parking',
    feeType: 'PARKING',
    merchantName: `Car park ${at}`,
    statusName: at % 3 === 0 ? 'refund' : 'captured',
  }))
  const kim = { email: 'kim.li@mail.example', password, firstName: 'Kim', lastName: 'Li', transactions: payments }
  const ada = { email: 'ada.li@mail.example', password, firstName: 'Ada', lastName: 'Li', transactions: [] }
  const source = join(root, 'tests/pack/foreign-backend.js')
  const start = (file: string) => served(node, file, { CUSTOMERS: JSON.stringify([kim, ada]) })
  let folder: string
  let address: string
  beforeAll(async () => {
    folder = emptyFolder()
    const backend = await start(source)
    address = backend.address
    return backend.stop
  }, slow)

  it('has its first finding with the first lines of the guide', async () => {
    copyFileSync(tarballOf('conform'), join(folder, basename(tarballOf('conform'))))
    const guide = readFileSync(join(root, 'docs/backend-teams.md'), 'utf8')
    const lines = /```sh\n(.*?)```/s.exec(guide)![1]!
    const commands = lines
      .replace('https://your-test-system.example', address)
      .replace('somebody@mail.example', kim.email)
      .replace('their password', password)
    const path = [dirname(node), process.env.PATH].join(delimiter)
    const { code, output } = await ran('sh', ['-ec', commands], folder, { PATH: path, npm_config_offline: 'true' })
    expect(output).toContain('✔ privateLogin')
    expect(output).toContain('✘ privateListTransactions')
    expect(code).toBe(1)
  })

  const conform = (...args: string[]) => ran(node, ['node_modules/.bin/phone-payment-portal-conform', ...args], folder)
  const run = (url: string, ...more: string[]) => {
    const people = { private: { email: kim.email }, 'private.other': { email: ada.email } }
    writeFileSync(join(folder, 'two.json'), JSON.stringify({ password, people }))
    const operations = 'privateLogin,privateLogout,privateGetProfile,privateUpdateProfile,privateListTransactions'
    return conform('--base-url', url, '--users', 'two.json', '--only', operations, ...more)
  }

  it('reports the three planted mistakes, and nothing else', async () => {
    const { code, output } = await run(
      address,
      '--baseline',
      'known.json',
      '--update-baseline',
      '--json',
      'conform.json',
    )
    expect([...output.matchAll(/^(?:✔|✘) \w+/gm)].map(String)).toEqual([
      '✔ privateLogin',
      '✔ privateLogout',
      '✔ privateGetProfile',
      '✘ privateUpdateProfile',
      '✘ privateListTransactions',
    ])
    // The profile is stored with the session, so that the token shows it as it was at the login.
    expect(output).toContain('privateGetProfile does not show what was written: firstName')
    // "While there is more than one row left": the 41st payment is on no page.
    expect(output).toContain(lastRow)
    // The days of a range are those of UTC.
    expect(output).toMatch(/not exactly the rows of \S+ \(both days included, in Vienna\)/)
    expect(code).toBe(0)
  })
  const lastRow = 'the last row is missing where it is alone on its page'

  it('mends one of them: a later run names it and passes, and a replay finds it no more', async () => {
    const mended = join(folder, 'mended-backend.mjs')
    writeFileSync(mended, readFileSync(source, 'utf8').replace('offset < rows.length - 1', 'offset < rows.length'))
    const { address: url, stop } = await start(mended)
    onTestFinished(stop)
    const { code, output } = await run(url, '--baseline', 'known.json')
    const [, list = ''] = /^Mended:\n((?: {2}.*\n)+)/m.exec(output) ?? []
    expect(list).toContain(lastRow)
    expect(list).not.toContain('rule/days')
    expect(output).toContain('; 0 new, ')
    expect(code).toBe(0)

    const { causes } = JSON.parse(readFileSync(join(folder, 'conform.json'), 'utf8')) as { causes: Cause[] }
    const { id } = causes.find(({ example }) => example.says === lastRow)!
    const replay = (at: string) =>
      conform('replay', id, '--report', 'conform.json', '--users', 'two.json', '--base-url', at)
    expect(await replay(url)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Not found any more.') as string,
    })
    expect(await replay(address)).toMatchObject({ code: 1, output: expect.stringContaining('Still there.') as string })
  })
  type Cause = { id: string; example: { says: string } }
})

describe('the package for mocks', () => {
  let address = ''
  let command = ''
  let folder: string
  beforeAll(async () => {
    folder = installed('mock', ['@electric-sql/pglite'])
    command = join(folder, 'node_modules/phone-payment-portal-mock/mock.js')
    const mock = await served(process.execPath, command, { PORT: '0' })
    address = mock.address
    return mock.stop
  }, slow)

  it('gets the mock under the version of its contract, with the database and nothing else', () => {
    expect(manifest(folder, 'mock').version).toBe(version)
    const lock = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')) as {
      packages: Record<string, { hasInstallScript?: boolean }>
    }
    const packages = Object.keys(lock.packages).map((one) => one.replace(/^.*node_modules\//, ''))
    expect(new Set(packages)).toEqual(new Set(['phone-payment-portal-mock', '@electric-sql/pglite']))
    expect(Object.values(lock.packages).filter(({ hasInstallScript }) => hasInstallScript)).toEqual([])
    expect(sizeOf(folder, 'mock')).toBeLessThan(8 * megabytes)
  })

  it.skipIf(node === process.execPath)('names the Node that it needs on an older one', async () => {
    const { code, output } = await ran(node, [command], folder)
    expect(output).toMatch(/^phone-payment-portal-mock needs Node 22 or newer; this is Node 20\.\S+ \(\S+\)\.\n$/)
    expect(code).toBe(2)
  })

  it('is answered with an example of the contract', async () => {
    const answer = await fetch(`${address}/version`)
    const { examples } = contract.paths['/version']!.get!.responses['200']!.content!['application/json']!
    expect(Object.values(examples!).map(({ value }) => value)).toContainEqual(await answer.json())
  })

  it('chooses another answer', async () => {
    const headers = { Prefer: 'code=400' }
    expect((await fetch(`${address}/version`, { headers })).status).toBe(400)
  })

  it('remembers what is written with --stateful, in a space for each test', { timeout: slow }, async () => {
    const { address: stateful, stop } = await served(process.execPath, command, { PORT: '0' }, '--stateful')
    onTestFinished(stop)
    const people = JSON.parse(readFileSync(join(root, 'conform/users.sandbox.json'), 'utf8')) as Users
    const { email } = people.people.private!
    const inSpace = (space: string) => async (method: string, path: string, body?: object, token?: string) => {
      const headers = {
        'X-Mock-Space': space,
        'X-Trace-Id': randomUUID(),
        'X-Use-Session-Support': 'true',
        'X-User-Email': encodeURIComponent(email!),
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      }
      const answer = await fetch(stateful + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
      const text = await answer.text()
      return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
    }
    const signIn = async (call: ReturnType<typeof inSpace>) =>
      String(
        (await call('POST', '/private/auth/login', { email, password: people.password, customerNumber: null })).token,
      )
    const [one, other] = [inSpace('one'), inSpace('other')]
    const tokens = [await signIn(one), await signIn(other)]
    const {
      etag: _etag,
      contactViaSms,
      ...settings
    } = await one('GET', '/private/privacy-settings', undefined, tokens[0])
    await one('PUT', '/private/privacy-settings', { ...settings, contactViaSms: !contactViaSms }, tokens[0])
    const read = (call: typeof one, at: number) => call('GET', '/private/privacy-settings', undefined, tokens[at])
    expect(await read(one, 0)).toMatchObject({ contactViaSms: !contactViaSms })
    expect(await read(other, 1)).toMatchObject({ contactViaSms })
  })
})
