/** Any number of companies, always the same; the first ones are in every sandbox, so that the list has pages. */
import { contractOf, ibanOf, pick } from '#sandbox/seed/made-up.ts'
import { firstNames, lastNames, places, streets, trades } from '#sandbox/seed/names.ts'

/** How many of them everybody has. */
export const usualCompanies = 20
/** The customer number of the first one. */
export const firstCompany = 1_200_000_001

const limits = [400, 800, 1000, 2000, 5000, 7000, 10_000, 15_000, 20_000, 50_000]

/** Everything about one of them, by table; `index` counts from 0. */
export function madeUpCompany(index: number, now: Date) {
  const bpNumber = String(firstCompany + index)
  const customerId = `20000000-0000-4000-8000-00${bpNumber}`
  const [contactFirstName, contactSalutation] = pick(firstNames, index)
  const contactLastName = pick(lastNames, index)
  const name = `${contactLastName} ${pick(trades, index)} GmbH`
  const [zipcode, city] = pick(places, index)
  return {
    customer: { id: customerId, kind: 'business' as const, bpNumber, ...contractOf(index, now, 'business') },
    company: {
      customerId,
      name,
      registerNumber: `FN ${200_000 + index}k`,
      legalEntity: 'GMBH' as const,
      uid: `ATU${String(60_000_000 + index)}`,
      contactSalutation,
      contactFirstName,
      contactLastName,
      contactEmail: `office.${index + 1}@firma.example`,
      street: `${pick(streets, index)} ${1 + (index % 97)}`,
      zipcode,
      city,
      country: 'AT',
      accountHolder: name,
      iban: ibanOf(index),
      signDate: `20${10 + (index % 15)}-05-${10 + (index % 18)}`,
      paymentMethod: 'COLLECTION' as const,
      taxRate: 20 as const,
      paymentCondition: 14 as const,
      limitCents: pick(limits, index) * 100,
      advertisingConsent: index % 2 === 0,
    },
  }
}
