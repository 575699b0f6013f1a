/** Sessions and roles: a caller without the right is refused before anything is looked up (A147). */
import {
  type Check,
  type Checks,
  type ScenarioRequest,
  buildRequest,
  expectStatus,
  unknownParams,
} from '#conform/scenario.ts'
import { foreignHeaders } from '#conform/checks/record-access.ts'
import { expectViewsUnchanged, snapshotViews } from '#conform/checks/round-trip.ts'
import type { Context } from '#conform/context.ts'
import { findIdleToken, idleSessions, createReplacedToken, createSignedOutToken } from '#conform/disposable-people.ts'
import type { Area } from '#conform/people.ts'
import { BankRole } from '#generated/model/bank-role.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const areas = ['private', 'business', 'bank'] as const

/** A malformed request, so that a backend that forgets the session changes nothing. */
const malformedRequest = (operation: OperationId) => ({
  params: unknownParams(operation),
  query: { keyOfNoContract: '1' },
  ...(operations[operation].method !== 'GET' && { body: '{"this": "is no body"', mediaType: 'application/json' }),
})

/** The same token with another signature. */
const forged = (token: string) => `${token.slice(0, -6)}${token.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA'}`

export const sessionChecks: Checks = function* (context, operation) {
  const { area, session, roles } = operations[operation] as { area: Area; session: boolean; roles: readonly string[] }
  if (!session) return
  const request = malformedRequest(operation)
  const ask = (more: object) => context.send(operation, { ...request, ...more })

  yield {
    name: 'is refused with 401 without a session that lasts',
    run: async () => {
      const token = await context.tokenOf(context.callerFor(operation))
      const wrong: [string, object][] = [
        ['without a token', {}],
        ['with nonsense for a token', { token: 'nonsense' }],
        ['with a forged token', { token: forged(token) }],
        ['with a password instead of a token', { headers: { Authorization: 'Basic YTpi' } }],
        ['with a person in the headers instead of a token', { headers: foreignHeaders(context, operation) }],
        ['with the token of a session that was signed out', { token: await createSignedOutToken(context, area) }],
      ]
      for (const [what, parts] of wrong) expectStatus(context, operation, await ask(parts), 401, what)
    },
  }
  yield {
    name: 'is refused with 403 for people of other areas',
    run: async () => {
      for (const other of areas.filter((one) => one !== area)) {
        const answer = await ask({ token: await context.tokenOf(context.defaultPerson(other)) })
        expectStatus(context, operation, answer, 403, `as a person of the area ${other}`, 'as a person of another area')
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

/** Runs last, since ended sessions take longest to make. */
export const endedSessionChecks: Checks = function* (context, operation, scenario) {
  const { area, session, method } = operations[operation] as { area: Area; session: boolean; method: string }
  if (!session) return
  yield {
    name: 'is refused with 401 without a session also after it was answered',
    run: async () => {
      const caller = context.callerFor(operation)
      if (method === 'GET') await context.call(operation, await buildRequest(context, operation, scenario))
      const wrong: [string, object][] = [
        ['without a token', {}],
        ['with a forged token', { token: forged(await context.tokenOf(caller)) }],
      ]
      for (const [what, parts] of wrong) {
        const answer = await context.send(operation, { ...malformedRequest(operation), ...parts })
        expectStatus(context, operation, answer, 401, what)
      }
    },
  }
  const over = [
    [458, 'a session that was begun with a password of before', createReplacedToken],
    [459, 'a session that was not used for too long', findIdleToken],
  ] as const
  for (const [status, what, tokenOf] of over) {
    yield {
      name: `is refused with ${status} in ${what}`,
      needs: status === 459 || area === 'bank' ? [idleSessions] : [],
      run: async () => {
        const answer = await context.send(operation, {
          ...malformedRequest(operation),
          token: await tokenOf(context, area),
        })
        expectStatus(context, operation, answer, status, `in ${what}`)
      },
    }
  }
}

/**
 * The session is checked when the whole body has arrived: the caller signs out after the headers and three bytes of `valid`.
 */
export function* heldBodyChecks(context: Context, operation: OperationId, valid: ScenarioRequest): Generator<Check> {
  const { area, session, method } = operations[operation] as { area: Area; session: boolean; method: string }
  if (!session || method === 'GET' || valid.body === undefined) return
  yield {
    name: 'is refused with 401 when the session ends while the body is sent',
    run: async () => {
      const token = await context.newToken(area, context.person(context.callerFor(operation)))
      const before = await snapshotViews(context, operation, valid)
      const whileHeld = () => context.send(`${area}Logout`, { token })
      const answer = await context.send(operation, { ...valid, token, whileHeld })
      if (expectStatus(context, operation, answer, 401, 'signed out before the whole body was sent'))
        expectViewsUnchanged(context, operation, before, await snapshotViews(context, operation, valid))
    },
  }
}
