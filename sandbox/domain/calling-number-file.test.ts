import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  columns,
  exportOnly,
  fileWords,
  type NumberLine,
  readNumberLines,
} from '#sandbox/domain/calling-number-file.ts'

const root = join(import.meta.dirname, '../..')

const header = columns.join(';')
const good = '6641001006;Birgit;Unterberger;birgit@bergland.example;M1021;Montage;KST 1;I321BLD;AT-WIEN;20;200'
/** The good line with one column changed. */
const line = (column: (typeof columns)[number], value: string) =>
  good
    .split(';')
    .map((cell, index) => (columns[index] === column ? value : cell))
    .join(';')
const read = (text: string) => readNumberLines(text, fileWords.de, () => Promise.resolve())
const faultsOf = async (...lines: string[]) => {
  const result = await read(lines.join('\r\n'))
  return 'fault' in result ? [result.fault] : result.faults
}
const faultOf = async (...lines: string[]) => (await faultsOf(...lines))[0]

it('a line becomes a number, what is left empty is nothing', async () => {
  expect(await read(`${header}\n6641001006;Birgit;Unterberger;;;;;i321bld;AT-WIEN;20;200\n`)).toEqual({
    lines: [
      {
        line: 2,
        request: {
          callingNumber: '6641001006',
          firstName: 'Birgit',
          lastName: 'Unterberger',
          carNumber: 'i321bld',
          email: null,
          employeeNumber: null,
          custReportAttr1: null,
          custReportAttr2: null,
          preferredCity: 'AT-WIEN',
          reloadValue: 20,
          limit: 200,
        },
      },
    ],
    faults: [],
  })
})

it('reports every wrong cell of every line, and keeps the valid lines @R789', async () => {
  const wrong = ';;Unterberger;birgit;;;;I321BLD;XX-NOWHERE;100;50'
  const result = await read([header, wrong, good, `${good};x`, good].join('\n'))
  expect(result).toMatchObject({
    lines: [{ line: 3 }],
    faults: [
      { line: 2, message: 'Rufnummer (callingNumber) fehlt' },
      { line: 2, message: 'Vorname (firstName) fehlt' },
      { line: 2, message: expect.stringContaining('„birgit“') as string },
      { line: 2, message: expect.stringContaining('„XX-NOWHERE“') as string },
      { line: 2, message: expect.stringContaining('darf nicht größer sein') as string },
      { line: 4, message: 'Die Zeile braucht 11 Spalten, hat aber 12' },
      { line: 5, message: 'Rufnummer (callingNumber) „6641001006“ steht schon in Zeile 3' },
    ],
  })
})

it('lists the first hundred faults of a file with more', async () => {
  const faults = await faultsOf(header, ...Array.from({ length: 500 }, () => 'nonsense'))
  expect(faults.map((fault) => fault.line)).toEqual(Array.from({ length: 100 }, (_none, index) => index + 2))
})

it.each(['Wien', 'wien', 'Klagenfurt am Wörthersee'])('takes the name of a city for its id: %s', async (city) => {
  const { lines } = (await read(`${header}\n${line('preferredCity', city)}`)) as { lines: NumberLine[] }
  expect(lines.map(({ request }) => request.preferredCity)).toEqual([
    city === 'Klagenfurt am Wörthersee' ? 'AT-KLAGENFURT' : 'AT-WIEN',
  ])
})

it('takes the template as it can be downloaded, with its example @R670', async () => {
  const template = readFileSync(join(root, 'public/rufnummern_csv_vorlage.csv'), 'utf8').replace('\ufeff', '')
  expect(await read(template)).toMatchObject({
    lines: [{ line: 2, request: { callingNumber: '6640000000', preferredCity: 'AT-WIEN', limit: 200 } }],
    faults: [],
  })
})

it('refuses the name of a city that is not active', async () => {
  expect((await faultOf(header, line('preferredCity', 'Steyr')))?.message).toContain('„Steyr“ muss einer dieser Werte')
})

it('columns may stand in another order, and those of the export besides', async () => {
  const names = ['status', ...columns.toReversed(), 'activationDate', 'deactivationDate']
  const cells = ['ACTIVE', ...good.split(';').toReversed(), '2025-03-03', '']
  expect(await faultOf(names.join(';'), cells.join(';'))).toBeUndefined()
})

