/** A person with all roles at the bank; pure. */
import type { StoredCompany } from '#sandbox/domain/company.ts'
import type { Customer, PrivateDetails } from '#sandbox/domain/customer.ts'
import type { StoredTier } from '#sandbox/domain/product.ts'

/** The three areas that a person can be signed in to; each has its own accounts. */
export type Area = 'private' | 'business' | 'bank'

/** E-mail addresses are in small letters; the customer is the person's own contract, or the company that they run. */
export type Account = {
  id: string
  area: Area
  email: string
  customerNumber: string | null
  firstName: string
  lastName: string
  passwordHash: string | null
  failedAttempts: number
  lockedUntil: Date | null
  standingLock: 'timed' | 'untimed' | null
  deactivatedAt: Date | null
  taskOpenUntil: Date | null
  customerId: string | null
  version: number
}

export type EmployeeRoles = {
  accountId: string
  roles: string[]
  version: number
}

export type StoredBankData = {
  customerId: string
  accountHolder: string
  iban: string
  signDate: string
  version: number
}

/** The account, and what hangs on it, the company's data for each administrator. */
export type Person = {
  accounts: Account
  bank_employees: EmployeeRoles | null
  customers: Customer | null
  private_customers: PrivateDetails | null
  bank_data: StoredBankData | null
  products: StoredTier | null
  companies: StoredCompany | null
}
