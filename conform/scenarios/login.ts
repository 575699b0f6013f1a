/** Signing in, signing out and setting a password, in all three areas. */
import type { Received } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import { addPerson, alreadySignedIn, passwordCode, resetBody, who } from '#conform/disposable.ts'
import { newPassword, otherThan } from '#conform/made-up.ts'
import { memoize } from '#conform/memoize.ts'
import type { Area, PersonName } from '#conform/people.ts'
import { type Scenario, type Scenarios, expect } from '#conform/scenario.ts'
import { emailCode, someoneElse } from '#conform/scenarios/profile.ts'

const other = { private: 'private.other', business: 'business.other', bank: 'bank.RISK' } as const
const nobody = 'nobody.konform@mail.example'

const checkEmail = (area: Area): Scenario => ({
  request: (context) => ({ body: who(context, area, context.person(context.tried(area))) }),
  refusals: {
    461: (context) => ({ body: { email: context.person(context.tried(area)).email, customerNumber: '1199999999' } }),
    462: (context) => ({ body: { email: context.person(`${area}.passwordNotSet`).email, customerNumber: null } }),
    463: (context) => ({ body: { email: context.person(`${area}.sharedEmail`).email, customerNumber: null } }),
  },
})

const credentials = (context: Context, area: Area, name: PersonName, password = context.person(name).password) => ({
  headers: { 'X-User-Email': encodeURIComponent(context.person(name).email) },
  body: { ...who(context, area, context.person(name)), password },
})

type Told = { token?: string; sessionIdleSeconds?: number }

/** Who is warned before the session ends is warned of the same end wherever the portal reads it. */
async function tellsIdleTime(context: Context, area: Area, answer: Received): Promise<void> {
  const { token, sessionIdleSeconds: told } = (answer.body ?? {}) as Told
  if (told === undefined) context.remarks.add(`${area}: no idle time: the portal cannot warn`)
  if (area === 'bank' || token === undefined) return
  const { sessionIdleSeconds: read } = await context.read(`${area}GetProfile`, { token })
  const says = `the login tells ${told ?? 'no'} idle seconds, the profile ${read ?? 'none'}`
  expect(context, answer, told === read, says, '#/components/schemas/SessionIdleSeconds')
}

const login = (area: Area): Scenario => ({
  request: (context) => credentials(context, area, context.tried(area)),
  verify: (context, _sent, answer) => tellsIdleTime(context, area, answer),
  refusals: {
    401: (context) => credentials(context, area, context.tried(area), 'not-the-password'),
    458: (context) =>
      credentials(context, area, context.tried(area), context.known(context.tried(area), 'formerPassword')),
    462: (context) => credentials(context, area, `${area}.locked`),
    468: (context) => credentials(context, area, `${area}.deactivated`),
  },
})

const logout = (area: Area): Scenario => ({
  request: async (context) => ({ token: await context.newToken(area, context.person(context.tried(area))) }),
})

/** Who asks for a code without using it. */
const forgetful = async (context: Context, area: Area) =>
  area === 'private'
    ? context.person('private.ended')
    : memoize(context, `${area} forgetful`, () => addPerson(context, area))

const passwordTan = (area: Area): Scenario => ({
  request: async (context) => ({ body: who(context, area, await forgetful(context, area)) }),
  retryOn: 461,
  refusals: {
    460: () => ({ body: { email: nobody, customerNumber: null } }),
    461: async (context) => ({ body: who(context, area, await forgetful(context, area)) }),
    468: (context) => ({ body: who(context, area, context.person(`${area}.deactivated`)) }),
  },
})

async function lastNameOf(context: Context, area: Area): Promise<string> {
  if (area !== 'bank') return (await context.read(`${area}GetProfile`)).lastName
  const { email } = context.person(context.tried('bank'))
  const { results } = await context.read('bankListEmployees')
  return results.find((one) => one.email === email)?.lastName ?? ''
}

/** After three wrong ones the right code is worth nothing. */
const triesUsed = async (context: Context, area: Area) => {
  const person = area === 'private' ? context.person('private.leaving') : await addPerson(context, area)
  const code = await passwordCode(context, area, person)
  const body = await resetBody(context, area, { ...person, password: newPassword() }, { tanToken: otherThan(code) })
  for (let tries = 0; tries < 3; tries += 1) await context.ask(`${area}ResetPassword`, { body })
  return { body: { ...(body as object), tanToken: code } }
}

/** A session that was begun before the password is set anew; only the person of users.json has had one already. */
async function sessionBefore(context: Context): Promise<string | undefined> {
  const { body } = await context.signIn('private', context.person('private.disposable'))
  return ((body ?? {}) as Told).token
}

const reset = (area: Area): Scenario => {
  const by =
    (name: PersonName | undefined, more: (context: Context) => Promise<object> | object) =>
    async (context: Context) => {
      const person = context.person(name ?? context.tried(area))
      return { body: await resetBody(context, area, { ...person, password: newPassword() }, await more(context)) }
    }
  const withPassword = (password: string) => ({ newPassword: password, newPasswordConfirm: password })
  return {
    request: async (context) => {
      const former = area === 'private' ? await sessionBefore(context) : undefined
      return { body: await resetBody(context, area, await addPerson(context, area)), former }
    },
    verify: async (context, { body, former }, answer) => {
      const { email, newPassword: password } = body as { email: string; newPassword: string }
      if (typeof former === 'string') {
        const late = await context.ask(`${area}Logout`, { token: former })
        const says = `in a session from before the password was set: ${late.status} instead of 458`
        expect(context, late, late.status === 458, says, 'A145')
      }
      const { status, body: signedIn } = await context.signIn(area, { email, password })
      expect(context, answer, status === 200, `signing in with the new password answers ${status}`)
      const { token = '' } = (signedIn ?? {}) as { token?: string }
      if (area === 'private') alreadySignedIn(context, { email, password }, token)
    },
    refusals: {
      // Somebody for whom no other check asks a code, so that the next run finds none either.
      461: by(area === 'bank' ? other.bank : `${area}.sharedEmail`, () => ({ tanToken: '000000' })),
      462: by(undefined, async (context) => ({
        tanToken: otherThan(await passwordCode(context, area, context.person(context.tried(area)))),
      })),
      463: (context) => triesUsed(context, area),
      464:
        area === 'bank'
          ? by('bank.codeForSomethingElse', () => ({ tanToken: '000000' }))
          : async (context) => {
              const tanToken = await emailCode(context, area)
              const { person } = await someoneElse(context, area)
              return { body: await resetBody(context, area, { ...person, password: newPassword() }, { tanToken }) }
            },
      465: by(`${area}.codeExpired`, (context) => ({ tanToken: context.known(`${area}.codeExpired`, 'code') })),
      466: by(undefined, (context) => withPassword(context.person(context.tried(area)).password)),
      467: by(undefined, async (context) => withPassword(`${await lastNameOf(context, area)}-${newPassword()}`)),
      468: by(`${area}.deactivated`, () => ({ tanToken: '000000' })),
    },
  }
}

const of = (area: Area): Scenarios => ({
  [`${area}CheckEmail`]: checkEmail(area),
  [`${area}Login`]: login(area),
  [`${area}Logout`]: logout(area),
  [`${area}RequestPasswordTan`]: passwordTan(area),
  [`${area}ResetPassword`]: reset(area),
})

export const loginScenarios: Scenarios = { ...of('private'), ...of('business'), ...of('bank') }
