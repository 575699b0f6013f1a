/** People whose account the kit may spoil (created where the contract has a call for it, deactivated at the end), and ended sessions. */
import type { RequestParts } from '#conform/backend.ts'
import { type Context, memoize, memoizeCode } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { newEmail, newPassword } from '#conform/fresh-values.ts'
import type { Area, Person } from '#conform/people.ts'
import { accountLockMinutes } from '#generated/model/constants.ts'
import { turnClock } from '#conform/test-clock.ts'

const name = { firstName: 'Konrad', lastName: 'Konform' }

/** Creates a person without a password; in the private area the person of users.json, since no call creates customers. */
export async function addPerson(context: Context, area: Area): Promise<Person> {
  if (area === 'private') return { ...context.person('private.disposable'), password: newPassword() }
  const person = { email: newEmail(), password: newPassword() }
  if (area === 'bank') {
    const roles = ['RISK']
    const { id } = await context.read('bankCreateEmployee', { body: { ...name, email: person.email, roles } })
    context.cleanups.push(() =>
      context.read('bankUpdateEmployee', { params: { bankEmployeeId: id }, body: { roles, active: false } }),
    )
    context.leftovers.add('bank employees named Konrad Konform, deactivated')
    return person
  }
  const { id } = await context.read('businessCreateAdministrator', { body: { ...name, email: person.email } })
  const body = { ...name, email: person.email, isActive: false }
  const customerId = await context.customerId('business')
  context.cleanups.push(() => context.read('bankUpdateAdministrator', { params: { customerId, adminId: id }, body }))
  context.leftovers.add('administrators named Konrad Konform, deactivated')
  return person
}

/** Requests the code with which the person sets a password, once in a run. */
export const passwordCode = (context: Context, area: Area, person: Person): Promise<string> =>
  memoizeCode(context, `password code of ${person.email}`, () => askPasswordCode(context, area, person))

export async function askPasswordCode(context: Context, area: Area, person: Person): Promise<string> {
  await retryWhileTooEarly(() =>
    context.send(`${area}RequestPasswordTan`, { body: personIdentifier(context, area, person) }),
  )
  return context.readCode(person.email)
}

