/** Sessions that are over: signed out (401), begun with a password of before (458), not used for too long (459). */
import type { Context } from '#conform/context.ts'
import { addPerson, alreadySignedIn, askPasswordCode, resetBody, signedIn } from '#conform/disposable.ts'
import { SkipCheck } from '#conform/finding.ts'
import { newPassword } from '#conform/made-up.ts'
import { memoize } from '#conform/memoize.ts'
import type { Area, Person } from '#conform/people.ts'

/** Longer than any session that a login does not tell about, in seconds. */
const longIdle = 3600

/** The token of a session that was signed out. */
export const signedOutToken = (context: Context, area: Area): Promise<string> =>
  memoize(context, `${area} ended session`, async () => {
    const token = await context.newToken(area, context.person(context.usual(area)))
    await context.ask(`${area}Logout`, { token })
    return token
  })

const idleName = (area: Area) => `${area} idle session`
const bankReplaced = 'bank replaced session'

/**
 * Makes sessions idle, before anything else is asked: whoever is signed in then is signed out by it. What cannot be made is
 * told by the checks that need it.
 */
export async function letSessionsIdle(context: Context, areas: readonly Area[]): Promise<void> {
  const { clock } = context.users.idle ?? {}
  if (clock === undefined || areas.length === 0) return
  const employee = areas.includes('bank') ? await attempt(() => employeeWithPassword(context)) : undefined
  let longest = 0
  for (const area of areas) {
    await attempt(async () => {
      const { status, body } = await context.signIn(area, context.person(context.usual(area)))
      const { token, sessionIdleSeconds = longIdle } = (body ?? {}) as { token?: string; sessionIdleSeconds?: number }
      if (status === 200 && token !== undefined) context.made.set(idleName(area), Promise.resolve(token))
      longest = Math.max(longest, sessionIdleSeconds + 1)
    })
  }
  const seconds = String(longest)
  const place = clock.url.replace('{seconds}', seconds)
  const headers = { 'Content-Type': 'application/json' }
  const body = clock.body.replace('{seconds}', seconds)
  const signal = AbortSignal.timeout(context.timeout)
  const answer = await fetch(place, { method: 'POST', headers, body, signal }).catch(() => undefined)
  context.forgetTokens()
  if (!answer?.ok) {
    context.remarks.add(`idle.clock of users.json answers ${answer?.status ?? 'nothing'}: no session has idled`)
    for (const area of areas) context.made.delete(idleName(area))
  } else if (employee) await attempt(() => replaceBankSession(context, employee))
}

/** The token of a session that nobody has used for too long. */
export async function idleToken(context: Context, area: Area): Promise<string> {
  const token = context.users.idle?.tokens?.[area] ?? (await (context.made.get(idleName(area)) as Promise<string>))
  if (token !== undefined) return token
  throw new SkipCheck('users.json has neither idle.clock nor idle.tokens, so no session can be seen that has idled')
}

/** The token of a session that was begun before the person got another password. */
export async function replacedToken(context: Context, area: Area): Promise<string> {
  if (area === 'bank') {
    const token = await (context.made.get(bankReplaced) as Promise<string> | undefined)
    if (token !== undefined) return token
    throw new SkipCheck(
      'A second password of a bank employee needs a second code, a minute later: only with idle.clock',
    )
  }
  return memoize(context, `${area} replaced session`, async () => {
    const { person, token } = await signedIn(context, area, 'replaced')
    const second = await context.newToken(area, person)
    const password = newPassword()
    const body = { oldPassword: person.password, newPassword: password }
    await context.done(`${area}ChangePassword`, { token: second, body })
    if (area === 'private') alreadySignedIn(context, { ...person, password }, second)
    return token
  })
}

async function employeeWithPassword(context: Context): Promise<Person> {
  const person = await addPerson(context, 'bank')
  await setPassword(context, person)
  return person
}

async function setPassword(context: Context, person: Person): Promise<void> {
  const tanToken = await askPasswordCode(context, 'bank', person)
  const { status } = await context.ask('bankResetPassword', {
    body: await resetBody(context, 'bank', person, { tanToken }),
  })
  if (status !== 204) throw new SkipCheck(`The password of ${person.email} cannot be set: ${status}`)
}

/** There is one code a minute, and the clock has just been put forward. */
async function replaceBankSession(context: Context, person: Person): Promise<void> {
  const token = await context.newToken('bank', person)
  await setPassword(context, { ...person, password: newPassword() })
  context.made.set(bankReplaced, Promise.resolve(token))
}

/** What cannot be had here is skipped by the checks that need it. */
async function attempt<T>(make: () => Promise<T>): Promise<T | undefined> {
  try {
    return await make()
  } catch (error) {
    if (error instanceof SkipCheck) return undefined
    throw error
  }
}
