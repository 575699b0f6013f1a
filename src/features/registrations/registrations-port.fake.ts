import type { AllowEntry } from '#generated/model/allow-entry.ts'
import type { AllowEntryRequest } from '#generated/model/allow-entry-request.ts'
import type { DenyEntry } from '#generated/model/deny-entry.ts'
import type { DenyEntryRequest } from '#generated/model/deny-entry-request.ts'
import type { ApplicationStatus } from '#src/shared/query/port.ts'
import { fakeChange, fakeCommand, fakeList, fakeQuery } from '#src/shared/query/port.fake.ts'

export const magdalena: AllowEntry = {
  id: 'd0000000-0000-4000-8000-000000000001',
  etag: 'magdalena-1',
  firstName: 'Magdalena',
  lastName: 'Haas',
  birthdate: '1990-02-14',
  phoneNumber: '6641230001',
  note: 'Mit der Kundin geklärt.',
}

const nothing = { firstName: null, lastName: null, birthdate: null, phoneNumber: null, iban: null, note: null }
export const deniedAccount: DenyEntry = {
  ...nothing,
  id: 'd0000000-0000-4000-8000-000000000012',
  etag: 'account-1',
  iban: 'AT595600020141567890',
}

function fakePort<TEntry extends { id: string; etag: string }, TRequest>(entries: readonly TEntry[]) {
  const change = fakeChange<TEntry, TRequest, void>('bankUpdateDenyEntry', undefined)
  return {
    entries: () => fakeList('entries', entries),
    entry: (id: string) =>
      fakeQuery(['fake', 'entries', id], () => Promise.resolve(entries.find((entry) => entry.id === id)!)),
    add: fakeCommand<TRequest, TEntry, ApplicationStatus<'bankCreateDenyEntry'>>('bankCreateDenyEntry', entries[0]!),
    change,
    remove: fakeChange<TEntry, void, void>('bankDeleteDenyEntry', undefined),
  }
}

export const fakeAllowList = (entries: readonly AllowEntry[] = [magdalena]) =>
  fakePort<AllowEntry, AllowEntryRequest>(entries)
export const fakeDenyList = (entries: readonly DenyEntry[] = [deniedAccount]) =>
  fakePort<DenyEntry, DenyEntryRequest>(entries)
