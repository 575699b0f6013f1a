import { expect, it } from 'vitest'
import { columnsWithOtherValues } from '#conform/csv-cells.ts'

const number = {
  callingNumber: '6641001001',
  firstName: 'Markus',
  lastName: 'Huber; "Max"',
  email: null,
  employeeNumber: '=1',
  custReportAttr1: null,
  custReportAttr2: null,
  carNumber: 'W1',
  preferredCity: 'AT-WIEN',
  reloadValue: 20,
  limit: 200,
  status: 'ACTIVE',
  activationDate: '2025-03-03',
  deactivationDate: null,
}
const names = Object.keys(number) as [string, ...string[]]
const wrongIn = (text: string) => columnsWithOtherValues(text, [number], names)
const line = (more: object = {}) =>
  Object.values({ ...number, lastName: '"Huber; ""Max"""', employeeNumber: "'=1", ...more })
    .map((value) => String(value ?? ''))
    .join(';')
const file = (...lines: string[]) => `\uFEFF${[names.join(';'), ...lines].join('\r\n')}\r\n`

it('cells with semicolons and quotes, amounts with a comma and texts that look like formulas are the values of their record', () => {
  expect(wrongIn(file(line()))).toEqual([])
  expect(wrongIn(file(line({ limit: '200,00' })))).toEqual([])
})

it('names the columns in which a cell is another value', () => {
  expect(wrongIn(file(line({ firstName: 'Max', limit: '20', email: 'null' })))).toEqual(['firstName', 'email', 'limit'])
})
