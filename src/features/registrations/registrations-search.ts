import type { UrlState } from '#src/shared/page/url-state.ts'
import { list } from '#src/shared/table/list-search.ts'

export const registrationList = list({ sort: ['firstName', 'lastName', 'birthdate', 'phoneNumber', 'iban', 'note'] })
export const registrationModals = { add: 'page', edit: 'record', delete: 'record' } as const

export type RegistrationsSearch = ReturnType<typeof registrationList.parse>
export type RegistrationsPlace = UrlState<RegistrationsSearch, typeof registrationModals>
