/** The private customers with their products and personal data. */
import type { Salutation } from '#generated/model/salutation.ts'
import type { UpdatePrivacySettingsRequest } from '#generated/model/update-privacy-settings-request.ts'
import { dayAfter, firstOfMonth } from '#contract-checks/vienna-day.ts'
import { endOfTime } from '#sandbox/domain/customer.ts'
import { josefsEnd, plannedEnd } from '#sandbox/seed/ends-of-contracts.ts'
import type { Person, Purpose } from '#sandbox/seed/person.ts'
import type { customers, privateCustomers as privateCustomerTable } from '#sandbox/storage/tables/people.ts'
import type { bankData, privacySettings } from '#sandbox/storage/tables/personal-data.ts'
import type { productChanges, products } from '#sandbox/storage/tables/products.ts'

type PersonalDataRow = [
  salutation: Salutation,
  title: string | null,
  birthdate: string,
  street: string,
  zipcode: string,
  city: string,
]

const personalDataByNumber: Record<string, PersonalDataRow> = {
  '1100234501': ['MISS', null, '1988-04-12', 'Mariahilfer Straße 45/3', '1060', 'Wien'],
  '1100234502': ['MR', null, '1979-09-30', 'Herrengasse 12', '8010', 'Graz'],
  '1100234503': ['MISS', 'Dr.in', '1965-01-07', 'Getreidegasse 9/2', '5020', 'Salzburg'],
  '1100234504': ['MR', null, '1951-11-23', 'Dorfplatz 1', '3100', 'St. Pölten'],
  '1100234505': ['MISS', null, '1994-07-02', 'Landstraße 88/14', '4020', 'Linz'],
  '1100234506': ['DIVERSE', null, '2001-03-19', 'Maria-Theresien-Straße 21', '6020', 'Innsbruck'],
  '1100234507': ['MR', 'Mag.', '1972-12-24', 'Bahnhofstraße 5', '9020', 'Klagenfurt'],
  '1100234511': ['MISS', 'BSc', '1999-02-28', 'Neustiftgasse 64/7', '1070', 'Wien'],
  '1100234512': ['MR', null, '1983-08-15', 'Bregenzer Straße 40', '6900', 'Bregenz'],
  '1100234513': ['MISS', null, '1985-06-03', 'Bregenzer Straße 40', '6900', 'Bregenz'],
  '1100234514': ['MR', 'Ing.', '1968-10-09', 'Obere Hauptstraße 17', '7000', 'Eisenstadt'],
  '1100234515': [
    'NONE',
    'Univ.-Prof. Dr.',
    '1959-05-30',
    'Kirchschlager Bundesstraße 112/Stiege 4/Top 23',
    '9300',
    'Sankt Veit an der Glan',
  ],
  '1100234516': ['OPEN', null, '1990-12-01', 'Rainerstraße 3/11', '4600', 'Wels'],
  '1100234517': ['MISS', 'MSc', '1996-04-04', 'Grazer Straße 9', '8600', 'Bruck an der Mur'],
  '1100234518': ['INTER', null, '2003-09-17', 'Leopoldstraße 28/5', '6020', 'Innsbruck'],
  '1100234519': ['MISS', null, '1948-02-29', 'Am Kurpark 2', '4820', 'Bad Ischl'],
  '1100234520': ['MISS', 'Mag.a', '1977-07-21', 'Seestraße 51', '5310', 'Mondsee'],
}

type Account = [accountHolder: string, iban: string, signDate: string]

