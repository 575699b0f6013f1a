import { describe, expect, it } from 'vitest'
import { readContract } from '#contract-checks/contract.ts'
import { startOf } from '#contract-checks/vienna-day.ts'
import { holzbausEnd, josefsEnd, plannedEnd } from '#sandbox/seed/ends-of-contracts.ts'
import { backends, sharedSandbox, defaultBackends } from './backends.ts'
import { type Client, withoutEtag } from './client.ts'

/** The contract writes the days down on which contracts end, the sandbox counts them from today. */
const ends = { '2026-12-31': plannedEnd, '2026-06-30': josefsEnd, '2026-03-31': holzbausEnd }

const contract = readContract()

/** An example of the contract as the sandbox answers it today, without the etags, which only the server knows. */
function example(operation: 'bankGetPrivateCustomer' | 'bankGetBusinessCustomer', name: string) {
  const { examples } = contract.operation(operation).responses['200']!.content!['application/json']!
  const text = JSON.stringify(contract.example(examples![name]!), (key, value: unknown) =>
    key === 'etag' ? undefined : value,
  )
  const today = Object.entries(ends).reduce((written, [day, end]) => written.replaceAll(day, end(new Date())), text)
  return JSON.parse(today) as Record<string, unknown>
}

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  let token: string
  sharedSandbox(backend, async (started) => {
    client = started
    token = await client.tokenOf('bank', 'thomas.auer@bank.example')
  })

  const read = (path: string) => client.call('GET', `/bank${path}`, { token })

  it.each(['active', 'inactive', 'locked', 'terminationPlanned', 'terminated'])(
    'bank staff read a private customer by number: %s @R685',
    async (name) => {
      const customer = example('bankGetPrivateCustomer', name)
      const answer = await read(`/private/customers/${String(customer.bpNumber)}`)
      expect(answer).toMatchObject({ status: 200, body: customer })
    },
  )

  it.each(['active', 'taskOpen', 'terminationPlanned', 'terminated'])(
    'bank staff read a company by number: %s',
    async (name) => {
      const company = example('bankGetBusinessCustomer', name)
      const answer = await read(`/business/customers/${String(company.bpNumber)}`)
      expect(answer).toMatchObject({ status: 200, body: company })
    },
  )

  it('answers 404 for a number that is unknown, malformed, or of the other kind', async () => {
    const paths = ['1199999999', '1200456701', 'Anna', '11%2F'].map((number) => `/private/customers/${number}`)
    const answers = await Promise.all([...paths, '/business/customers/1100234501'].map(read))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })

  it('a contract is over from its termination date on, by the day in Vienna @R911', async () => {
    const statusAt = async (moment: string) => {
      await client.control('clock', { resetTo: moment })
      token = await client.tokenOf('bank', 'thomas.auer@bank.example') // the other session is idle by then
      return (await read('/private/customers/1100234503')).body.status
    }
    const lastDay = startOf(plannedEnd(new Date())).getTime()
    expect(await statusAt(new Date(lastDay - 60_000).toISOString())).toBe('TERMINATION_PLANNED')
    expect(await statusAt(new Date(lastDay + 60_000).toISOString())).toBe('TERMINATED')
  })
})

type Person = {
  bpNumber: string
  firstName: string
  lastName: string
  status: string
  taskOpen: boolean
  email: string
}
type Company = { bpNumber: string; companyName: string; limit: number }

