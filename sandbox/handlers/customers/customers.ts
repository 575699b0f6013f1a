/** The bank's customers, one by number and as lists. */
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { SortOrder } from '#generated/model/sort-order.ts'
import { businessCustomerOutside, privateCustomerOutside } from '#sandbox/domain/customer.ts'
import { dayOf } from '#sandbox/domain/vienna.ts'
import { handler } from '#sandbox/handlers/handler.ts'
import {
  companiesWithNumbers,
  companyWithNumber,
  peopleWithNumbers,
  personWithNumber,
} from '#sandbox/storage/customer-rows.ts'
import { findInDirectory } from '#sandbox/storage/directory.ts'

/** The columns whose names outside are not the directory's. */
const shared = {
  bpNumber: 'bpNumber',
  postalAddress: 'address',
  taskOpen: 'taskOpenUntil',
  status: 'terminationDate',
} as const
const personColumns = {
  ...shared,
  firstName: 'firstName',
  lastName: 'lastName',
  callNumber: 'callNumber',
  email: 'email',
  birthDate: 'birthdate',
} as const
const companyColumns = { ...shared, companyName: 'companyName', limit: 'limitCents' } as const

type Listing = {
  page?: number
  limit?: number
  sort_order?: SortOrder
  statusFilter?: CustomerStatus[]
  searchParams?: string[]
}

/** What a list asks for beyond its columns (R684). */
const asked = ({ now, query }: { now: Date; query: Listing }) => ({
  page: query.page ?? 1,
  limit: query.limit ?? 20,
  order: query.sort_order ?? 'desc',
  statuses: query.statusFilter,
  terms: query.searchParams ?? [],
  today: dayOf(now),
})

export const customerHandlers = {
  bankListPrivateCustomers: handler('bankListPrivateCustomers', {
    handle: async (call) => {
      const column = personColumns[call.query.sort_by ?? 'bpNumber']
      const { numbers, total } = await findInDirectory(call.db, { kind: 'private', column, ...asked(call) })
      const people = await peopleWithNumbers(call.db, numbers)
      return { status: 200, body: { results: people.map((one) => privateCustomerOutside(one, call.now)), total } }
    },
  }),
  bankGetPrivateCustomer: handler('bankGetPrivateCustomer', {
    resource: ({ db, params }) => personWithNumber(db, params.bpNumber),
    handle: async ({ now }, person) => ({ status: 200, body: privateCustomerOutside(person, now) }),
  }),
  bankListBusinessCustomers: handler('bankListBusinessCustomers', {
    handle: async (call) => {
      const column = companyColumns[call.query.sort_by ?? 'bpNumber']
      const { numbers, total } = await findInDirectory(call.db, { kind: 'business', column, ...asked(call) })
      const companies = await companiesWithNumbers(call.db, numbers)
      return { status: 200, body: { results: companies.map((one) => businessCustomerOutside(one, call.now)), total } }
    },
  }),
  bankGetBusinessCustomer: handler('bankGetBusinessCustomer', {
    resource: ({ db, params }) => companyWithNumber(db, params.bpNumber),
    handle: async ({ now }, company) => ({ status: 200, body: businessCustomerOutside(company, now) }),
  }),
}
