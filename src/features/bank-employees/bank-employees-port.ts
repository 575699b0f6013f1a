import type { BankEmployee } from '#generated/model/bank-employee.ts'
import type { BankEmployeeList } from '#generated/model/bank-employee-list.ts'
import type { CreateBankEmployeeRequest } from '#generated/model/create-bank-employee-request.ts'
import type { UpdateBankEmployeeRequest } from '#generated/model/update-bank-employee-request.ts'
import type { Change, Command, Query } from '#src/shared/query/port.ts'

/** Who works in the bank area. */
export type BankEmployeesPort = {
  employees: () => Query<BankEmployeeList>
  add: Command<CreateBankEmployeeRequest, BankEmployee, 409>
  update: Change<BankEmployee, UpdateBankEmployeeRequest, void, 409>
  /** Whether it is the account of who is looking. */
  isOwn?: (employee: BankEmployee) => boolean
}