describe.each(backends)('on %s', (backend) => {
  let client: Client
  let token: string
  sharedSandbox(backend, async (started) => {
    client = started
    token = await client.tokenOf('bank', 'thomas.auer@bank.example')
  })

  async function list<Row>(kind: 'private' | 'business', query = '') {
    const { status, body } = await client.call('GET', `/bank/${kind}/customers${query}`, { token })
    if (status !== 200) throw new Error(`${query}: ${status}`)
    return body as { results: Row[]; total: number }
  }
  const people = (query?: string) => list<Person>('private', query)
  const numbers = async (query: string) => (await people(query)).results.map(({ bpNumber }) => bpNumber)

  it('without a wish the highest number comes first, 20 of them @R683 @R684 @R890 @R894', async () => {
    const { results, total } = await people()
    expect(results).toHaveLength(20)
    expect(total).toBeGreaterThanOrEqual(45)
    expect(results[0]!.bpNumber).toBe('1100234520')
    expect(results.map(({ bpNumber }) => bpNumber)).toEqual(
      results
        .map(({ bpNumber }) => bpNumber)
        .toSorted()
        .toReversed(),
    )
  })

  it.each([
    'bpNumber',
    'firstName',
    'lastName',
    'callNumber',
    'email',
    'postalAddress',
    'birthDate',
    'taskOpen',
    'status',
  ])(
    'the pages of every sort by %s together hold everybody once, and backwards are the same @R360 @R361',
    async (field) => {
      const all = async (order: string) => {
        const pages = await Promise.all(
          [1, 2, 3, 4, 5, 6, 7].map((page) => numbers(`?sort_by=${field}&sort_order=${order}&limit=10&page=${page}`)),
        )
        return pages.flat()
      }
      const [up, down] = [await all('asc'), await all('desc')]
      expect(new Set(up).size).toBe((await people('?limit=1')).total)
      expect(down).toEqual(up.toReversed())
    },
  )

  it('names with accents are sorted as people read them', async () => {
    const names = (await people('?sort_by=lastName&sort_order=asc&limit=100')).results.map(({ lastName }) => lastName)
    const german = new Intl.Collator('de', { sensitivity: 'base', ignorePunctuation: false })
    expect(names).toEqual(names.toSorted((one, other) => german.compare(one, other)))
  })

  it('active customers come before those who leave and those who have left; work comes last', async () => {
    const statuses = (await people('?sort_by=status&sort_order=asc&limit=100')).results.map(({ status }) => status)
    expect([...new Set(statuses)]).toEqual(['ACTIVE', 'TERMINATION_PLANNED', 'TERMINATED'])
    expect((await people('?sort_by=taskOpen&sort_order=desc&limit=1')).results[0]!.taskOpen).toBe(true)
  })

  it('a filter leaves customers in one of its states, and they are all there are', async () => {
    const counts = await Promise.all(
      ['ACTIVE', 'TERMINATION_PLANNED', 'TERMINATED'].map(async (status) => {
        const { results, total } = await people(`?statusFilter=${status}&limit=100`)
        expect(new Set(results.map((one) => one.status))).toEqual(new Set([status]))
        return total
      }),
    )
    const { total } = await people('?statusFilter=ACTIVE&statusFilter=TERMINATED&limit=1')
    expect(total).toBe(counts[0]! + counts[2]!)
    expect((await people('?limit=1')).total).toBe(counts[0]! + counts[1]! + counts[2]!)
  })

  it.each([
    ['a name', 'searchParams=yilmaz', '1100234505'],
    ['a name in other letters', 'searchParams=YILMAZ', '1100234505'],
    ['a part of a number', 'searchParams=234501', '1100234501'],
    ['a call number as it is dialled', 'searchParams=06641234501', '1100234501'],
    ['a call number from abroad', 'searchParams=%2B436641234501', '1100234501'],
    ['several words', 'searchParams=linz&searchParams=elif&searchParams=landstra', '1100234505'],
    ['a street with ss', 'searchParams=mariahilfer%20strasse', '1100234501'],
    ['an address', 'searchParams=bahnhofstraße%205&searchParams=klagenfurt', '1100234507'],
  ])('a customer is found by %s', async (_what, query, bpNumber) => {
    expect(await numbers(`?${query}`)).toEqual([bpNumber])
  })

  it('signs with a meaning for databases are only signs', async () => {
    for (const term of ['%25%25%25', '___', "'or", '\\\\'])
      expect((await people(`?searchParams=${term}`)).total).toBe(0)
  })

  it('what changes is found at once under its new name, and no more under the old one', async () => {
    const id = '10000000-0000-4000-8000-001100234502'
    const path = `/bank/private/${id}/personal-information`
    const { body } = await client.call('GET', path, { token })
    const changed = await client.call('PUT', path, { token, body: { ...withoutEtag(body), lastName: 'Höfstädter' } })
    expect(changed.status).toBe(204)
    expect(await numbers('?searchParams=hofstadter')).toEqual(['1100234502'])
    expect(await numbers('?searchParams=hofer')).toEqual(['1100234502']) // the e-mail address stays
    expect(await numbers('?searchParams=lukas&searchParams=h%C3%B6fer')).toEqual(['1100234502'])
  })

  it('companies are listed, sorted and found likewise', async () => {
    const first = await list<Company>('business')
    expect(first.results).toHaveLength(20)
    expect(first.total).toBeGreaterThan(20)
    const limits = (await list<Company>('business', '?sort_by=limit&sort_order=desc&limit=100')).results
    expect(limits.map(({ limit }) => limit)).toEqual(
      limits.map(({ limit }) => limit).toSorted((one, other) => other - one),
    )
    const found = await list<Company>('business', '?searchParams=holzbau&searchParams=leoben')
    expect(found).toMatchObject({ total: 1, results: [{ companyName: 'Steirische Holzbau KG' }] })
  })

  it('a company is found by one of its calling numbers, and by no part of it', async () => {
    for (const term of ['6642001101', '06642001101', '%2B436642001101'])
      expect((await list<Company>('business', `?searchParams=${term}`)).results.map((one) => one.companyName)).toEqual([
        'Bergland Installationen GmbH',
      ])
    expect((await list('business', '?searchParams=6642001101&searchParams=holzbau')).total).toBe(0)
    expect((await list('business', '?searchParams=66420011')).total).toBe(0)
    expect((await list('private', '?searchParams=6642001101')).total).toBe(0)
  })

  it('a page beyond the last one is empty and still has the total', async () => {
    const { results, total } = await people('?page=1000')
    expect([results.length, total > 0]).toEqual([0, true])
  })
})
