/** Any number of private customers, always the same; the first ones are in every sandbox, so that the list has pages. */
import { firstNames, lastNames, places, streets } from '#sandbox/seed/names.ts'
import { contractOf, ibanOf, pick } from '#sandbox/seed/made-up.ts'

/** How many of them everybody has. */
export const usualPeople = 48
/** The customer number of the first one. */
export const firstPerson = 1_100_000_001

const ascii = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z-]/g, '')
    .toLowerCase()

/** Everything about one of them, by table; `index` counts from 0. */
export function madeUpPerson(index: number, now: Date, passwordHash: string) {
  const bpNumber = String(firstPerson + index)
  const customerId = `10000000-0000-4000-8000-00${bpNumber}`
  const [firstName, salutation] = pick(firstNames, index)
  const lastName = pick(lastNames, index)
  const [zipcode, city] = pick(places, index)
  const signDate = `20${10 + (index % 15)}-0${1 + (index % 9)}-${10 + (index % 18)}`
  const premium = index % 3 === 0
  return {
    customer: { id: customerId, kind: 'private' as const, bpNumber, ...contractOf(index, now, 'private') },
    details: {
      customerId,
      callNumber: `681${String(10_000_000 + index)}`,
      salutation,
      title: index % 11 === 0 ? 'Mag.' : null,
      birthdate: `${1945 + (index % 60)}-${10 + (index % 3)}-${10 + (index % 19)}`,
      street: `${pick(streets, index)} ${1 + (index % 97)}`,
      zipcode,
      city,
    },
    bankData: { customerId, accountHolder: `${firstName} ${lastName}`, iban: ibanOf(index), signDate },
    privacy: {
      customerId,
      contactViaEmail: true,
      contactViaSms: index % 2 === 0,
      contactViaPhone: false,
      contactViaMail: false,
      contactViaSocialMedia: false,
      personalizedOffers: false,
      bigDataAnalysis: false,
      customerProfileData: false,
      dataAvailableToOthers: false,
    },
    product: {
      customerId,
      productType: premium ? ('Premium' as const) : ('Starter' as const),
      activationDate: signDate,
      starterLimitCents: 100_00,
      premiumLimitCents: 300_00,
    },
    account: {
      id: customerId,
      area: 'private' as const,
      email: `${ascii(firstName)}.${ascii(lastName)}.${index + 1}@mail.example`,
      customerNumber: bpNumber,
      firstName,
      lastName,
      customerId,
      passwordHash,
    },
  }
}
