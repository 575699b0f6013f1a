import {
  bankCreateAdministrator,
  bankUpdateAdministrator,
  getBankListAdministratorsQueryKey,
  getBankListAdministratorsSuspenseQueryOptions,
} from '#generated/api/bank-administrators/bank-administrators.ts'
import type { BusinessAdmin } from '#generated/model/business-admin.ts'
import type { AdministratorsPort } from '#src/features/administrators/administrators-port.ts'
import { changeCommand, idempotentCommand } from '#src/shared/query/write-commands.ts'

const hasOpenTask = ({ taskOpen }: BusinessAdmin) => taskOpen

export function bankAdministrators(customerId: string): AdministratorsPort {
  const reloads = [getBankListAdministratorsQueryKey(customerId)]
  return {
    administrators: () => getBankListAdministratorsSuspenseQueryOptions(customerId),
    add: idempotentCommand(
      'bankCreateAdministrator',
      (sent, headers) => bankCreateAdministrator(customerId, sent, headers),
      reloads,
    ),
    update: changeCommand(
      'bankUpdateAdministrator',
      (sent, headers, { id }) => bankUpdateAdministrator(customerId, id, sent, headers),
      reloads,
    ),
    hasOpenTask,
  }
}
