/** What a run leaves behind does not fail the next one. */
import { expect, it, onTestFinished } from 'vitest'
import { seededProofSandbox } from './seeded-proof-sandbox.ts'

/** A change of plan is possible once a day, a customer is deleted for ever, and the last one reads every customer of users.json. */
const only = ['bankCreateProductChange', 'bankDeletePrivateCustomer', 'bankListDocuments'] as const

it('a second run on the same system has no finding either', async () => {
  const sandbox = await seededProofSandbox()
  onTestFinished(sandbox.close)
  for (const run of ['first', 'second']) {
    const { results, ended } = await sandbox.ask({ only })
    expect([run, ended, results.flatMap(({ findings }) => findings.map(({ says }) => says))]).toEqual([
      run,
      undefined,
      [],
    ])
  }
}, 240_000)
