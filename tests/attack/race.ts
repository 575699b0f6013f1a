/** Everything at once: guesses, the same write twice, and writes that contradict each other. */
import { type Answer, newPassword, password } from '../sandbox/client.ts'
import { anna, bergland } from '../sandbox/real-ids.ts'
import { type Attack, type Tally, tally } from './outcome.ts'
import { chanceOf } from './random.ts'
import { type Target, startTarget } from './target.ts'

const email = 'anna.gruber@mail.example'
const at = (count: number, call: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))
const how = (answers: readonly Answer[], status: number) => answers.filter((one) => one.status === status).length

export const race: Attack = async ({ seed, scale }) => {
  const chance = chanceOf(seed)
  const results = tally()
  const target = await startTarget()
  try {
    for (let round = 0; round < Math.ceil(3 * scale); round++) {
      for (const scene of [passwords, codes, rightCode, doubles, opposites]) {
        await target.reset()
        await scene(target, watched(results), 20 + chance.below(20))
        results.count('scenes')
      }
    }
  } finally {
    await target.close()
  }
  return results.outcome()
}

type Watch = ReturnType<typeof watched>

/** Counts answers, and is surprised by a 5xx and by a rule that does not hold. */
const watched = ({ count, surprise }: Tally) => ({
  of: (answers: Answer[]) => {
    count('calls', answers.length)
    for (const { status, text } of answers) if (status >= 500) surprise(`${status}`, text.slice(0, 200))
    return answers
  },
  holds: (rule: string, isSo: boolean, says: unknown) => {
    if (!isSo) surprise(rule, JSON.stringify(says))
  },
})

/** Five wrong passwords lock, however many come at once; the right one among them may win once. */
async function passwords({ client }: Target, { of, holds }: Watch, count: number) {
  const answers = of(await at(count, (index) => client.login('private', email, index === 3 ? password : 'wrong')))
  const judged = how(answers, 401)
  holds('at most four wrong passwords are judged between two successes', judged <= 4 + 4 * how(answers, 200), judged)
  of([...(await at(6, () => client.login('private', email, 'wrong')))])
  holds('a locked account lets nobody in', (await client.login('private', email)).status !== 200, '')
}

/** Three wrong codes are judged. */
async function codes({ client }: Target, { of, holds }: Watch, count: number) {
  await client.requestCode('private', email)
  const right = await client.codeFor(email)
  const wrong = (index: number) => String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0')
  const answers = of(await at(count, (index) => client.resetPassword('private', email, wrong(index))))
  holds('two wrong codes are told as wrong, the third as the last', how(answers, 462) <= 2, how(answers, 462))
  const late = await client.resetPassword('private', email, right)
  holds('the right code comes too late', late.status !== 204, late.status)
}

/** A code is used once. */
async function rightCode({ client }: Target, { of, holds }: Watch, count: number) {
  await client.requestCode('private', email)
  const right = await client.codeFor(email)
  const answers = of(
    await at(count, (index) => client.resetPassword('private', email, right, `${newPassword}-${index}`)),
  )
  holds('a code sets one password', how(answers, 204) === 1, how(answers, 204))
}

/** The same write many times is done once where the contract says so. */
async function doubles({ client, tokenOf }: Target, { of, holds }: Watch, count: number) {
  const bank = await tokenOf('bank.ADMINISTRATOR')
  const employee = { firstName: 'Doppelt', lastName: 'Doppelt', email: 'doppelt@bank.example', roles: ['RISK'] }
  const added = of(await at(count, () => client.call('POST', '/bank/bank-employees', { token: bank, body: employee })))
  holds(
    'an address is given once',
    how(added, 201) === 1 && how(added, 409) === count - 1,
    added.map((one) => one.status),
  )
  const business = await tokenOf(bergland)
  const admin = { firstName: 'Doppelt', lastName: 'Doppelt', email: 'doppelt@bergland.example' }
  const admins = of(await at(count, () => client.call('POST', '/business/admins', { token: business, body: admin })))
  holds(
    'an administrator is added once',
    how(admins, 201) === 1,
    admins.map((one) => one.status),
  )
  const token = await tokenOf(anna)
  const body = { productType: 'PREMIUM', activationDate: firstOfNextMonth() }
  const changes = of(await at(count, () => client.call('POST', '/private/product/change', { token, body })))
  holds('a tier is changed once a day', changes.filter(({ status }) => status < 300).length <= 1, changes[0]?.text)
}

/** Opposite writes leave one of the two, and what is read stays whole. */
async function opposites({ client, tokenOf }: Target, { of, holds }: Watch, count: number) {
  const token = await tokenOf('bank.ADMINISTRATOR')
  const path = `/bank/private/${anna}/locks`
  const before = (await client.call('GET', path, { token })).body
  const put = (index: number) => client.call('PUT', path, { token, body: { securityLockSL: index % 2 === 0 } })
  const answers = of(await at(count, put))
  const after = (await client.call('GET', path, { token })).body
  holds(
    'every lock was written or refused',
    answers.every(({ status }) => status < 500),
    '',
  )
  holds('nothing else of the locks changed', same(before, after), [before, after])
}

/** Whether two readings differ in nothing but the lock that is fought over, and so the etag. */
const same = (one: object, other: object) => besides(one) === besides(other)
const besides = (locks: object) => JSON.stringify({ ...locks, securityLockSL: null, etag: null })

function firstOfNextMonth(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10)
}
