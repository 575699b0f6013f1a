import type { Place } from '#src/shared/page/place.ts'
import { defineList } from '#src/shared/table/state/list-search.ts'

export const administratorList = defineList({ sort: ['email', 'firstName', 'lastName', 'isActive', 'taskOpen'] })
export const administratorModals = { add: 'page', edit: 'record' } as const

export type AdministratorsSearch = ReturnType<typeof administratorList.parse>
export type AdministratorsPlace = Place<AdministratorsSearch, typeof administratorModals>
