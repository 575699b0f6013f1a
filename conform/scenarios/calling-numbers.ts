/** Calling numbers of a company and their files; the calls of administrators and of the bank. */
import { type Context, type Resource, memoize } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { newNumber } from '#conform/fresh-values.ts'
import { type ScenarioRequest, type Scenario, type Scenarios, expect } from '#conform/scenario.ts'
import { differingFieldNames } from '#conform/scenarios/lost-fields.ts'
import type { CallingNumberList } from '#generated/model/calling-number-list.ts'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import {
  type Area,
  type Params,
  csvDownload,
  csvUpload,
  numbersOf,
  placeOf,
} from '#conform/scenarios/calling-number-files.ts'

async function newRequest(context: Context, area: Area, more: object = {}) {
  const { results } = await context.read(`${area}ListPreferredCities`)
  const preferredCity = results.find(({ active }) => active)?.cityId
  const person = { firstName: 'Konrad', lastName: 'Konform', email: null, employeeNumber: 'K1' }
  const attributes = { custReportAttr1: null, custReportAttr2: null, carNumber: 'W1KON' }
  return { callingNumber: newNumber(), ...person, ...attributes, preferredCity, reloadValue: 20, limit: 200, ...more }
}

const readNumber = async (context: Context, area: Area, params: Params) =>
  context.read(`${area}GetCallingNumber`, { params })

