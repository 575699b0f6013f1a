/** Everything at once: guesses, the same write twice, and writes that contradict each other. */
import type { ProductChangeRequest } from '#generated/model/product-change-request.ts'
import { type Answer, newPassword, password } from '../sandbox/client.ts'
import { anna, bergland } from '../sandbox/real-ids.ts'
import { type Attack, type Tally, tally, tooFew } from './outcome.ts'
import { seededRandom } from './random.ts'
import { startTarget, type Target } from './target.ts'

const email = 'anna.gruber@mail.example'
const at = (count: number, call: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))
const how = (answers: readonly Answer[], status: number) => answers.filter((one) => one.status === status).length
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status)

type Scene = {
  name: string
  /** How many answers of which status it takes for its rules to say anything. */
  atLeast: Record<number, number>
  plays: (target: Target, watch: Watch, count: number) => Promise<void>
}

export const race: Attack = async ({ seed, scale }) => {
  const chance = seededRandom(seed)
  const results = tally()
  const target = await startTarget()
  const rounds = Math.ceil(3 * scale)
  try {
    for (let round = 0; round < rounds; round++) {
      for (const { name, atLeast, plays } of scenes) {
        await target.reset()
        const watch = watched(results)
        await plays(target, watch, 20 + chance.below(20))
        for (const lack of tooFew(watch.seen, atLeast)) results.surprise(name, lack)
        results.count('scenes')
      }
    }
  } finally {
    await target.close()
  }
  return results.outcome({ scenes: rounds * scenes.length })
}

type Watch = ReturnType<typeof watched>

/** Counts answers, and is surprised by a 5xx, by a call that breaks the contract and by a rule that does not hold. */
const watched = ({ count, surprise }: Tally) => {
  const seen: Record<string, number> = {}
  return {
    /** How many answers there were, by status. */
    seen,
    of: (answers: Answer[]) => {
      count('calls', answers.length)
      for (const { status, text } of answers) {
        seen[status] = (seen[status] ?? 0) + 1
        if (status >= 500 || status === 400) surprise(`${status}`, text.slice(0, 200))
      }
      return answers
    },
    holds: (rule: string, isSo: boolean, actual: unknown) => {
      if (!isSo) surprise(rule, JSON.stringify(actual))
    },
  }
}

/** Five wrong passwords lock, however many come at once; the right one among them may win once. */
const passwords: Scene['plays'] = async ({ client }, { of, holds }, count) => {
  const answers = of(await at(count, (index) => client.login('private', email, index === 3 ? password : 'wrong')))
  const refused = how(answers, 401)
  holds('at most four wrong passwords are checked between two successes', refused <= 4 + 4 * how(answers, 200), refused)
  of(await at(6, () => client.login('private', email, 'wrong')))
  const [late] = of([await client.login('private', email)])
  holds('a locked account refuses the login', late!.status === 462, late!.status)
}

/** Three wrong codes are checked. */
const codes: Scene['plays'] = async ({ client }, { of, holds }, count) => {
  await client.requestCode('private', email)
  const right = await client.codeFor(email)
  const wrong = (index: number) => String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0')
  const answers = of(await at(count, (index) => client.resetPassword('private', email, wrong(index))))
  holds('two wrong codes are refused as wrong, the third as the last', how(answers, 462) === 2, statuses(answers))
  const [late] = of([await client.resetPassword('private', email, right)])
  holds('the right code comes too late', late!.status !== 204, late!.status)
}

/** A code is used once. */
const rightCode: Scene['plays'] = async ({ client }, { of, holds }, count) => {
  await client.requestCode('private', email)
  const right = await client.codeFor(email)
  const answers = of(
    await at(count, (index) => client.resetPassword('private', email, right, `${newPassword}-${index}`)),
  )
  holds('a code sets one password', how(answers, 204) === 1, statuses(answers))
}

/** The same write many times is executed once where the contract requires it. */
const doubles: Scene['plays'] = async ({ client, tokenOf }, { of, holds }, count) => {
  const often = async (rule: string, who: string, path: string, body: object, refused: number) => {
    const token = await tokenOf(who)
    const answers = of(await at(count, () => client.call('POST', path, { token, body })))
    const once = how(answers, 201) === 1 && how(answers, refused) === count - 1
    holds(rule, once, statuses(answers))
  }
  const someone = { firstName: 'Doppelt', lastName: 'Doppelt' }
  const employee = { ...someone, email: 'doppelt@bank.example', roles: ['RISK'] }
  await often('an address is given once', 'bank.ADMINISTRATOR', '/bank/bank-employees', employee, 409)
  const administrator = { ...someone, email: 'doppelt@bergland.example' }
  await often('an administrator is added once', bergland, '/business/admins', administrator, 409)
  const change = { productType: 'Premium', activationDate: firstOfNextMonth() } satisfies ProductChangeRequest
  await often('a tier is changed once a day', anna, '/private/product/change', change, 460)
}

/** Opposite writes leave one of the two, and what is read stays whole. */
const opposites: Scene['plays'] = async ({ client, tokenOf }, { of, holds }, count) => {
  const token = await tokenOf('bank.ADMINISTRATOR')
  const path = `/bank/private/${anna}/locks`
  const before = (await client.call('GET', path, { token })).body
  const locks = (index: number) => ({ securityLockSL: index % 2 === 0 })
  const answers = of(await at(count, (index) => client.call('PUT', path, { token, body: locks(index) })))
  const after = (await client.call('GET', path, { token })).body
  const written = answers.flatMap(({ status }, index) => (status === 204 ? [locks(index).securityLockSL] : []))
  holds('the lock is as one of the writes left it', written.includes(after.securityLockSL as boolean), after)
  holds('nothing else of the locks changed', same(before, after), [before, after])
}

const scenes: readonly Scene[] = [
  { name: 'wrong passwords', atLeast: { 401: 4, 462: 1 }, plays: passwords },
  { name: 'wrong codes', atLeast: { 462: 2, 463: 1 }, plays: codes },
  { name: 'the right code', atLeast: { 204: 1 }, plays: rightCode },
  { name: 'the same write', atLeast: { 201: 3 }, plays: doubles },
  { name: 'opposite writes', atLeast: { 204: 1 }, plays: opposites },
]

/** Whether two readings differ in nothing but the lock that is fought over, and so the etag. */
const same = (one: object, other: object) => besides(one) === besides(other)
const besides = (locks: object) => JSON.stringify({ ...locks, securityLockSL: null, etag: null })

function firstOfNextMonth(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)
}
