/** The person's own name, e-mail address and password. */
import type { Context } from '#conform/context.ts'
import { expectStatus } from '#conform/cases/check.ts'
import { alreadySignedIn, signedIn } from '#conform/disposable.ts'
import { replacedToken } from '#conform/ended-sessions.ts'
import { newEmail, newPassword, otherThan } from '#conform/made-up.ts'
import { memoize, memoizeCode } from '#conform/memoize.ts'
import { type Scenario, type Scenarios, expect, rewrites, sentBack } from '#conform/scenario.ts'

type Area = 'private' | 'business'

/** Somebody else for whom the usual person's address is taken: administrators' are per company. */
export const someoneElse = async (context: Context, area: Area) =>
  area === 'business'
    ? signedIn(context, area, 'colleague')
    : { person: context.person('private.other'), token: await context.tokenOf('private.other') }

/** The code that somebody else has for the usual person's address; asked for once. */
export const emailCode = (context: Context, area: Area): Promise<string> =>
  memoizeCode(context, `${area} e-mail code`, async () => {
    const { email } = context.person(area)
    const { token } = await someoneElse(context, area)
    await context.read(`${area}RequestEmailTan`, { token, body: { email } })
    return context.code(email)
  })

/** The address that the usual person asks a code for, the same in all of a run: there is one code a minute. */
const wanted = (context: Context, area: Area) => memoize(context, `${area} wanted address`, async () => newEmail())

const byOther = (area: Area, tanOf: (code: string) => string) => async (context: Context) => ({
  token: (await someoneElse(context, area)).token,
  body: { email: context.person(area).email, tanToken: tanOf(await emailCode(context, area)) },
})

const changeEmail = (area: Area): Scenario => ({
  request: async (context, resource) => {
    if (resource === 'busy') return {}
    const { token } = await signedIn(context, area, 'e-mail address')
    const email = newEmail()
    await context.read(`${area}RequestEmailTan`, { token, body: { email } })
    return { token, body: { email, tanToken: await context.code(email) } }
  },
  verify: async (context, { token, body }, answer) => {
    const { email } = await context.read(`${area}GetProfile`, { token })
    expect(context, answer, email === (body as { email: string }).email, 'the address is not the new one')
  },
  ...(area === 'private' && { undo: restoreEmail }),
  refusals: {
    409: byOther(area, (code) => code),
    461: async (context) => {
      const token =
        area === 'private'
          ? await context.tokenOf('private.sharedEmail')
          : (await signedIn(context, area, 'none')).token
      return { token, body: { email: newEmail(), tanToken: '000000' } }
    },
    462: byOther(area, otherThan),
    463: async (context) => {
      const wrong = await byOther(area, otherThan)(context)
      for (let tries = 0; tries < 2; tries += 1) await context.call(`${area}ChangeEmail`, wrong)
      return byOther(area, (code) => code)(context)
    },
    464: async (context) => {
      const email = await wanted(context, area)
      await context.read(`${area}RequestEmailTan`, { body: { email } })
      return { body: { email: newEmail(), tanToken: await context.code(email) } }
    },
    465: async (context) => {
      const email = context.known(`${area}.codeExpired`, 'newEmail')
      const tanToken = context.known(`${area}.codeExpired`, 'code')
      return { token: await context.tokenOf(`${area}.codeExpired`), body: { email, tanToken } }
    },
  },
})

/** The bank may give a customer the address of before without a code; that ends the sessions of the customer. */
async function restoreEmail(context: Context): Promise<unknown> {
  const { person } = await signedIn(context, 'private', '')
  const params = { customerId: await context.customerId('private.disposable') }
  const body = { ...sentBack(await context.read('bankGetPersonalInformation', { params })), email: person.email }
  const answer = await context.done('bankUpdatePersonalInformation', { params, body })
  alreadySignedIn(context, person, await context.newToken('private', person))
  return answer
}

const requestEmailTan = (area: Area): Scenario => ({
  request: async (context) => ({ body: { email: await wanted(context, area) } }),
})

/** Another session of somebody whose password may be spoiled: it outlasts a change of the password. */
const secondSession = async (context: Context, area: Area) => {
  const { person } = await signedIn(context, area, 'password')
  return { person, token: await memoize(context, `${area} second session`, () => context.newToken(area, person)) }
}

const changePassword = (area: Area): Scenario => {
  const usual =
    (oldPassword: string | undefined, next: (context: Context) => Promise<string> | string) =>
    async (context: Context) => ({
      body: { oldPassword: oldPassword ?? context.person(area).password, newPassword: await next(context) },
    })
  return {
    request: async (context, resource) => {
      if (resource === 'busy') return {}
      const { person, token } = await secondSession(context, area)
      return { token, body: { oldPassword: person.password, newPassword: newPassword() } }
    },
    verify: async (context, sent) => {
      const { person, token } = await signedIn(context, area, 'password')
      const answer = await context.ask(`${area}GetProfile`, { token })
      expectStatus(context, `${area}GetProfile`, answer, 458, 'a session that was begun with the password of before')
      const { newPassword: password } = sent.body as { newPassword: string }
      if (area === 'private') alreadySignedIn(context, { ...person, password }, sent.token!)
    },
    refusals: {
      417: usual('not-the-password', newPassword),
      460: usual(
        undefined,
        async (context) => `${(await context.read(`${area}GetProfile`)).lastName}-${newPassword()}`,
      ),
      462: async (context) => {
        // Nobody signs in with a locked account, and the sessions of before are asked for after this.
        if (area === 'private') await replacedToken(context, area)
        const { token } = await (area === 'private' ? signedIn : secondSession)(context, area, 'password')
        const body = { oldPassword: 'not-the-password', newPassword: newPassword() }
        for (let tries = 0; tries < 4; tries += 1) await context.ask(`${area}ChangePassword`, { token, body })
        return { token, body }
      },
      466: usual(undefined, (context) => context.person(area).password),
    },
  }
}

const updateProfile = (area: Area): Scenario =>
  rewrites(`${area}GetProfile`, ({ firstName, lastName }) => ({ firstName: `${String(firstName)} K`, lastName }), [
    'firstName',
    'lastName',
  ])

const of = (area: Area): Scenarios => ({
  [`${area}UpdateProfile`]: updateProfile(area),
  [`${area}ChangeEmail`]: changeEmail(area),
  [`${area}RequestEmailTan`]: requestEmailTan(area),
  [`${area}ChangePassword`]: changePassword(area),
})

export const profileScenarios: Scenarios = { ...of('private'), ...of('business') }
