/** docs/backend-teams.md, followed to the letter by somebody who has the people that it begins with and nothing else. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Users } from '#conform/people.ts'
import { root } from '#scripts/run.ts'
import { startSeededSandbox } from '../sandbox/backends.ts'
import { usersOfSandbox } from '../attack/target.ts'

const page = readFileSync(join(root, 'docs/backend-teams.md'), 'utf8')
const commands = [...page.slice(page.indexOf('\n## 3.')).matchAll(/^npx \S+ (--base-url .+)$/gm)].map(([, args]) =>
  args!.split(' '),
)

/** The operations for the page's runs of everything, which take minutes: those that depend on people, passwords and codes. */
const decisive = {
  private: 'privateLogin,privateChangePassword,privateChangeEmail,privateResetPassword,privateChangeCallNumber',
  all: 'bankCheckEmail,bankLogin,bankUpdateDocument,businessLogin,businessChangePassword',
}

/** A sandbox and the folder of somebody who has written users.json as the page shows it; each attempt of a test has its own. */
async function prepareFolder() {
  const { sandbox, end } = await startSeededSandbox('PostgreSQL')
  onTestFinished(end)
  const folder = mkdtempSync(join(tmpdir(), 'conform-page-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const shown = JSON.parse(/```json\n([\s\S]+?)```/.exec(page)![1]!) as Users
  const { password = '', people } = usersOfSandbox(sandbox.address)
  const named = Object.keys(shown.people).map((name) => {
    const { email, ...rest } = shown.people[name as 'private']!
    return [name, { ...rest, email: email && people[name as 'private']!.email }]
  })
  writeFileSync(join(folder, 'users.json'), JSON.stringify({ ...shown, password, people: Object.fromEntries(named) }))

  /** Runs the kit as the page does, beside users.json. */
  async function follow(args: readonly string[]) {
    const mine = args.map((one) => (one.startsWith('https://') ? sandbox.address : one))
    const child = spawn(process.execPath, [join(root, 'conform/main.ts'), ...mine], { cwd: folder })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    const [exitCode] = (await once(child, 'close')) as [number]
    return { exitCode, output }
  }
  return { folder, follow }
}

it('the page explains how to check some calls, an area and everything, and how to save what is known', () => {
  expect(commands.map((one) => one.filter((word) => word.startsWith('--')).join(' '))).toEqual([
    '--base-url --users --only',
    '--base-url --users --tag',
    '--base-url --users --junit --html --json',
    '--base-url --users --baseline --update-baseline',
    '--base-url --users --baseline',
  ])
})

it('a backend that keeps the contract has no finding with the people of the page', async () => {
  const [some, area, all] = commands
  const { folder, follow } = await prepareFolder()
  expect(await follow(some!)).toMatchObject({ exitCode: 0, output: expect.stringContaining('no finding.') as string })
  const { output } = await follow([...area!, '--only', decisive.private])
  expect(output).toContain('no finding.')
  expect(output).toContain('users.json has no formerPassword for private')
  expect(output).toContain('users.json has no codes.inbox, so no code can be read')
  expect(await follow([...all!, '--only', decisive.all])).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('no finding.') as string,
  })

  // Of the bank only an administrator is named, which is enough to check its login.
  const cases = readFileSync(join(folder, 'conform.xml'), 'utf8').split('<testcase ')
  const login = cases.filter((one) => /^classname="bankLogin" name="(succeeds with 200|answers 401)"/.test(one))
  expect(login).toHaveLength(2)
  for (const one of login) expect(one).not.toContain('<skipped')
}, 240_000) // three runs of the kit
