/** Administrators of a company; the calls of administrators and of the bank. */
import { type Context, type Resource, memoize } from '#conform/context.ts'
import { resetBody, signInDisposable } from '#conform/disposable-people.ts'
import { SkipCheck } from '#conform/finding.ts'
import { newEmail, newPassword } from '#conform/fresh-values.ts'
import { type ScenarioRequest, type Scenario, type Scenarios, expect } from '#conform/scenario.ts'
import { companyExample } from '#conform/scenarios/companies.ts'
import { differingFieldNames } from '#conform/scenarios/lost-fields.ts'
import { textWithoutEtag } from '#conform/views.ts'

type Area = 'business' | 'bank'

const placeOf = async (context: Context, area: Area, resource: Resource): Promise<Record<string, string>> =>
  area === 'bank' ? { customerId: await context.customerId(resource === 'busy' ? 'business.busy' : 'business') } : {}

const person = (email: string) => ({ email, firstName: 'Konrad', lastName: 'Konform' })

/** Deactivates an administrator; no call deletes them (A137). */
function deactivateAtEnd(context: Context, area: Area, params: Record<string, string>, email: string) {
  context.leftovers.add('administrators named Konrad Konform, deactivated')
  context.cleanups.push(() =>
    context.callSuccessfully(`${area}UpdateAdministrator`, { params, body: { ...person(email), isActive: false } }),
  )
}

const listed = async (context: Context, area: Area, params: Record<string, string>, adminId: string) =>
  (await context.read(`${area}ListAdministrators`, { params })).results.find(({ id }) => id === adminId)

const create = (area: Area): Scenario => ({
  request: async (context, resource) => ({ params: await placeOf(context, area, resource), body: person(newEmail()) }),
  verify: async (context, { params = {} }, answer) => {
    const { id, email } = answer.body as { id: string; email: string }
    // Background work on the account may have ended meanwhile.
    const condition = textWithoutEtag(await listed(context, area, params, id)) === textWithoutEtag(answer.body)
    expect(context, answer, condition, 'the list does not show the administrator', 'rule/stored-as-sent')
    deactivateAtEnd(context, area, { ...params, adminId: id }, email)
  },
  refusals: {
    409: async (context) => ({
      params: await placeOf(context, area, 'usual'),
      body: person(context.person('business').email),
    }),
  },
})

/** An administrator created by the kit, or one of a company with background work. */
async function someAdmin(context: Context, area: Area, resource: Resource): Promise<Record<string, string>> {
  const params = await placeOf(context, area, resource)
  if (resource === 'busy') {
    const list = await context.read(`${area}ListAdministrators`, { params }, resource)
    if (list.results[0] === undefined) throw new SkipCheck('business.busy has no administrator')
    return { ...params, adminId: list.results[0].id }
  }
  return memoize(context, `${area} administrator`, async () => {
    const email = newEmail()
    const added = await context.callSuccessfully(`${area}CreateAdministrator`, { params, body: person(email) })
    const place = { ...params, adminId: (added.body as { id: string }).id }
    deactivateAtEnd(context, area, place, email)
    return place
  })
}

const update = (area: Area): Scenario => ({
  request: async (context, resource) => ({
    params: await someAdmin(context, area, resource),
    body: { ...person(newEmail()), firstName: 'Konstanze', isActive: true },
  }),
  verify: async (context, { params = {}, body }, answer) => {
    const lost = differingFieldNames(body, await listed(context, area, params, params.adminId ?? ''))
    expect(context, answer, lost === '', `the list shows another ${lost}`, 'rule/stored-as-sent')
  },
  refusals: {
    409: async (context) => ({
      params: await someAdmin(context, area, 'usual'),
      body: { ...person(context.person('business').email), isActive: true },
    }),
    ...(area === 'business' && { 460: ownAddress, 461: lastOne }),
  },
})

/** Signs in somebody of the kit who changes their own address. */
async function ownAddress(context: Context): Promise<ScenarioRequest> {
  const { person: own, token } = await signInDisposable(context, 'business', 'own address')
  const { results } = await context.read('businessListAdministrators', { token })
  const adminId = results.find(({ email }) => email === own.email)?.id
  if (adminId === undefined) throw new SkipCheck('The list of administrators does not show who reads it')
  return { token, params: { adminId }, body: { ...person(newEmail()), isActive: true } }
}

/** The only administrator of a company that the kit has created, so that no other company loses its last one. */
async function lastOne(context: Context): Promise<ScenarioRequest> {
  const { customerNumber } = await context.read('bankCreateCompany', companyExample(context))
  const { id: customerId } = await context.read('bankGetBusinessCustomer', { params: { bpNumber: customerNumber } })
  context.leftovers.add('a company of the contract’s example')
  const own = { email: newEmail(), password: newPassword() }
  const { id: adminId } = await context.read('bankCreateAdministrator', {
    params: { customerId },
    body: person(own.email),
  })
  const { status } = await context.send('businessResetPassword', { body: await resetBody(context, 'business', own) })
  if (status !== 204) throw new SkipCheck(`The password of ${own.email} cannot be set: ${status}`)
  const token = await context.newToken('business', own)
  return { token, params: { adminId }, body: { ...person(own.email), isActive: false } }
}

export const administratorScenarios: Scenarios = {
  businessCreateAdministrator: create('business'),
  bankCreateAdministrator: create('bank'),
  businessUpdateAdministrator: update('business'),
  bankUpdateAdministrator: update('bank'),
}
