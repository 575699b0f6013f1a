import type { LinkProps } from '@tanstack/react-router'
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import type { BusinessAdminList } from '#generated/model/business-admin-list.ts'
import type { CreateBusinessAdminRequest } from '#generated/model/create-business-admin-request.ts'
import type { UpdateBusinessAdminRequest } from '#generated/model/update-business-admin-request.ts'
import type { Change, Command, Query } from '#src/shared/query/port.ts'

/** Who runs one company; nobody is ever deleted, only deactivated (R543). */
export type AdministratorsPort = {
  administrators: () => Query<BusinessAdminList>
  add: Command<CreateBusinessAdminRequest, BusinessAdmin, 409>
  update: Change<BusinessAdmin, UpdateBusinessAdminRequest, void, 409 | 460 | 461>
  /** Whether it is the account of who is looking. */
  isOwn?: (administrator: BusinessAdmin) => boolean
  /** Where people change their own address, with a code: not here. */
  profile?: NonNullable<LinkProps['to']>
  /** Whether background work runs on an account, for whom that is of interest (R446, R449). */
  isWorkedOn?: (administrator: BusinessAdmin) => boolean
}
