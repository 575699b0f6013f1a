import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { BusinessCustomer } from '#generated/model/business-customer.ts'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { formatCallNumber } from '#src/shared/format/call-number.ts'
import type { CustomerKind, Opened } from '../kept.ts'
import type { FinderPorts } from './finder-port.ts'

/** A customer as the finder names them. */
export type Hit = Opened & { name: string; facts: readonly string[]; status: CustomerStatus }

const person = (found: PrivateCustomer): Hit => ({
  kind: 'private',
  bpNumber: found.bpNumber,
  name: `${found.firstName} ${found.lastName}`,
  facts: [found.bpNumber, formatCallNumber(found.callNumber), found.postalAddress.city],
  status: found.status,
})

const company = (found: BusinessCustomer): Hit => ({
  kind: 'business',
  bpNumber: found.bpNumber,
  name: found.companyName,
  facts: [found.bpNumber, found.postalAddress.city],
  status: found.statusDetails.status,
})

/** So many of a kind are shown; the list has the others. */
const mostShown = 6

/** Who is found for these words, of both kinds. */
export function useFound({ privateCustomers, businessCustomers }: FinderPorts, q: string | undefined) {
  const search = { q: q ?? '' }
  const [enabled, placeholderData] = [q !== undefined, keepPreviousData]
  const people = useQuery({ ...privateCustomers.customers(search), enabled, placeholderData })
  const companies = useQuery({ ...businessCustomers.customers(search), enabled, placeholderData })
  const groups: { kind: CustomerKind; hits: Hit[]; total: number }[] = [
    {
      kind: 'private',
      hits: people.data?.results.slice(0, mostShown).map(person) ?? [],
      total: people.data?.total ?? 0,
    },
    {
      kind: 'business',
      hits: companies.data?.results.slice(0, mostShown).map(company) ?? [],
      total: companies.data?.total ?? 0,
    },
  ]
  return {
    groups: groups.filter(({ hits }) => enabled && hits.length > 0),
    total: (people.data?.total ?? 0) + (companies.data?.total ?? 0),
    isFetching: enabled && (people.isFetching || companies.isFetching),
    error: people.error ?? companies.error,
  }
}

/** Those who were opened last, as they are called now; who is gone meanwhile is left out. */
export function useOpened({ privateCustomers, businessCustomers }: FinderPorts, opened: readonly Opened[]): Hit[] {
  const people = useQueries({
    queries: opened.filter(({ kind }) => kind === 'private').map(({ bpNumber }) => privateCustomers.customer(bpNumber)),
    combine: (answers) => answers.flatMap(({ data }) => (data ? [person(data)] : [])),
  })
  const companies = useQueries({
    queries: opened
      .filter(({ kind }) => kind === 'business')
      .map(({ bpNumber }) => businessCustomers.customer(bpNumber)),
    combine: (answers) => answers.flatMap(({ data }) => (data ? [company(data)] : [])),
  })
  return opened.flatMap((one) => [...people, ...companies].filter(({ bpNumber }) => bpNumber === one.bpNumber))
}