it.each([
  ['callingNumber', '', 'Rufnummer (callingNumber) fehlt'],
  ['callingNumber', '5121001008', 'Rufnummer (callingNumber) „5121001008“ muss mit 6 beginnen'],
  ['callingNumber', '06641001008', 'Rufnummer (callingNumber) „06641001008“ muss mit 6 beginnen'],
  [
    'callingNumber',
    '+436641001008',
    'Rufnummer (callingNumber) „+436641001008“ braucht 4 bis 13 Ziffern ohne Leerzeichen und ohne +43',
  ],
  ['callingNumber', '664', 'Rufnummer (callingNumber) „664“ braucht 4 bis 13 Ziffern ohne Leerzeichen und ohne +43'],
  ['firstName', 'B1rgit', 'Vorname (firstName) „B1rgit“ muss mit einem Buchstaben beginnen'],
  ['lastName', '', 'Nachname (lastName) fehlt'],
  ['email', 'birgit', 'E-Mail-Adresse (email) „birgit“ ist keine gültige E-Mail-Adresse'],
  [
    'employeeNumber',
    'M 1',
    'Personalnummer (employeeNumber) „M 1“ darf nur aus Ziffern und Buchstaben ohne Umlaute bestehen',
  ],
  ['custReportAttr1', 'a*b', 'Eigenes Feld 1 (custReportAttr1) „a*b“ darf nur aus Buchstaben'],
  [
    'custReportAttr2',
    'x'.repeat(41),
    'Eigenes Feld 2 (custReportAttr2) „xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…“ darf nur aus Buchstaben',
  ],
  [
    'carNumber',
    'I 321 BLD',
    'Kennzeichen (carNumber) „I 321 BLD“ darf nur aus Buchstaben und Ziffern ohne Leerzeichen bestehen',
  ],
  ['preferredCity', 'AT-STEYR', 'Bevorzugte Stadt (preferredCity) „AT-STEYR“ muss einer dieser Werte sein: AT-WIEN, '],
  [
    'reloadValue',
    '25',
    'Aufladewert in Stunden (reloadValue) „25“ muss einer dieser Werte sein: 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 150, 200',
  ],
  [
    'limit',
    'viel',
    'Limit in Euro (limit) „viel“ muss einer dieser Werte sein: 50, 100, 200, 350, 500, 1000, 2000, 4000',
  ],
  ['limit', '', 'Limit in Euro (limit) fehlt'],
] as const)('reports the number of a line whose %s is %j: %s @R789', async (column, value, message) => {
  const fault = await faultOf(header, good.replace('1006', '1007'), line(column, value))
  expect(fault?.line).toBe(3)
  expect(fault?.message).toContain(message)
})

it.each([
  [[header, good, good], 3, 'Rufnummer (callingNumber) „6641001006“ steht schon in Zeile 2'],
  [[header, '', `${good};x`], 3, 'Die Zeile braucht 11 Spalten, hat aber 12'],
  [
    [header, line('reloadValue', '100').replace(';200', ';50')],
    2,
    'Aufladewert in Stunden (reloadValue) „100“ darf nicht größer sein als Limit in Euro (limit) „50“',
  ],
  [[good], 1, 'Die Kopfzeile muss lauten: callingNumber;firstName;'],
  [[`${header};hobby`, `${good};chess`], 1, 'Die Kopfzeile muss lauten: '],
  [[header.replaceAll(';', ',')], 1, 'Die Kopfzeile muss lauten: '],
] as const)('of %j reports line %i: %s @R789', async (lines, number, message) => {
  const fault = await faultOf(...lines)
  expect(fault?.line).toBe(number)
  expect(fault?.message).toContain(message)
})

it.each([
  ['', 'Die Datei enthält keine Zeilen'],
  [`${header}\r\n`, 'Die Datei enthält keine Zeilen'],
  [`${header}\n"664`, 'Ein Anführungszeichen ist nicht geschlossen'],
  [`${header}\n${'x\n'.repeat(10_001)}`, 'Die Datei darf höchstens 10.000 Rufnummern enthalten'],
])('reports a file that is wrong as a whole without a line number @R790 @R908', async (text, message) => {
  expect(await read(text)).toEqual({ fault: { message } })
})

it.each([';', '\n', '"', '"a";', '""\n'])(
  'a file of nothing but %j is refused before it is taken apart',
  async (sign) => {
    expect(await read(`${header}\n${sign.repeat(1_000_000)}`)).toEqual({
      fault: { message: 'Die Datei darf höchstens 10.000 Rufnummern enthalten' },
    })
  },
)

it('ten thousand lines as the export writes them, with every cell in quotes, are read', async () => {
  const names = [...columns, ...exportOnly]
  const cells = [...good.split(';'), 'ACTIVE', '2025-03-03', '']
  const quoted = (row: readonly string[]) => row.map((cell) => `"${cell}"`).join(';')
  const lines = Array.from({ length: 10_000 }, (_none, index) =>
    quoted([String(6_650_000_000 + index), ...cells.slice(1)]),
  )
  expect(await faultsOf(quoted(names), ...lines)).toEqual([])
})

it('a file of ten thousand lines is checked in more than a hundred pieces', async () => {
  let pauses = 0
  const lines = Array.from({ length: 10_000 }, (_none, index) => line('callingNumber', String(6_650_000_000 + index)))
  const file = [header, ...lines].join('\n')
  const result = await readNumberLines(file, fileWords.de, async () => void (pauses += 1))
  expect(result).toMatchObject({ faults: [] })
  expect(pauses).toBeGreaterThan(100)
})

it.each(['de', 'en'] as const)('a column is called as the field of the portal is called, in %s', (language) => {
  const catalog = readFileSync(join(root, 'src/features/calling-numbers/locales', 'de.po'), 'utf8')
  for (const name of Object.values(fileWords[language].columns))
    expect(catalog).toContain(`${language === 'de' ? 'msgstr' : 'msgid'} "${name}"`)
})
