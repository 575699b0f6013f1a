import {
  bankCreateAllowEntry,
  bankCreateDenyEntry,
  bankDeleteAllowEntry,
  bankDeleteDenyEntry,
  bankUpdateAllowEntry,
  bankUpdateDenyEntry,
  getBankGetAllowEntrySuspenseQueryOptions,
  getBankGetDenyEntrySuspenseQueryOptions,
  getBankListAllowEntriesQueryKey,
  getBankListAllowEntriesSuspenseQueryOptions,
  getBankListDenyEntriesQueryKey,
  getBankListDenyEntriesSuspenseQueryOptions,
} from '#generated/api/bank-registrations/bank-registrations.ts'
import type { AllowListPort, DenyListPort } from '#src/features/registrations/registrations-port.ts'
import { idempotentCommand } from '#src/shared/query/idempotent-command.ts'
import { command } from '#src/shared/query/port.ts'

/** The list and every single entry. */
const allowed = [getBankListAllowEntriesQueryKey()]
const denied = [getBankListDenyEntriesQueryKey()]

export const allowListAdapter: AllowListPort = {
  entries: () => getBankListAllowEntriesSuspenseQueryOptions(),
  entry: (id) => getBankGetAllowEntrySuspenseQueryOptions(id),
  add: idempotentCommand('bankCreateAllowEntry', (sent, headers) => bankCreateAllowEntry(sent, headers), allowed),
  change: (id) => command('bankUpdateAllowEntry', (sent) => bankUpdateAllowEntry(id, sent), allowed),
  remove: command('bankDeleteAllowEntry', (id) => bankDeleteAllowEntry(id), allowed),
}

export const denyListAdapter: DenyListPort = {
  entries: () => getBankListDenyEntriesSuspenseQueryOptions(),
  entry: (id) => getBankGetDenyEntrySuspenseQueryOptions(id),
  add: idempotentCommand('bankCreateDenyEntry', (sent, headers) => bankCreateDenyEntry(sent, headers), denied),
  change: (id) => command('bankUpdateDenyEntry', (sent) => bankUpdateDenyEntry(id, sent), denied),
  remove: command('bankDeleteDenyEntry', (id) => bankDeleteDenyEntry(id), denied),
}
