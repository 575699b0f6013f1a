/**
 * The part of the kit that notices what a handler leaves out: the history entry, the condition on the customer, a stored field, a filter,
 * a searched column, an order, the condition of the total, rows that are inactive.
 * It runs in the process of the test, so that `npm test` and `npm run test:changed` include it.
 */
import { expect, it, onTestFinished } from 'vitest'
import { requestName } from '#conform/scenario.ts'
import { type Schema, readContract } from '#contract-checks/contract.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { proofSandbox } from '../conform/proof-sandbox.ts'

const { operation, schemas } = readContract()
const ids = Object.keys(operations) as OperationId[]
const filters = new Set(
  ids.flatMap((id) =>
    operation(id).parameters.flatMap(({ name, 'x-filter': filter }) => (filter?.fields ? [name] : [])),
  ),
)

const nameOf = (schema: Schema | undefined) => schema?.$ref?.split('/').at(-1) ?? ''
/** The schemas of the rows of lists; of runs to choose from only the newest is read. */
const rows = new Set(
  ids.flatMap((id) => {
    const { parameters, responses } = operation(id)
    const list = schemas[nameOf(responses['200']?.content?.['application/json']?.schema)]
    if (parameters.some(({ 'x-filter': filter }) => filter?.keeps === 'choice')) return []
    return Object.values(list?.properties ?? {}).flatMap(({ items }) => nameOf(items))
  }),
)
/** Of a row that is never both true and false, as when a list leaves out the inactive ones. */
const isFlagOfRow = (unseen: string) => rows.has(/^(\w+)\.\w+: (?:true|false)$/.exec(unseen)?.[1] ?? 'none')

const checks = [
  requestName,
  ...['200', '201', '204'].map((status) => `succeeds with ${status}`),
  'keeps what it was sent, and nothing else changes',
  'is gone everywhere',
  'changes only what it names among all records of its customer',
  'leaves its line in the history',
  'leaves one line in the history, with the values before and after',
  'answers 404 for the record of another customer',
  'lists no record of another customer',
  ...[...filters].map((name) => `keeps exactly the rows that fit ${name}`),
  'cuts its pages one behind the other',
  'is the same list in every order',
  'keeps to status, and its parts are the whole',
  'each term of a search narrows, and all of them hold',
  'finds a row by each field that is searched',
]

it('each write is stored and in the history, each record belongs to its customer, each list has exactly its rows', async () => {
  const sandbox = await proofSandbox()
  onTestFinished(sandbox.close)
  const { results, unseenStates } = await sandbox.ask({ checks })
  const names = new Set(results.map(({ name }) => name))
  expect(checks.filter((name) => !names.has(name))).toEqual([])
  const found = results.flatMap((one) => one.findings.map(({ says }) => `${one.operation} ${one.name}: ${says}`))
  expect(found).toEqual([])
  expect(unseenStates.filter((one) => isFlagOfRow(one))).toEqual([])
}, 900_000)
