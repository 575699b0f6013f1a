/** Malformed calls of every operation: refused as the contract says, in its order, and nothing is changed by them. */
import { brokenRequests, type BrokenRequest } from '#conform/broken-requests.ts'
import { createViolationFinder } from '#conform/scenario.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { hostileIds, hostileRequests } from './hostile.ts'
import { type Attack, type Tally, tally } from './outcome.ts'
import { chanceOf } from './random.ts'
import { changed, fewestReads, readAll } from './reads.ts'
import { type Target, startTarget } from './target.ts'
import { validRequest } from './valid-request.ts'

/** What a request that breaks the contract may be answered; 413, 414 and 431 are said about its size. */
const refused = [400, 413, 414, 415, 431]
/** So many calls of an operation and a sort in the whole attack. */
const mostOfOne = 20
/** The second part ends after this time, in milliseconds, wherever it is; it begins anywhere. */
const longest = 60_000

export const fuzz: Attack = async ({ seed, scale, only, sandbox }) => {
  const chance = chanceOf(seed)
  const all = only ?? (Object.keys(operations) as OperationId[])
  const results = tally()
  const target = await startTarget(sandbox)
  const violationsOf = createViolationFinder(target.contract)
  const allowed = new Map<OperationId, BrokenRequest[]>()
  try {
    const [before, again] = [await readAll(target), await readAll(target)]
    for (const operation of changed(before, again)) before.delete(operation)

    for (const operation of all) {
      const { owner, parts } = await validRequest(target, operation)
      const ask = asking(target, results, operation, owner)
      const sendable = (one: BrokenRequest) => operations[operation].method !== 'GET' || one.parts.body === undefined
      const breaks = (one: BrokenRequest) => violationsOf(operation, one.parts).length > 0
      const ofContract = [...brokenRequests(target.contract, operation, parts)].filter(sendable)
      const hostile = [...hostileRequests(parts, chance.below(2 ** 31))].filter(sendable)
      allowed.set(
        operation,
        [...ofContract, ...hostile].filter((one) => !breaks(one)),
      )
      const broken = [ofContract, hostile].flatMap((some) =>
        chance.some(some.filter(breaks), Math.ceil(mostOfOne * scale)),
      )
      for (const one of broken) await ask(one, refused)
      for (const one of chance.some(broken, Math.ceil(5 * scale)))
        if (operations[operation].session) await ask(one, [401], 'nobody')
      for (const one of chance.some([...hostileIds(parts)], Math.ceil(10 * scale))) await ask(one, [404])
    }
    const lost = changed(before, await readAll(target))
    results.count('reads compared', before.size)
    if (lost.length > 0) results.surprise('a refused write changed', lost.join(', '))

    // What is odd, but allowed: it may succeed, so the next operation begins with the seed again.
    if (scale >= 1) {
      const end = Date.now() + longest
      const from = chance.below(all.length)
      for (const operation of [...all.slice(from), ...all.slice(0, from)]) {
        if (Date.now() > end) break
        results.count('operations with what is odd, but allowed')
        let wrote = false
        for (const one of chance.some(allowed.get(operation)!, mostOfOne)) {
          const { owner } = await target.paramsOf(operation)
          const status = await asking(target, results, operation, owner)(one)
          wrote ||= status < 300 && operations[operation].method !== 'GET'
        }
        if (wrote) await target.reset()
      }
    }
  } finally {
    await target.close()
  }
  const done = scale >= 1 ? 1 : 0
  return results.outcome({ calls: all.length, '4xx': all.length, '2xx': done, 'reads compared': fewestReads })
}

/** Sends one call and holds its answer against the contract and what was expected. */
const asking =
  (target: Target, { count, surprise }: Tally, operation: OperationId, owner: string) =>
  async ({ how, parts }: BrokenRequest, expected?: readonly number[], who = target.callerOf(operation, owner)) => {
    const token = operations[operation].session && who !== 'nobody' ? await target.tokenOf(who) : undefined
    const { status, findings } = await target.backend.send(operation, { ...parts, token })
    count('calls')
    count(`${Math.floor(status / 100)}xx`)
    if (status >= 500) surprise(`${operation} ${status}`, how)
    else if (expected && !expected.includes(status)) surprise(`${operation} ${status} instead of ${expected[0]}`, how)
    for (const { says } of findings) surprise(`${operation} ${says}`, how)
    return status
  }
