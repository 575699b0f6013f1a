import type { UrlState } from '#src/shared/page/url-state.ts'
import { list } from '#src/shared/table/list-search.ts'

export const employeeList = list({ sort: ['email', 'firstName', 'lastName', 'roles', 'active'] })
export const employeeModals = { add: 'page', edit: 'record' } as const

export type BankEmployeesSearch = ReturnType<typeof employeeList.parse>
export type BankEmployeesPlace = UrlState<BankEmployeesSearch, typeof employeeModals>
