import { expect, it } from 'vitest'
import { toTheWrongReader } from './readers.ts'

const bankFeatures = new Set(['receipts'])
const refused = (translation: string, file = 'src/features/receipts/receipts-tab.tsx') =>
  toTheWrongReader([{ source: 'x', translation, files: [file] }], bankFeatures).length === 1

it.each([
  'Bitte melden Sie sich bei uns.',
  'Bitte kontaktieren Sie uns.',
  'Fragen Sie unsere Serviceline.',
  'Meine paybox',
  'Für Ihre Auswertungen',
  'Das ist Ihr neuer Tarif.',
])('refuses sentences that address an employee as the customer: %s', (translation) =>
  expect(refused(translation)).toBe(true),
)

it.each([
  'Ihre Eingaben sind noch nicht gespeichert.',
  'Das ist Ihr eigener Zugang.',
  'Bei uns ist etwas schiefgegangen.',
  'Die Kundin oder der Kunde bezahlt mit dieser Nummer.',
])('allows sentences that fit every reader: %s', (translation) => expect(refused(translation)).toBe(false))

it.each([
  'src/features/receipts/words-to-customer.ts',
  'src/features/products/labels-to-customer.ts',
  'src/features/profile/profile-page.tsx',
  'src/areas/private/navigation.ts',
  'src/features/call-number/number-form-with-code.tsx',
])('what only customers read speaks to them: %s', (file) => expect(refused('Ihre Rufnummer', file)).toBe(false))
