/** Files with the results: an HTML page without scripts, JUnit for a CI server, JSON for programs. */
import { type Assessment, type AssessedCause, type KnownCause, assessRun, isNew } from '#conform/baseline.ts'
import { answerText, callOf, curlOf } from '#conform/exchanges.ts'
import type { Finding, Result } from '#conform/finding.ts'
import { coverageLines, operationsText, pluralize, resultLines } from '#conform/report/terminal.ts'
import { compareWithRule, ruleText } from '#conform/rules.ts'
import type { Run } from '#conform/run.ts'
import { readContract } from '#contract-checks/contract.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const style = `
:root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif }
body { max-width: 80rem; margin: 0.5rem auto; padding: 0 1rem }
h1, h2 { margin: 0.5rem 0 0.25rem; font-size: 1.125rem }
h1, code { overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.5rem 0; padding: 0.25rem 0.5rem; border: 1px solid #8888; border-radius: 0.5rem }
details, .mended { border-bottom: 1px solid #8884 }
summary { cursor: pointer }
.cause { border-left: 4px solid light-dark(#b3261e, #f2b8b5); padding-left: 0.5rem }
.cause > summary { display: flex; gap: 0.75rem }
.cause > summary::before { content: '▸' }
.cause[open] > summary::before { content: '▾' }
.cause > summary strong { flex: 1; font-weight: 500 }
.cause:not([open]) > summary strong { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.cause > summary span { flex: none }
.cause > summary span:first-of-type { width: 4.5em }
.cause > summary span:last-of-type { width: 6.5em; text-align: right }
.known { border-color: #8888 }
.wrong { color: light-dark(#b3261e, #f2b8b5) }
.skipped { color: light-dark(#5f5f5f, #b0b0b0) }
`

/**
 * Lists causes in a line each, which opens to one example, and counts the checks of each operation, so that its size does not grow with
 * the findings.
 */
export function renderHtml(run: Run, baseUrl: string, assessment: Assessment = assessRun(run)): string {
  const { causes, mended } = assessment
  const [fresh, known] = [causes.filter(isNew), causes.filter((one) => !isNew(one))]
  const byOperation = Map.groupBy(run.results, ({ operation }) => operation)
  let room = roomForCalls
  const takeRoom = (markup: string) => {
    if (markup.length > room) return '<p>Its calls: see the JSON, or replay it.</p>'
    room -= markup.length
    return markup
  }
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conformance</title><style>${style}</style></head>
<body>
<h1>Conformance of ${escapeMarkup(baseUrl)}</h1>
<pre>${escapeMarkup(resultLines(run, assessment).join('\n'))}</pre>
${section(
  'New causes',
  fresh.map((one) => causeOf(one, takeRoom)),
)}
${section(
  'Known causes',
  known.map((one) => causeOf(one, takeRoom)),
)}
${section('Mended causes', mended.map(mendedOf))}
${section('Coverage', [`<pre>${escapeMarkup(coverageLines(run).join('\n'))}</pre>`])}
<h2>Operations</h2>
${[...byOperation].map(([operation, results]) => operationOf(operation, results, assessment)).join('\n')}
</body>
</html>
`
}

const section = (title: string, parts: string[]) => (parts.length === 0 ? '' : `<h2>${title}</h2>\n${parts.join('\n')}`)

/** Operations that are listed for a cause; the JSON has all. */
const maxOperations = 12

/** The size of all calls on the page together; the JSON has more of them. */
const roomForCalls = 120_000

const causeOf = (
  { id, verdict, severity, count, operations: names, example }: AssessedCause,
  takeRoom: (markup: string) => string,
) =>
  `<details class="cause ${verdict}" id="${id}"><summary><span>${severity}</span><strong>${escapeMarkup(example.says)}</strong><span class="skipped">${operationsText(names, 1)}</span><span>${pluralize(count, 'finding')}</span></summary><p>${id}, at ${operationsText(names, maxOperations)}<br><code>${escapeMarkup(example.call)}</code>${example.traceId && ` <code>${escapeMarkup(example.traceId)}</code>`}<br><code>${escapeMarkup(example.pointer)}</code><br>${escapeMarkup(ruleText(example.pointer))}</p>${takeRoom(callMarkup(example))}</details>`

/** The call that showed it, its answer, and what was expected. */
function callMarkup(finding: Finding): string {
  const { calls = [], traceId } = finding
  const call = callOf(calls, traceId)
  if (call === undefined) return ''
  const { expected, actual } = compareWithRule(finding)
  const shown = [curlOf(call), `→ ${answerText(call)}`, `expected: ${expected}`, `actual:   ${actual}`].join('\n\n')
  const before = calls.indexOf(call)
  return `<p>Request and answer${before > 0 ? `, after ${pluralize(before, 'call')}` : ''}:</p><pre>${escapeMarkup(shown)}</pre>`
}

const mendedOf = ({ id, severity, key, operations: names }: KnownCause) =>
  `<div class="cause known mended">${escapeMarkup(key.replace('\n', ': '))}<br>${id}, ${severity}, ${operationsText(names, maxOperations)}</div>`

function operationOf(operation: OperationId, results: Result[], { idsOf }: Assessment): string {
  const wrong = results.filter(failed).length
  const ids = new Set(results.flatMap((one) => idsOf.get(one) ?? []))
  const reasons = Map.groupBy(results.filter(wasSkipped), ({ skipped }) => skipped!)
  const { method, path } = operations[operation]
  const state =
    wrong === 0
      ? pluralize(results.length, 'check')
      : `<span class="wrong">${wrong} of ${pluralize(results.length, 'check')} failed</span>`
  const links = [...ids].map((id) => `<a href="#${id}">${id}</a>`).join(', ')
  const skipped = [...reasons].map(
    ([reason, those]) =>
      `<li class="skipped">${pluralize(those.length, 'check')} skipped: ${escapeMarkup(reason)}</li>`,
  )
  return `<details><summary><strong>${operation}</strong> <code>${method} ${escapeMarkup(path)}</code>: ${state}</summary><ul>
${[...(ids.size > 0 ? [`<li>Causes: ${links}</li>`] : []), ...skipped].join('\n')}
</ul></details>`
}

// JUnit: a suite with a case for each cause, then a suite for each tag with a case for each check.

const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3)
const failed = ({ findings }: Result) => findings.length > 0
const wasSkipped = (result: Result) => result.skipped !== undefined && !failed(result)

type Case = { markup: string; outcome: 'passed' | 'failed' | 'skipped'; milliseconds: number }

/** Failures are new causes, each once; a check that failed refers to its causes. */
export function renderJunit(run: Run, { causes, idsOf }: Assessment = assessRun(run)): string {
  const byTag = Map.groupBy(run.results, ({ operation }) => operations[operation].tag)
  const suites: [string, Case[]][] = [
    ...(run.ended === undefined ? [] : [['run', [abortedCase(run.ended)]] satisfies [string, Case[]]]),
    ...(causes.length === 0 ? [] : [['causes', causes.map(caseOfCause)] satisfies [string, Case[]]]),
    ...[...byTag].map(([tag, results]): [string, Case[]] => [
      tag,
      results.map((one) => caseOfCheck(one, idsOf.get(one) ?? [])),
    ]),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance" ${counts(suites.flatMap(([, cases]) => cases))}>`,
    ...suites.flatMap(([name, cases]) => [
      `  <testsuite name="${escapeMarkup(name)}" ${counts(cases)}>`,
      ...cases.map(({ markup }) => `    ${markup}`),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n')
}

const counts = (cases: Case[]) => {
  const count = (outcome: Case['outcome']) => cases.filter((one) => one.outcome === outcome).length
  const milliseconds = cases.reduce((sum, one) => sum + one.milliseconds, 0)
  return `tests="${cases.length}" failures="${count('failed')}" skipped="${count('skipped')}" time="${inSeconds(milliseconds)}"`
}

function testCase(
  className: string,
  name: string,
  milliseconds: number,
  outcome: Case['outcome'],
  inside: string,
): Case {
  const markup = `<testcase classname="${className}" name="${escapeMarkup(name)}" time="${inSeconds(milliseconds)}">${inside}</testcase>`
  return { markup, outcome, milliseconds }
}

/** Keeps a request or an answer to a length that CI servers show. */
const shorten = (text: string) => (text.length > 1000 ? `${text.slice(0, 1000)}…` : text)

const skippedElement = (message: string) => `<skipped message="${escapeMarkup(message)}"/>`

function caseOfCheck(result: Result, ids: string[]): Case {
  const { operation, name, skipped, milliseconds } = result
  const message = ids.length > 0 ? `failed, see causes ${ids.join(', ')}` : skipped
  return message === undefined
    ? testCase(operation, name, milliseconds, 'passed', '')
    : testCase(operation, name, milliseconds, 'skipped', skippedElement(message))
}

/** The name is the same in every run, so that a CI server shows since when the cause exists. */
function caseOfCause({ id, key, verdict, severity, count, operations: names, example }: AssessedCause): Case {
  const { says, call, traceId, pointer, calls = [] } = example
  const shown = callOf(calls, traceId)
  const text = [
    `${severity}, ${pluralize(count, 'finding')} at ${names.join(', ') || 'the whole backend'}`,
    says,
    `${call} [${traceId}]`,
    pointer,
    ruleText(pointer),
    ...(shown === undefined ? [] : [shorten(curlOf(shown)), `→ ${shorten(answerText(shown))}`]),
  ].join('\n')
  const name = `${id} ${key.replace('\n', ': ')}`
  return verdict === 'known'
    ? testCase('causes', name, 0, 'skipped', skippedElement(`known: ${says}`))
    : testCase('causes', name, 0, 'failed', `<failure message="${escapeMarkup(says)}">${escapeMarkup(text)}</failure>`)
}

/** A run that was aborted counts as failed. */
const abortedCase = (why: string) =>
  testCase('run', 'completes', 0, 'failed', `<failure message="${escapeMarkup(why)}"/>`)

// JSON, as report.schema.json describes it.

/** `format` is raised by changes of existing fields, not by additions. */
export function buildReport(run: Run, baseUrl: string, assessment: Assessment = assessRun(run)) {
  const { results, statuses, leftovers, remarks, ended, stoppedAfter, milliseconds } = run
  const count = (outcome: string) => results.filter((one) => checkOutcome(one) === outcome).length
  return {
    format: 2,
    contract: readContract().version,
    baseUrl,
    ended: ended ?? null,
    stoppedAfter: stoppedAfter ?? null,
    milliseconds,
    causes: assessment.causes.map(jsonOfCause),
    mended: assessment.mended,
    uncheckedKnown: assessment.unchecked,
    checks: { passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
    answers: { named: statuses.named, seen: statuses.seen, unseen: statuses.unseen.map(answerOf) },
    operations: [...Map.groupBy(results, ({ operation }) => operation)].map(([operation, those]) =>
      jsonOfOperation(operation, those, assessment),
    ),
    leftBehind: leftovers,
    toKnow: remarks,
  }
}

/** The last calls of a chain that are listed. */
const mostCalls = 30

function jsonOfCause(cause: AssessedCause) {
  const { id, key, verdict, newOperations, severity, count, operations: names, example, check } = cause
  const { says, pointer, call, traceId, calls = [] } = example
  return {
    id,
    key,
    verdict,
    severity,
    findings: count,
    operations: names,
    newOperations,
    rule: ruleText(pointer),
    example: {
      says,
      pointer,
      call,
      traceId,
      ...compareWithRule(example),
      calls: calls.slice(-mostCalls),
      callsBefore: Math.max(0, calls.length - mostCalls),
    },
    check,
  }
}

const checkOutcome = ({ findings, skipped }: Result) =>
  findings.length > 0 ? 'failed' : skipped === undefined ? 'passed' : 'skipped'

function answerOf(text: string) {
  const [operation, status] = text.split(' ')
  return { operation, status: Number(status) }
}

function jsonOfOperation(operation: OperationId, results: Result[], { idsOf }: Assessment) {
  const { method, path, tag } = operations[operation]
  const checks = results.map((one) => ({
    name: one.name,
    outcome: checkOutcome(one),
    milliseconds: one.milliseconds,
    ...(one.skipped !== undefined && { skipped: one.skipped }),
    findings: one.findings.length,
    causes: idsOf.get(one) ?? [],
  }))
  return { operation, method, path, tag, checks }
}

/** Escapes text for XML and HTML, without characters that XML does not allow. */
const escapeMarkup = (text: string): string =>
  [...text]
    .filter((sign) => sign >= ' ' || '\n\t'.includes(sign))
    .join('')
    .replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
