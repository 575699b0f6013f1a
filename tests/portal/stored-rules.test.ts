/** Rules that portal and sandbox both write (docs/decisions/051): the portal offers what the sandbox accepts. */
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { expect, it } from 'vitest'
import { CallingNumberLimit } from '#generated/model/calling-number-limit.ts'
import { feeItemTypeOccurrence } from '#generated/model/fee-item-type-occurrence.ts'
import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import type { Fee } from '#generated/model/fee.ts'
import { ReloadValue } from '#generated/model/reload-value.ts'
import { readDocument } from '#scripts/contract/read-document.ts'
import { readDocumentHeaders } from '#sandbox/domain/document.ts'
import { fileEndings } from '#src/features/documents/document-types.ts'
import { isReloadTooHigh } from '#sandbox/domain/calling-number.ts'
import * as stored from '#sandbox/domain/fee.ts'
import { checkZipcode } from '#sandbox/domain/zipcode.ts'
import { numberSchema } from '#src/features/calling-numbers/number-schemas.ts'
import * as shown from '#src/features/fees/fee-types.ts'
import { countryOptions } from '#src/shared/address/countries.ts'
import { validateZipcode } from '#src/shared/address/zipcode.ts'

const itemType = fc.constantFrom(...(Object.keys(feeItemTypeOccurrence) as FeeItemType[]))
const day = fc
  .integer({ min: -900, max: 900 })
  .map((days) => DateTime.fromISO('2026-11-20').plus({ days }).toISODate()!)
const amountCents = fc.integer({ min: -4000, max: 4000 })
const fee = fc.record({
  itemType,
  amountCents,
  startDate: day,
  plannedEndDate: fc.option(day),
  actualEndDate: fc.option(day),
})
const noonOf = (today: string) => new Date(`${today}T11:00:00Z`)
const asShown = ({ amountCents: cents, ...rest }: { amountCents: number }) => ({ ...rest, amount: cents / 100 }) as Fee

it('both let the same fees be deleted and ended, from the same day on', () => {
  fc.assert(
    fc.property(fee, day, day, (one, today, end) => {
      const now = noonOf(today)
      const record = one as stored.StoredFee
      expect(shown.isDeletable(asShown(one), today)).toBe(stored.isDeletable(record, now))
      expect(shown.isEndEditable(asShown(one), today)).toBe(stored.isEndEditable(record, now))
      expect(end < shown.earliestEnd(one, today)).toBe(stored.isEndTooEarly(record, end, now))
    }),
  )
})

it('the credit that the screen offers for a month is the most that the backend accepts', () => {
  fc.assert(
    fc.property(fc.array(fee, { maxLength: 6 }), day, (fees, startDate) => {
      const left = Math.round(shown.creditLeft(fees.map(asShown), startDate.slice(0, 7)) * 100)
      const credit = (cents: number) => ({
        itemType: 'GOODWILL_CREDIT_PAYBOX' as const,
        amountCents: -cents,
        startDate,
      })
      if (left > 0) expect(stored.exceedsMonthlyCredit(credit(left), fees)).toBe(false)
      expect(stored.exceedsMonthlyCredit(credit(left + 1), fees)).toBe(true)
    }),
  )
})

const countries = countryOptions('en').map(({ value }) => value)

it('both accept the same postcodes in every country', () => {
  const templates = countries.flatMap((country) => {
    const result = checkZipcode({ country, zipcode: '#' })
    return typeof result === 'object' ? result.templates : []
  })
  const ofTemplate = (template: string) =>
    fc
      .tuple(...[...template].map((sign) => fc.constantFrom(...({ A: 'AKZ', N: '059' }[sign] ?? sign))))
      .map((signs) => signs.join(''))
  const zipcode = fc.oneof(
    fc.stringMatching(/^[0-9]{1,11}$/),
    fc.stringMatching(/^[A-Za-z0-9 -]{1,11}$/),
    ...templates.map(ofTemplate),
  )
  fc.assert(
    fc.property(zipcode, (text) => {
      for (const country of countries)
        expect(validateZipcode(country, text) === undefined, country).toBe(
          checkZipcode({ country, zipcode: text }) === 'right',
        )
    }),
    { numRuns: 300 },
  )
})

it('both accept the same reload values for a limit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CallingNumberLimit.def.options),
      fc.constantFrom(...ReloadValue.def.options),
      (one, other) => {
        const values = { limit: one.def.values[0]!, reloadValue: other.def.values[0]! }
        const issues = numberSchema.safeParse(values).error?.issues ?? []
        expect(issues.some(({ path }) => path.join() === 'limit')).toBe(isReloadTooHigh(values))
      },
    ),
  )
})

it('both accept files with the endings that the contract names', () => {
  const { description } = readDocument('generated/openapi.yaml').paths['/bank/common/{customerId}/documents']!.post!
  const named = /ends in ([\w, ]+)\./.exec(description!)![1]!.split(/, | or /)
  expect(fileEndings).toEqual(named)
  const isStored = (ending: string) => 'filename' in readDocumentHeaders(`Brief.${ending}`, undefined)
  for (const ending of [...named, 'exe', 'zip', 'html', 'svg', 'gif'])
    expect([ending, isStored(ending)]).toEqual([ending, named.includes(ending)])
})
