/** Sessions and roles: who may not make a call is told so before anything is looked up (A147), so nothing is changed. */
import { type Check, type Checks, expectStatus } from '#conform/cases/check.ts'
import { foreignHeaders } from '#conform/cases/identity.ts'
import { expectSame, shownBefore } from '#conform/cases/kept.ts'
import type { Context } from '#conform/context.ts'
import { idleToken, replacedToken, signedOutToken } from '#conform/ended-sessions.ts'
import type { Area } from '#conform/people.ts'
import { unknownParams } from '#conform/params.ts'
import type { RequestParts } from '#conform/scenario.ts'
import { BankRole } from '#generated/model/bank-role.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const areas = ['private', 'business', 'bank'] as const

/** Not even well formed, so that a backend that forgets the session does nothing with it. */
const harmless = (operation: OperationId) => ({
  params: unknownParams(operation),
  query: { keyOfNoContract: '1' },
  ...(operations[operation].method !== 'GET' && { body: '{"this": "is no body"', mediaType: 'application/json' }),
})

/** The same token with another signature. */
const forged = (token: string) => `${token.slice(0, -6)}${token.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA'}`

export const sessionChecks: Checks = function* (context, operation) {
  const { area, session, roles } = operations[operation] as { area: Area; session: boolean; roles: readonly string[] }
  if (!session) return
  const request = harmless(operation)
  const ask = (more: object) => context.ask(operation, { ...request, ...more })

  yield {
    name: 'is refused with 401 without a session that lasts',
    run: async () => {
      const token = await context.tokenOf(context.callerOf(operation))
      const wrong: [string, object][] = [
        ['without a token', {}],
        ['with nonsense for a token', { token: 'nonsense' }],
        ['with a forged token', { token: forged(token) }],
        ['with a password instead of a token', { headers: { Authorization: 'Basic YTpi' } }],
        ['with a person in the headers instead of a token', { headers: foreignHeaders(context, operation) }],
        ['with the token of a session that was signed out', { token: await signedOutToken(context, area) }],
      ]
      for (const [what, parts] of wrong) expectStatus(context, operation, await ask(parts), 401, what)
    },
  }
  yield {
    name: 'is refused with 403 for people of other areas',
    run: async () => {
      for (const other of areas.filter((one) => one !== area)) {
        const answer = await ask({ token: await context.tokenOf(context.usual(other)) })
        expectStatus(context, operation, answer, 403, `as a person of the area ${other}`)
      }
    },
  }
  if (area !== 'bank' || operation === 'bankLogout') return
  for (const role of BankRole.options) {
    const may = roles.length === 0 || roles.includes(role)
    yield {
      name: `is ${may ? 'open to' : 'refused with 403 for'} ${role}`,
      run: async () => {
        const answer = await ask({ token: await context.tokenOf(`bank.${role}`) })
        expectStatus(context, operation, answer, may ? [400, 404] : 403, `as ${role}`)
      },
    }
  }
}

/** Asked last, since making them takes longest. */
export const endedSessionChecks: Checks = function* (context, operation) {
  const { area, session } = operations[operation] as { area: Area; session: boolean }
  if (!session) return
  const over = [
    [458, 'a session that was begun with a password of before', replacedToken],
    [459, 'a session that was not used for too long', idleToken],
  ] as const
  for (const [status, what, tokenOf] of over) {
    yield {
      name: `is refused with ${status} in ${what}`,
      run: async () => {
        const answer = await context.ask(operation, { ...harmless(operation), token: await tokenOf(context, area) })
        expectStatus(context, operation, answer, status, `in ${what}`)
      },
    }
  }
}

/**
 * A right that is lost while the body is on its way is not used: the caller signs out after the headers and three bytes. `valid` would
 * succeed otherwise.
 */
export function* heldBodyChecks(context: Context, operation: OperationId, valid: RequestParts): Generator<Check> {
  const { area, session, method } = operations[operation] as { area: Area; session: boolean; method: string }
  if (!session || method === 'GET' || valid.body === undefined) return
  yield {
    name: 'is refused with 401 when the session ends while the body is sent',
    run: async () => {
      const token = await context.newToken(area, context.person(context.callerOf(operation)))
      const before = await shownBefore(context, operation, valid)
      const whileHeld = () => context.ask(`${area}Logout`, { token })
      const answer = await context.ask(operation, { ...valid, token, whileHeld })
      if (expectStatus(context, operation, answer, 401, 'signed out before the whole body was sent'))
        expectSame(context, before, await shownBefore(context, operation, valid))
    },
  }
}
