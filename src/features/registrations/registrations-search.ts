import { list, type ListSearch } from '#src/shared/table/list-search.ts'

const sortable = ['firstName', 'lastName', 'birthdate', 'phoneNumber', 'iban', 'note'] as const

export const registrationList = list({ sort: sortable })

const windows = ['add', 'edit', 'delete'] as const
export type RegistrationWindow = (typeof windows)[number]

/** The list, and which window is open about which entry. */
export type RegistrationsSearch = ListSearch<(typeof sortable)[number]> & { modal?: RegistrationWindow; entry?: string }

export function registrationsSearch(given: Record<string, unknown>): RegistrationsSearch {
  const modal = windows.find((name) => name === given.modal)
  const entry = typeof given.entry === 'string' ? given.entry : undefined
  return { ...registrationList.parse(given), ...(modal && { modal }), ...(modal && entry && { entry }) }
}
