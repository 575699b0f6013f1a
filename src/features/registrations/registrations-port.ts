import type { AllowEntryRequest } from '#generated/model/allow-entry-request.ts'
import type { AllowEntry } from '#generated/model/allow-entry.ts'
import type { DenyEntryRequest } from '#generated/model/deny-entry-request.ts'
import type { DenyEntry } from '#generated/model/deny-entry.ts'
import type { UrlState } from '#src/shared/page/url-state.ts'
import type { Change, Command, Query, Versioned } from '#src/shared/query/port.ts'
import { defineList } from '#src/shared/table/state/list-search.ts'

/** A list of people whose registration is allowed or refused before any other check. */
export type RegistrationsPort<TEntry extends Versioned, TRequest> = {
  entries: () => Query<{ results: TEntry[]; total: number }>
  /** One entry, which may be newer than the list. */
  entry: (id: string) => Query<TEntry>
  add: Command<TRequest, TEntry>
  change: Change<TEntry, TRequest, void>
  remove: Change<TEntry, void, void>
}

export type AllowListPort = RegistrationsPort<AllowEntry, AllowEntryRequest>
export type DenyListPort = RegistrationsPort<DenyEntry, DenyEntryRequest>

export const registrationList = defineList({
  sort: ['firstName', 'lastName', 'birthdate', 'phoneNumber', 'iban', 'note'],
})
export const registrationModals = { add: 'page', edit: 'record', delete: 'record' } as const

export type RegistrationsSearch = ReturnType<typeof registrationList.parse>
export type RegistrationsUrlState = UrlState<RegistrationsSearch, typeof registrationModals>
