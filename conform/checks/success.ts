/** Checks of a successful call: status, round trip, repetition, history, and its reversal. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import { etagRaceChecks, staleEtagChecks } from '#conform/checks/etags.ts'
import { expectFreeKey, idempotencyChecks, sendRefusedWithKey, withKey } from '#conform/checks/idempotency.ts'
import { withForeignHeaders } from '#conform/checks/record-access.ts'
import { type ShownBefore, deletesRecord, expectGone, readsThatShow } from '#conform/checks/deleted-records.ts'
import { expectOneOfTwo, isUnique } from '#conform/checks/unique-values.ts'
import { expectInListFiles, readListFiles } from '#conform/checks/list-files.ts'
import { historyChecks, readOldLines } from '#conform/checks/history.ts'
import { type HistorySnapshot, expectNewLines, snapshotHistory } from '#conform/checks/history-lines.ts'
import {
  type CustomerSnapshot,
  expectCustomerRecords,
  readAgain,
  snapshotCustomer,
} from '#conform/checks/customer-records.ts'
import { expectWritten, snapshotViews } from '#conform/checks/round-trip.ts'
import { codeChecks, expectSingleUse, voidedCodeChecks } from '#conform/checks/one-time-codes.ts'
import { repeatedRuleChecks } from '#conform/checks/refusals.ts'
import { singleFieldChecks, valueChecks } from '#conform/checks/values.ts'
import type { Context } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import {
  type Check,
  type ScenarioRequest,
  type Scenario,
  customerFor,
  expect,
  expectStatus,
  needing,
  successName,
  successStatus,
} from '#conform/scenario.ts'
import { type ViewSnapshot, findViews } from '#conform/views.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** `isBrief` leaves out checks that send the call again and again. */
export function* successChecks(
  context: Context,
  operation: OperationId,
  scenario: Scenario,
  valid: ScenarioRequest,
  isBrief = false,
): Generator<Check> {
  const atLength = (checks: () => Generator<Check>) => (isBrief ? [] : checks())
  const success = successStatus(context, operation)
  const name = successName(context, operation)
  let sent = withForeignHeaders(context, operation, withKey(context, operation, valid))
  let answer: ReceivedAnswer | undefined
  let before: ViewSnapshot[] = []
  let customer: { before: CustomerSnapshot; after: CustomerSnapshot } | undefined
  let history: { before: HistorySnapshot; after: HistorySnapshot | undefined } | undefined
  let shownBefore: ShownBefore = []
  let files: Awaited<ReturnType<typeof readListFiles>> = []
  let isLost = false
  /** What follows from a lost write is no finding of its own. */
  const unlessLost = function* (checks: Iterable<Check>): Generator<Check> {
    for (const { run, ...check } of checks)
      yield {
        ...check,
        run: async () => {
          if (isLost) throw new SkipCheck('The call has stored nothing, as another check says')
          await run()
        },
      }
  }

  yield* atLength(() => staleEtagChecks(context, operation, sent))
  const voided = isBrief ? undefined : voidedCodeChecks(context, operation, valid)
  if (voided) yield* voided.before
  yield {
    name,
    run: async () => {
      const refused = isBrief ? undefined : await sendRefusedWithKey(context, operation, sent)
      if (refused !== undefined && refused.status < 300) sent = withKey(context, operation, sent)
      before = await snapshotViews(context, operation, sent, 'all')
      await readOldLines(context, operation, valid)
      const customerBefore = isBrief ? undefined : await snapshotCustomer(context, operation, valid)
      files = isBrief ? [] : await readListFiles(context, operation, valid)
      shownBefore = isBrief ? [] : await readsThatShow(context, operation, valid)
      const historyBefore = isBrief ? undefined : await snapshotHistory(context, operation, valid)
      const send = (parts: ScenarioRequest) =>
        expectSingleUse(context, valid, () => context.callWithRetry(operation, parts, scenario.retryOn))
      let got = await send(sent)
      if (refused?.status === 400 && (got.status === 400 || got.status === 422)) {
        sent = withKey(context, operation, sent)
        const withUsedKey = got
        got = await send(sent)
        expectFreeKey(context, withUsedKey, got)
      }
      if (got.status === scenario.usedUp)
        throw new SkipCheck(`${got.status}: an earlier run has used this up; reset the backend`)
      if (!expectStatus(context, operation, got, success, 'a request that the contract accepts')) return
      answer = got
      await expectInListFiles(context, operation, valid, files)
      if (customerBefore) customer = { before: customerBefore, after: await readAgain(context, customerBefore) }
      if (historyBefore)
        history = { before: historyBefore, after: await snapshotHistory(context, operation, valid, got) }
      await expectRequestedRecord(context, operation, sent, got)
      if (scenario.leaves) context.leftovers.add(scenario.leaves)
    },
  }
  const { verify, undo } = scenario
  const getAnswer = () => {
    if (answer === undefined) throw new SkipCheck('The call did not succeed')
    return answer
  }
  yield* needing([name], checksAfterSuccess())

  function* checksAfterSuccess(): Generator<Check> {
    yield* atLength(() => idempotencyChecks(context, operation, sent, getAnswer))
    if (findViews(context.contract, operation).length > 0) {
      yield {
        name: 'keeps what it was sent, and nothing else changes',
        run: async () => {
          isLost = !(await expectWritten(context, { operation, sent: valid, answer: getAnswer() }, before))
        },
      }
    }
    if (!isBrief && deletesRecord(operation))
      yield { name: 'is gone everywhere', run: () => expectGone(context, operation, shownBefore) }
    if (customer !== undefined) {
      const { before: was, after: is } = customer
      yield {
        name: 'changes only what it names among all records of its customer',
        run: async () => expectCustomerRecords(context, { operation, sent: valid, answer: getAnswer() }, was, is),
      }
    }
    if (history !== undefined) {
      const { before: was, after: is } = history
      yield {
        name: 'leaves one line in the history, with the values before and after',
        run: async () => expectNewLines(context, getAnswer(), valid, was, is),
      }
    }
    yield* atLength(() => codeChecks(context, operation, sent, getAnswer))
    if (verify) yield { name: 'does what it says', run: async () => verify(context, valid, getAnswer()) }
    if (voided) yield* voided.after(getAnswer)
    if (!isBrief && isUnique(context, operation))
      yield {
        name: 'succeeds for one of two who send the same at once',
        run: () => expectOneOfTwo(context, operation, scenario),
      }
    yield* atLength(() => repeatedRuleChecks(context, operation, scenario, valid, getAnswer))
    yield* unlessLost(atLength(() => valueChecks(context, operation, scenario, valid)))
    yield* unlessLost(atLength(() => singleFieldChecks(context, operation, scenario, valid)))
    let isUndone = false
    yield* unlessLost(historyChecks(context, operation, valid, getAnswer))
    if (undo) {
      yield {
        name: undoName,
        restores: true,
        run: async () => {
          getAnswer()
          await undo(context, valid, operation)
          isUndone = true
        },
      }
      if (isUndone)
        yield* needing([undoName], unlessLost(atLength(() => etagRaceChecks(context, operation, scenario, valid))))
    }
  }
}

const undoName = 'can be made undone'

// The record of an answer

/** Adds a finding when the answer is about another record than the path names. */
async function expectRequestedRecord(
  context: Context,
  operation: OperationId,
  { params = {} }: ScenarioRequest,
  answer: ReceivedAnswer,
): Promise<void> {
  const body = (answer.body ?? {}) as Record<string, unknown>
  const last = /\{(\w+)\}$/.exec(operations[operation].path)?.[1] ?? ''
  const named: Record<string, string | undefined> =
    last === 'bpNumber' ? { bpNumber: params[last] } : { id: params[last] }
  const person = customerFor(operation, 'usual')
  if ('customerNumber' in body && params.customerId === (await context.customerId(person)))
    named.customerNumber = context.person(person).customerNumber
  const place =
    `${context.contract.operation(operation).pointer}/responses/${successStatus(context, operation)}` as const
  for (const [name, value] of Object.entries(named)) {
    const isOther = value !== undefined && name in body && body[name] !== value
    expect(context, answer, !isOther, `${name} is ${String(body[name])}, and ${value} was requested`, place)
  }
}
