import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, onTestFinished, vi } from 'vitest'
import { root } from '#scripts/run.ts'
import { createClient } from './client.ts'
import { seedPeople } from './people.ts'

/** A copy of the project whose files may be changed. */
let project: string

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'live-contract-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    cpSync(join(root, file), join(project, file), { force: true, recursive: true })
  }
  // A folder of its own, since Vite writes into it.
  mkdirSync(join(project, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => !one.startsWith('.vite')))
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name))
  cpSync(inject('seededFolder'), join(project, '.sandbox'), { recursive: true })
  const stamp = '.cache/generate.stamp'
  if (existsSync(join(root, stamp))) cpSync(join(root, stamp), join(project, stamp))
}, 120_000)
afterAll(() => rmSync(project, { recursive: true }))

type Message = { type: string; event?: string; err?: { message: string; loc?: { file: string; line: number } } }

/** `npm run dev` in the copy, with the messages that an open page receives. */
async function startDev(...args: string[]) {
  const child: ChildProcess = spawn(process.execPath, ['scripts/portal/dev.ts', ...args], {
    cwd: project,
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill()
    await ended
  })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const address = await vi.waitFor(
    () => {
      const [, found] = /Local:\s+(http:\S+?)\/?\s/.exec(output) ?? []
      if (found === undefined) throw new Error(output)
      return found
    },
    { timeout: 180_000, interval: 100 },
  )
  const text = async (path: string) => (await fetch(address + path)).text()
  const [, token] = /wsToken = "([^"]+)"/.exec(await text('/@vite/client')) ?? []
  const messages: Message[] = []
  const socket = new WebSocket(`${address.replace('http', 'ws')}?token=${token}`, 'vite-hmr')
  socket.addEventListener('message', ({ data }) => void messages.push(JSON.parse(String(data)) as Message))
  await once(socket, 'open')

  /** Saves a file and returns the first message about it that satisfies `isWanted`. */
  async function save(file: string, change: (before: string) => string, isWanted: (message: Message) => boolean) {
    messages.length = 0
    writeFileSync(join(project, file), change(readFileSync(join(project, file), 'utf8')))
    return vi.waitFor(
      () => {
        const found = messages.find(isWanted)
        if (found === undefined) throw new Error(output)
        return found
      },
      { timeout: 120_000, interval: 50 },
    )
  }
  return { address, text, save, output: () => output }
}

const isReload = ({ event }: Message) => event === 'live-contract:reload'
const isMistake = ({ type }: Message) => type === 'error'

const nickname = "nickname:\n  anyOf:\n    - $ref: ../schemas/PersonName.yaml\n    - type: 'null'\n"

it('client, sandbox and reference follow a new field, the data stay, and mistakes name file and line', async () => {
  const dev = await startDev()
  const { call, tokenOf } = createClient(dev.address)
  const token = await tokenOf('private', seedPeople.private.usual)
  await dev.save('openapi/properties/PersonalInformation.yaml', (before) => before + nickname, isReload)
  expect(await dev.text('/generated/model/update-personal-information-request.ts')).toContain('nickname')
  const { status, body } = await call('GET', '/private/personal-information', { token })
  expect(status).toBe(200)
  const { etag, ...record } = body
  const headers = { 'if-match': String(etag) }
  const update = (more: object) =>
    call('PUT', '/private/personal-information', { token, headers, body: { ...record, ...more } })
  expect((await update({ surname: 'Gruber' })).status).toBe(400)
  expect((await update({ nickname: 'Anni' })).status).toBe(204)
  await vi.waitFor(async () => expect(await dev.text('/docs/openapi.yaml')).toContain('nickname'), 120_000)
  console.info(/reloaded after [\d.]+ s, followed in [\d.]+ s/.exec(dev.output())?.[0])

  const file = 'openapi/schemas/PersonName.yaml'
  const right = readFileSync(join(project, file), 'utf8')
  const { err } = await dev.save(file, () => 'type: string\ndescription: [unfinished\n', isMistake)
  expect(err?.loc?.file).toBe(join(project, file))
  expect(dev.output()).toMatch(/openapi\/schemas\/PersonName\.yaml:\d+:\d+/)
  const unknown = await dev.save(file, () => right.replace('maxLength', 'maxLen'), isMistake)
  expect(unknown.err?.loc).toMatchObject({
    file: join(project, file),
    line: right.split('maxLength')[0]!.split('\n').length,
  })
  const unfit = await dev.save(file, () => right.replace(/maxLength: \d+/, 'maxLength: 3'), isMistake)
  expect(unfit.err).toMatchObject({ message: expect.stringContaining('valid-examples') as string })
  expect(unfit.err?.loc?.file).toContain(join(project, 'openapi'))
  await dev.save(file, () => right, isReload)

  const program = 'sandbox/handlers/fees.ts'
  const handlers = readFileSync(join(project, program), 'utf8')
  const broken = await dev.save(program, () => `const = 1\n${handlers}`, isMistake)
  expect(broken.err?.loc).toMatchObject({ file: join(project, program), line: 1 })
  await dev.save(program, () => handlers, isReload)
  expect((await createClient(dev.address).call('GET', '/version')).status).toBe(200)
}, 600_000)

it('the mock answers with the example that was saved', async () => {
  const dev = await startDev('--mock')
  const { call } = createClient(dev.address)
  await dev.save(
    'openapi/examples/personal-data.yaml',
    (before) => before.replaceAll('Mariahilfer', 'Favoritner'),
    isReload,
  )
  const headers = { 'x-user-id': '10000000-0000-4000-8000-001100234501', 'x-user-email': 'anna.gruber@mail.example' }
  const { body } = await call('GET', '/private/personal-information', { token: 'any.session.token', headers })
  expect(body.street).toContain('Favoritner')
}, 600_000)
