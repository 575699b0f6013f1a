import { defineList } from '#src/shared/table/state/list-search.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'

export const employeeList = defineList({ sort: ['email', 'firstName', 'lastName', 'roles', 'active'] })
export const employeeModals = { add: 'page', edit: 'record' } as const

export type BankEmployeesSearch = ReturnType<typeof employeeList.parse>
export type BankEmployeesPlace = UrlState<BankEmployeesSearch, typeof employeeModals>
