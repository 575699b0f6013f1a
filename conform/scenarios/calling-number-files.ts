/** The calling numbers of a company as a file. */
import { readText } from '#conform/backend.ts'
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

export const csvDownload = (area: Area): Scenario => ({
  verify: async (context, { params = {} }, answer) => {
    const [header = '', ...lines] = (readText(answer.bytes) ?? '').replace('\uFEFF', '').trimEnd().split('\r\n')
    const isSo = columns.every((name, index) => header.split(';')[index] === name)
    expect(context, answer, isSo, 'the columns are not those of an upload', 'A153')
    const numbers = await numbersOf(context, area, params)
    const missing = numbers.filter(({ callingNumber }) => !lines.some((line) => line.startsWith(`${callingNumber};`)))
    const all = missing.length === 0 && lines.length === numbers.length
    expect(
      context,
      answer,
      all,
      `${lines.length} lines for ${numbers.length} numbers, ${missing.length} are missing`,
      'A153',
    )
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
