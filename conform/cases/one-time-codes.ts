/** A code works once, also for two who come with it at the same time, and a new way in voids the codes that are open. */
import type { Received } from '#conform/backend.ts'
import type { Check } from '#conform/cases/check.ts'
import type { Context } from '#conform/context.ts'
import { resetBody } from '#conform/disposable.ts'
import { SkipCheck } from '#conform/finding.ts'
import { newPassword } from '#conform/made-up.ts'
import { type RequestParts, expect } from '#conform/scenario.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const hasCode = ({ body }: RequestParts): boolean => typeof body === 'object' && body !== null && 'tanToken' in body

/** Sends a request, and one with a code twice at once: the answer of who has won, and a note when both have. */
export async function expectOneWins(
  context: Context,
  sent: RequestParts,
  send: () => Promise<Received>,
): Promise<Received> {
  const answers = await Promise.all(hasCode(sent) ? [send(), send()] : [send()])
  const [first, ...more] = answers.toSorted((one, other) => one.status - other.status)
  const both = more.some(({ status }) => status < 300)
  expect(context, first!, !both, 'two have done it at once with one code')
  return first!
}

/** After `sent` has succeeded. */
export function* codeChecks(
  context: Context,
  operation: OperationId,
  sent: RequestParts,
  whatCame: () => Received,
): Generator<Check> {
  if (!hasCode(sent)) return
  yield {
    name: 'a code works once',
    run: async () => {
      whatCame()
      const again = await context.patiently(operation, sent)
      const isRefused = again.status >= 400 && again.status < 500
      expect(context, again, isRefused, `the code of before is answered with ${again.status}`)
    },
  }
}

/** What changes how somebody signs in: the address, the number, the password. */
const changesTheWayIn = /^(private|business)Change(Email|CallNumber|Password)$/

/** A code for a new password that is asked for before such a change is worth nothing after it. */
export function voidedCodeChecks(context: Context, operation: OperationId, { token }: RequestParts) {
  const area = operations[operation].area as 'private' | 'business'
  if (!changesTheWayIn.test(operation) || token === undefined) return { before: [], after: () => [] }
  let code: string | undefined
  const addressNow = async () => (await context.read(`${area}GetProfile`, { token })).email
  const before: Check[] = [
    {
      name: 'can be asked for while a code is open',
      run: async () => {
        const email = await addressNow()
        const { status } = await context.ask(`${area}RequestPasswordTan`, { body: { email, customerNumber: null } })
        if (status !== 200) throw new SkipCheck(`No code for a password: ${status}`)
        code = await context.code(email)
      },
    },
  ]
  const after = (whatCame: () => Received): Check[] => [
    {
      name: 'voids the codes that are open',
      run: async () => {
        whatCame()
        if (code === undefined) throw new SkipCheck('No code was open')
        const person = { email: await addressNow(), password: newPassword() }
        const body = await resetBody(context, area, person, { tanToken: code })
        const answer = await context.ask(`${area}ResetPassword`, { body })
        const says = `a code from before ${operation} sets a password: ${answer.status}`
        expect(context, answer, answer.status >= 400 && answer.status < 500, says, '#/info/description')
      },
    },
  ]
  return { before, after }
}
