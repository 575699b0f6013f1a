import type { LinkProps } from '@tanstack/react-router'
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import type { BusinessAdminList } from '#generated/model/business-admin-list.ts'
import type { CreateBusinessAdminRequest } from '#generated/model/create-business-admin-request.ts'
import type { UpdateBusinessAdminRequest } from '#generated/model/update-business-admin-request.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'
import type { ApplicationStatus, Change, Command, Query } from '#src/shared/query/port.ts'
import { defineList } from '#src/shared/table/state/list-search.ts'

/** The administrators of one company; they are never deleted, only deactivated (R543). */
export type AdministratorsPort = {
  administrators: () => Query<BusinessAdminList>
  add: Command<CreateBusinessAdminRequest, BusinessAdmin, ApplicationStatus<'businessCreateAdministrator'>>
  update: Change<BusinessAdmin, UpdateBusinessAdminRequest, void, ApplicationStatus<'businessUpdateAdministrator'>>
  /** Whether it is the account of the signed-in user. */
  isOwn?: (administrator: BusinessAdmin) => boolean
  /** The page where users change their own e-mail address, with a code. */
  profile?: NonNullable<LinkProps['to']>
  /** Whether a background task runs for an account; for bank employees (R446, R449). */
  hasOpenTask?: (administrator: BusinessAdmin) => boolean
}

export const administratorList = defineList({ sort: ['email', 'firstName', 'lastName', 'isActive', 'taskOpen'] })
export const administratorModals = { add: 'page', edit: 'record' } as const

export type AdministratorsSearch = ReturnType<typeof administratorList.parse>
export type AdministratorsUrlState = UrlState<AdministratorsSearch, typeof administratorModals>
