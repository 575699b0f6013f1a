import type { Place } from '#src/shared/page/place.ts'
import { defineList } from '#src/shared/table/state/list-search.ts'

export const employeeList = defineList({ sort: ['email', 'firstName', 'lastName', 'roles', 'active'] })
export const employeeModals = { add: 'page', edit: 'record' } as const

export type BankEmployeesSearch = ReturnType<typeof employeeList.parse>
export type BankEmployeesPlace = Place<BankEmployeesSearch, typeof employeeModals>
