import { expectTypeOf, it } from 'vitest'
import type { Account } from '#sandbox/domain/account.ts'
import type { EmployeeRoles, StoredBankData } from '#sandbox/domain/person.ts'
import type { StoredReceipt, StoredTransaction } from '#sandbox/domain/billing.ts'
import type { StoredBillRun } from '#sandbox/domain/bill-run.ts'
import type { StoredNumber } from '#sandbox/domain/calling-number.ts'
import type { StoredCompany } from '#sandbox/domain/company.ts'
import type { Customer, PrivateDetails } from '#sandbox/domain/customer.ts'
import type { FormerProduct, StoredFee } from '#sandbox/domain/fee.ts'
import type { Message } from '#sandbox/domain/message.ts'
import type { StoredChange, StoredTier } from '#sandbox/domain/product.ts'
import type { StoredTask } from '#sandbox/domain/tasks.ts'
import type { billRuns, tasks } from '#sandbox/storage/tables/back-office.ts'
import type { callingNumbers } from '#sandbox/storage/tables/calling-numbers.ts'
import type { companies } from '#sandbox/storage/tables/companies.ts'
import type { fees, formerProducts, productChanges, products } from '#sandbox/storage/tables/products.ts'
import type { receipts, transactions } from '#sandbox/storage/tables/billing.ts'
import type { accounts, bankEmployees, customers, privateCustomers } from '#sandbox/storage/tables/people.ts'
import type { bankData } from '#sandbox/storage/tables/personal-data.ts'
import type { outbox } from '#sandbox/storage/tables/sandbox.ts'

it('a new column does not compile until the domain knows it: each table keeps what the domain names, no more and no less', () => {
  expectTypeOf<typeof accounts.$inferSelect>().toEqualTypeOf<Account>()
  expectTypeOf<typeof bankEmployees.$inferSelect>().toEqualTypeOf<EmployeeRoles>()
  expectTypeOf<typeof customers.$inferSelect>().toEqualTypeOf<Customer>()
  expectTypeOf<typeof privateCustomers.$inferSelect>().toEqualTypeOf<PrivateDetails>()
  expectTypeOf<typeof bankData.$inferSelect>().toEqualTypeOf<StoredBankData>()
  expectTypeOf<typeof companies.$inferSelect>().toEqualTypeOf<StoredCompany>()
  expectTypeOf<typeof products.$inferSelect>().toEqualTypeOf<StoredTier>()
  expectTypeOf<typeof productChanges.$inferSelect>().toEqualTypeOf<StoredChange>()
  expectTypeOf<typeof formerProducts.$inferSelect>().toEqualTypeOf<FormerProduct>()
  expectTypeOf<typeof fees.$inferSelect>().toEqualTypeOf<StoredFee>()
  expectTypeOf<typeof transactions.$inferSelect>().toEqualTypeOf<StoredTransaction>()
  expectTypeOf<typeof receipts.$inferSelect>().toEqualTypeOf<StoredReceipt>()
  expectTypeOf<typeof callingNumbers.$inferSelect>().toEqualTypeOf<StoredNumber>()
  expectTypeOf<typeof billRuns.$inferSelect>().toEqualTypeOf<StoredBillRun>()
  expectTypeOf<typeof tasks.$inferSelect>().toEqualTypeOf<StoredTask>()
  expectTypeOf<typeof outbox.$inferSelect>().toEqualTypeOf<Message>()
})
