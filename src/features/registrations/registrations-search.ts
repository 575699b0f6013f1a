import { defineList } from '#src/shared/table/state/list-search.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'

export const registrationList = defineList({
  sort: ['firstName', 'lastName', 'birthdate', 'phoneNumber', 'iban', 'note'],
})
export const registrationModals = { add: 'page', edit: 'record', delete: 'record' } as const

export type RegistrationsSearch = ReturnType<typeof registrationList.parse>
export type RegistrationsUrlState = UrlState<RegistrationsSearch, typeof registrationModals>
