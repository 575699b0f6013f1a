/** Command line, users.json and base URL of a run. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { NoAnswer, patienceOf } from '#conform/backend.ts'
import type { ReplayedCause } from '#conform/causes.ts'
import { type PersonName, type Users, purposes } from '#conform/people.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** The default time-out of a call, in milliseconds; a backend that hangs is reported within three times as much. */
export const defaultTimeout = 9_000

/** The package of the kit is one file of JavaScript. */
export const isPacked: boolean = !import.meta.filename.endsWith('.ts')
const command = isPacked ? 'npx phone-payment-portal-conform' : 'npm run conform --'
const example = isPacked ? 'users.example.json of the package' : 'conform/users.sandbox.json'
const schema = isPacked ? 'report.schema.json of the package' : 'conform/report/report.schema.json'

const usage = `${command} --base-url <url> --users <users.json> [options]

  --base-url  of the backend; without a path /api/ui/v1 is added, unless only the address itself answers
  --users     who may sign in; ${example} shows how
  --only      operations, with commas between them
  --exclude   operations to leave out, with commas between them
  --tag       a tag of the contract, or an area such as private
  --timeout   seconds that a call may take, ${defaultTimeout / 1000} by default; later answers are one finding, "slow"
  --baseline  file with the causes that are known: only new ones count for the exit code
  --update-baseline  writes the causes of this run to the file of --baseline
  --verbose   prints the first call, the place and the rule of each new cause
  --bail      stops after the first operation with a new cause
  --json      file to write the results to, for a program; ${schema} describes it
  --junit     file to write the results to, for a CI server
  --html      file to write the results to, as a page
  --sarif     file to write the causes to, for code scanning (SARIF 2.1.0)
  --help      this text

The exit code is 0 without a new cause, 1 with new causes or when the run had to be ended, 2 when the command or a file cannot
be understood or the base URL does not respond. Behind a certificate of your own authority: NODE_EXTRA_CA_CERTS=<file>.`

const replayUsage = `${command} replay <id of a cause> --report <file> --users <users.json> [options]
  makes the check of a cause again, alone, and prints its calls as curl commands without secrets

  --report    what --json of an earlier run has written
  --base-url  of another backend than that of the report
  --timeout   as above
  --har       file to write the calls to (HAR 1.2)

The exit code is 1 when the cause is still there, 0 when it is not found any more, 2 when it cannot be replayed.
Example: ${command} replay f0a663e5 --report conform.json --users users.json`

/** The text of `--help`. */
export const help = `${usage}

${replayUsage}

People that users.json may name:
${Object.entries(purposes)
  .map(([name, purpose]) => `  ${name.padEnd(26)}  ${purpose}`)
  .join('\n')}`

const text = { type: 'string' } as const
const optionTypes = {
  'base-url': text,
  users: text,
  only: text,
  exclude: text,
  tag: text,
  timeout: text,
  json: text,
  junit: text,
  html: text,
  sarif: text,
  baseline: text,
  'update-baseline': { type: 'boolean' },
  bail: { type: 'boolean' },
  verbose: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

function parseOptions(args: string[]) {
  try {
    return parseArgs({ args, options: optionTypes }).values
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`)
  }
}

/** Parses the command line; undefined for `--help`; throws `UsageError`. */
export function readOptions(args: string[]) {
  const { 'base-url': url, users, timeout, json, junit, html, sarif, baseline, bail, ...rest } = parseOptions(args)
  if (rest.help) return undefined
  if (url === undefined || users === undefined) throw new UsageError(usage)
  const updateBaseline = rest['update-baseline'] ?? false
  if (updateBaseline && baseline === undefined) throw new UsageError('--update-baseline needs --baseline <file>')
  if (updateBaseline && bail) throw new UsageError('--update-baseline needs a whole run, so it does not go with --bail')
  const address = parseAddress(url)
  return {
    address,
    users: readUsers(users, address),
    only: chooseOperations(rest),
    timeout: timeout === undefined ? defaultTimeout : parseSeconds(timeout),
    json,
    junit,
    html,
    sarif,
    baseline,
    updateBaseline,
    bail: bail ?? false,
    verbose: rest.verbose ?? false,
  }
}

function parseAddress(address: string): string {
  const protocol = URL.canParse(address) ? new URL(address).protocol : ''
  if (/^https?:$/.test(protocol)) return address
  throw new UsageError(`--base-url is no http or https address: ${address}`)
}

function parseSeconds(seconds: string): number {
  const milliseconds = Number(seconds) * 1000
  if (milliseconds >= 1 && milliseconds <= 600_000) return milliseconds
  throw new UsageError(`--timeout is no number of seconds up to 600: ${seconds}`)
}

const replayOptionTypes = {
  'base-url': text,
  users: text,
  report: text,
  timeout: text,
  har: text,
  help: { type: 'boolean', short: 'h' },
} as const

function parseReplayOptions(args: string[]) {
  try {
    return parseArgs({ args, options: replayOptionTypes, allowPositionals: true })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${replayUsage}`)
  }
}

/** Parses the command line after `replay`; undefined for `--help`; throws `UsageError`. */
export function readReplayOptions(args: string[]) {
  const { values, positionals } = parseReplayOptions(args)
  const { users, report, timeout, har, 'base-url': url, help: isHelp } = values
  if (isHelp) return undefined
  const [id] = positionals
  if (id === undefined || positionals.length > 1 || report === undefined || users === undefined)
    throw new UsageError(replayUsage)
  const { baseUrl, causes } = readReport(report)
  const cause = causes.find((one) => one.id === id)
  if (cause === undefined) throw new UsageError(`${report} has no cause ${id}`)
  const address = parseAddress(url ?? baseUrl)
  return {
    cause,
    address,
    users: readUsers(users, address),
    timeout: timeout === undefined ? defaultTimeout : parseSeconds(timeout),
    har,
  }
}

