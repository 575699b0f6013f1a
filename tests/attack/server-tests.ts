/** Attacks on the production server that its tests carry out: an attack runs the tests of its file whose titles begin so. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runAside } from '#scripts/run.ts'
import { type Attack, tally } from './outcome.ts'

type Tests = { file: string; titles: readonly string[] }

/** By the name after `npm run attack -- `; no titles: all tests of the file. */
export const serverTests = {
  'compressed-bombs': {
    file: 'tests/server/response-validation.test.ts',
    titles: [
      'survives responses that unpack to tens of megabytes',
      'answers on while the process that validates is killed',
      'holds no more than its limit for readers that stop',
    ],
  },
  'forwarded-addresses': {
    file: 'tests/server/proxies.test.ts',
    titles: ['takes the address out of X-Forwarded-For', 'passes on the nearest address of a chain'],
  },
  'foreign-hosts': { file: 'tests/server/proxies.test.ts', titles: ['passes calls on for the hosts of ALLOWED_HOSTS'] },
  'ambiguous-requests': { file: 'tests/server/ambiguous-requests.test.ts', titles: [] },
  'late-bodies': { file: 'tests/server/slow-clients.test.ts', titles: ['a body at the time limit gets one answer'] },
  pipelining: { file: 'tests/server/pipelining.test.ts', titles: [] },
  'expected-continue': {
    file: 'tests/server/uploads.test.ts',
    titles: ['an upload that is too long is refused before it is sent'],
  },
  overload: { file: 'tests/server/overload.test.ts', titles: [] },
} satisfies Record<string, Tests>

type Report = { testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[] }

/** The attack of some tests; each that fails is a surprise. */
export const attackByTests =
  ({ file, titles }: Tests): Attack =>
  async () => {
    const results = tally()
    const folder = mkdtempSync(join(tmpdir(), 'attack-'))
    const report = join(folder, 'report.json')
    const pattern = titles.length === 0 ? [] : ['--testNamePattern', titles.map((title) => `^${title}`).join('|')]
    try {
      const { output } = await runAside('vitest', [
        'run',
        file,
        ...pattern,
        '--reporter=json',
        `--outputFile=${report}`,
      ])
      const { testResults } = readReport(report, output)
      for (const { title, status, failureMessages } of testResults.flatMap((one) => one.assertionResults)) {
        if (status === 'passed') results.count('tests')
        if (status === 'failed') results.surprise(title, failureMessages[0]?.split('\n')[0] ?? 'failed')
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
    return results.outcome({ tests: Math.max(titles.length, 1) })
  }

/** Throws what vitest printed when it could not run the tests. */
function readReport(file: string, output: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    throw new Error(output)
  }
}
