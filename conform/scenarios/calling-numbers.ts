/** Calling numbers of a company and their files; the calls of administrators and of the bank. */
import { type ReceivedAnswer, readText } from '#conform/backend.ts'
import { type Context, type Resource, memoize } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { newNumber } from '#conform/fresh-values.ts'
import { type ScenarioRequest, type Scenario, type Scenarios, expect } from '#conform/scenario.ts'
import { expectBrokenFilesRefused, rowOf } from '#conform/scenarios/broken-files.ts'
import { differingFieldNames } from '#conform/scenarios/lost-fields.ts'
import type { CallingNumber } from '#generated/model/calling-number.ts'

// The company of a call: the administrator's own, or the one that the bank names.

export type Area = 'business' | 'bank'
export type Params = Record<string, string>

const placeOf = async (context: Context, area: Area, resource: Resource = 'usual'): Promise<Params> =>
  area === 'bank' ? { customerId: await context.customerId(resource === 'busy' ? 'business.busy' : 'business') } : {}

export const numbersOf = async (context: Context, area: Area, params: Params, resource: Resource = 'usual') =>
  (await context.read(`${area}ListCallingNumbers`, { params }, resource)).callingNumbers

// Files

const columns = [
  'callingNumber',
  'firstName',
  'lastName',
  'email',
  'employeeNumber',
  'custReportAttr1',
  'custReportAttr2',
  'carNumber',
  'preferredCity',
  'reloadValue',
  'limit',
] as const

type Numbers = Awaited<ReturnType<typeof numbersOf>>

/** Adds a finding when a file does not have exactly one line for each number of its company. */
function expectNumbers(context: Context, answer: ReceivedAnswer, numbers: Numbers): void {
  const [header = '', ...lines] = (readText(answer.bytes) ?? '').replace('\uFEFF', '').trimEnd().split('\r\n')
  const isSo = columns.every((name, index) => header.split(';')[index] === name)
  expect(context, answer, isSo, 'the columns are not those of an upload', 'A153')
  const missing = numbers.filter(({ callingNumber }) => !lines.some((line) => line.startsWith(`${callingNumber};`)))
  const all = missing.length === 0 && lines.length === numbers.length
  const says = `${lines.length} lines for ${numbers.length} numbers, ${missing.length} are missing`
  expect(context, answer, all, says, 'A153')
}

/** Downloads the file of another company after the first: a cached file must belong to its company. */
async function expectFileOfAnother(context: Context, area: Area): Promise<void> {
  if (context.users.people['business.other'] === undefined) return
  const own = area === 'business'
  const place = own
    ? { token: await context.tokenOf('business.other') }
    : { params: { customerId: await context.customerId('business.other') } }
  const { body } = await context.callSuccessfully(`${area}ListCallingNumbers`, place)
  const file = await context.call(`${area}DownloadCallingNumbers`, place)
  expectNumbers(context, file, (body as { callingNumbers: Numbers }).callingNumbers)
}

const csvDownload = (area: Area): Scenario => ({
  verify: async (context, { params = {} }, answer) => {
    expectNumbers(context, answer, await numbersOf(context, area, params))
    await expectFileOfAnother(context, area)
  },
})

const csvOf = (...numbers: string[]) =>
  [columns.join(';'), ...numbers.map((one) => Object.values(rowOf(one)).join(';')), ''].join('\r\n')

const csvUpload = (area: Area): Scenario => ({
  request: async (context, resource) => ({
    params: await placeOf(context, area, resource),
    body: `\uFEFF${csvOf(newNumber(), newNumber())}`,
    mediaType: 'text/csv',
  }),
  verify: async (context, { params = {}, body }, answer) => {
    expect(context, answer, (answer.body as { created: number }).created === 2, 'created is not 2', 'decision 006')
    const numbers = await numbersOf(context, area, params)
    const sent = (String(body).match(/^677\d{8}/gm) ?? []).map(rowOf)
    const isKept = (row: Record<string, string>) => {
      const found: object = numbers.find(({ callingNumber }) => callingNumber === row.callingNumber) ?? {}
      const read = Object.fromEntries(Object.entries(found).map(([name, value]) => [name, String(value)]))
      return Object.entries(row).every(([name, text]) => read[name] === text)
    }
    expect(context, answer, sent.every(isKept), 'the list does not show the new numbers as the file has them')
    await expectBrokenFilesRefused(context, area, params)
  },
  leaves: 'calling numbers of Konrad Konform, deactivated where possible',
  refusals: {
    460: async (context) => ({
      params: await placeOf(context, area),
      body: csvOf('5121001008'),
      mediaType: 'text/csv',
    }),
  },
})

// Scenarios

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

const create = (area: Area): Scenario => ({
  request: async (context, resource) => ({
    params: await placeOf(context, area, resource),
    body: await newRequest(context, area),
  }),
  verify: async (context, { params = {}, body }, answer) => {
    const { id } = answer.body as CallingNumber
    const lost = differingFieldNames(body, await readNumber(context, area, { ...params, callingNumberId: id }))
    expect(context, answer, lost === '', `another ${lost} is read`, 'A145')
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
    expect(context, answer, carNumber === 'W2KON', 'the car number is not the new one', 'A145')
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
    expect(context, answer, status === to, `the number is ${status}`, 'R913')
  },
  refusals: { 409: async (context) => ({ ...(await inState(context, area, not)), body }) },
})

const of = (area: Area): Scenarios => ({
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
