import type { UrlState } from '#src/shared/page/url-state.ts'
import { list } from '#src/shared/table/list-search.ts'

export const administratorList = list({ sort: ['email', 'firstName', 'lastName', 'isActive', 'taskOpen'] })
export const administratorModals = { add: 'page', edit: 'record' } as const

export type AdministratorsSearch = ReturnType<typeof administratorList.parse>
export type AdministratorsPlace = UrlState<AdministratorsSearch, typeof administratorModals>
