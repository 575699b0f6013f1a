/** The calling numbers of a company as a file. */
import { type Received, readText } from '#conform/backend.ts'
import type { Context } from '#conform/context.ts'
import { newNumber } from '#conform/made-up.ts'
import { type Scenario, expect } from '#conform/scenario.ts'
import { refusesBrokenFiles, rowOf } from '#conform/scenarios/broken-files.ts'
import { type Area, numbersOf, placeOf } from '#conform/scenarios/numbers-of-company.ts'

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

/** Notes that a file has not a line for each number of its company, or others. */
function expectNumbers(context: Context, answer: Received, numbers: Numbers): void {
  const [header = '', ...lines] = (readText(answer.bytes) ?? '').replace('\uFEFF', '').trimEnd().split('\r\n')
  const isSo = columns.every((name, index) => header.split(';')[index] === name)
  expect(context, answer, isSo, 'the columns are not those of an upload', 'A153')
  const missing = numbers.filter(({ callingNumber }) => !lines.some((line) => line.startsWith(`${callingNumber};`)))
  const all = missing.length === 0 && lines.length === numbers.length
  const says = `${lines.length} lines for ${numbers.length} numbers, ${missing.length} are missing`
  expect(context, answer, all, says, 'A153')
}

/** The file of another company, asked after the first: a file that is kept is its company's. */
async function expectFileOfAnother(context: Context, area: Area): Promise<void> {
  if (context.users.people['business.other'] === undefined) return
  const own = area === 'business'
  const place = own
    ? { token: await context.tokenOf('business.other') }
    : { params: { customerId: await context.customerId('business.other') } }
  const { body } = await context.done(`${area}ListCallingNumbers`, place)
  const file = await context.call(`${area}DownloadCallingNumbers`, place)
  expectNumbers(context, file, (body as { callingNumbers: Numbers }).callingNumbers)
}

export const csvDownload = (area: Area): Scenario => ({
  verify: async (context, { params = {} }, answer) => {
    expectNumbers(context, answer, await numbersOf(context, area, params))
    await expectFileOfAnother(context, area)
  },
})

const csvOf = (...numbers: string[]) =>
  [columns.join(';'), ...numbers.map((one) => Object.values(rowOf(one)).join(';')), ''].join('\r\n')

export const csvUpload = (area: Area): Scenario => ({
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
    await refusesBrokenFiles(context, area, params)
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
