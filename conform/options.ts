/** What the command line says. */
import { parseArgs } from 'node:util'
import { purposes } from '#conform/people.ts'
import { UsageError } from '#conform/usage-error.ts'
import { readUsers } from '#conform/users-file.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** A call may take so long, in milliseconds: a backend that hangs is told within three times as much. */
export const usualTimeout = 9_000

/** In a package of its own the kit is one file of JavaScript. */
const isPacked = !import.meta.filename.endsWith('.ts')
const command = isPacked ? 'npx phone-payment-portal-conform' : 'npm run conform --'
const example = isPacked ? 'users.example.json of the package' : 'conform/users.sandbox.json'
const schema = isPacked ? 'report.schema.json of the package' : 'conform/report/report.schema.json'

const usage = `${command} --base-url <url> --users <users.json> [options]

  --base-url  of the backend; without a path /api/ui/v1 is added, unless only the address itself answers
  --users     who may sign in; ${example} shows how
  --only      operations, with commas between them
  --tag       a tag of the contract, or an area such as private
  --timeout   seconds that a call may take, ${usualTimeout / 1000} unless told otherwise
  --json      file to write the results to, for a program; ${schema} describes it
  --junit     file to write the results to, for a CI server
  --html      file to write the results to, as a page
  --help      this text

The exit code is 0 without a finding, 1 with findings or when the run had to be ended, 2 when the command cannot be
understood or nobody answers. Behind a certificate of your own authority: NODE_EXTRA_CA_CERTS=<file>.`

/** What `--help` prints. */
export const help = `${usage}

People that users.json may name:
${Object.entries(purposes)
  .map(([name, purpose]) => `  ${name.padEnd(26)}  ${purpose}`)
  .join('\n')}`

const text = { type: 'string' } as const
const known = {
  'base-url': text,
  users: text,
  only: text,
  tag: text,
  timeout: text,
  json: text,
  junit: text,
  html: text,
  help: { type: 'boolean', short: 'h' },
} as const

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: known }).values
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`)
  }
}

/** Undefined when help is asked for; throws `UsageError`. */
export function readOptions(args: string[]) {
  const { 'base-url': url, users, only, tag, timeout, json, junit, html, help: isHelpWanted } = parsed(args)
  if (isHelpWanted) return undefined
  if (url === undefined || users === undefined) throw new UsageError(usage)
  const address = addressOf(url)
  return {
    address,
    users: readUsers(users, address),
    only: chosen(only, tag),
    timeout: timeout === undefined ? usualTimeout : millisecondsOf(timeout),
    json,
    junit,
    html,
  }
}

function addressOf(address: string): string {
  const protocol = URL.canParse(address) ? new URL(address).protocol : ''
  if (/^https?:$/.test(protocol)) return address
  throw new UsageError(`--base-url is no http or https address: ${address}`)
}

function millisecondsOf(seconds: string): number {
  const milliseconds = Number(seconds) * 1000
  if (milliseconds >= 1 && milliseconds <= 600_000) return milliseconds
  throw new UsageError(`--timeout is no number of seconds up to 600: ${seconds}`)
}

function chosen(only: string | undefined, tag: string | undefined): OperationId[] | undefined {
  const all = Object.keys(operations) as OperationId[]
  const wanted = only?.split(',').map((name) => name.trim())
  const unknown = wanted?.filter((name) => !(name in operations)) ?? []
  if (unknown.length > 0) throw new UsageError(`The contract has no operation ${unknown.join(', ')}`)
  const tagged = all.filter((id) => tag === undefined || operations[id].tag === tag || operations[id].area === tag)
  if (tagged.length === 0) throw new UsageError(`The contract has no tag ${tag}`)
  if (only === undefined && tag === undefined) return undefined
  const both = tagged.filter((id) => wanted?.includes(id) ?? true)
  if (both.length === 0) throw new UsageError(`No operation of ${only} has the tag ${tag}`)
  return both
}
