/** The results for a CI server: a suite for each tag, a case for each check. */
import type { Result } from '#conform/finding.ts'
import { escaped } from '#conform/report/escaped.ts'
import type { Run } from '#conform/run.ts'
import { operations } from '#generated/operations.ts'

const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3)
const sum = (results: Result[]) => results.reduce((all, one) => all + one.milliseconds, 0)
const failed = ({ findings }: Result) => findings.length > 0
/** A case is one thing or the other. */
const wasSkipped = (result: Result) => result.skipped !== undefined && !failed(result)

export function junitOf({ results, ended }: Run): string {
  const suites = Map.groupBy(results, ({ operation }) => operations[operation].tag)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance" ${counts(results)}>`,
    ...[...suites].flatMap(([tag, those]) => [
      `  <testsuite name="${escaped(tag)}" ${counts(those)}>`,
      ...those.map(caseOf),
      '  </testsuite>',
    ]),
    ...(ended === undefined ? [] : [endedEarly(ended)]),
    '</testsuites>',
    '',
  ].join('\n')
}

const counts = (results: Result[]) => {
  const skipped = results.filter(wasSkipped).length
  return `tests="${results.length}" failures="${results.filter(failed).length}" skipped="${skipped}" time="${inSeconds(sum(results))}"`
}

function caseOf(result: Result): string {
  const { operation, name, findings, skipped, milliseconds } = result
  const inside = [
    ...(wasSkipped(result) ? [`<skipped message="${escaped(skipped!)}"/>`] : []),
    ...(failed(result) ? [failureOf(findings)] : []),
  ].join('')
  return `    <testcase classname="${operation}" name="${escaped(name)}" time="${inSeconds(milliseconds)}">${inside}</testcase>`
}

/** A run that had to be ended is no success, whatever was asked before. */
const endedEarly = (why: string) =>
  `  <testsuite name="run" tests="1" failures="1"><testcase classname="run" name="asks everything"><failure message="${escaped(why)}"/></testcase></testsuite>`

const failureOf = (findings: Result['findings']) => {
  const text = findings.map(({ says, call, traceId, pointer }) => `${says}\n${call} [${traceId}]\n${pointer}`)
  return `<failure message="${escaped(findings[0]!.says)}">${escaped(text.join('\n\n'))}</failure>`
}
