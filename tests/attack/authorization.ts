/** Every operation as every wrong person and about what belongs to somebody else: each is refused, and reveals nothing. */
import type { RequestParts } from '#conform/backend.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { anna, bergland, donau, emails, idsIn, isOfCompany, lukas, unknownId } from '../sandbox/real-ids.ts'
import { type Attack, tally } from './outcome.ts'
import { seededRandom } from './random.ts'
import { changed, fewestReads, readAll, startTarget, type Target, validRequest } from './target.ts'

const strangers: Record<string, string> = { private: lukas, business: donau }
const withSession = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].session)
const isCompany = (id: string) => id.startsWith('2')
const titleOf = (body: unknown) => JSON.stringify({ ...(body as object), traceId: '' })

export const authorization: Attack = async ({ seed, scale, only, sandbox }) => {
  const results = tally()
  const target = await startTarget(sandbox)
  const chosen = only ?? seededRandom(seed).some(withSession, Math.ceil(withSession.length * scale))
  try {
    const marks = await marksOf(target)
    const [before, again] = [await readAll(target), await readAll(target)]
    for (const operation of changed(before, again)) before.delete(operation)
    const ended = await endedTokens(target)

    const expectAnswer = async (
      operation: OperationId,
      what: string,
      parts: RequestParts,
      expected: number,
      secret: string[],
    ) => {
      const { status, body, bytes, findings } = await target.backend.send(operation, parts)
      results.count('calls')
      if (status !== expected) results.surprise(`${operation} ${what}`, `${status} instead of ${expected}`)
      const text = bytes.toString('utf8')
      for (const mark of secret) if (text.includes(mark)) results.surprise(`${operation} ${what}`, `reveals ${mark}`)
      for (const { says } of findings) results.surprise(`${operation} ${what}`, says)
      return body
    }
    for (const operation of chosen) {
      const { area, roles } = operations[operation]
      const { owner, parts } = await validRequest(target, operation)
      const right = await target.tokenOf(target.callerOf(operation, owner))
      const secret = marks.get(owner) ?? []
      const as = (who: string, token: string | undefined, expected: number, headers = {}) =>
        expectAnswer(
          operation,
          `as ${who}`,
          { ...parts, token, headers: { ...parts.headers, ...headers } },
          expected,
          secret,
        )

      await as('an anonymous caller', undefined, 401)
      await as('an anonymous caller in the name of the owner', undefined, 401, {
        'X-User-Id': owner,
        'X-User-Email': emails[anna],
      })
      await as('nonsense', 'nonsense', 401)
      await as('a forger', `${right.slice(0, -6)}${right.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA'}`, 401)
      await as('a token without a signature', unsigned(right), 401)
      await as('somebody who has signed out', ended.get(area as string), 401)
      const roleless = target.employees.filter(
        (one) => roles.length > 0 && !roles.some((role) => one.endsWith(`.${role}`)),
      )
      const others = target.areas
        .filter((one) => one !== area)
        .map((one) => (one === 'bank' ? 'bank.ADMINISTRATOR' : one))
      for (const who of [...others, ...roleless]) {
        const claims = { 'X-User-Id': owner, 'X-User-Email': emails[anna]! }
        await as(who, await target.tokenOf(who), 403, claims)
      }
      for (const [what, params] of foreignPlaces(operation, parts.params ?? {})) {
        const who = area === 'bank' ? target.callerOf(operation, owner) : strangers[area as string]!
        const request = { ...parts, token: await target.tokenOf(who) }
        const found = await expectAnswer(operation, what, { ...request, params }, 404, secret)
        const unknown = Object.fromEntries(Object.entries(params).map(([name, id]) => [name, unknownOf(name, id)]))
        const missing = await expectAnswer(operation, 'about nothing', { ...request, params: unknown }, 404, secret)
        if (titleOf(found) !== titleOf(missing))
          results.surprise(`${operation} ${what}`, 'is not refused as an unknown id is')
      }
      if (area !== 'bank' && operations[operation].method === 'GET' && idsIn(operation).length === 0) {
        const who = strangers[area as string]!
        const victim = area === 'business' ? bergland : anna
        const token = await target.tokenOf(who)
        const headers = { 'X-User-Id': victim, 'X-User-Email': emails[victim]! }
        await expectAnswer(
          operation,
          'in the name of somebody else',
          { ...parts, token, headers },
          200,
          marks.get(victim)!,
        )
      }
    }
    // Hours later every session has ended.
    const tokens = new Map<OperationId, string>()
    for (const operation of chosen)
      tokens.set(operation, await target.tokenOf(target.callerOf(operation, (await target.paramsOf(operation)).owner)))
    const after = await readAll(target)
    const requests = await Promise.all(chosen.map(async (one) => [one, await validRequest(target, one)] as const))
    await target.client.control('clock', { advanceSeconds: 3600 })
    for (const [operation, { owner, parts }] of requests)
      await expectAnswer(
        operation,
        'an hour later',
        { ...parts, token: tokens.get(operation) },
        459,
        marks.get(owner) ?? [],
      )
    const lost = changed(before, after)
    results.count('operations', chosen.length)
    results.count('reads compared', before.size)
    if (lost.length > 0) results.surprise('what was refused changed', lost.join(', '))
  } finally {
    await target.close()
  }
  // Six people and forgers each, and everybody an hour later.
  return results.outcome({ calls: 7 * chosen.length, operations: 1, 'reads compared': fewestReads })
}

const unknownOf = (name: string, id: string) =>
  name === 'bpNumber' ? '1199999999' : name === 'objectType' ? id : unknownId

/** A token whose header claims that it needs no signature. */
function unsigned(token: string): string {
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  return `${header}.${token.split('.')[1]}.`
}

/** Places where the named thing is not: at another customer of its kind, and of the other kind. */
function foreignPlaces(operation: OperationId, params: Record<string, string>): [string, Record<string, string>][] {
  const { area, path } = operations[operation]
  const names = idsIn(operation)
  if (area !== 'bank') return names.length > 0 ? [['of somebody else', params]] : []
  if (!path.includes('{customerId}')) return []
  const others = isOfCompany(operation) ? [anna, donau] : [bergland, lukas]
  const places = names.length > 1 ? others : path.startsWith('/bank/common') ? [] : others.slice(0, 1)
  return places.map((customerId) => [
    `at ${isCompany(customerId) ? 'a company' : 'a customer'}`,
    { ...params, customerId },
  ])
}

/** What only the owner and the bank know of a customer. */
async function marksOf(target: Target): Promise<Map<string, string[]>> {
  const marks = new Map<string, string[]>()
  for (const [id, email] of Object.entries(emails)) marks.set(id, [email])
  const token = await target.tokenOf('bank.ADMINISTRATOR')
  for (const owner of [anna, lukas]) {
    const bank = await target.backend.send('bankGetBankData', { params: { customerId: owner }, token })
    const iban = (bank.body as { iban?: string } | undefined)?.iban
    if (iban !== undefined) marks.get(owner)!.push(iban)
  }
  return marks
}

async function endedTokens(target: Target): Promise<Map<string, string>> {
  const ended = new Map<string, string>()
  for (const [area, who] of [
    ['private', lukas],
    ['business', donau],
    ['bank', 'bank.RISK'],
  ] as const) {
    const token = await target.tokenOf(who)
    await target.client.logout(area, token)
    target.forget(who)
    ended.set(area, token)
  }
  return ended
}
