import { expect, it } from 'vitest'
import { findWrongTerms, termsOf } from './terms.ts'

const glossary = `
| English  | German               | in the code | not          |
| -------- | -------------------- | ----------- | ------------ |
| plan     | Tarif                | productType |              |
| bill run | Abrechnungslauf, -läuf | billRun   | Rechnungslauf |
`
const terms = termsOf(glossary)
const refused = (source: string, translation: string, files = ['src/features/x/x.tsx']) =>
  findWrongTerms([{ source, translation, files }], terms).length > 0

it('the table of terms is read row by row', () => {
  expect(terms).toEqual([
    { english: 'plan', german: ['Tarif'], not: [] },
    { english: 'bill run', german: ['Abrechnungslauf', '-läuf'], not: ['Rechnungslauf'] },
  ])
})

it.each([
  ['Your plan', 'Ihre Stufe'],
  ['Start bill run', 'Rechnungslauf und Abrechnungslauf starten'],
  ['It is added', 'Ein anderer Administrator hat das angelegt.'],
  ['Customers use it', 'Sie wird von mehreren Kunden verwendet.'],
  ['It costs {0}', 'Das kostet € 3,90.'],
  ['It costs {0}', 'Das kostet 3,90 EUR.'],
])('refuses for "%s" the translation: %s', (source, translation) => expect(refused(source, translation)).toBe(true))

it.each([
  ['Your plan', 'Ihr Tarif'],
  ['Two planets', 'Zwei Planeten'],
  ['The customer pays', 'Die Kundin oder der Kunde bezahlt.'],
  ['It costs {0}', 'Das kostet 3,90 €.'],
  ['Amount in euros', 'Betrag in Euro'],
])('allows for "%s" the translation: %s', (source, translation) => expect(refused(source, translation)).toBe(false))

it('an access is made, and a calling number is put to a company', () => {
  const [access, number] = ['administrators/x.ts', 'calling-numbers/x.ts'].map((file) => [`src/features/${file}`])
  expect([refused('Add', 'Hinzufügen', access), refused('Add', 'Hinzufügen', number)]).toEqual([true, false])
  expect([refused('Add', 'Anlegen', access), refused('Add', 'Anlegen', number)]).toEqual([false, true])
})

it('what the law calls a company is no word of ours', () => {
  expect(refused('Tier company', 'Gesellschaft', ['src/features/company/legal-forms.ts'])).toBe(false)
})
