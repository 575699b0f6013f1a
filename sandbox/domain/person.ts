/** A person with all roles at the bank; pure. */
import type { Account } from '#sandbox/domain/account.ts'
import type { StoredCompany } from '#sandbox/domain/company.ts'
import type { Customer, PrivateDetails } from '#sandbox/domain/customer.ts'
import type { StoredTier } from '#sandbox/domain/product.ts'

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
