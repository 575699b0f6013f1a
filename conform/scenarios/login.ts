/** Sign-in, sign-out and password reset in all three areas. */
import { codeTries } from '#generated/model/constants.ts'
import type { ReceivedAnswer } from '#conform/backend.ts'
import { type Context, memoize } from '#conform/context.ts'
import { addPerson, rememberSignIn, passwordCode, resetBody, personIdentifier } from '#conform/disposable-people.ts'
import { newPassword, wrongCode } from '#conform/fresh-values.ts'
import type { Area, PersonName } from '#conform/people.ts'
import { type Scenario, type Scenarios, expect } from '#conform/scenario.ts'
import { requestEmailCode, signInSomeoneElse } from '#conform/scenarios/profile.ts'

const other = { private: 'private.other', business: 'business.other', bank: 'bank.RISK' } as const
const unknownEmail = 'nobody.konform@mail.example'

const checkEmail = (area: Area): Scenario => ({
  request: (context) => ({
    body: personIdentifier(context, area, context.person(context.personForWrongEntries(area))),
  }),
  refusals: {
    461: (context) => ({
      body: { email: context.person(context.personForWrongEntries(area)).email, customerNumber: '1199999999' },
    }),
    462: (context) => ({ body: { email: context.person(`${area}.passwordNotSet`).email, customerNumber: null } }),
    463: (context) => ({ body: { email: context.person(`${area}.sharedEmail`).email, customerNumber: null } }),
  },
})

const credentials = (context: Context, area: Area, name: PersonName, password = context.person(name).password) => ({
  headers: { 'X-User-Email': encodeURIComponent(context.person(name).email) },
  body: { ...personIdentifier(context, area, context.person(name)), password },
})

type LoginBody = { token?: string; sessionIdleSeconds?: number }

/** The idle time is the same wherever the portal reads it. */
async function tellsIdleTime(context: Context, area: Area, answer: ReceivedAnswer): Promise<void> {
  const { token, sessionIdleSeconds: idleSeconds } = (answer.body ?? {}) as LoginBody
  if (idleSeconds === undefined)
    context.remarks.add(
      `${area}: the login returns no sessionIdleSeconds, so the portal cannot warn before a session ends`,
    )
  if (area === 'bank' || token === undefined) return
  const { sessionIdleSeconds: read } = await context.read(`${area}GetProfile`, { token })
  const message = `the login tells ${idleSeconds ?? 'no'} idle seconds, the profile ${read ?? 'none'}`
  expect(context, answer, idleSeconds === read, message, '#/components/schemas/SessionIdleSeconds')
}

const login = (area: Area): Scenario => ({
  request: (context) => credentials(context, area, context.personForWrongEntries(area)),
  verify: (context, _sent, answer) => tellsIdleTime(context, area, answer),
  refusals: {
    401: (context) => credentials(context, area, context.personForWrongEntries(area), 'not-the-password'),
    458: (context) =>
      credentials(
        context,
        area,
        context.personForWrongEntries(area),
        context.personField(context.personForWrongEntries(area), 'formerPassword'),
      ),
    462: (context) => credentials(context, area, `${area}.locked`),
    468: (context) => credentials(context, area, `${area}.deactivated`),
  },
})

const logout = (area: Area): Scenario => ({
  request: async (context) => ({
    token: await context.newToken(area, context.person(context.personForWrongEntries(area))),
  }),
})

/** The person who requests a code without using it. */
const forgetful = async (context: Context, area: Area) =>
  area === 'private'
    ? context.person('private.ended')
    : memoize(context, `${area} forgetful`, () => addPerson(context, area))

const passwordTan = (area: Area): Scenario => ({
  request: async (context) => ({ body: personIdentifier(context, area, await forgetful(context, area)) }),
  retryOn: 461,
  refusedAfterSuccess: [461],
  refusals: {
    460: () => ({ body: { email: unknownEmail, customerNumber: null } }),
    461: async (context) => ({ body: personIdentifier(context, area, await forgetful(context, area)) }),
    468: (context) => ({ body: personIdentifier(context, area, context.person(`${area}.deactivated`)) }),
  },
})

async function lastNameOf(context: Context, area: Area): Promise<string> {
  if (area !== 'bank') return (await context.read(`${area}GetProfile`)).lastName
  const { email } = context.person(context.personForWrongEntries('bank'))
  const { results } = await context.read('bankListEmployees')
  return results.find((one) => one.email === email)?.lastName ?? ''
}

/** After too many wrong codes the right one does not work. */
const triesUsed = async (context: Context, area: Area) => {
  const person = area === 'private' ? context.person('private.terminationPlanned') : await addPerson(context, area)
  const code = await passwordCode(context, area, person)
  const body = await resetBody(context, area, { ...person, password: newPassword() }, { tanToken: wrongCode(code) })
  for (let tries = 0; tries < codeTries; tries += 1) await context.send(`${area}ResetPassword`, { body })
  return { body: { ...(body as object), tanToken: code } }
}

/** A session from before a password reset; only the person of users.json had a password before. */
async function sessionBefore(context: Context): Promise<string | undefined> {
  const { body } = await context.signIn('private', context.person('private.disposable'))
  return ((body ?? {}) as LoginBody).token
}

const reset = (area: Area): Scenario => {
  const by =
    (name: PersonName | undefined, more: (context: Context) => Promise<object> | object) =>
    async (context: Context) => {
      const person = context.person(name ?? context.personForWrongEntries(area))
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
        const late = await context.send(`${area}Logout`, { token: former })
        const message = `in a session from before the password was set: ${late.status} instead of 458`
        expect(context, late, late.status === 458, message, 'rule/stored-as-sent')
      }
      const { status, body: signInDisposable } = await context.signIn(area, { email, password })
      const message = `signing in with the new password answers ${status}`
      expect(context, answer, status === 200, message, 'rule/stored-as-sent')
      const { token = '' } = (signInDisposable ?? {}) as { token?: string }
      if (area === 'private') rememberSignIn(context, { email, password }, token)
    },
    refusals: {
      // A person for whom no other check requests a code, so that the next run finds none either.
      461: by(area === 'bank' ? other.bank : `${area}.sharedEmail`, () => ({ tanToken: '000000' })),
      462: by(undefined, async (context) => ({
        tanToken: wrongCode(await passwordCode(context, area, context.person(context.personForWrongEntries(area)))),
      })),
      463: (context) => triesUsed(context, area),
      464:
        area === 'bank'
          ? by('bank.codeForSomethingElse', () => ({ tanToken: '000000' }))
          : async (context) => {
              const tanToken = await requestEmailCode(context, area)
              const { person } = await signInSomeoneElse(context, area)
              return { body: await resetBody(context, area, { ...person, password: newPassword() }, { tanToken }) }
            },
      465: by(`${area}.codeExpired`, (context) => ({ tanToken: context.personField(`${area}.codeExpired`, 'code') })),
      466: by(undefined, (context) => withPassword(context.person(context.personForWrongEntries(area)).password)),
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
