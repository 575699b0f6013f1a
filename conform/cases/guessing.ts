/** Who guesses is stopped, and learns nothing about who has an account. */
import type { Received } from '#conform/backend.ts'
import { type Check, expectStatus } from '#conform/cases/check.ts'
import type { Context } from '#conform/context.ts'
import { signedIn, who } from '#conform/disposable.ts'
import { newEmail } from '#conform/made-up.ts'
import type { Area, Person } from '#conform/people.ts'
import { expect } from '#conform/scenario.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** So many wrong passwords lock an account, for so many minutes (the contract's text of the login). */
const [tries, minutes] = [5, 15]

/** An address that nobody has. */
const nobody = (): Person => ({ email: newEmail(), password: 'not-the-password' })

/** What differs from answer to answer by itself. */
const alike = ({ status, body }: Received): string =>
  `${status} ${JSON.stringify(body, (key, value: unknown) => (['traceId', 'accountLockedUntil'].includes(key) ? key : value))}`

export function* guessingChecks(context: Context, operation: OperationId): Generator<Check> {
  const area = operations[operation].area as Area
  if (operation === `${area}CheckEmail`)
    yield {
      name: 'answers for an address that nobody has as for one that somebody has',
      run: async () => {
        const ask = (person: Person) => context.ask(operation, { body: who(context, area, person) })
        const known = await ask(context.person(context.tried(area)))
        const unknown = await ask(nobody())
        expect(context, unknown, alike(known) === alike(unknown), `${unknown.status} instead of ${known.status}`)
      },
    }
  if (operation !== `${area}Login`) return
  let ofNobody: string[] | undefined
  yield {
    name: 'locks an address that nobody has like any other',
    run: async () => {
      ofNobody = await untilLocked(context, area, nobody())
    },
  }
  if (area === 'private') return // There is nobody to spare: customers are not added by calls.
  yield {
    name: `locks after ${tries} wrong passwords, also for the right one`,
    run: async () => {
      const { person } = await signedIn(context, area, 'locked')
      const told = await untilLocked(context, area, person)
      const right = await context.signIn(area, person)
      expectStatus(context, operation, right, 462, 'the right password while the account is locked')
      const same = ofNobody === undefined || ofNobody.join() === told.join()
      expect(context, right, same, 'wrong passwords are answered otherwise where nobody has the address')
    },
  }
}

/** Enters wrong passwords until the account is locked; what was answered. */
async function untilLocked(context: Context, area: Area, person: Person): Promise<string[]> {
  const told: string[] = []
  for (let tried = 1; tried <= tries; tried += 1) {
    const answer = await context.signIn(area, person, 'not-the-password')
    told.push(alike(answer))
    const wanted = tried < tries ? 401 : 462
    if (!expectStatus(context, `${area}Login`, answer, wanted, `wrong password ${tried} of ${tries}`)) return told
    const { accountLockedUntil: until } = (answer.body ?? {}) as { accountLockedUntil?: string }
    if (until === undefined) continue
    const { from, to } = answer.between
    const [earliest, latest] = [from + minutes * 60_000, to + minutes * 60_000]
    const isSo = earliest <= Date.parse(until) && Date.parse(until) <= latest
    expect(context, answer, isSo, `the account is locked until ${until}, which is not ${minutes} minutes`)
  }
  return told
}
