import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '#scripts/run.ts'
import { type ChangesSince, changesSince } from './changes-since.ts'
import { readFieldScreens } from './field-screens.ts'
import { type Surroundings, writeReport } from './report.ts'

const app = {
  name: 'card-app',
  operations: {
    bankListPrivateCustomers: { parameters: [], sends: [], reads: ['results[].callNumber'], statuses: [200] },
    privateGetProfile: { parameters: [], sends: [], reads: ['email'], statuses: [200] },
  },
}
const around: Surroundings = {
  released: '2.1.0',
  consumers: [app],
  fields: readFieldScreens(),
  screensOf: () => ['/some/screen'],
}

describe('a field that somebody renamed, without changing the examples', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-test-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'schemas/PrivateCustomer.yaml')
  let since: ChangesSince | undefined
  let line = 0

  beforeAll(async () => {
    cpSync(join(root, 'openapi'), folder, { recursive: true })
    const lines = readFileSync(file, 'utf8').replaceAll('callNumber', 'phoneNumber').split('\n')
    line = lines.indexOf('  phoneNumber:') + 1
    expect(line).toBeGreaterThan(1)
    writeFileSync(file, lines.join('\n'))
    since = await changesSince(folder, 'HEAD')
  }, 60_000)

  const sentence =
    'Property `callNumber` of `PrivateCustomer` was renamed to `phoneNumber`: whoever reads it breaks, major.'

  it('is reported with its calls, screens and consumers, and what to do', () => {
    const text = writeReport(since, around)
    const [, entry = ''] = text.split(`- \`${file}:${line}:3\`: ${sentence}\n`)
    expect(entry).toMatch(/^ {2}- Calls: .*`bankListPrivateCustomers`/)
    expect(entry).toContain('Screens: `/bank`, `/bank/private-customer/$bpNumber`, `/bank/private-customers`')
    expect(entry).toContain('Consumer **card-app**: bankListPrivateCustomers reads results[].callNumber')
    expect(text).toContain('Agree with **card-app** before merging')
    expect(text).toContain('names the code to change for 3 screens')
    expect(text).toContain('`phone-payment-portal-contract`')
  })

  it('needs another version where the present one is not enough', () => {
    const { version } = since!.after.info
    expect(writeReport(since, { ...around, released: version })).toContain(`by a major step from ${version}`)
    expect(writeReport(since, { ...around, released: '0.9.0' })).not.toContain('Raise `info.version`')
  })

  it('is nothing to a consumer that does not read it', () => {
    const { privateGetProfile } = app.operations
    const other = { name: 'other-app', operations: { privateGetProfile } }
    expect(writeReport(since, { ...around, consumers: [other] })).not.toContain('other-app')
  })
})

it('says so when nothing changed, and when there is nothing to compare with', async () => {
  const since = await changesSince('openapi', 'HEAD')
  expect(writeReport(since && { ...since, changes: [] }, around)).toMatch(/Nothing since `[0-9a-f]{12}`/)
  expect(writeReport(await changesSince('openapi', 'no-such-commit'), around)).toContain('no contract to compare with')
})
