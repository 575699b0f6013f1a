/** SARIF 2.1.0: one result for each cause, at its line of the contract, for code scanning and editors. */
import { type Assessment, type AssessedCause, assessRun } from '#conform/baseline.ts'
import { type ContractLines, readContractLines } from '#conform/report/contract-lines.ts'
import { placeOfKey } from '#conform/cause-key.ts'
import { answerText, callOf, curlOf } from '#conform/exchanges.ts'
import { operationsText, pluralize } from '#conform/report/terminal.ts'
import { compareWithRule, ruleText } from '#conform/rules.ts'
import type { Run } from '#conform/run.ts'
import type { Severity } from '#conform/severity.ts'
import { readContract } from '#contract-checks/contract.ts'

const levels = { breaks: 'error', differs: 'warning' } as const satisfies Record<Severity, string>

export function buildSarif(run: Run, assessment: Assessment = assessRun(run)) {
  const lines = readContractLines()
  const byRule = Map.groupBy(assessment.causes, ruleIdOf)
  const ids = [...byRule.keys()]
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'phone-payment-portal-conform',
            version: readContract().version,
            rules: [...byRule].map(([id, [cause]]) => ruleOf(id, cause!)),
          },
        },
        invocations: [
          {
            executionSuccessful: run.ended === undefined,
            ...(run.ended !== undefined && {
              toolExecutionNotifications: [{ level: 'error', message: { text: run.ended } }],
            }),
          },
        ],
        columnKind: 'utf16CodeUnits',
        results: assessment.causes.map((cause) => resultOf(cause, ids, lines)),
      },
    ],
  }
}

/** The place in the contract, without the operation. */
const ruleIdOf = ({ key }: AssessedCause): string => placeOfKey(key)

function ruleOf(id: string, { example, severity }: AssessedCause) {
  return {
    id,
    shortDescription: { text: ruleText(example.pointer) },
    defaultConfiguration: { level: levels[severity] },
  }
}

/** A known cause is suppressed, so that code scanning shows new ones only. */
function resultOf(cause: AssessedCause, ruleIds: readonly string[], lines: ContractLines | undefined) {
  const { id, verdict, severity, count, operations: names, example } = cause
  const { says, pointer, call, traceId, calls = [] } = example
  const shown = callOf(calls, traceId)
  const ruleId = ruleIdOf(cause)
  const startLine = lines?.lineOf(pointer)
  const where = `${pluralize(count, 'finding')} at ${operationsText(names, 12)}; ${call} [${traceId}]`
  const text = `${says} (${where}). ${ruleText(pointer)}`
  return {
    ruleId,
    ruleIndex: ruleIds.indexOf(ruleId),
    level: levels[severity],
    message: { text },
    locations: [
      {
        ...(lines !== undefined &&
          startLine !== undefined && {
            physicalLocation: { artifactLocation: { uri: lines.file }, region: { startLine } },
          }),
        logicalLocations: [{ fullyQualifiedName: pointer }],
      },
    ],
    occurrenceCount: count,
    partialFingerprints: { 'causeId/v1': id },
    baselineState: verdict === 'new' ? 'new' : 'unchanged',
    ...(verdict === 'known' && { suppressions: [{ kind: 'external', justification: 'in the baseline' }] }),
    properties: {
      operations: names,
      example: { call, traceId, ...compareWithRule(example) },
      ...(shown !== undefined && { request: curlOf(shown), answer: answerText(shown) }),
    },
  }
}