type Report = { baseUrl: string; causes: ReplayedCause[] }

function readReport(file: string): Report {
  let report: unknown
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`--report cannot be read: ${(error as Error).message}; --json writes it`)
  }
  if (isObject(report) && Array.isArray(report.causes) && report.causes.every(isCauseOfReport)) return report as Report
  throw new UsageError(`${file} is no report of this kit; --json writes one`)
}

const isCauseOfReport = (cause: unknown): boolean =>
  isObject(cause) &&
  isObject(cause.check) &&
  (cause.check.operation as string) in operations &&
  Array.isArray(cause.check.needs)

type Choice = { only?: string | undefined; exclude?: string | undefined; tag?: string | undefined }

function chooseOperations({ only, exclude, tag }: Choice): OperationId[] | undefined {
  if ([only, exclude, tag].every((one) => one === undefined)) return undefined
  const all = Object.keys(operations) as OperationId[]
  const tagged = all.filter((id) => tag === undefined || operations[id].tag === tag || operations[id].area === tag)
  if (tagged.length === 0) throw new UsageError(`The contract has no tag ${tag}`)
  const [wanted, unwanted] = [operationNames(only), operationNames(exclude)]
  const both = tagged.filter((id) => wanted?.includes(id) ?? true)
  if (both.length === 0) throw new UsageError(`No operation of ${only} has the tag ${tag}`)
  const chosen = both.filter((id) => !unwanted?.includes(id))
  if (chosen.length === 0) throw new UsageError('--exclude leaves no operation to check')
  return chosen
}

function operationNames(list: string | undefined): string[] | undefined {
  const names = list?.split(',').map((name) => name.trim())
  const unknown = names?.filter((name) => !(name in operations)) ?? []
  if (unknown.length > 0) throw new UsageError(`The contract has no operation ${unknown.join(', ')}`)
  return names
}

/** A mistake in the command or its files; the message explains how to fix it. */
export class UsageError extends Error {}

// users.json

const page = 'see docs/backend-teams.md'

/** Reads users.json; addresses in it that begin with a slash are on the backend's origin. Throws `UsageError`. */
export function readUsers(file: string, address: string): Users {
  let users: Users
  try {
    users = resolveAddresses(JSON.parse(readFileSync(file, 'utf8')) as Users, address)
  } catch (error) {
    throw new UsageError(`--users cannot be read: ${(error as Error).message}`)
  }
  const people: unknown = users?.people
  if (!isObject(people)) throw new UsageError(`${file} needs people, ${page}`)
  const names = Object.keys(people)
  const odd = names.filter((name) => !isObject(people[name]))
  if (odd.length > 0) throw new UsageError(`${file} says nothing of ${odd.join(', ')}, ${page}`)
  const unknown = names.filter((name) => !(name in purposes))
  if (unknown.length > 0)
    throw new UsageError(`${file} names ${unknown.join(', ')}; known are ${Object.keys(purposes).join(', ')}`)
  for (const name of names as PersonName[]) requireSignInFields(file, users, name)
  const inbox: unknown = users.codes?.inbox
  if (users.codes !== undefined && (typeof inbox !== 'string' || !URL.canParse(inbox) || !inbox.includes('{to}')))
    throw new UsageError(`codes.inbox in ${file} is no address with {to}, ${page}`)
  return users
}

function resolveAddresses(users: Users, address: string): Users {
  const resolveAddress = (place: string) => (/^\/(?!\/)/.test(place) ? new URL(address).origin + place : place)
  const { inbox } = users?.codes ?? {}
  const { clock } = users?.idle ?? {}
  return {
    ...users,
    ...(typeof inbox === 'string' && { codes: { inbox: resolveAddress(inbox) } }),
    ...(typeof clock?.url === 'string' && {
      idle: { ...users.idle, clock: { ...clock, url: resolveAddress(clock.url) } },
    }),
  }
}

/** Everybody needs an e-mail address and a password, except people without a password and the one to delete. */
function requireSignInFields(file: string, users: Users, name: PersonName): void {
  if (name === 'private.deletable') return
  const { email, password = users.password } = users.people[name] ?? {}
  if (!email) throw new UsageError(`${file} has no email for ${name}`)
  if (!password && !name.endsWith('.passwordNotSet')) throw new UsageError(`${file} has no password for ${name}`)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

// Base URL

const ofContract = '/api/ui/v1'

/**
 * Returns an address with a path as it is. Adds the contract's path to one without, unless only the bare address answers
 * `/version`, as the mock does. Throws `UsageError` when there is no answer within three times `timeout`, in milliseconds.
 */
export async function findBaseUrl(address: string, timeout: number): Promise<string> {
  const { origin, pathname } = new URL(address)
  const base = pathname === '/' ? `${origin}${ofContract}` : `${origin}${pathname.replace(/\/$/, '')}`
  const { status } = await askVersion(base, timeout)
  if (pathname !== '/' || status !== 404) return base
  const bare = await askVersion(origin, timeout)
  return bare.ok && /json/.test(bare.headers.get('content-type') ?? '') ? origin : base
}

async function askVersion(base: string, timeout: number): Promise<Response> {
  const headers = { 'X-Trace-Id': crypto.randomUUID() }
  const patience = patienceOf(timeout)
  try {
    const answer = await fetch(`${base}/version`, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    await answer.arrayBuffer()
    return answer
  } catch (error) {
    const { message } = new NoAnswer(error, patience, 'GET /version', headers['X-Trace-Id'])
    throw new UsageError(`Nobody answers at ${base}: ${message}. Is the backend there?`)
  }
}
