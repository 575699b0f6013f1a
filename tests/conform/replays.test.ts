/** Of faults of every kind each is found again by the replay of its cause, and the same replay finds nothing without it. */
import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assessRun } from '#conform/baseline.ts'
import type { ReplayedCause } from '#conform/causes.ts'
import { replayCause } from '#conform/replay.ts'
import { buildHar } from '#conform/report/har.ts'
import { buildReport, renderHtml, renderJunit } from '#conform/report/files.ts'
import { buildSarif } from '#conform/report/sarif.ts'
import { replayLines, summaryLines } from '#conform/report/terminal.ts'
import { faultNamed } from '#sandbox/faults/faults.ts'
import { seededProofSandbox } from './seeded-proof-sandbox.ts'

/** One for each kind of check in docs/backend-teams.md at least. */
const faults = [
  'a field is missing',
  'a call without a session is answered',
  'old lines of the history change',
  'a session that has idled is only unknown',
  'a wrong code is accepted',
  'the bank reads something else',
  'a rule between body and path is ignored',
  'the numbers of one company are stored for all',
  'a role is ignored',
  'the headers say who calls',
  'a record is found at another customer',
  'a code works as often as one likes',
  'an unknown address is never locked',
  'texts may be too long',
  'pages begin at zero',
  'a write that is lost',
  'of two at once with one etag both succeed',
  'a repeated answer is not marked as one',
]

describe('a replay', () => {
  let sandbox: Awaited<ReturnType<typeof seededProofSandbox>>
  beforeAll(async () => {
    sandbox = await seededProofSandbox()
    return sandbox.close
  })
  beforeEach(() => sandbox.reset())

  /** The report of a run with these faults, as a file has it. */
  async function reportWith(...names: string[]) {
    sandbox.plant(...names)
    const only = names.flatMap((name) => faultNamed(name).operations)
    const run = await sandbox.ask({ only, users: sandbox.withIdle, bail: true })
    const report = JSON.parse(JSON.stringify(buildReport(run, sandbox.address))) as ReturnType<typeof buildReport>
    return { run, report }
  }
  const replay = (cause: ReplayedCause) => replayCause(cause, { ...sandbox.target, users: sandbox.withIdle })

  it.each(faults)('finds again that %s, and only then', async (fault) => {
    const { report } = await reportWith(fault)
    expect(report.causes).not.toEqual([])
    for (const cause of report.causes) {
      expect(cause.example.calls).not.toEqual([])
      await sandbox.reset()
      expect(await replay(cause)).toMatchObject({
        outcome: 'still there',
        finding: { calls: expect.objectContaining({ 0: expect.anything() }) as object },
      })
    }
    sandbox.plant()
    for (const cause of report.causes) {
      await sandbox.reset()
      expect(await replay(cause)).toEqual({ outcome: 'gone', others: [] })
    }
  })

  it('begins with the sign-in and ends with the call that shows it', async () => {
    const { report } = await reportWith('texts may be too long')
    const [cause] = report.causes
    const again = await replay(cause!)
    sandbox.plant()
    if (again.outcome !== 'still there') throw new Error(again.outcome)
    const calls = again.finding.calls!.map(
      ({ method, url, answer }) => `${method} ${new URL(url).pathname} ${answer?.status}`,
    )
    expect(calls[0]).toBe('POST /api/ui/v1/bank/auth/login 200')
    expect(calls.at(-1)).toMatch(/^POST .*\/notes 201$/)
    expect(calls.length).toBeLessThan(10)
    const lines = replayLines(cause!, again)
    expect(lines.slice(-3)).toEqual(['Expected: 400', 'Actual:   201', 'Still there.'])
  })

  it('says why a cause cannot be replayed', async () => {
    const { report } = await reportWith('a record is found at another customer')
    sandbox.plant()
    const cause = report.causes[0]!
    const { private: customer } = sandbox.users.people
    const options = {
      ...sandbox.target,
      users: { ...sandbox.users, people: { private: customer! } },
    }
    expect(await replayCause(cause, options)).toMatchObject({
      outcome: 'not possible',
      why: expect.stringContaining('users.json names nobody for bank.') as string,
    })
    const check = { ...cause.check, name: 'a check of long ago', needs: [] }
    expect(await replayCause({ ...cause, check }, options)).toMatchObject({
      outcome: 'not possible',
      why: 'bankDownloadDocument has no check "a check of long ago"',
    })
  })

  it('shows no secret in any report', async () => {
    const names = [
      'a wrong code is accepted',
      'a moment for a day',
      'the login returns another idle time',
      'a write that is refused is carried out in part',
      'a code works as often as one likes',
    ]
    const { run, report } = await reportWith(...names)
    const again = await Promise.all(report.causes.map(async (cause) => ({ cause, result: await replay(cause) })))
    sandbox.plant()
    const schema = JSON.parse(readFileSync('conform/report/report.schema.json', 'utf8')) as object
    const isReport = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema)
    isReport(report)
    expect(isReport.errors).toBeNull()
    const all = {
      json: JSON.stringify(report),
      html: renderHtml(run, sandbox.address),
      junit: renderJunit(run),
      sarif: JSON.stringify(buildSarif(run, assessRun(run))),
      terminal: summaryLines(run).join('\n'),
      replay: again.flatMap(({ cause, result }) => replayLines(cause, result)).join('\n'),
      har: JSON.stringify(
        again.map(({ result }) => buildHar(result.outcome === 'still there' ? result.finding.calls! : [])),
      ),
    }
    for (const mark of ['‹password›', '‹code›', '‹account …', '‹token of '])
      for (const text of [all.json, all.replay, all.har]) expect(text).toContain(mark)
    const inbox = await (await fetch(`${sandbox.address}/sandbox/inbox.json`)).text()
    const codes = [...inbox.matchAll(/"code"\s*:\s*"(\d{6})"/g)].map(([, code]) => code!)
    const { password, formerPassword, people } = sandbox.users
    const expired = Object.values(people).map(({ code }) => code)
    const secrets = [...codes, ...expired, password, formerPassword].filter((one) => one !== undefined)
    expect(secrets.length).toBeGreaterThan(5)
    for (const [format, text] of Object.entries(all)) {
      const shown = secrets.filter((one) => new RegExp(String.raw`(?<!\w)${one}(?!\w)`).test(text))
      expect([format, shown]).toEqual([format, []])
      // Tokens, bank accounts and the passwords that the kit itself chooses.
      expect([format, /eyJ[\w-]+\.|\bAT\d{18}|Pruefung-/.exec(text)?.[0]]).toEqual([format, undefined])
    }
  })
})
