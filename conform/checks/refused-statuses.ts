/** Each status with which an operation refuses a call: it changes nothing, leaves no line, and a broken request is a 400 before it. */
import type { RequestParts } from '#conform/backend.ts'
import { brokenRequests } from '#conform/broken-requests.ts'
import { expectNoNewLines, snapshotHistory } from '#conform/checks/history-lines.ts'
import { bodiesAgainstServerRules } from '#conform/checks/refusals.ts'
import { expectViewsUnchanged, snapshotViews } from '#conform/checks/round-trip.ts'
import type { Context } from '#conform/context.ts'
import {
  type Check,
  type Scenario,
  buildRequest,
  completeRequest,
  createViolationFinder,
  expectStatus,
  requestName,
  successName,
} from '#conform/scenario.ts'
import { bodySchemaOf, type Contract } from '#contract-checks/contract.ts'
import { rulesOf } from '#contract-checks/relations.ts'
import { type OperationId, operations } from '#generated/operations.ts'

export function* refusalChecks(context: Context, operation: OperationId, scenario: Scenario): Generator<Check> {
  const { responses } = context.contract.operation(operation)
  const refusals = scenario.refusals ?? {}
  if ('423' in responses && refusals[423] === undefined) {
    yield {
      name: 'answers 423 while work is under way',
      run: async () => {
        const { area } = operations[operation]
        const own = area === 'bank' ? {} : { token: await context.tokenOf(context.callerFor(operation, 'busy')) }
        const parts = { ...own, ...(await buildRequest(context, operation, scenario, 'busy')) }
        const before = await snapshotViews(context, operation, parts)
        const answer = await context.call(operation, parts)
        if (expectStatus(context, operation, answer, 423, 'a customer with work under way'))
          expectViewsUnchanged(context, operation, before, await snapshotViews(context, operation, parts))
      },
    }
  }
  for (const [status, bring] of Object.entries(refusals)) {
    const isAfterSuccess = scenario.refusedAfterSuccess?.includes(Number(status)) === true
    yield {
      name: `answers ${status}`,
      needs: isAfterSuccess ? [requestName, successName(context, operation)] : [],
      run: async () => {
        const parts = await completeRequest(context, operation, await bring!(context), 'usual')
        const before = await snapshotViews(context, operation, parts)
        const history = await snapshotHistory(context, operation, parts)
        const answer = await context.callWithRetry(operation, parts)
        if (!expectStatus(context, operation, answer, Number(status), 'what leads to it')) return
        await expectValidationFirst(context, operation, parts, Number(status))
        expectViewsUnchanged(context, operation, before, await snapshotViews(context, operation, parts))
        if (history !== undefined)
          expectNoNewLines(context, answer, history, await snapshotHistory(context, operation, parts))
      },
    }
  }
}

/** The request itself is validated before the state that refuses it: what breaks a rule as well is a 400 (A147). */
async function expectValidationFirst(context: Context, operation: OperationId, refused: RequestParts, status: number) {
  if (!operations[operation].applicationStatuses.some((own) => own === status)) return
  for (const { what, parts } of alsoInvalid(context.contract, operation, refused)) {
    const answer = await context.callWithRetry(operation, parts)
    expectStatus(
      context,
      operation,
      answer,
      400,
      `${what}, which ${status} would refuse otherwise`,
      `400 before ${status}`,
    )
  }
}

/** The refused request with a field against its schema, and with one against each rule that only the server evaluates. */
function* alsoInvalid(contract: Contract, operation: OperationId, refused: RequestParts) {
  const schema = bodySchemaOf(contract, operation)
  if (schema === undefined || typeof refused.body !== 'object' || refused.body === null) return
  const violationsOf = createViolationFinder(contract)
  for (const { how, place, parts } of brokenRequests(contract, operation, refused)) {
    if (place !== 'body' || parts.mediaType !== undefined || violationsOf(operation, parts).length === 0) continue
    yield { what: how, parts }
    break
  }
  for (const rule of rulesOf(contract.schemas, schema, '')) {
    const isValid = (body: Record<string, unknown>) => violationsOf(operation, { ...refused, body }).length === 0
    const body = rule.says === undefined ? undefined : bodiesAgainstServerRules(rule, refused).find(isValid)
    if (body !== undefined) yield { what: `a request against "${rule.says}"`, parts: { ...refused, body } }
  }
}
