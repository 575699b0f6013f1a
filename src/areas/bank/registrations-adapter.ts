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
import { changeCommand, idempotentCommand } from '#src/shared/query/write-commands.ts'

/** The list and every single entry. */
const allowed = [getBankListAllowEntriesQueryKey()]
const denied = [getBankListDenyEntriesQueryKey()]

export const allowListAdapter: AllowListPort = {
  entries: () => getBankListAllowEntriesSuspenseQueryOptions(),
  entry: (id) => getBankGetAllowEntrySuspenseQueryOptions(id),
  add: idempotentCommand('bankCreateAllowEntry', bankCreateAllowEntry, allowed),
  change: changeCommand(
    'bankUpdateAllowEntry',
    (sent, headers, { id }) => bankUpdateAllowEntry(id, sent, headers),
    allowed,
  ),
  remove: changeCommand('bankDeleteAllowEntry', (_, headers, { id }) => bankDeleteAllowEntry(id, headers), allowed),
}

export const denyListAdapter: DenyListPort = {
  entries: () => getBankListDenyEntriesSuspenseQueryOptions(),
  entry: (id) => getBankGetDenyEntrySuspenseQueryOptions(id),
  add: idempotentCommand('bankCreateDenyEntry', bankCreateDenyEntry, denied),
  change: changeCommand(
    'bankUpdateDenyEntry',
    (sent, headers, { id }) => bankUpdateDenyEntry(id, sent, headers),
    denied,
  ),
  remove: changeCommand('bankDeleteDenyEntry', (_, headers, { id }) => bankDeleteDenyEntry(id, headers), denied),
}
