/** The people who run a company; the calls of each other and of the bank. */
import type { Desk, Subject } from '#conform/desk.ts'
import { resetBody, signedIn } from '#conform/disposable.ts'
import { CannotCheck } from '#conform/finding.ts'
import { newEmail, newPassword } from '#conform/made-up.ts'
import { once } from '#conform/once.ts'
import { type Brought, type Recipe, type Recipes, expect } from '#conform/recipe.ts'
import { companyExample } from '#conform/recipes/companies.ts'

type Area = 'business' | 'bank'

const placeOf = async (desk: Desk, area: Area, subject: Subject): Promise<Record<string, string>> =>
  area === 'bank' ? { customerId: await desk.customerId(subject === 'busy' ? 'business.busy' : 'business') } : {}

const person = (email: string) => ({ email, firstName: 'Konrad', lastName: 'Konform' })

/** Takes the access of an administrator away, which is all that can be done: nobody is deleted (A137). */
function deactivateAtEnd(desk: Desk, area: Area, params: Record<string, string>, email: string) {
  desk.leftovers.add('administrators named Konrad Konform, deactivated')
  desk.atEnd.push(() =>
    desk.done(`${area}UpdateAdministrator`, { params, body: { ...person(email), isActive: false } }),
  )
}

const listed = async (desk: Desk, area: Area, params: Record<string, string>, adminId: string) =>
  (await desk.read(`${area}ListAdministrators`, { params })).results.find(({ id }) => id === adminId)

const create = (area: Area): Recipe => ({
  request: async (desk, subject) => ({ params: await placeOf(desk, area, subject), body: person(newEmail()) }),
  verify: async (desk, { params = {} }, answer) => {
    const { id, email } = answer.body as { id: string; email: string }
    const isSo = JSON.stringify(await listed(desk, area, params, id)) === JSON.stringify(answer.body)
    expect(desk, answer, isSo, 'the list does not show the administrator', 'A145')
    deactivateAtEnd(desk, area, { ...params, adminId: id }, email)
  },
  refusals: {
    409: async (desk) => ({ params: await placeOf(desk, area, 'usual'), body: person(desk.person('business').email) }),
  },
})

/** An administrator that the kit has added, or one of a company at work. */
async function someAdmin(desk: Desk, area: Area, subject: Subject): Promise<Record<string, string>> {
  const params = await placeOf(desk, area, subject)
  if (subject === 'busy') {
    const list = await desk.read(`${area}ListAdministrators`, { params }, subject)
    if (list.results[0] === undefined) throw new CannotCheck('business.busy has no administrator')
    return { ...params, adminId: list.results[0].id }
  }
  return once(desk, `${area} administrator`, async () => {
    const email = newEmail()
    const added = await desk.done(`${area}CreateAdministrator`, { params, body: person(email) })
    const place = { ...params, adminId: (added.body as { id: string }).id }
    deactivateAtEnd(desk, area, place, email)
    return place
  })
}

const update = (area: Area): Recipe => ({
  request: async (desk, subject) => ({
    params: await someAdmin(desk, area, subject),
    body: { ...person(newEmail()), firstName: 'Konstanze', isActive: true },
  }),
  verify: async (desk, { params = {}, body }, answer) => {
    const now = (await listed(desk, area, params, params.adminId ?? '')) as unknown as Record<string, unknown>
    const lost = Object.entries(body as object).filter(([name, value]) => now?.[name] !== value)
    expect(desk, answer, lost.length === 0, `the list shows another ${lost.map(([name]) => name).join(', ')}`, 'A145')
  },
  refusals: {
    409: async (desk) => ({
      params: await someAdmin(desk, area, 'usual'),
      body: { ...person(desk.person('business').email), isActive: true },
    }),
    ...(area === 'business' && { 460: ownAddress, 461: lastOne }),
  },
})

/** Somebody of the kit, who enters another address for the own account. */
async function ownAddress(desk: Desk): Promise<Brought> {
  const { person: own, token } = await signedIn(desk, 'business', 'own address')
  const { results } = await desk.read('businessListAdministrators', { token })
  const adminId = results.find(({ email }) => email === own.email)?.id
  if (adminId === undefined) throw new CannotCheck('The list of administrators does not show who reads it')
  return { token, params: { adminId }, body: { ...person(newEmail()), isActive: true } }
}

/** The only administrator of a company that the kit has added, so that no other company is left without. */
async function lastOne(desk: Desk): Promise<Brought> {
  const { customerNumber } = await desk.read('bankCreateCompany', companyExample(desk))
  const { id: customerId } = await desk.read('bankGetBusinessCustomer', { params: { bpNumber: customerNumber } })
  desk.leftovers.add('a company of the contract’s example')
  const own = { email: newEmail(), password: newPassword() }
  const { id: adminId } = await desk.read('bankCreateAdministrator', {
    params: { customerId },
    body: person(own.email),
  })
  const { status } = await desk.ask('businessResetPassword', { body: await resetBody(desk, 'business', own) })
  if (status !== 204) throw new CannotCheck(`The password of ${own.email} cannot be set: ${status}`)
  const token = await desk.newToken('business', own)
  return { token, params: { adminId }, body: { ...person(own.email), isActive: false } }
}

export const administratorRecipes: Recipes = {
  businessCreateAdministrator: create('business'),
  bankCreateAdministrator: create('bank'),
  businessUpdateAdministrator: update('business'),
  bankUpdateAdministrator: update('bank'),
}
