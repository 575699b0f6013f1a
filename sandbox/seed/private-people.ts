/** The private customers: the people of openapi/examples/README.md first, then people for the login's error paths. */
import type { Person, Purpose } from '#sandbox/seed/person.ts'
import { agreementOf, employees, payingAccounts, told } from '#sandbox/seed/private-personal-data.ts'
import { endless } from '#sandbox/domain/work.ts'
import { josefsEnd, plannedEnd } from '#sandbox/seed/ends-of-contracts.ts'
import type { bankData, privacySettings } from '#sandbox/storage/tables/personal-data.ts'
import type { customers, privateCustomers as privateCustomerTable } from '#sandbox/storage/tables/people.ts'

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
    taskOpenUntil: endless,
  },
})

export function privateCustomers(now: Date): (typeof customers.$inferInsert)[] {
  const special = contracts(now)
  return rows.map(([bpNumber]) => ({ id: idOf(bpNumber), kind: 'private', bpNumber, ...special[bpNumber] }))
}

export const privateDetails: (typeof privateCustomerTable.$inferInsert)[] = rows.map(([bpNumber, callNumber]) => {
  const [salutation, title, birthdate, street, zipcode, city] = told[bpNumber]!
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
