import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, sandboxOptions } from '#sandbox/main.ts'
import { type Storage, backends, startSeededSandbox, startSandboxOn } from './backends.ts'
import { type Client, createClient, withoutEtag } from './client.ts'

type Row = { id: string; bpNumber: string; lastName: string; email: string }

describe.each(backends)('with 2,000 made-up customers on %s', (backend) => {
  let sandbox: Sandbox
  let storage: Storage
  let client: Client
  let token: string
  beforeAll(async () => {
    ;({ sandbox, storage } = await startSeededSandbox(backend, { customers: 2000 }))
    client = createClient(sandbox.address)
    token = await client.tokenOf('bank', 'thomas.auer@bank.example')
  })
  afterAll(async () => {
    await sandbox.close()
    await storage.remove()
  })

  async function list(query: string, kind = 'private') {
    const { status, body } = await client.call('GET', `/bank/${kind}/customers?${query}`, { token })
    if (status !== 200) throw new Error(`${query}: ${status}`)
    return body as { results: Row[]; total: number }
  }
  const made = (query: string, kind?: string) => list(`searchParams=${kind ? '120000' : '110000'}&${query}`, kind)

  it('all of them are listed, and a tenth as many companies', async () => {
    expect((await made('limit=1')).total).toBe(2000)
    expect((await made('limit=1', 'business')).total).toBe(200)
    const { results, total } = await list('sort_by=bpNumber&sort_order=asc&limit=10&page=200')
    expect(results.map(({ bpNumber }) => Number(bpNumber))).toEqual([...Array(10).keys()].map((n) => 1100001991 + n))
    expect(total).toBeGreaterThan(2000)
  })

  it('a page has 20 of them, 100 at most, and a larger one is refused', async () => {
    expect((await list('')).results).toHaveLength(20)
    expect((await list('limit=100', 'business')).results).toHaveLength(100)
    for (const kind of ['private', 'business']) {
      const { status } = await client.call('GET', `/bank/${kind}/customers?limit=101`, { token })
      expect(status).toBe(400)
    }
  })

  it.each(['searchParams=mail&', ''])('the pages of a sort follow each other, with the search "%s"', async (search) => {
    const pages = []
    const { total } = await list(`${search}limit=1`)
    for (let page = 1; page <= Math.ceil(total / 100); page += 1) {
      pages.push((await list(`${search}sort_by=email&sort_order=asc&limit=100&page=${page}`)).results)
    }
    const emails = pages.flat().map(({ email }) => email)
    expect(emails).toHaveLength(total)
    expect(emails).toEqual(emails.toSorted())
    expect(new Set(pages.flat().map(({ bpNumber }) => bpNumber)).size).toBe(total)
  })

  it('a search finds one, some or none of them, with the total also beyond the last page', async () => {
    expect((await list('searchParams=68110001233')).results).toMatchObject([{ bpNumber: '1100001234' }])
    const found = await list('searchParams=oll&searchParams=salzb&limit=100')
    expect(new Set(found.results.map(({ lastName }) => lastName))).toEqual(
      new Set(['Höller', 'Öllinger', 'Wagner-Höll']),
    )
    expect(await list('searchParams=oll&searchParams=salzb&page=99')).toEqual({ results: [], total: found.total })
    expect(await list('searchParams=niemand')).toEqual({ results: [], total: 0 })
  })

  it('the list goes on following what changes', async () => {
    const [person] = (await list('searchParams=1100001500')).results
    const path = `/bank/private/${person!.id}/personal-information`
    const { body } = await client.call('GET', path, { token })
    expect(
      (await client.call('PUT', path, { token, body: { ...withoutEtag(body), lastName: 'Ungewöhnlich' } })).status,
    ).toBe(204)
    expect((await list('searchParams=ungewohnlich')).results).toMatchObject([{ bpNumber: '1100001500' }])
  })

  it('another start adds only who is missing and keeps who is there', async () => {
    await sandbox.close()
    sandbox = await startSandboxOn(storage, { customers: 2100 })
    client = createClient(sandbox.address)
    expect((await made('limit=1')).total).toBe(2100)
    expect((await list('searchParams=ungewohnlich')).total).toBe(1)
    expect((await list('searchParams=1100002100')).total).toBe(1)
  })
})

describe('the command line', () => {
  it('reads the number of customers', () => {
    expect(sandboxOptions({}, ['--customers', '2000']).customers).toBe(2000)
    expect(sandboxOptions({}, []).customers).toBeUndefined()
  })
  it.each([['0'], ['many'], ['1.5'], ['200001'], []])('refuses %s', (...values) => {
    expect(() => sandboxOptions({}, ['--customers', ...values])).toThrow('--customers')
  })
})
