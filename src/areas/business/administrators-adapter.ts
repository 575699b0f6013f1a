import {
  businessCreateAdministrator,
  businessUpdateAdministrator,
  getBusinessListAdministratorsQueryKey,
  getBusinessListAdministratorsSuspenseQueryOptions,
} from '#generated/api/business-administrators/business-administrators.ts'
import { getBusinessGetProfileQueryKey } from '#generated/api/business-profile/business-profile.ts'
import type { AdministratorsPort } from '#src/features/administrators/administrators-port.ts'
import { changeCommand, idempotentCommand } from '#src/shared/query/write-commands.ts'
import { readUser } from '#src/shared/session/session.ts'

const reloads = [getBusinessListAdministratorsQueryKey()]

export const administratorsAdapter: AdministratorsPort = {
  administrators: () => getBusinessListAdministratorsSuspenseQueryOptions(),
  add: idempotentCommand('businessCreateAdministrator', businessCreateAdministrator, reloads),
  update: changeCommand(
    'businessUpdateAdministrator',
    (sent, headers, { id }) => businessUpdateAdministrator(id, sent, headers),
    // The administrator may be the signed-in user, whose profile has the same data (R767).
    [...reloads, getBusinessGetProfileQueryKey()],
  ),
  isOwn: ({ id }) => readUser('business')?.id === id,
  profile: '/business/profile',
}