/** Josef's brother pays for him; Paul and Greta have one account. */
const payingAccounts: Record<string, Account> = {
  '1100234501': ['Anna Gruber', 'AT611904300234573201', '2023-04-24'],
  '1100234502': ['Lukas Hofer', 'AT792011100012345678', '2021-09-01'],
  '1100234503': ['Dr. Maria Steiner', 'AT723200000001234567', '2019-02-18'],
  '1100234504': ['Karl Wallner', 'AT841200050012340987', '2017-10-30'],
  '1100234505': ['Elif Yılmaz', 'AT921500000456789012', '2022-05-12'],
  '1100234506': ['Theresa Pichler', 'AT666000000987654321', '2024-01-15'],
  '1100234507': ['Franz Eder', 'AT094501000023456789', '2020-05-20'],
  '1100234511': ['Clara Neumann', 'AT043200000700000511', '2024-01-22'],
  '1100234512': ['Paul und Greta Haas', 'AT046000002100000512', '2024-01-20'],
  '1100234513': ['Paul und Greta Haas', 'AT046000002100000512', '2024-01-20'],
  '1100234514': ['Ing. Bruno Leitgeb', 'AT511200050012340514', '2024-01-18'],
  '1100234515': ['Olga Winter', 'AT722011123400051500', '2024-01-17'],
  '1100234516': ['Emil Fink', 'AT541400012300051600', '2024-01-16'],
  '1100234517': ['Rosa Maier', 'AT251904300234500517', '2024-01-12'],
  '1100234518': ['Viktor Lang', 'AT291500000456700518', '2024-01-11'],
  '1100234519': ['Helga Sommer', 'AT343400000011220519', '2024-01-10'],
  '1100234520': ['Mag.a Ida Koller', 'AT074501000023450520', '2024-01-09'],
}

/** Who works for the bank. */
const employees = ['1100234507']

const all = (agreed: boolean): UpdatePrivacySettingsRequest => ({
  contactViaEmail: agreed,
  contactViaSms: agreed,
  contactViaPhone: agreed,
  contactViaMail: agreed,
  contactViaSocialMedia: agreed,
  personalizedOffers: agreed,
  bigDataAnalysis: agreed,
  customerProfileData: agreed,
  dataAvailableToOthers: agreed,
})

const agreements: Record<string, UpdatePrivacySettingsRequest> = {
  '1100234501': { ...all(false), contactViaEmail: true, contactViaSms: true, personalizedOffers: true },
  '1100234502': all(true),
  '1100234503': all(false),
}

/** Most people want mails and nothing else. */
const agreementOf = (bpNumber: string): UpdatePrivacySettingsRequest =>
  agreements[bpNumber] ?? { ...all(false), contactViaEmail: true }

/** Customer number, call number, first and last name, local part of the e-mail address, purpose. */
type Row = [bpNumber: string, callNumber: string, firstName: string, lastName: string, email: string, Purpose?]

const rows: Row[] = [
  ['1100234501', '6641234501', 'Anna', 'Gruber', 'anna.gruber'],
  ['1100234502', '6769876502', 'Lukas', 'Hofer', 'lukas.hofer'],
  ['1100234503', '6603345503', 'Maria', 'Steiner', 'maria.steiner'],
  ['1100234504', '6508812504', 'Josef', 'Wallner', 'josef.wallner'],
  ['1100234505', '6997745505', 'Elif', 'Yılmaz', 'elif.yilmaz'],
  ['1100234506', '6641122506', 'Theresa', 'Pichler', 'theresa.pichler'],
  ['1100234507', '6764455507', 'Franz', 'Eder', 'franz.eder'],
  ['1100234511', '6640000511', 'Clara', 'Neumann', 'clara.neumann', 'passwordNotSet'],
  ['1100234512', '6640000512', 'Paul', 'Haas', 'familie.haas'],
  ['1100234513', '6640000513', 'Greta', 'Haas', 'familie.haas'],
  ['1100234514', '6640000514', 'Bruno', 'Leitgeb', 'bruno.leitgeb', 'lockedWithTime'],
  ['1100234515', '6640000515', 'Olga', 'Winter', 'olga.winter', 'lockedWithoutTime'],
  ['1100234516', '6640000516', 'Emil', 'Fink', 'emil.fink', 'deactivated'],
  ['1100234517', '6640000517', 'Rosa', 'Maier', 'rosa.maier', 'codeExpired'],
  ['1100234518', '6640000518', 'Viktor', 'Lang', 'viktor.lang', 'codeTriesUsed'],
  ['1100234519', '6640000519', 'Helga', 'Sommer', 'helga.sommer', 'codeForSomethingElse'],
  ['1100234520', '6640000520', 'Ida', 'Koller', 'ida.koller', 'codeThatStaysValid'],
]

