/** What the lists promise, and the calls that show it. */
export type Kind = 'private' | 'business'

type Promised = {
  what: string
  /** Milliseconds that 95 of 100 calls stay below. */
  limit: number
  queries: { kind: Kind; query: string }[]
}

const shared = ['bpNumber', 'postalAddress', 'taskOpen', 'status']
const sorts: Record<Kind, string[]> = {
  private: [...shared, 'firstName', 'lastName', 'callNumber', 'email', 'birthDate'],
  business: [...shared, 'companyName', 'limit'],
}
/** Few, some, very many, nobody; with letters, digits and an umlaut. */
const terms = ['anna', 'ollinger', 'example', '1100050', '0681', 'niemand', 'hauptstrasse', 'k%C3%B6ck', 'example.com']

export function promises(customers: number): Promised[] {
  const last = Math.ceil(customers / 20)
  const places = [1, Math.ceil(last / 4), Math.ceil(last / 2), last]
  return [
    {
      what: 'a page at any place',
      limit: 300,
      queries: (['private', 'business'] as const).flatMap((kind) =>
        sorts[kind].flatMap((sort) =>
          (kind === 'private' ? places : places.map((page) => Math.ceil(page / 10))).flatMap((page) => [
            { kind, query: `sort_by=${sort}&sort_order=asc&page=${page}` },
            { kind, query: `sort_by=${sort}&sort_order=desc&page=${page}&statusFilter=ACTIVE` },
          ]),
        ),
      ),
    },
    {
      what: 'a search',
      limit: 500,
      queries: terms.flatMap((term) => [
        { kind: 'private', query: `searchParams=${term}` },
        { kind: 'private', query: `searchParams=${term}&searchParams=wien&sort_by=lastName&sort_order=asc` },
        { kind: 'private', query: `searchParams=${term}&sort_by=email&sort_order=asc&page=100` },
      ]),
    },
  ]
}
