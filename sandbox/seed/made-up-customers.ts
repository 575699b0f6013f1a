/** Made-up private customers and companies for the lists of the bank, always the same. */
import type { BusinessTerminationReason } from '#generated/model/business-termination-reason.ts'
import type { PrivateTerminationReason } from '#generated/model/private-termination-reason.ts'
import type { Salutation } from '#generated/model/salutation.ts'
import { dayAfter } from '#contract-checks/vienna-day.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { companies } from '#sandbox/storage/tables/companies.ts'
import { accounts, customers, privateCustomers } from '#sandbox/storage/tables/people.ts'
import { bankData, privacySettings } from '#sandbox/storage/tables/personal-data.ts'
import { products } from '#sandbox/storage/tables/products.ts'

const firstNames: [string, Salutation][] = [
  ['Johanna', 'MISS'],
  ['Florian', 'MR'],
  ['Birgit', 'MISS'],
  ['Günther', 'MR'],
  ['Özlem', 'MISS'],
  ['Matthias', 'MR'],
  ['Renate', 'MISS'],
  ['Dragan', 'MR'],
  ['Magdalena', 'MISS'],
  ['Wolfgang', 'MR'],
  ['Sophie', 'MISS'],
  ['Jürgen', 'MR'],
  ['Robin', 'DIVERSE'],
]

const lastNames = (
  'Aigner Baumgartner Čermak Dorfmeister Egger Fuchs Grabner Höller Inthal Jovanović Köck Lindner Müllner Nussbaumer ' +
  'Öllinger Prammer Rainer Schachinger Traxler Übleis Wagner-Höll Zöchling Kovács'
).split(' ')

const places: [zipcode: string, city: string][] = [
  ['1030', 'Wien'],
  ['1220', 'Wien'],
  ['2340', 'Mödling'],
  ['3400', 'Klosterneuburg'],
  ['4040', 'Linz'],
  ['4840', 'Vöcklabruck'],
  ['5020', 'Salzburg'],
  ['6850', 'Dornbirn'],
  ['7350', 'Oberpullendorf'],
  ['8041', 'Graz'],
  ['9500', 'Villach'],
]

const streets = ['Hauptstraße', 'Bahnhofstraße', 'Kirchengasse', 'Lindenweg', 'Schulgasse', 'Am Anger', 'Feldgasse']

const trades = [
  'Installationen',
  'Taxi',
  'Catering',
  'Elektrotechnik',
  'Gartenbau',
  'Transporte',
  'Pflegedienst',
  'Bäckerei',
  'Software',
]

/** One of a list; lists of different lengths give different neighbours. */
const pick = <Value>(values: readonly Value[], index: number): Value => values[index % values.length]!

const privateReasons: PrivateTerminationReason[] = [
  'ORDINARY_CUSTOMER_NO_REASON',
  'ORDINARY_CUSTOMER_CANCELLATION_WITHIN_14_DAYS',
  'ORDINARY_CUSTOMER_OBJECTION_TERMS_AND_CONDITIONS',
  'WITHOUT_NOTICE_BANK_BANKRUPTCY',
  'WITHOUT_NOTICE_BANK_RETURN_DEBIT',
  'WITHOUT_NOTICE_BANK_DEATH',
  'WITHOUT_NOTICE_BANK_GUARDIANSHIP',
  'WITHOUT_NOTICE_BANK_FRAUD',
]

const businessReasons: BusinessTerminationReason[] = [
  'ORDINARY_BANK_OTHER',
  'WITHOUT_NOTICE_BANK_BANKRUPTCY',
  'WITHOUT_NOTICE_BANK_RETURN_DEBIT',
  'WITHOUT_NOTICE_BANK_DEBT_COLLECTION',
  'WITHOUT_NOTICE_BANK_FRAUD',
  'ORDINARY_BPS_NO_REASON',
  'EXTRAORDINARY_BPS_AGB_CONTRADICTION',
]

/** Of seven customers one has left and one will leave, whenever the sandbox starts; of five one is locked. */
function contractOf(index: number, now: Date, kind: 'private' | 'business'): Partial<typeof customers.$inferInsert> {
  const days = 1 + (index % 200)
  const terminationReason = pick(kind === 'private' ? privateReasons : businessReasons, Math.floor(index / 7))
  const ends = { 2: dayAfter(now, days), 5: dayAfter(now, -days) }[index % 7]
  return {
    ...(ends !== undefined && { terminationDate: ends, terminationReason }),
    securityLockRM: index % 15 === 4,
    securityLockCS: index % 15 === 9,
    returnDebitLock: index % 15 === 14 ? 'AM04' : null,
  }
}

/** An Austrian IBAN whose check digits are right. */
function ibanOf(index: number): string {
  const account = `20111${String(index).padStart(11, '0')}`
  const rest = BigInt(`${account}102900`) % 97n // A and T are 10 and 29
  return `AT${String(98n - rest).padStart(2, '0')}${account}`
}

/** How many of them the seed has. */
export const seededPeopleCount = 48
/** The customer number of the first one. */
export const firstPerson = 1_100_000_001

const ascii = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z-]/g, '')
    .toLowerCase()

/** Everything about one of them, by table; `index` counts from 0. */
function madeUpPerson(index: number, now: Date, passwordHash: string) {
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

/** How many of them the seed has. */
export const seededCompanyCount = 20
/** The customer number of the first one. */
export const firstCompany = 1_200_000_001

const limits = [400, 800, 1000, 2000, 5000, 7000, 10_000, 15_000, 20_000, 50_000]

/** Everything about one of them, by table; `index` counts from 0. */
function madeUpCompany(index: number, now: Date) {
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

/** Parameters of one statement are limited to 65,535. */
const rowsAtOnce = 2000

type Range = { from: number; to: number }
type Filling = { db: Database; now: Date; passwordHash: string; onProgress?: (written: number) => void }

/** Adds the people with these indexes, the last one excluded. */
export async function addMadeUpPeople({ db, now, passwordHash, onProgress }: Filling, range: Range): Promise<void> {
  for (const indexes of portions(range)) {
    const people = indexes.map((index) => madeUpPerson(index, now, passwordHash))
    await db.insert(customers).values(people.map(({ customer }) => customer))
    await db.insert(privateCustomers).values(people.map(({ details }) => details))
    await db.insert(bankData).values(people.map((person) => person.bankData))
    await db.insert(privacySettings).values(people.map(({ privacy }) => privacy))
    await db.insert(products).values(people.map(({ product }) => product))
    await db.insert(accounts).values(people.map(({ account }) => account))
    onProgress?.(indexes.at(-1)! + 1)
  }
}

/** Adds the companies with these indexes, the last one excluded; they have no sign-ins. */
export async function addMadeUpCompanies({ db, now }: Pick<Filling, 'db' | 'now'>, range: Range): Promise<void> {
  for (const indexes of portions(range)) {
    const made = indexes.map((index) => madeUpCompany(index, now))
    await db.insert(customers).values(made.map(({ customer }) => customer))
    await db.insert(companies).values(made.map(({ company }) => company))
  }
}

function* portions({ from, to }: Range): Generator<number[]> {
  for (let start = from; start < to; start += rowsAtOnce) {
    yield Array.from({ length: Math.min(rowsAtOnce, to - start) }, (_none, place) => start + place)
  }
}
