import { anyOf, list } from '#src/shared/table/list-search.ts'

const statuses = ['ACTIVE', 'TERMINATION_PLANNED', 'TERMINATED'] as const

/** The state of the list of private customers in the URL (R358 to R362). */
export const privateCustomerList = list({
  sort: [
    'bpNumber',
    'firstName',
    'lastName',
    'callNumber',
    'email',
    'postalAddress',
    'birthDate',
    'taskOpen',
    'status',
  ],
  search: {},
  filters: { status: anyOf(statuses) },
})

export type PrivateCustomerSearch = ReturnType<typeof privateCustomerList.parse>