/** Repeats the request while it answers 461: one code a minute is sent. */
async function retryWhileTooEarly(request: () => ReturnType<Context['send']>): Promise<void> {
  for (let tries = 0; tries < 65; tries += 1) {
    const { status } = await request()
    if (status === 200) return
    if (status !== 461) throw new SkipCheck(`No code for a password: ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new SkipCheck('No code for a password within a minute')
}

/** How a person is named before the sign-in; the customer number only where the address is shared. */
export function personIdentifier(context: Context, area: Area, { email, customerNumber }: Person) {
  const shared = context.users.people[`${area}.sharedEmail`]?.email === email
  return { email, customerNumber: shared ? (customerNumber ?? null) : null }
}

export async function resetBody(
  context: Context,
  area: Area,
  person: Person,
  more: object = {},
): Promise<RequestParts['body']> {
  const tanToken = 'tanToken' in more ? more.tanToken : await passwordCode(context, area, person)
  const { password } = person
  return {
    ...personIdentifier(context, area, person),
    tanToken,
    newPassword: password,
    newPasswordConfirm: password,
    ...more,
  }
}

/** Signs in a person of the kit, one person for each purpose; in the private area always the same. */
export const signInDisposable = (context: Context, area: Area, purpose: string) =>
  memoize(context, `${area} person ${area === 'private' ? '' : purpose}`, async () => {
    const person = await addPerson(context, area)
    const { status } = await context.send(`${area}ResetPassword`, { body: await resetBody(context, area, person) })
    if (status !== 204) throw new SkipCheck(`The password of ${person.email} cannot be set: ${status}`)
    if (area === 'private') context.leftovers.add('the new password of private.disposable')
    return { person, token: await context.newToken(area, person) }
  })

/** Keeps the session of the private person, for whom a password was set already: one code a minute is sent. */
export function rememberSignIn(context: Context, person: Person, token: string): void {
  context.cache.set('private person ', Promise.resolve({ person, token }))
}

// Ended sessions: signed out (401), older than the password (458), not used for too long (459).

/** Longer than the idle time of any session whose login does not return it, in seconds. */
const longIdle = 3600

/** The token of a session that was signed out. */
export const createSignedOutToken = (context: Context, area: Area): Promise<string> =>
  memoize(context, `${area} ended session`, async () => {
    const token = await context.newToken(area, context.person(context.defaultPerson(area)))
    await context.send(`${area}Logout`, { token })
    return token
  })

/** Stands among the needs of a check for what `createIdleSessions` makes. */
export const idleSessions = 'idle sessions'

const idleName = (area: Area) => `${area} idle session`
const replacedName = (area: Area) => `${area} session of before a password by code`

/**
 * Creates idle sessions before all checks, since moving the clock ends every session. Checks that need a missing session
 * skip themselves. `begin` starts what else needs time to pass, and returns what ends it.
 */
export async function createIdleSessions(
  context: Context,
  areas: readonly Area[],
  begin: () => Promise<() => Promise<void>>,
): Promise<void> {
  if (context.users.idle?.clock === undefined || areas.length === 0) return
  const people = new Map<Area, Person>()
  for (const area of areas.filter((one) => one !== 'private')) {
    const person = await attempt(() => personWithPassword(context, area))
    if (person) people.set(area, person)
  }
  const end = await begin()
  let longest = accountLockMinutes * 60 + 1
  for (const area of areas) {
    await attempt(async () => {
      const { status, body } = await context.signIn(area, context.person(context.defaultPerson(area)))
      const { token, sessionIdleSeconds = longIdle } = (body ?? {}) as { token?: string; sessionIdleSeconds?: number }
      if (status === 200 && token !== undefined) context.cache.set(idleName(area), Promise.resolve(token))
      longest = Math.max(longest, sessionIdleSeconds + 1)
    })
  }
  const problem = await turnClock(context, longest)
  if (problem !== undefined) {
    context.remarks.add(`${problem}: no session has idled`)
    for (const area of areas) context.cache.delete(idleName(area))
    return
  }
  for (const [area, person] of people) await attempt(() => replaceSession(context, area, person))
  await end()
}

/** The token of a session that was not used for too long. */
export async function findIdleToken(context: Context, area: Area): Promise<string> {
  const token = context.users.idle?.tokens?.[area] ?? (await (context.cache.get(idleName(area)) as Promise<string>))
  if (token !== undefined) return token
  throw new SkipCheck('users.json has neither idle.clock nor idle.tokens, so no session can be seen that has idled')
}

/** The token of a session that is older than a password which was set by a code. */
export async function findReplacedToken(context: Context, area: Area): Promise<string> {
  const token = await (context.cache.get(replacedName(area)) as Promise<string> | undefined)
  if (token !== undefined) return token
  throw new SkipCheck('A second password by code needs a second code, a minute later: only with idle.clock')
}

/** The token of a session that is older than the person's password. */
export async function createReplacedToken(context: Context, area: Area): Promise<string> {
  if (area === 'bank') return findReplacedToken(context, area)
  return memoize(context, `${area} replaced session`, async () => {
    const { person, token } = await signInDisposable(context, area, 'replaced')
    const second = await context.newToken(area, person)
    const password = newPassword()
    const body = { oldPassword: person.password, newPassword: password }
    await context.callSuccessfully(`${area}ChangePassword`, { token: second, body })
    if (area === 'private') rememberSignIn(context, { ...person, password }, second)
    return token
  })
}

export async function personWithPassword(context: Context, area: Area): Promise<Person> {
  const person = await addPerson(context, area)
  await setPassword(context, area, person)
  return person
}

async function setPassword(context: Context, area: Area, person: Person): Promise<void> {
  const tanToken = await askPasswordCode(context, area, person)
  const { status } = await context.send(`${area}ResetPassword`, {
    body: await resetBody(context, area, person, { tanToken }),
  })
  if (status !== 204) throw new SkipCheck(`The password of ${person.email} cannot be set: ${status}`)
}

/** Sets a second password; one code a minute is sent, and the clock was just put forward. */
async function replaceSession(context: Context, area: Area, person: Person): Promise<void> {
  const token = await context.newToken(area, person)
  await context.send(area === 'bank' ? 'bankListTasks' : `${area}GetProfile`, { token })
  await setPassword(context, area, { ...person, password: newPassword() })
  context.cache.set(replacedName(area), Promise.resolve(token))
}

/** Ignores `SkipCheck`: the checks that need the value skip themselves. */
async function attempt<T>(make: () => Promise<T>): Promise<T | undefined> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof SkipCheck) return undefined
    throw error
  }
}
