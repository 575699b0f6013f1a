/** Changes of tier, limits and the inactivity lock; the customer's calls and the bank's. */
import type { Desk, Subject } from '#conform/desk.ts'
import { CannotCheck } from '#conform/finding.ts'
import { comingMonths } from '#conform/made-up.ts'
import type { PersonName } from '#conform/people.ts'
import { type Brought, type Recipe, type Recipes, expect } from '#conform/recipe.ts'

type Area = 'private' | 'bank'

/** One change a day and customer, so the bank changes somebody else's tier than the customer. */
const whose = { private: 'private', bank: 'private.premium' } as const

async function about(desk: Desk, area: Area, name: PersonName): Promise<Brought> {
  return area === 'bank' ? { params: { customerId: await desk.customerId(name) } } : { token: await desk.tokenOf(name) }
}

const subjectOf = (area: Area, subject: Subject): PersonName => (subject === 'busy' ? 'private.busy' : whose[area])

async function change(desk: Desk, area: Area, name: PersonName, day?: string): Promise<Brought> {
  const place = await about(desk, area, name)
  const { productType } = await desk.read(`${area}GetProduct`, place)
  const body = {
    productType: productType === 'Starter' ? 'Premium' : 'Starter',
    activationDate: day ?? comingMonths().first,
  }
  return { ...place, body }
}

const create = (area: Area): Recipe => ({
  request: (desk, subject) => change(desk, area, subjectOf(area, subject)),
  usedUp: 460,
  verify: async (desk, sent, answer) => {
    const { pendingChange } = await desk.read(`${area}GetProductChange`, { ...sent, body: undefined })
    const isSo = JSON.stringify(pendingChange) === JSON.stringify(answer.body)
    expect(desk, answer, isSo, 'the planned change is not the one that was answered')
  },
  refusals: {
    412: (desk) => change(desk, area, 'private.ended'),
    460: (desk) => change(desk, area, whose[area]),
    461: async (desk) => {
      const place = await about(desk, area, 'private.leaving')
      const { terminationDate } = await desk.read(`${area}GetProduct`, place)
      return change(
        desk,
        area,
        'private.leaving',
        terminationDate?.replace(/^(\d+)/, (year) => String(Number(year) + 1)),
      )
    },
  },
})

const cancel = (area: Area): Recipe => ({
  request: async (desk, subject) => {
    const place = await about(desk, area, subjectOf(area, subject))
    const { pendingChange } = await desk.read(`${area}GetProductChange`, place)
    if (pendingChange === null) throw new CannotCheck('No change of tier is planned that could be cancelled')
    return { ...place, params: { ...place.params, productChangeId: pendingChange.productChangeId } }
  },
  verify: async (desk, sent, answer) => {
    const { pendingChange } = await desk.read(`${area}GetProductChange`, sent)
    expect(desk, answer, pendingChange === null, 'the change is still planned')
  },
})

const unlock = (area: Area): Recipe => ({
  request: (desk, subject) => about(desk, area, subject === 'busy' ? 'private.busy' : 'private'),
  verify: async (desk, sent, answer) => {
    const { inactivityLock } = await desk.read(`${area}GetInactivityLock`, sent)
    expect(desk, answer, !inactivityLock, 'the lock is still set')
  },
})

type LimitCall = 'bankChangeProductLimit' | 'bankChangeBusinessLimit'

const limit = (
  get: 'bankGetProductLimit' | 'bankGetBusinessLimit',
  choices: [number, number],
  usual: PersonName,
): Recipe => ({
  request: async (desk, subject) => {
    const kind = usual.startsWith('business') ? 'business' : 'private'
    const customerId = await desk.customerId(subject === 'busy' ? `${kind}.busy` : usual)
    const { monthlyLimitEUR } = await desk.read(get, { params: { customerId } })
    const next = choices.find((one) => one !== monthlyLimitEUR)
    const note = 'Konformitätsprüfung'
    return {
      params: { customerId },
      body: { customerId, monthlyLimitEUR: next, note },
      former: { customerId, monthlyLimitEUR, note },
    }
  },
  verify: async (desk, { params = {}, body }, answer) => {
    const { monthlyLimitEUR } = await desk.read(get, { params })
    const isSo = monthlyLimitEUR === (body as { monthlyLimitEUR: number }).monthlyLimitEUR
    expect(desk, answer, isSo, 'the limit is not the new one')
  },
  undo: (desk, { params = {}, former }, operation) => desk.done(operation as LimitCall, { params, body: former }),
})

const of = (area: Area): Recipes => ({
  [`${area}CreateProductChange`]: create(area),
  [`${area}CancelProductChange`]: cancel(area),
  [`${area}RemoveInactivityLock`]: unlock(area),
})

export const productRecipes: Recipes = {
  ...of('private'),
  ...of('bank'),
  bankChangeProductLimit: limit('bankGetProductLimit', [200, 300], 'private.premium'),
  bankChangeBusinessLimit: limit('bankGetBusinessLimit', [2000, 7000], 'business'),
}