/** A number created by the kit, once it has the wanted state; any number of a company with background work. */
async function someNumber(
  context: Context,
  area: Area,
  resource: Resource,
  status: CallingNumber['status'],
): Promise<Params> {
  const place = await placeOf(context, area, resource)
  if (resource === 'busy') {
    const [first] = await numbersOf(context, area, place, resource)
    if (first === undefined) throw new SkipCheck('business.busy has no calling number')
    return { ...place, callingNumberId: first.id }
  }
  const params = await memoize(context, `${area} number`, async () => {
    const added = await context.callSuccessfully(`${area}CreateCallingNumber`, {
      params: place,
      body: await newRequest(context, area),
    })
    context.leftovers.add('calling numbers of Konrad Konform, deactivated where possible')
    return { ...place, callingNumberId: (added.body as { id: string }).id }
  })
  for (let tries = 0; tries < 60; tries += 1) {
    const now = await readNumber(context, area, params)
    if (now.status === status) return params
    if (now.status === 'ACTIVE') await context.callSuccessfully(`${area}BlockCallingNumber`, { params })
    else if (now.status === 'BLOCKED') await context.callSuccessfully(`${area}CancelCallingNumberBlock`, { params })
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  throw new SkipCheck(`A new calling number did not become ${status}`)
}

/** Expects that a refusal has changed nothing. */
async function inState(context: Context, area: Area, status: CallingNumber['status']): Promise<ScenarioRequest> {
  const params = await placeOf(context, area)
  const found = (await numbersOf(context, area, params)).find((one) => one.status === status)
  if (found === undefined) throw new SkipCheck(`The company of business has no number that is ${status}`)
  return { params: { ...params, callingNumberId: found.id } }
}

const refusals = (area: Area, place: (context: Context) => Promise<Params>): NonNullable<Scenario['refusals']> => {
  const refused = (more: (context: Context) => Promise<object> | object) => async (context: Context) => ({
    params: await place(context),
    body: await newRequest(context, area, await more(context)),
  })
  return {
    409: refused(async (context) => {
      const numbers = await numbersOf(context, area, await placeOf(context, area))
      const { callingNumberId: own } = await place(context)
      return { callingNumber: numbers.find(({ id, status }) => id !== own && status === 'ACTIVE')?.callingNumber }
    }),
    460: refused(async (context) => {
      const customerId = await context.customerId('business.other')
      return { callingNumber: (await numbersOf(context, 'bank', { customerId }))[0]?.callingNumber }
    }),
    461: refused(() => ({ reloadValue: 100, limit: 50 })),
    462: refused(async (context) => {
      const callingNumber = await memoize(context, `${area} denied number`, async () => {
        const { id, phoneNumber } = await context.read('bankCreateDenyEntry', { body: { phoneNumber: newNumber() } })
        context.cleanups.push(() => context.callSuccessfully('bankDeleteDenyEntry', { params: { id } }))
        return phoneNumber
      })
      return { callingNumber }
    }),
  }
}

/** An inactive city stays on the numbers that have it, so it is listed as well. */
const list = (area: Area): Scenario => ({
  verify: async (context, _sent, answer) => {
    const { callingNumbers } = answer.body as CallingNumberList
    const { results } = await context.read(`${area}ListPreferredCities`)
    const listed = new Set(results.map(({ cityId }) => cityId))
    const lost = callingNumbers.find(({ preferredCity }) => !listed.has(preferredCity))?.preferredCity
    const message = `${area}ListPreferredCities does not list ${lost}, which a number has`
    expect(context, answer, lost === undefined, message, '#/components/schemas/PreferredCity/properties/active')
  },
})

const create = (area: Area): Scenario => ({
  request: async (context, resource) => ({
    params: await placeOf(context, area, resource),
    body: await newRequest(context, area),
  }),
  verify: async (context, { params = {}, body }, answer) => {
    const { id } = answer.body as CallingNumber
    const lost = differingFieldNames(body, await readNumber(context, area, { ...params, callingNumberId: id }))
    expect(context, answer, lost === '', `another ${lost} is read`, 'rule/stored-as-sent')
  },
  leaves: 'calling numbers of Konrad Konform, deactivated where possible',
  refusals: refusals(area, (context) => placeOf(context, area)),
})

const update = (area: Area): Scenario => ({
  request: async (context, resource) => ({
    params: await someNumber(context, area, resource, 'ACTIVE'),
    body: await newRequest(context, area, { carNumber: 'W2KON' }),
  }),
  verify: async (context, { params = {} }, answer) => {
    const { carNumber } = await readNumber(context, area, params)
    expect(context, answer, carNumber === 'W2KON', 'the car number is not the new one', 'rule/stored-as-sent')
  },
  refusals: refusals(area, (context) => someNumber(context, area, 'usual', 'ACTIVE')),
})

type Transition = {
  from: CallingNumber['status']
  to: CallingNumber['status']
  body?: object
  not: CallingNumber['status']
}

const transition = (area: Area, { from, to, body, not }: Transition): Scenario => ({
  request: async (context, resource) => ({ params: await someNumber(context, area, resource, from), body }),
  verify: async (context, { params = {} }, answer) => {
    const { status } = await readNumber(context, area, params)
    expect(context, answer, status === to, `the number is ${status}`, 'rule/number-states')
  },
  refusals: { 409: async (context) => ({ ...(await inState(context, area, not)), body }) },
})

const of = (area: Area): Scenarios => ({
  [`${area}ListCallingNumbers`]: list(area),
  [`${area}CreateCallingNumber`]: create(area),
  [`${area}GetCallingNumber`]: {
    request: async (context) => ({ params: await someNumber(context, area, 'usual', 'ACTIVE') }),
  } satisfies Scenario,
  [`${area}UpdateCallingNumber`]: update(area),
  [`${area}BlockCallingNumber`]: transition(area, { from: 'ACTIVE', to: 'BLOCKED', not: 'DEACTIVATED' }),
  [`${area}CancelCallingNumberBlock`]: transition(area, { from: 'BLOCKED', to: 'ACTIVE', not: 'DEACTIVATED' }),
  [`${area}DeactivateCallingNumber`]: transition(area, {
    from: 'ACTIVE',
    to: 'DEACTIVATED',
    body: { deactivationReason: 'NO_USE' },
    not: 'DEACTIVATED',
  }),
  [`${area}DownloadCallingNumbers`]: csvDownload(area),
  [`${area}UploadCallingNumbers`]: csvUpload(area),
})

export const callingNumberScenarios: Scenarios = { ...of('business'), ...of('bank') }
