import type { BankEmployee } from '#generated/model/bank-employee.ts'
import type { BankEmployeeList } from '#generated/model/bank-employee-list.ts'
import type { CreateBankEmployeeRequest } from '#generated/model/create-bank-employee-request.ts'
import type { UpdateBankEmployeeRequest } from '#generated/model/update-bank-employee-request.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'
import type { ApplicationStatus, Change, Command, Query } from '#src/shared/query/port.ts'
import { defineList } from '#src/shared/table/state/list-search.ts'

/** The accounts of the bank area. */
export type BankEmployeesPort = {
  employees: () => Query<BankEmployeeList>
  add: Command<CreateBankEmployeeRequest, BankEmployee, ApplicationStatus<'bankCreateEmployee'>>
  update: Change<BankEmployee, UpdateBankEmployeeRequest, void, ApplicationStatus<'bankUpdateEmployee'>>
  /** Whether it is the account of the signed-in user. */
  isOwn?: (employee: BankEmployee) => boolean
}

export const employeeList = defineList({ sort: ['email', 'firstName', 'lastName', 'roles', 'active'] })
export const employeeModals = { add: 'page', edit: 'record' } as const

export type BankEmployeesSearch = ReturnType<typeof employeeList.parse>
export type BankEmployeesUrlState = UrlState<BankEmployeesSearch, typeof employeeModals>
