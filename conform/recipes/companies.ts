/** Companies and the people who run them; the calls of administrators and of the bank. */
import type { Desk, Subject } from '#conform/desk.ts'
import { CannotCheck } from '#conform/finding.ts'
import { newEmail } from '#conform/made-up.ts'
import { once } from '#conform/once.ts'
import { type Brought, type Recipe, type Recipes, expect, rewrites } from '#conform/recipe.ts'
import { wrongIban } from '#conform/recipes/personal-data.ts'

type Fields = Record<string, object>
type Area = 'business' | 'bank'

const entries = [
  'company',
  'contactPerson',
  'contractAddress',
  'billingAddress',
  'paymentDetail',
  'billingSettings',
  'limit',
  'advertisingConsent',
] as const

/** The example of a new company with a change of one of its parts. */
function example(desk: Desk, part: string, change: object): Brought {
  const [first] = Object.values(
    desk.contract.operation('bankCreateCompany').body?.content['application/json']?.examples ?? {},
  )
  const body = desk.contract.example(first!) as Fields
  return { body: { ...body, [part]: { ...body[part], ...change } } }
}

async function stored(desk: Desk, part: string, change: object): Promise<Brought> {
  const params = { customerId: await desk.customerId('business') }
  const now = (await desk.read('bankGetCompany', { params })) as unknown as Fields
  const body = Object.fromEntries(entries.map((name) => [name, now[name]]))
  return { params, body: { ...body, [part]: { ...now[part], ...change } } }
}

const account = { accountHolder: 'Konrad Konform', iban: wrongIban, signDate: '2026-01-02' }
const refusals = (write: typeof example | typeof stored): NonNullable<Recipe['refusals']> => ({
  460: (desk) => write(desk, 'paymentDetail', account),
  461: (desk) => write(desk, 'contractAddress', { country: 'AT', zipcode: '10600' }),
  462: (desk) => write(desk, 'contractAddress', { country: 'PL', zipcode: '00950' }),
})

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
  },
})

export const companyRecipes: Recipes = {
  bankCreateCompany: {
    verify: async (desk, _sent, answer) => {
      const { customerNumber } = answer.body as { customerNumber: string }
      const { status } = await desk.call('bankGetBusinessCustomer', { params: { bpNumber: customerNumber } })
      expect(desk, answer, status === 200, `the new company answers ${status}`, 'A145')
    },
    leaves: 'a company of the contract’s example',
    refusals: refusals(example),
  },
  bankUpdateCompany: {
    ...rewrites(
      'bankGetCompany',
      (now) => ({ contactPerson: { ...(now as Fields).contactPerson, firstName: 'Konrad' } }),
      entries,
    ),
    refusals: refusals(stored),
  },
  businessUpdateCompanyData: {
    request: async (desk, subject) => {
      const { billingSettings } = await desk.read('businessGetCompanyData', {}, subject)
      const { billEmail1 = null, billEmail2 = null } = billingSettings
      return { body: { billEmail1, billEmail2: newEmail() }, former: { billEmail1, billEmail2 } }
    },
    verify: async (desk, { body }, answer) => {
      const { billEmail2 } = (await desk.read('businessGetCompanyData')).billingSettings
      const isSo = billEmail2 === (body as { billEmail2: string }).billEmail2
      expect(desk, answer, isSo, 'billEmail2 is not the new one', 'A37')
    },
    undo: (desk, { former }, operation) => desk.done(operation, { body: former }),
  },
  businessCreateAdministrator: create('business'),
  bankCreateAdministrator: create('bank'),
  businessUpdateAdministrator: update('business'),
  bankUpdateAdministrator: update('bank'),
}
