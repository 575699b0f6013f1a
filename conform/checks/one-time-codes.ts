/** A code works once, also when two use it at the same time, and a change of the sign-in voids open codes. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import { type Check, type ScenarioRequest, expect } from '#conform/scenario.ts'
import type { Context } from '#conform/context.ts'
import { resetBody } from '#conform/disposable-people.ts'
import { SkipCheck } from '#conform/finding.ts'
import { newPassword } from '#conform/fresh-values.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const hasCode = ({ body }: ScenarioRequest): boolean => typeof body === 'object' && body !== null && 'tanToken' in body

/** Sends a request; with a code it is sent twice at once, and a finding is added when both succeed. Returns the successful answer. */
export async function expectSingleUse(
  context: Context,
  sent: ScenarioRequest,
  send: () => Promise<ReceivedAnswer>,
): Promise<ReceivedAnswer> {
  const answers = await Promise.all(hasCode(sent) ? [send(), send()] : [send()])
  const [first, ...more] = answers.toSorted((one, other) => one.status - other.status)
  const both = more.some(({ status }) => status < 300)
  expect(context, first!, !both, 'two have done it at once with one code', 'rule/codes')
  return first!
}

/** Checks after `sent` has succeeded. */
export function* codeChecks(
  context: Context,
  operation: OperationId,
  sent: ScenarioRequest,
  getAnswer: () => ReceivedAnswer,
): Generator<Check> {
  if (!hasCode(sent)) return
  yield {
    name: 'a code works once',
    run: async () => {
      getAnswer()
      const again = await context.callWithRetry(operation, sent)
      const isRefused = again.status >= 400 && again.status < 500
      expect(context, again, isRefused, `the code of before is answered with ${again.status}`, 'rule/codes')
    },
  }
}

/** Operations that change the data of a sign-in: address, number, password. */
const changesSignIn = /^(private|business)Change(Email|CallNumber|Password)$/

/** A password code that was requested before such a change must not work after it. */
export function voidedCodeChecks(context: Context, operation: OperationId, { token }: ScenarioRequest) {
  const area = operations[operation].area as 'private' | 'business'
  if (!changesSignIn.test(operation) || token === undefined) return { before: [], after: () => [] }
  let code: string | undefined
  const addressNow = async () => (await context.read(`${area}GetProfile`, { token })).email
  const openName = 'prepares an open code'
  const before: Check[] = [
    {
      name: openName,
      run: async () => {
        const email = await addressNow()
        const { status } = await context.send(`${area}RequestPasswordTan`, { body: { email, customerNumber: null } })
        if (status !== 200) throw new SkipCheck(`No code for a password: ${status}`)
        code = await context.readCode(email)
      },
    },
  ]
  const after = (getAnswer: () => ReceivedAnswer): Check[] => [
    {
      name: 'voids the codes that are open',
      needs: [openName],
      run: async () => {
        getAnswer()
        if (code === undefined) throw new SkipCheck('No code was open')
        const person = { email: await addressNow(), password: newPassword() }
        const body = await resetBody(context, area, person, { tanToken: code })
        const answer = await context.send(`${area}ResetPassword`, { body })
        const message = `a code from before ${operation} sets a password: ${answer.status}`
        expect(context, answer, answer.status >= 400 && answer.status < 500, message, 'rule/open-codes')
      },
    },
  ]
  return { before, after }
}
