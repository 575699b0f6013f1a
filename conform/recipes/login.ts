/** Signing in, signing out and setting a password, in all three areas. */
import type { Desk } from '#conform/desk.ts'
import { addPerson, alreadySignedIn, passwordCode, resetBody, who } from '#conform/disposable.ts'
import { newPassword, otherThan } from '#conform/made-up.ts'
import { once } from '#conform/once.ts'
import type { Area, PersonName } from '#conform/people.ts'
import { type Recipe, type Recipes, expect } from '#conform/recipe.ts'
import { emailCode, someoneElse } from '#conform/recipes/profile.ts'

const usual = { private: 'private', business: 'business', bank: 'bank.BACKOFFICE' } as const
const other = { private: 'private.other', business: 'business.other', bank: 'bank.RISK' } as const
const nobody = 'nobody.konform@mail.example'

const checkEmail = (area: Area): Recipe => ({
  request: (desk) => ({ body: who(desk, area, desk.person(usual[area])) }),
  refusals: {
    461: (desk) => ({ body: { email: desk.person(usual[area]).email, customerNumber: '1199999999' } }),
    462: (desk) => ({ body: { email: desk.person(`${area}.passwordNotSet`).email, customerNumber: null } }),
    463: (desk) => ({ body: { email: desk.person(`${area}.sharedEmail`).email, customerNumber: null } }),
  },
})

const credentials = (desk: Desk, area: Area, name: PersonName, password = desk.person(name).password) => ({
  headers: { 'X-User-Email': encodeURIComponent(desk.person(name).email) },
  body: { ...who(desk, area, desk.person(name)), password },
})

const login = (area: Area): Recipe => ({
  request: (desk) => credentials(desk, area, usual[area]),
  refusals: {
    401: (desk) => credentials(desk, area, usual[area], 'not-the-password'),
    458: (desk) => credentials(desk, area, usual[area], desk.person(usual[area]).formerPassword),
    462: (desk) => credentials(desk, area, `${area}.locked`),
    468: (desk) => credentials(desk, area, `${area}.deactivated`),
  },
})

const logout = (area: Area): Recipe => ({
  request: async (desk) => ({ token: await desk.newToken(area, desk.person(usual[area])) }),
})

/** Who asks for a code without using it. */
const forgetful = async (desk: Desk, area: Area) =>
  area === 'private' ? desk.person('private.ended') : once(desk, `${area} forgetful`, () => addPerson(desk, area))

const passwordTan = (area: Area): Recipe => ({
  request: async (desk) => ({ body: who(desk, area, await forgetful(desk, area)) }),
  waitsOut: 461,
  refusals: {
    460: () => ({ body: { email: nobody, customerNumber: null } }),
    461: async (desk) => ({ body: who(desk, area, await forgetful(desk, area)) }),
    468: (desk) => ({ body: who(desk, area, desk.person(`${area}.deactivated`)) }),
  },
})

async function lastNameOf(desk: Desk, area: Area): Promise<string> {
  if (area !== 'bank') return (await desk.read(`${area}GetProfile`)).lastName
  const { email } = desk.person(usual.bank)
  const { results } = await desk.read('bankListEmployees')
  return results.find((one) => one.email === email)?.lastName ?? ''
}

const triesUsed = async (desk: Desk, area: Area) => {
  const person = area === 'private' ? desk.person('private.leaving') : await addPerson(desk, area)
  const code = await passwordCode(desk, area, person)
  const body = await resetBody(desk, area, { ...person, password: newPassword() }, { tanToken: otherThan(code) })
  for (let tries = 0; tries < 2; tries += 1) await desk.ask(`${area}ResetPassword`, { body })
  return { body }
}

const reset = (area: Area): Recipe => {
  const by = (name: PersonName, more: (desk: Desk) => Promise<object> | object) => async (desk: Desk) => ({
    body: await resetBody(desk, area, { ...desk.person(name), password: newPassword() }, await more(desk)),
  })
  const withPassword = (password: string) => ({ newPassword: password, newPasswordConfirm: password })
  return {
    request: async (desk) => ({ body: await resetBody(desk, area, await addPerson(desk, area)) }),
    verify: async (desk, { body }, answer) => {
      const { email, newPassword: password } = body as { email: string; newPassword: string }
      const { status, body: signedIn } = await desk.signIn(area, { email, password })
      expect(desk, answer, status === 200, `signing in with the new password answers ${status}`)
      const { token = '' } = (signedIn ?? {}) as { token?: string }
      if (area === 'private') alreadySignedIn(desk, { email, password }, token)
    },
    refusals: {
      // Somebody for whom no other check asks a code, so that the next run finds none either.
      461: by(area === 'bank' ? other.bank : `${area}.sharedEmail`, () => ({ tanToken: '000000' })),
      462: by(usual[area], async (desk) => ({
        tanToken: otherThan(await passwordCode(desk, area, desk.person(usual[area]))),
      })),
      463: (desk) => triesUsed(desk, area),
      464:
        area === 'bank'
          ? by('bank.codeForSomethingElse', () => ({ tanToken: '000000' }))
          : async (desk) => {
              const tanToken = await emailCode(desk, area)
              const { person } = await someoneElse(desk, area)
              return { body: await resetBody(desk, area, { ...person, password: newPassword() }, { tanToken }) }
            },
      465: by(`${area}.codeExpired`, (desk) => ({ tanToken: desk.person(`${area}.codeExpired`).code })),
      466: by(usual[area], (desk) => withPassword(desk.person(usual[area]).password)),
      467: by(usual[area], async (desk) => withPassword(`${await lastNameOf(desk, area)}-${newPassword()}`)),
      468: by(`${area}.deactivated`, () => ({ tanToken: '000000' })),
    },
  }
}

const of = (area: Area): Recipes => ({
  [`${area}CheckEmail`]: checkEmail(area),
  [`${area}Login`]: login(area),
  [`${area}Logout`]: logout(area),
  [`${area}RequestPasswordTan`]: passwordTan(area),
  [`${area}ResetPassword`]: reset(area),
})

export const loginRecipes: Recipes = { ...of('private'), ...of('business'), ...of('bank') }
