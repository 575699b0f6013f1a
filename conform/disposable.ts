/** People that the kit may spoil: it adds them where the contract has a call for it, and deactivates them at the end. */
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { newEmail, newPassword } from '#conform/made-up.ts'
import { memoize, memoizeCode } from '#conform/memoize.ts'
import type { Area, Person } from '#conform/people.ts'
import type { Parts } from '#conform/backend.ts'

const name = { firstName: 'Konrad', lastName: 'Konform' }

/** Somebody new without a password; in the private area the person of users.json, since customers are not added by calls. */
export async function addPerson(context: Context, area: Area): Promise<Person> {
  if (area === 'private') return { ...context.person('private.disposable'), password: newPassword() }
  const person = { email: newEmail(), password: newPassword() }
  if (area === 'bank') {
    const roles = ['RISK']
    const { id } = await context.read('bankCreateEmployee', { body: { ...name, email: person.email, roles } })
    context.atEnd.push(() =>
      context.read('bankUpdateEmployee', { params: { bankEmployeeId: id }, body: { roles, active: false } }),
    )
    context.leftovers.add('bank employees named Konrad Konform, deactivated')
    return person
  }
  const { id } = await context.read('businessCreateAdministrator', { body: { ...name, email: person.email } })
  const body = { ...name, email: person.email, isActive: false }
  const customerId = await context.customerId('business')
  context.atEnd.push(() => context.read('bankUpdateAdministrator', { params: { customerId, adminId: id }, body }))
  context.leftovers.add('administrators named Konrad Konform, deactivated')
  return person
}

/** The code with which the person may set a password; asked for once. */
export const passwordCode = (context: Context, area: Area, person: Person): Promise<string> =>
  memoizeCode(context, `password code of ${person.email}`, () => askPasswordCode(context, area, person))

export async function askPasswordCode(context: Context, area: Area, person: Person): Promise<string> {
  await untilPossible(() => context.ask(`${area}RequestPasswordTan`, { body: who(context, area, person) }))
  return context.code(person.email)
}

/** One code a minute; 461 while the last one is younger. */
async function untilPossible(request: () => ReturnType<Context['ask']>): Promise<void> {
  for (let tries = 0; tries < 65; tries += 1) {
    const { status } = await request()
    if (status === 200) return
    if (status !== 461) throw new SkipCheck(`No code for a password: ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new SkipCheck('No code for a password within a minute')
}

/** How a person is named before the sign-in; the number only where the address is shared. */
export function who(context: Context, area: Area, { email, customerNumber }: Person) {
  const shared = context.users.people[`${area}.sharedEmail`]?.email === email
  return { email, customerNumber: shared ? (customerNumber ?? null) : null }
}

export async function resetBody(
  context: Context,
  area: Area,
  person: Person,
  more: object = {},
): Promise<Parts['body']> {
  const tanToken = 'tanToken' in more ? more.tanToken : await passwordCode(context, area, person)
  const { password } = person
  return { ...who(context, area, person), tanToken, newPassword: password, newPasswordConfirm: password, ...more }
}

/** Somebody of this kit who is signed in, one for each purpose; in the private area always the same. */
export const signedIn = (context: Context, area: Area, purpose: string) =>
  memoize(context, `${area} person ${area === 'private' ? '' : purpose}`, async () => {
    const person = await addPerson(context, area)
    const { status } = await context.ask(`${area}ResetPassword`, { body: await resetBody(context, area, person) })
    if (status !== 204) throw new SkipCheck(`The password of ${person.email} cannot be set: ${status}`)
    if (area === 'private') context.leftovers.add('the new password of private.disposable')
    return { person, token: await context.newToken(area, person) }
  })

/** The person of the private area has got a password already: there is one code a minute. */
export function alreadySignedIn(context: Context, person: Person, token: string): void {
  context.made.set('private person ', Promise.resolve({ person, token }))
}
