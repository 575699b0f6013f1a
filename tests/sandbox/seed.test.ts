import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import type { CallingNumberList } from '#generated/model/calling-number-list.ts'
import { earlierPassword, password } from '#sandbox/seed/person.ts'
import { people } from '#sandbox/seed/seed.ts'
import { root } from '#scripts/run.ts'
import { sharedSandbox, seededStorage, startSandboxOn, defaultBackends } from './backends.ts'
import { type Client, createClient } from './client.ts'
import { resetAt, readLedger } from './ledger.ts'
import { seedPeople } from './people.ts'
import { openSeedCopy } from './seed-copy.ts'

it('restores the seed row for row, with its sequences, and leaves no table empty that a reset fills', async () => {
  const { databaseUrl, remove } = await seededStorage('PostgreSQL')
  const sandbox = await startSandboxOn({ databaseUrl: databaseUrl!, remove })
  const client = createClient(sandbox.address)
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const select = async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows
  const ofTables = async (what: string) => {
    const names = await select(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const all = names.map(({ name }) => `select '${String(name)}' as name, ${what} from public.${String(name)} as row`)
    return select(`${all.join(' union all ')} order by name`)
  }
  const everything = async () => [
    ...(await ofTables('md5(string_agg(row::text, chr(10) order by row::text))')),
    ...(await select('select * from pg_sequences order by sequencename')),
  ]
  const { restoreSeed, end } = openSeedCopy(databaseUrl!)
  await restoreSeed()
  const [before, filled] = [await everything(), await ofTables('count(*) > 0')]

  await client.requestCode('private', seedPeople.private.usual)
  await client.tokenOf('bank', seedPeople.bank.usual)
  expect(await everything()).not.toEqual(before)
  await restoreSeed()
  expect(await everything()).toEqual(before)
  await client.control('reset')
  expect(await ofTables('count(*) > 0')).toEqual(filled)

  await end()
  await database.end()
  await sandbox.close()
  await remove()
})

/** At whatever day and minute the sandbox is seeded, everything dated in the past has the state that the contract gives it. */
/** Bills are written on Wednesdays, the 3rd, the 12th, the 20th and the 21st, and at this minute nothing of the day has been. */
const days = [
  ['a Wednesday', '2026-11-24T23:01:00Z'],
  ['the 3rd', '2027-03-02T23:01:00Z'],
  ['the 12th', '2027-04-11T22:01:00Z'],
  ['the 20th', '2027-03-19T23:01:00Z'],
  ['the 21st', '2027-01-20T23:01:00Z'],
] as const

describe.each(defaultBackends)('on %s', (backend) => {
  let client: Client
  sharedSandbox(backend, (started) => void (client = started))

  it.each(days)('filled in the first minute of %s has no record of the future', async (_day, minute) => {
    await resetAt(client, minute, async () => {
      const { customers, read } = await readLedger(client, 'seed people')
      const histories = customers.map(async ({ id, kind }) => {
        if (kind === 'private') return [`PRIVATE_CUSTOMER/${id}`]
        const { callingNumbers } = (await read(`/bank/business/${id}/calling-numbers`)) as CallingNumberList
        return [`BUSINESS_CUSTOMER/${id}`, ...callingNumbers.map((one) => `CALLING_NUMBER/${one.id}`)]
      })
      const paths = [
        '/bank/tasks',
        ...customers.flatMap(({ id, kind }) => [
          ...['notification?limit=100', 'documents', 'notes?limit=100'].map((list) => `/bank/common/${id}/${list}`),
          `/bank/${kind}/${id}/transactions?limit=100`,
        ]),
        ...(await Promise.all(histories)).flat().map((one) => `/bank/common/history/${one}`),
      ]
      for (const path of paths) await expect(read(path), path).resolves.toBeDefined()
    })
  })
})

const readMe = readFileSync(join(root, 'sandbox/README.md'), 'utf8')
const examplesReadMe = readFileSync(join(root, 'openapi/examples/README.md'), 'utf8')

describe('a newcomer reads in sandbox/README.md', () => {
  it.each(Object.values(people).flat())(
    '$firstName $lastName with address and purpose',
    ({ firstName, lastName, email }) => {
      const line = readMe.split('\n').find((one) => one.includes(`${firstName} ${lastName}`) && one.includes(email))
      expect(line).toBeDefined()
    },
  )

  it('the passwords and the fixed codes', () => {
    for (const text of [password, earlierPassword, '246810', '463463', '464464', '465465']) {
      expect(readMe).toContain(text)
    }
  })
})

it('the seed people are those of the contract’s examples: same ids and numbers', () => {
  const rows = examplesReadMe.split('\n').filter((line) => /^\| .*@mail\.example/.test(line))
  expect(rows.length).toBeGreaterThanOrEqual(7)
  for (const row of rows) {
    const [, , id, bpNumber, , email] = row.split('|').map((cell) => cell.trim())
    expect(people.private).toContainEqual(expect.objectContaining({ id, customerNumber: bpNumber, email }))
  }
  const administrators = people.business.filter(({ id }) => examplesReadMe.includes(id))
  expect(administrators.map(({ lastName }) => lastName).sort()).toEqual(['Bauer', 'Kainz', 'Leitner', 'Moser'])
})
