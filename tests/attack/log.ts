/** Makes every call: neither the log nor an answer contains what only its owner may read. */
import { type OperationId, operations } from '#generated/operations.ts'
import { areas, earlierPassword, newPassword, password } from '../sandbox/client.ts'
import { seedPeople } from '../sandbox/people.ts'
import { anna } from '../sandbox/real-ids.ts'
import { type Attack, tally } from './outcome.ts'
import { seededRandom } from './random.ts'
import { startTarget, validRequest } from './target.ts'

const email = seedPeople.private.usual
/** Whatever looks like one, whosever it is. */
const kinds: readonly [string, RegExp][] = [
  ['an e-mail address', /[\w.+-]+(@|%40)[\w-]+\.\w+/],
  ['an IBAN', /\b[A-Z]{2}\d{2} ?(\d{4} ?){3,}/],
  ['a token', /eyJ[\w-]+\.[\w-]+\./],
  ['a password hash', /scrypt|\$2[aby]\$/],
]

export const log: Attack = async ({ seed, scale }) => {
  const results = tally()
  const all = Object.keys(operations) as OperationId[]
  const chosen = seededRandom(seed).some(all, Math.ceil(all.length * scale))
  const target = await startTarget()
  const { client } = target
  const secrets = new Set([password, earlierPassword, newPassword, 'Wrong-Password-4711', 'Broken-Json-4711'])
  const refusals: [string, string][] = []
  const successes: [string, string][] = []
  try {
    for (const operation of chosen) {
      const { owner, parts } = await validRequest(target, operation)
      const who = target.callerOf(operation, owner)
      for (const token of [undefined, operations[operation].session ? await target.tokenOf(who) : undefined]) {
        if (token !== undefined) secrets.add(token)
        const { status, bytes } = await target.backend.send(operation, { ...parts, token })
        const entry: [string, string] = [`${operation} ${status}`, bytes.toString('utf8')]
        if (status >= 400) refusals.push(entry)
        else if (!operation.endsWith('Login')) successes.push(entry)
        results.count('calls')
      }
      if (operations[operation].method !== 'GET') await target.reset()
    }
    for (const area of areas) {
      const { usual } = seedPeople[area]
      await client.login(area, usual, 'Wrong-Password-4711')
      await client.requestCode(area, usual)
      const code = await client.codeFor(usual)
      secrets.add(code)
      await client.resetPassword(area, usual, code)
      secrets.add(String((await client.login(area, usual, newPassword)).body.token))
      await client.call('POST', `/${area}/auth/login`, { body: '{"password":"Broken-Json-4711"' })
      await client.call('GET', `/${area}/profile?${usual}=${password}`, { token: `${usual}-${password}` })
    }
    await client.call('GET', `/nowhere/${email}/${password}`, { headers: { 'x-user-id': anna } })
    results.count('lines', target.lines.length)
    results.count('refusals', refusals.length)
    results.count('successes', successes.length)
    const findSecrets = (place: string, text: string) => {
      for (const secret of secrets) if (text.includes(secret)) results.surprise(place, 'holds a secret of the walk')
      for (const [kind, shape] of kinds) if (shape.test(text)) results.surprise(place, `holds ${kind}`)
    }
    for (const line of target.lines) findSecrets(`the log of ${saidIn(line).split(' ')[0]}`, line)
    for (const [call, text] of refusals) findSecrets(call, text)
    for (const [call, text] of successes) {
      for (const secret of secrets) if (text.includes(secret)) results.surprise(call, 'holds a secret of the walk')
      if (/scrypt|passwordHash/.test(text)) results.surprise(call, 'holds a password hash')
    }
  } finally {
    await target.close()
  }
  const half = Math.ceil(chosen.length / 2)
  return results.outcome({ lines: 2 * chosen.length, refusals: half, successes: half })
}

const saidIn = (line: string): string => (JSON.parse(line) as { msg: string }).msg
