/** Files with the results: an HTML page without scripts, JUnit for a CI server, JSON for programs. */
import type { Finding, Result } from '#conform/finding.ts'
import { pluralize, summaryLines } from '#conform/report/terminal.ts'
import type { Run } from '#conform/run.ts'
import { readContract } from '#contract-checks/contract.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
h1, code { overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8888; border-radius: 0.5rem }
details { border-bottom: 1px solid #8884; padding: 0.4rem 0 }
summary { cursor: pointer; min-height: 1.75rem }
.finding { border-left: 4px solid light-dark(#b3261e, #f2b8b5); margin: 0.75rem 0; padding-left: 0.75rem }
.wrong { color: light-dark(#b3261e, #f2b8b5) }
.skipped { color: light-dark(#5f5f5f, #b0b0b0) }
`

export function renderHtml(run: Run, baseUrl: string): string {
  const findings = run.results.flatMap((one) => one.findings.map((finding) => findingOf(one.operation, finding)))
  const byOperation = Map.groupBy(run.results, ({ operation }) => operation)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conformance</title><style>${style}</style></head>
<body>
<h1>Conformance of ${escapeMarkup(baseUrl)}</h1>
<pre>${escapeMarkup(summaryLines(run).join('\n').trim())}</pre>
<h2>Findings</h2>
${findings.length === 0 ? '<p>None: every answer is one that the contract allows.</p>' : findings.join('\n')}
<h2>Operations</h2>
${[...byOperation].map(([operation, results]) => operationOf(operation, results)).join('\n')}
</body>
</html>
`
}

const findingOf = (operation: OperationId, { says, call, traceId, pointer }: Finding) =>
  `<div class="finding"><strong>${operation}</strong>: ${escapeMarkup(says)}<br><code>${escapeMarkup(call)}</code>${traceId && ` <code>${escapeMarkup(traceId)}</code>`}<br><code>${escapeMarkup(pointer)}</code></div>`

function operationOf(operation: OperationId, results: Result[]): string {
  const wrong = results.filter(({ findings }) => findings.length > 0).length
  const { method, path } = operations[operation]
  const state =
    wrong === 0
      ? pluralize(results.length, 'check')
      : `<span class="wrong">${wrong} of ${pluralize(results.length, 'check')} failed</span>`
  return `<details><summary><strong>${operation}</strong> <code>${method} ${escapeMarkup(path)}</code>: ${state}</summary><ul>
${results.map(checkOf).join('\n')}
</ul></details>`
}

function checkOf({ name, findings, skipped }: Result): string {
  if (findings.length > 0) return `<li class="wrong">✘ ${escapeMarkup(name)}</li>`
  if (skipped !== undefined) return `<li class="skipped">– ${escapeMarkup(name)}: ${escapeMarkup(skipped)}</li>`
  return `<li>✔ ${escapeMarkup(name)}</li>`
}

// JUnit: a suite for each tag, a case for each check.

const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3)
const sum = (results: Result[]) => results.reduce((all, one) => all + one.milliseconds, 0)
const failed = ({ findings }: Result) => findings.length > 0
/** A case is either failed or skipped. */
const wasSkipped = (result: Result) => result.skipped !== undefined && !failed(result)

export function renderJunit({ results, ended }: Run): string {
  const suites = Map.groupBy(results, ({ operation }) => operations[operation].tag)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance" ${counts(results)}>`,
    ...[...suites].flatMap(([tag, those]) => [
      `  <testsuite name="${escapeMarkup(tag)}" ${counts(those)}>`,
      ...those.map(caseOf),
      '  </testsuite>',
    ]),
    ...(ended === undefined ? [] : [abortedSuite(ended)]),
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
    ...(wasSkipped(result) ? [`<skipped message="${escapeMarkup(skipped!)}"/>`] : []),
    ...(failed(result) ? [failureOf(findings)] : []),
  ].join('')
  return `    <testcase classname="${operation}" name="${escapeMarkup(name)}" time="${inSeconds(milliseconds)}">${inside}</testcase>`
}

/** A run that was aborted counts as failed. */
const abortedSuite = (why: string) =>
  `  <testsuite name="run" tests="1" failures="1"><testcase classname="run" name="asks everything"><failure message="${escapeMarkup(why)}"/></testcase></testsuite>`

const failureOf = (findings: Result['findings']) => {
  const text = findings.map(({ says, call, traceId, pointer }) => `${says}\n${call} [${traceId}]\n${pointer}`)
  return `<failure message="${escapeMarkup(findings[0]!.says)}">${escapeMarkup(text.join('\n\n'))}</failure>`
}

// JSON, as report.schema.json describes it.

/** `format` is raised by changes of existing fields, not by additions. */
export function buildReport(run: Run, baseUrl: string) {
  const { results, statuses, leftovers, remarks, ended, milliseconds } = run
  const count = (outcome: string) => results.filter((one) => checkOutcome(one) === outcome).length
  return {
    format: 1,
    contract: readContract().version,
    baseUrl,
    ended: ended ?? null,
    milliseconds,
    checks: { passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
    answers: { named: statuses.named, seen: statuses.seen, unseen: statuses.unseen.map(answerOf) },
    operations: [...Map.groupBy(results, ({ operation }) => operation)].map(jsonOfOperation),
    leftBehind: leftovers,
    toKnow: remarks,
  }
}

const checkOutcome = ({ findings, skipped }: Result) =>
  findings.length > 0 ? 'failed' : skipped === undefined ? 'passed' : 'skipped'

function answerOf(text: string) {
  const [operation, status] = text.split(' ')
  return { operation, status: Number(status) }
}

function jsonOfOperation([operation, results]: [OperationId, Result[]]) {
  const { method, path, tag } = operations[operation]
  const checks = results.map((one) => ({
    name: one.name,
    outcome: checkOutcome(one),
    milliseconds: one.milliseconds,
    ...(one.skipped !== undefined && { skipped: one.skipped }),
    findings: one.findings,
  }))
  return { operation, method, path, tag, checks }
}

/** Escapes text for XML and HTML, without characters that XML does not allow. */
const escapeMarkup = (text: string): string =>
  [...text]
    .filter((sign) => sign >= ' ' || '\n\t'.includes(sign))
    .join('')
    .replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
