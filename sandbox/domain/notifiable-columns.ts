/**
 * The columns whose changes are notified; pure. A new column does not compile until it is listed.
 * Names and what is agreed with the bank's own departments are not among them.
 */
import type { Person } from '#sandbox/domain/person.ts'
import type { SessionEnd } from '#sandbox/domain/session.ts'

const facts = [
  'email',
  'callNumber',
  'password',
  'access',
  'lockout',
  'roles',
  'address',
  'contact',
  'bills',
  'bankData',
  'limit',
  'lock',
  'contract',
] as const
export type Fact = (typeof facts)[number]

type FactByColumn<Row> = Record<keyof Row, Fact | null>

const notifiableColumns: { [Table in keyof Person]: FactByColumn<NonNullable<Person[Table]>> } = {
  accounts: {
    id: null,
    area: null,
    email: 'email',
    customerNumber: null,
    firstName: null,
    lastName: null,
    passwordHash: 'password',
    failedAttempts: null,
    lockedUntil: 'lockout',
    standingLock: 'lockout',
    deactivatedAt: 'access',
    taskOpenUntil: null,
    customerId: null,
    version: null,
  },
  bank_employees: { accountId: null, roles: 'roles', version: null },
  customers: {
    id: null,
    kind: null,
    bpNumber: null,
    taskOpenUntil: null,
    terminationDate: 'contract',
    terminationReason: null,
    securityLockRM: 'lock',
    securityLockSL: 'lock',
    securityLockCustomerWish: 'lock',
    securityLockCS: 'lock',
    inactivityLock: 'lock',
    returnDebitLock: 'lock',
    version: null,
    lockVersion: null,
    inactivityVersion: null,
  },
  private_customers: {
    customerId: null,
    callNumber: 'callNumber',
    salutation: null,
    title: null,
    birthdate: null,
    street: 'address',
    zipcode: 'address',
    city: 'address',
    employee: null,
    version: null,
    callNumberVersion: null,
  },
  bank_data: { customerId: null, accountHolder: 'bankData', iban: 'bankData', signDate: 'bankData', version: null },
  products: {
    customerId: null,
    productType: null,
    activationDate: null,
    starterLimitCents: 'limit',
    premiumLimitCents: 'limit',
    reductionCents: null,
    version: null,
  },
  companies: {
    customerId: null,
    name: null,
    registerNumber: null,
    legalEntity: null,
    uid: null,
    contactSalutation: null,
    contactTitle: null,
    contactFirstName: null,
    contactLastName: null,
    contactEmail: 'contact',
    contactCallNumber: 'contact',
    street: 'address',
    zipcode: 'address',
    city: 'address',
    country: 'address',
    billingCoName: 'bills',
    billingStreet: 'bills',
    billingZipcode: 'bills',
    billingCity: 'bills',
    billingCountry: 'bills',
    accountHolder: 'bankData',
    iban: 'bankData',
    signDate: 'bankData',
    paymentMethod: 'bankData',
    taxRate: null,
    paymentCondition: null,
    billEmail1: 'bills',
    billEmail2: 'bills',
    limitCents: 'limit',
    advertisingConsent: null,
    discountActivationBusiness: null,
    discountActivationNumber: null,
    discountMonthlyNumber: null,
    version: null,
    limitVersion: null,
  },
}

/** What has become another, in the order of `facts`. */
export function changedFacts(before: Person, after: Person): Fact[] {
  const changed = new Set<Fact | null>()
  for (const [table, columns] of Object.entries(notifiableColumns)) {
    const [was, is] = [before, after].map((one) => (one as Record<string, object | null>)[table] as Values)
    for (const [column, fact] of Object.entries(columns)) {
      const [old, now] = [was?.[column], is?.[column]]
      // Dates and lists are other objects each time they are read.
      if (old !== now && JSON.stringify(old) !== JSON.stringify(now)) changed.add(fact)
    }
  }
  return facts.filter((fact) => changed.has(fact))
}
type Values = Record<string, unknown> | null

/** Changes that void codes sent before: the account is reached in another way, or not at all. */
const signInFacts: ReadonlySet<Fact> = new Set(['email', 'callNumber', 'password', 'access'])
export const voidsCodes = (changed: readonly Fact[]): boolean => changed.some((fact) => signInFacts.has(fact))

/** The reason with which a change ends sessions: access was removed, or another person changed the address. */
export function endOfSessions(changed: readonly Fact[], after: Person, byThemself: boolean): SessionEnd | undefined {
  if (changed.includes('access') && after.accounts.deactivatedAt !== null) return 'access'
  return changed.includes('email') && !byThemself ? 'email' : undefined
}
