/** The person's own name, e-mail address and password. */
import type { Desk } from '#conform/desk.ts'
import { expectStatus } from '#conform/cases/check.ts'
import { alreadySignedIn, signedIn } from '#conform/disposable.ts'
import { newEmail, newPassword, otherThan } from '#conform/made-up.ts'
import { once } from '#conform/once.ts'
import { type Recipe, type Recipes, expect, rewrites } from '#conform/recipe.ts'

type Area = 'private' | 'business'

/** Somebody else for whom the usual person's address is taken: administrators' are per company. */
export const someoneElse = async (desk: Desk, area: Area) =>
  area === 'business'
    ? signedIn(desk, area, 'colleague')
    : { person: desk.person('private.other'), token: await desk.tokenOf('private.other') }

/** The code that somebody else has for the usual person's address; asked for once. */
export const emailCode = (desk: Desk, area: Area): Promise<string> =>
  once(desk, `${area} e-mail code`, async () => {
    const { email } = desk.person(area)
    const { token } = await someoneElse(desk, area)
    await desk.read(`${area}RequestEmailTan`, { token, body: { email } })
    return desk.code(email)
  })

/** The address that the usual person asks a code for, the same in all of a run: there is one code a minute. */
const wanted = (desk: Desk, area: Area) => once(desk, `${area} wanted address`, async () => newEmail())

const byOther = (area: Area, tanOf: (code: string) => string) => async (desk: Desk) => ({
  token: (await someoneElse(desk, area)).token,
  body: { email: desk.person(area).email, tanToken: tanOf(await emailCode(desk, area)) },
})

const changeEmail = (area: Area): Recipe => ({
  request: async (desk, subject) => {
    if (subject === 'busy') return {}
    const { token } = await signedIn(desk, area, 'e-mail address')
    const email = newEmail()
    await desk.read(`${area}RequestEmailTan`, { token, body: { email } })
    return { token, body: { email, tanToken: await desk.code(email) } }
  },
  verify: async (desk, { token, body }, answer) => {
    const { email } = await desk.read(`${area}GetProfile`, { token })
    expect(desk, answer, email === (body as { email: string }).email, 'the address is not the new one')
  },
  ...(area === 'private' && { undo: restoreEmail }),
  refusals: {
    409: byOther(area, (code) => code),
    461: async (desk) => {
      const token =
        area === 'private' ? await desk.tokenOf('private.sharedEmail') : (await signedIn(desk, area, 'none')).token
      return { token, body: { email: newEmail(), tanToken: '000000' } }
    },
    462: byOther(area, otherThan),
    463: async (desk) => {
      const last = await byOther(area, otherThan)(desk)
      await desk.call(`${area}ChangeEmail`, last)
      return last
    },
    464: async (desk) => {
      const email = await wanted(desk, area)
      await desk.read(`${area}RequestEmailTan`, { body: { email } })
      return { body: { email: newEmail(), tanToken: await desk.code(email) } }
    },
    465: async (desk) => {
      const { newEmail: email, code: tanToken } = desk.person(`${area}.codeExpired`)
      return { token: await desk.tokenOf(`${area}.codeExpired`), body: { email, tanToken } }
    },
  },
})

/** The bank may give a customer the address of before without a code; that ends the sessions of the customer. */
async function restoreEmail(desk: Desk): Promise<unknown> {
  const { person } = await signedIn(desk, 'private', '')
  const params = { customerId: await desk.customerId('private.disposable') }
  const body = { ...(await desk.read('bankGetPersonalInformation', { params })), email: person.email }
  const answer = await desk.done('bankUpdatePersonalInformation', { params, body })
  alreadySignedIn(desk, person, await desk.newToken('private', person))
  return answer
}

const requestEmailTan = (area: Area): Recipe => ({
  request: async (desk) => ({ body: { email: await wanted(desk, area) } }),
})

const changePassword = (area: Area): Recipe => {
  const usual =
    (oldPassword: string | undefined, next: (desk: Desk) => Promise<string> | string) => async (desk: Desk) => ({
      body: { oldPassword: oldPassword ?? desk.person(area).password, newPassword: await next(desk) },
    })
  return {
    request: async (desk, subject) => {
      if (subject === 'busy') return {}
      const { person } = await signedIn(desk, area, 'password')
      const second = await once(desk, `${area} second session`, () => desk.newToken(area, person))
      return { token: second, body: { oldPassword: person.password, newPassword: newPassword() } }
    },
    verify: async (desk) => {
      const { token } = await signedIn(desk, area, 'password')
      const answer = await desk.ask(`${area}GetProfile`, { token })
      expectStatus(desk, `${area}GetProfile`, answer, 458, 'a session that was begun with the password of before')
    },
    refusals: {
      417: usual('not-the-password', newPassword),
      460: usual(undefined, async (desk) => `${(await desk.read(`${area}GetProfile`)).lastName}-${newPassword()}`),
      462: async (desk) => {
        const token = await once(desk, `${area} second session`, async () => '')
        const body = { oldPassword: 'not-the-password', newPassword: newPassword() }
        for (let tries = 0; tries < 4; tries += 1) await desk.ask(`${area}ChangePassword`, { token, body })
        return { token, body }
      },
      466: usual(undefined, (desk) => desk.person(area).password),
    },
  }
}

const updateProfile = (area: Area): Recipe =>
  rewrites(`${area}GetProfile`, ({ firstName, lastName }) => ({ firstName: `${String(firstName)} K`, lastName }), [
    'firstName',
    'lastName',
  ])

const of = (area: Area): Recipes => ({
  [`${area}UpdateProfile`]: updateProfile(area),
  [`${area}ChangeEmail`]: changeEmail(area),
  [`${area}RequestEmailTan`]: requestEmailTan(area),
  [`${area}ChangePassword`]: changePassword(area),
})

export const profileRecipes: Recipes = { ...of('private'), ...of('business') }
