/** The results for a program, as report.schema.json describes them. */
import { readContract } from '#contract-checks/bundle.ts'
import type { Result } from '#conform/finding.ts'
import type { Run } from '#conform/run.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** `format` is raised when something that is there already changes; what is added later does not raise it. */
export function reportOf(run: Run, baseUrl: string) {
  const { results, statuses, leftovers, remarks, ended, milliseconds } = run
  const count = (outcome: string) => results.filter((one) => outcomeOf(one) === outcome).length
  return {
    format: 1,
    contract: readContract().version,
    baseUrl,
    ended: ended ?? null,
    milliseconds,
    checks: { passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
    answers: { named: statuses.named, seen: statuses.seen, unseen: statuses.unseen.map(answerOf) },
    operations: [...Map.groupBy(results, ({ operation }) => operation)].map(operationOf),
    leftBehind: leftovers,
    toKnow: remarks,
  }
}

const outcomeOf = ({ findings, skipped }: Result) =>
  findings.length > 0 ? 'failed' : skipped === undefined ? 'passed' : 'skipped'

function answerOf(text: string) {
  const [operation, status] = text.split(' ')
  return { operation, status: Number(status) }
}

function operationOf([operation, results]: [OperationId, Result[]]) {
  const { method, path, tag } = operations[operation]
  const checks = results.map((one) => ({
    name: one.name,
    outcome: outcomeOf(one),
    milliseconds: one.milliseconds,
    ...(one.skipped !== undefined && { skipped: one.skipped }),
    findings: one.findings,
  }))
  return { operation, method, path, tag, checks }
}
