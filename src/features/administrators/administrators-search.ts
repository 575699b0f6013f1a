import { defineList } from '#src/shared/table/state/list-search.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'

export const administratorList = defineList({ sort: ['email', 'firstName', 'lastName', 'isActive', 'taskOpen'] })
export const administratorModals = { add: 'page', edit: 'record' } as const

export type AdministratorsSearch = ReturnType<typeof administratorList.parse>
export type AdministratorsPlace = UrlState<AdministratorsSearch, typeof administratorModals>
