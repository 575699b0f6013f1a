import type { Place } from '#src/shared/page/place.ts'
import { defineList } from '#src/shared/table/state/list-search.ts'

export const registrationList = defineList({
  sort: ['firstName', 'lastName', 'birthdate', 'phoneNumber', 'iban', 'note'],
})
export const registrationModals = { add: 'page', edit: 'record', delete: 'record' } as const

export type RegistrationsSearch = ReturnType<typeof registrationList.parse>
export type RegistrationsPlace = Place<RegistrationsSearch, typeof registrationModals>
