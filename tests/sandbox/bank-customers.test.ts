import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startOf } from '#sandbox/domain/vienna.ts'
import { holzbausEnd, josefsEnd, plannedEnd } from '#sandbox/seed/ends-of-contracts.ts'
import { usualBackend, oneSandbox } from './backends.ts'
import type { Client } from './client.ts'

/** The contract writes the days down on which contracts end, the sandbox counts them from today. */
const ends = { '2026-12-31': plannedEnd, '2026-06-30': josefsEnd, '2026-03-31': holzbausEnd }

const isSaid = (key: unknown, value: unknown) => (key === 'etag' ? undefined : value)

/** What the contract's examples say about the seed people, but for the etags, which only the bank knows. */
const example = (name: string) => {
  const file = join(import.meta.dirname, `../../openapi/examples/${name}.yaml`)
  const text = Object.entries(ends).reduce(
    (written, [day, end]) => written.replaceAll(day, end(new Date())),
    readFileSync(file, 'utf8'),
  )
  return (parse(text, isSaid) as { value: Record<string, unknown> }).value
}

describe.each(usualBackend)('on %s', (backend) => {
  let client: Client
  let token: string
  oneSandbox(backend, async (started) => {
    client = started
    token = await client.tokenOf('bank', 'thomas.auer@bank.example')
  })

  const read = (path: string) => client.call('GET', `/bank${path}`, { token })

  it.each(['active', 'inactive', 'locked', 'termination-planned', 'terminated'])(
    'bank staff read a private customer by number: %s @R685',
    async (name) => {
      const customer = example(`private-customer/${name}`)
      const answer = await read(`/private/customers/${String(customer.bpNumber)}`)
      expect(answer).toMatchObject({ status: 200, body: customer })
    },
  )

  it.each(['active', 'task-open', 'termination-planned', 'terminated'])(
    'bank staff read a company by number: %s',
    async (name) => {
      const company = example(`business-customer/${name}`)
      const answer = await read(`/business/customers/${String(company.bpNumber)}`)
      expect(answer).toMatchObject({ status: 200, body: company })
    },
  )

  it('a number that nobody has, of the other kind or that is none, is a 404', async () => {
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