const idOf = (bpNumber: string) => `10000000-0000-4000-8000-00${bpNumber}`

/** What is special about the seed people's contracts, by customer number. */
const contracts = (now: Date): Record<string, Partial<typeof customers.$inferInsert>> => ({
  '1100234503': { terminationDate: plannedEnd(now), terminationReason: 'ORDINARY_CUSTOMER_NO_REASON' },
  '1100234504': {
    terminationDate: josefsEnd(now),
    terminationReason: 'WITHOUT_NOTICE_BANK_RETURN_DEBIT',
    returnDebitLock: 'AM04',
  },
  '1100234505': { inactivityLock: true },
  '1100234507': {
    securityLockRM: true,
    securityLockCustomerWish: true,
    returnDebitLock: 'AC04',
    taskOpenUntil: endOfTime,
  },
})

export function privateCustomers(now: Date): (typeof customers.$inferInsert)[] {
  const special = contracts(now)
  return rows.map(([bpNumber]) => ({ id: idOf(bpNumber), kind: 'private', bpNumber, ...special[bpNumber] }))
}

export const privateDetails: (typeof privateCustomerTable.$inferInsert)[] = rows.map(([bpNumber, callNumber]) => {
  const [salutation, title, birthdate, street, zipcode, city] = personalDataByNumber[bpNumber]!
  const employee = employees.includes(bpNumber)
  return { customerId: idOf(bpNumber), callNumber, salutation, title, birthdate, street, zipcode, city, employee }
})

export const privateBankData: (typeof bankData.$inferInsert)[] = rows.map(([bpNumber]) => {
  const [accountHolder, iban, signDate] = payingAccounts[bpNumber]!
  return { customerId: idOf(bpNumber), accountHolder, iban, signDate }
})

export const privatePrivacy: (typeof privacySettings.$inferInsert)[] = rows.map(([bpNumber]) => ({
  customerId: idOf(bpNumber),
  ...agreementOf(bpNumber),
}))

/** A private customer's account has the customer's id: it is the token's `sub`. */
export const privatePeople: Person[] = rows.map(([customerNumber, , firstName, lastName, email, purpose]) => ({
  id: idOf(customerNumber),
  customerId: idOf(customerNumber),
  customerNumber,
  firstName,
  lastName,
  email: `${email}@mail.example`,
  ...(purpose && { purpose }),
}))

type Product = Omit<typeof products.$inferInsert, 'customerId'>

const limits = { starterLimitCents: 10_000, premiumLimitCents: 30_000 }
const starter = { productType: 'Starter', ...limits } as const
const premium = { productType: 'Premium', ...limits } as const

const usual: Product = { ...starter, activationDate: '2024-02-01' }

/** By customer number. */
const specialProducts = (now: Date): Record<string, Product> => ({
  '1100234501': { ...starter, activationDate: '2023-05-01' },
  '1100234502': { ...premium, activationDate: '2021-09-15', reductionCents: 50 },
  '1100234503': { ...premium, activationDate: '2019-03-01', premiumLimitCents: 50_000 },
  '1100234504': { ...starter, activationDate: '2017-11-06', starterLimitCents: 5000 },
  '1100234506': { ...starter, activationDate: '2025-02-10' },
  '1100234507': { ...premium, activationDate: '2020-06-01' },
  '1100234520': { ...starter, activationDate: firstOfMonth(now, 1) },
})

export function privateProducts(now: Date): (typeof products.$inferInsert)[] {
  const special = specialProducts(now)
  return privateCustomers(now).map(({ id, bpNumber }) => ({
    customerId: id,
    ...(special[bpNumber] ?? usual),
  }))
}

/** Theresa goes to Premium on the first of next month; she requested it yesterday. */
export const plannedChanges = (now: Date): (typeof productChanges.$inferInsert)[] => [
  {
    id: '90000000-0000-4000-8000-000000000001',
    customerId: '10000000-0000-4000-8000-001100234506',
    productType: 'Premium',
    activationDate: firstOfMonth(now, 1),
    plannedOn: dayAfter(now, -1),
  },
]
