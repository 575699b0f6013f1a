/** What the command line says. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type PersonName, type Users, purposes } from '#conform/people.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** Something that whoever typed the command has to mend. */
export class UsageError extends Error {}

/** In a package of its own the kit is one file of JavaScript. */
const isPacked = !import.meta.filename.endsWith('.ts')
const command = isPacked ? 'npx phone-payment-portal-conform' : 'npm run conform --'
const example = isPacked ? 'users.example.json of the package' : 'conform/users.sandbox.json'

const usage = `${command} --base-url <url> --users <users.json> [options]

  --base-url  of the backend, with or without /api/ui/v1
  --users     who may sign in; ${example} shows how
  --only      operations, with commas between them
  --tag       a tag of the contract, or an area such as private
  --junit     file to write the results to, for a CI server
  --html      file to write the results to, as a page`

const text = { type: 'string' } as const
const known = { 'base-url': text, users: text, only: text, tag: text, junit: text, html: text }

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: known }).values
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`)
  }
}

export function readOptions(args: string[]) {
  const { 'base-url': url, users, only, tag, junit, html } = parsed(args)
  if (url === undefined || users === undefined) throw new UsageError(usage)
  return { baseUrl: baseUrlOf(url), users: readUsers(users), only: chosen(only, tag), junit, html }
}

/** The contract's base path is added to an address that has no path. */
export function baseUrlOf(address: string): string {
  const protocol = URL.canParse(address) ? new URL(address).protocol : ''
  if (!/^https?:$/.test(protocol)) throw new UsageError(`--base-url is no http or https address: ${address}`)
  const { origin, pathname } = new URL(address)
  return pathname === '/' ? `${origin}/api/ui/v1` : `${origin}${pathname.replace(/\/$/, '')}`
}

function readUsers(file: string): Users {
  let users: Users
  try {
    users = JSON.parse(readFileSync(file, 'utf8')) as Users
  } catch (error) {
    throw new UsageError(`--users cannot be read: ${(error as Error).message}`)
  }
  const people: unknown = users?.people
  if (!isObject(people)) throw new UsageError(`${file} needs people, see docs/backend-teams.md`)
  const odd = Object.keys(people).filter((name) => !isObject(people[name]))
  if (odd.length > 0) throw new UsageError(`${file} says nothing of ${odd.join(', ')}, see docs/backend-teams.md`)
  const unknown = Object.keys(users.people).filter((name) => !(name in purposes))
  if (unknown.length === 0) return users
  throw new UsageError(
    `${file} names ${unknown.join(', ')}; known are ${Object.keys(purposes as Record<PersonName, string>).join(', ')}`,
  )
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

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
