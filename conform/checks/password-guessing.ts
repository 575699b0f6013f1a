/** Guessed passwords lock an account, and answers do not reveal who has one. */
import type { ReceivedAnswer } from '#conform/backend.ts'
import { type Check, expect, expectStatus } from '#conform/scenario.ts'
import type { Context } from '#conform/context.ts'
import { signInDisposable, personIdentifier } from '#conform/disposable-people.ts'
import { newEmail } from '#conform/fresh-values.ts'
import { type Area, type Person, firstAvailable } from '#conform/people.ts'
import { accountLockMinutes, wrongPasswordsUntilLock } from '#generated/model/constants.ts'
import { type OperationId, operations } from '#generated/operations.ts'

/** A person with an unknown address. */
const unknownPerson = (): Person => ({ email: newEmail(), password: 'not-the-password' })

/** An answer without what differs in every answer. */
const comparableAnswer = ({ status, body }: ReceivedAnswer): string =>
  `${status} ${JSON.stringify(body, (key, value: unknown) => (['traceId', 'accountLockedUntil'].includes(key) ? key : value))}`

export function* guessingChecks(context: Context, operation: OperationId): Generator<Check> {
  const area = operations[operation].area as Area
  if (operation === `${area}CheckEmail`)
    yield {
      name: 'answers for an unknown address as for a known one',
      run: async () => {
        const ask = (person: Person) => context.send(operation, { body: personIdentifier(context, area, person) })
        const ofKnown = await ask(context.person(context.personForWrongEntries(area)))
        const ofUnknown = await ask(unknownPerson())
        expect(
          context,
          ofUnknown,
          comparableAnswer(ofKnown) === comparableAnswer(ofUnknown),
          `${ofUnknown.status} instead of ${ofKnown.status}`,
          'rule/unknown-addresses',
        )
      },
    }
  if (operation !== `${area}Login`) return
  let answersForUnknown: string[] | undefined
  const unknownName = 'locks an unknown address like a known one'
  yield {
    name: unknownName,
    run: async () => {
      answersForUnknown = await enterWrongPasswords(context, area, unknownPerson())
    },
  }
  if (area === 'private') {
    yield {
      name: `does not lock after ${wrongPasswordsUntilLock} wrong passwords with a right one between them`,
      run: async () => {
        // No customer can be locked for this, since no call adds one; that a success resets the counter is checked without a lock.
        const person = context.person(firstAvailable(context.users, ['private.planned', 'private.inactive']))
        for (const wrong of [1, wrongPasswordsUntilLock - 1]) {
          const right = await context.signIn(area, person)
          expectStatus(context, operation, right, 200, `the right password before ${wrong} wrong ones`)
          await enterWrongPasswords(context, area, person, wrong)
        }
        expectStatus(context, operation, await context.signIn(area, person), 200, 'the right password at last')
      },
    }
    return
  }
  yield {
    name: `locks after ${wrongPasswordsUntilLock} wrong passwords, also for the right one`,
    needs: [unknownName],
    run: async () => {
      const { person } = await signInDisposable(context, area, 'locked')
      await enterWrongPasswords(context, area, person, wrongPasswordsUntilLock - 1)
      const between = await context.signIn(area, person)
      expectStatus(
        context,
        operation,
        between,
        200,
        `the right password after ${wrongPasswordsUntilLock - 1} wrong ones`,
      )
      // A success resets the counter: the fifth wrong password from here locks, and none before it.
      const answersForKnown = await enterWrongPasswords(context, area, person)
      const right = await context.signIn(area, person)
      expectStatus(context, operation, right, 462, 'the right password while the account is locked')
      const same = answersForUnknown === undefined || answersForUnknown.join() === answersForKnown.join()
      const message = 'an unknown address answers wrong passwords differently'
      expect(context, right, same, message, 'rule/unknown-addresses')
    },
  }
}

/** Tries while an account is locked do not make the lock longer. */
async function expectSameLock(context: Context, area: Area, person: Person, until: string): Promise<void> {
  for (let tried = 0; tried < 2; tried += 1) {
    const again = await context.signIn(area, person, 'not-the-password')
    const { accountLockedUntil: now = until } = (again.body ?? {}) as { accountLockedUntil?: string }
    const message = `another try moves the end of the lock from ${until} to ${now}`
    expect(context, again, now === until, message, 'rule/locked-accounts', { cause: 'a lock grows with each try' })
  }
}

/** Enters wrong passwords, by default until the account is locked, and returns the answers. */
async function enterWrongPasswords(
  context: Context,
  area: Area,
  person: Person,
  most = wrongPasswordsUntilLock,
): Promise<string[]> {
  const answers: string[] = []
  for (let tried = 1; tried <= most; tried += 1) {
    const answer = await context.signIn(area, person, 'not-the-password')
    answers.push(comparableAnswer(answer))
    const wanted = tried < wrongPasswordsUntilLock ? 401 : 462
    if (!expectStatus(context, `${area}Login`, answer, wanted, `wrong password ${tried} of ${wrongPasswordsUntilLock}`))
      return answers
    const { accountLockedUntil: until } = (answer.body ?? {}) as { accountLockedUntil?: string }
    if (until === undefined) continue
    await expectSameLock(context, area, person, until)
    const { from, to } = answer.between
    const [earliest, latest] = [from + accountLockMinutes * 60_000, to + accountLockMinutes * 60_000]
    const condition = earliest <= Date.parse(until) && Date.parse(until) <= latest
    const message = `the account is locked until ${until}, which is not ${accountLockMinutes} minutes`
    expect(context, answer, condition, message, 'rule/locked-accounts')
  }
  return answers
}
