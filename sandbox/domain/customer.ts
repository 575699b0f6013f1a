/** What customers look like to the bank; pure. */
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { BusinessMonthlyLimit } from '#generated/model/business-monthly-limit.ts'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { Locks } from '#generated/model/locks.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import type { Salutation } from '#generated/model/salutation.ts'
import type { ReturnDebitReason } from '#generated/model/return-debit-reason.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { dayOf } from '#contract-checks/vienna-day.ts'
import type { Account } from '#sandbox/domain/account.ts'
import type { StoredCompany } from '#sandbox/domain/company.ts'

/** What private customers and companies have in common; the termination date is the first day without the contract. */
export type Customer = {
  id: string
  kind: 'private' | 'business'
  bpNumber: string
  taskOpenUntil: Date | null
  terminationDate: string | null
  terminationReason: string | null
  securityLockRM: boolean
  securityLockSL: boolean
  securityLockCustomerWish: boolean
  securityLockCS: boolean
  inactivityLock: boolean
  returnDebitLock: string | null
  version: number
  lockVersion: number
  inactivityVersion: number
}

/** Call numbers without +43. */
export type PrivateDetails = {
  customerId: string
  callNumber: string
  salutation: Salutation
  title: string | null
  birthdate: string
  street: string
  zipcode: string
  city: string
  employee: boolean
  version: number
  callNumberVersion: number
}

/** A customer with everything that the bank's lists show. */
export type FoundPerson = { customer: Customer; details: PrivateDetails; account: Account }
export type FoundCompany = { customer: Customer; company: StoredCompany }

/** From its termination date on a contract is over, by Vienna's day (R911). */
export function statusOf({ terminationDate }: Pick<Customer, 'terminationDate'>, now: Date): CustomerStatus {
  if (terminationDate === null) return 'ACTIVE'
  return terminationDate > dayOf(now) ? 'TERMINATION_PLANNED' : 'TERMINATED'
}

/** Any lock prevents payments. */
export const isLocked = (customer: Customer): boolean =>
  Object.values(locksOf(customer)).some((lock) => lock !== false && lock !== null)

/** Companies have no inactivity lock (R527). */
const locksOf = (customer: Customer): Omit<Locks, 'etag'> => ({
  securityLockRM: customer.securityLockRM,
  securityLockSL: customer.securityLockSL,
  securityLockCustomerWish: customer.securityLockCustomerWish,
  securityLockCS: customer.securityLockCS,
  ...(customer.kind === 'private' && { inactivityLock: customer.inactivityLock }),
  returnDebitLock: customer.returnDebitLock as ReturnDebitReason | null,
})

export const toLocksResponse = (customer: Customer): Locks =>
  withEtag(customer.lockVersion + customer.inactivityVersion, locksOf(customer))

const addressOf = ({ zipcode, city, street }: { zipcode: string; city: string; street: string }) => ({
  zipcode,
  city,
  street,
})

/** The reason is stored as text and is one of those of its kind of customer. */
const terminationOf = <Reason>(customer: Customer) => ({
  terminationReason: customer.terminationReason as Reason | null,
  terminationDate: customer.terminationDate,
})

export function toPrivateCustomerResponse({ customer, details, account }: FoundPerson, now: Date): PrivateCustomer {
  const { firstName, lastName } = account
  return withEtag(customer.version, {
    id: customer.id,
    bpNumber: customer.bpNumber,
    firstName,
    lastName,
    callNumber: details.callNumber,
    email: account.email,
    postalAddress: addressOf(details),
    birthDate: details.birthdate,
    taskOpen: isWorking(customer, now),
    status: statusOf(customer, now),
    ...terminationOf<NonNullable<PrivateCustomer['terminationReason']>>(customer),
    locks: toLocksResponse(customer),
    user: { salutation: details.salutation, firstName, lastName },
  })
}

export function toBusinessCustomerResponse({ customer, company }: FoundCompany, now: Date): BusinessCustomer {
  return withEtag(customer.version, {
    id: customer.id,
    bpNumber: customer.bpNumber,
    companyName: company.name,
    limit: (company.limitCents / 100) as BusinessMonthlyLimit,
    postalAddress: addressOf(company),
    taskOpen: isWorking(customer, now),
    locks: toLocksResponse(customer),
    statusDetails: {
      status: statusOf(customer, now),
      ...terminationOf<NonNullable<BusinessCustomer['statusDetails']['terminationReason']>>(customer),
    },
  })
}

/** How long background work on a customer's data takes after one change (A149), in seconds of the sandbox's clock. */
const workSeconds = 3

/** The end of background work of the seed that never ends. */
export const endOfTime = new Date('2999-12-31T00:00:00Z')

/** Whether background work runs on the data, which blocks every change of them. */
export const isWorking = (customer: { taskOpenUntil: Date | null }, now: Date): boolean =>
  customer.taskOpenUntil !== null && now < customer.taskOpenUntil

/** When work ends that starts now. */
export const workUntil = (now: Date): Date => new Date(now.getTime() + workSeconds * 1000)
