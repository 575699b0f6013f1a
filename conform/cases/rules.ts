/** Requests that break one rule of the contract: 400, and the violation names the field and the rule (A147). */
import type { Parts, Received } from '#conform/backend.ts'
import { brokenRequests } from '#conform/broken-requests.ts'
import { type Check, expectStatus } from '#conform/cases/check.ts'
import { expectSame, shownBefore } from '#conform/cases/kept.ts'
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { violationsIn } from '#conform/request.ts'
import { type Shown, viewsOf } from '#conform/views.ts'
import type { Violation } from '#generated/model/violation.ts'
import type { OperationId } from '#generated/operations.ts'

/** `valid` is a request that succeeds. */
export function* ruleChecks(context: Context, operation: OperationId, valid: Parts): Generator<Check> {
  const violationsOf = violationsIn(context.contract)
  const told = new Set<string>()
  let before: Shown[] | undefined
  let accepted = false
  for (const { how, parts } of brokenRequests(context.contract, operation, valid)) {
    const expected = violationsOf(operation, parts)
    const name = `refuses ${how}`
    if (expected.length === 0 || told.has(name)) continue
    told.add(name)
    yield {
      name,
      run: async () => {
        before ??= await shownBefore(context, operation, valid)
        const answer = await context.call(operation, parts)
        if (answer.status < 300) accepted = true
        if (expectStatus(context, operation, answer, 400, how))
          expectViolation(context, operation, answer, expected, how)
      },
    }
  }
  if (viewsOf(context.contract, operation).length === 0) return
  yield {
    name: 'has changed nothing by what it refused',
    run: async () => {
      if (accepted) throw new SkipCheck('What should have been refused was accepted, as another check says')
      expectSame(context, before ?? [], await shownBefore(context, operation, valid))
    },
  }
}

function expectViolation(
  context: Context,
  operation: OperationId,
  answer: Received,
  expected: Violation[],
  how: string,
) {
  const { violations = [] } = (answer.body ?? {}) as { violations?: Violation[] }
  const isTold = violations.some(({ field, rule }) => expected.some((one) => one.field === field && one.rule === rule))
  if (isTold) return
  const say = (list: Violation[]) =>
    list.map(({ field, rule }) => `${field || 'the body'} ${rule}`).join(', ') || 'nothing'
  const says = `${how}: the violations name ${say(violations)} instead of ${say(expected)}`
  context.note(answer.finding(says, `${context.contract.operation(operation).pointer}/responses/400`))
}
