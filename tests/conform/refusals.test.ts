/** The sandbox refuses where the kit's scenarios provoke it, so a status needs no test of the sandbox beside its scenario. */
import { expect, it, onTestFinished } from 'vitest'
import { requestName } from '#conform/scenario.ts'
import { scenarios } from '#conform/scenarios.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { seededProofSandbox } from './seeded-proof-sandbox.ts'

const refusing = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].applicationStatuses.length > 0,
)
const statuses = refusing.flatMap((id) => operations[id].applicationStatuses.map((status) => ({ id, status })))
/** Some calls are refused because they succeeded a moment ago. */
const successes = refusing
  .filter((id) => (scenarios[id]?.refusedAfterSuccess ?? scenarios[id]?.usedUp) !== undefined)
  .flatMap((id) => operations[id].statuses.map((status) => `succeeds with ${status}`))

it('each operation refuses with each of its statuses', async () => {
  const sandbox = await seededProofSandbox()
  onTestFinished(sandbox.close)
  const checks = [...statuses.map(({ status }) => `answers ${status}`), requestName, ...successes]
  const { results } = await sandbox.ask({ only: refusing, checks })
  const resultOf = new Map(results.map(({ operation, name, ...result }) => [`${operation} ${name}`, result]))
  const failures = statuses.flatMap(({ id, status }) => {
    const result = resultOf.get(`${id} answers ${status}`) ?? { skipped: 'not made', findings: [] }
    const reasons = [result.skipped ?? [], ...result.findings.map(({ says }) => says)].flat()
    return reasons.map((reason) => `${id} ${status}: ${reason}`)
  })
  expect(failures).toEqual([])
}, 240_000)
