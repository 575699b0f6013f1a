/** Reads `users.json` and says what has to be mended in it. */
import { readFileSync } from 'node:fs'
import { UsageError } from '#conform/usage-error.ts'
import { type PersonName, type Users, purposes } from '#conform/people.ts'

const page = 'see docs/backend-teams.md'

/** `address` is of the backend: what begins with a slash in the file stands there. */
export function readUsers(file: string, address: string): Users {
  let users: Users
  try {
    users = withWholeAddresses(JSON.parse(readFileSync(file, 'utf8')) as Users, address)
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
  for (const name of names as PersonName[]) expectSignIn(file, users, name)
  const inbox: unknown = users.codes?.inbox
  if (users.codes !== undefined && (typeof inbox !== 'string' || !URL.canParse(inbox) || !inbox.includes('{to}')))
    throw new UsageError(`codes.inbox in ${file} is no address with {to}, ${page}`)
  return users
}

function withWholeAddresses(users: Users, address: string): Users {
  const whole = (place: string) => (/^\/(?!\/)/.test(place) ? new URL(address).origin + place : place)
  const { inbox } = users?.codes ?? {}
  const { clock } = users?.idle ?? {}
  return {
    ...users,
    ...(typeof inbox === 'string' && { codes: { inbox: whole(inbox) } }),
    ...(typeof clock?.url === 'string' && { idle: { ...users.idle, clock: { ...clock, url: whole(clock.url) } } }),
  }
}

/** Everybody signs in, but who has no password yet and who is only deleted. */
function expectSignIn(file: string, users: Users, name: PersonName): void {
  if (name === 'private.deletable') return
  const { email, password = users.password } = users.people[name] ?? {}
  if (!email) throw new UsageError(`${file} has no email for ${name}`)
  if (!password && !name.endsWith('.passwordNotSet')) throw new UsageError(`${file} has no password for ${name}`)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
