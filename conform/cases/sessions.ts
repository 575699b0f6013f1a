/** Sessions and roles: who may not make a call is told so before anything is looked up (A147), so nothing is changed. */
import { type Checks, expectStatus } from '#conform/cases/check.ts'
import type { Desk } from '#conform/desk.ts'
import type { Area, PersonName } from '#conform/people.ts'
import { unknownParams } from '#conform/params.ts'
import { type OperationId, operations } from '#generated/operations.ts'

const areas = ['private', 'business', 'bank'] as const
const usual = { private: 'private', business: 'business', bank: 'bank.ADMINISTRATOR' } as const
const subRoles = [
  'ADMINISTRATOR',
  'BACKOFFICE',
  'RISK',
  'SERVICELINE',
  'DELETE_ADMINISTRATOR',
  'CREDIT_ADMINISTRATOR',
] as const

/** Not even well formed, so that a backend that forgets the session does nothing with it. */
const harmless = (operation: OperationId) => ({
  params: unknownParams(operation),
  query: { keyOfNoContract: '1' },
  ...(operations[operation].method !== 'GET' && { body: '{"this": "is no body"', mediaType: 'application/json' }),
})

const ended = new WeakMap<Desk, Map<Area, Promise<string>>>()

/** The token of a session that was signed out. */
function endedToken(desk: Desk, area: Area): Promise<string> {
  const known = ended.get(desk) ?? new Map<Area, Promise<string>>()
  ended.set(desk, known)
  const make = async () => {
    const token = await desk.newToken(area, desk.person(usual[area]))
    await desk.ask(`${area}Logout`, { token })
    return token
  }
  const token = known.get(area) ?? make()
  known.set(area, token)
  return token
}

/** The same token with another signature. */
const forged = (token: string) => `${token.slice(0, -6)}${token.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA'}`

export const sessionChecks: Checks = function* (desk, operation) {
  const { area, session, roles } = operations[operation] as { area: Area; session: boolean; roles: readonly string[] }
  if (!session) return
  const request = harmless(operation)
  const ask = (more: object) => desk.ask(operation, { ...request, ...more })

  yield {
    name: 'is refused with 401 without a session that lasts',
    run: async () => {
      const token = await desk.tokenOf(desk.callerOf(operation))
      const wrong: [string, object][] = [
        ['without a token', {}],
        ['with nonsense for a token', { token: 'nonsense' }],
        ['with a forged token', { token: forged(token) }],
        ['with a password instead of a token', { headers: { Authorization: 'Basic YTpi' } }],
        ['with the token of a session that was signed out', { token: await endedToken(desk, area) }],
      ]
      for (const [what, parts] of wrong) expectStatus(desk, operation, await ask(parts), 401, what)
    },
  }
  yield {
    name: 'is refused with 403 for people of other areas',
    run: async () => {
      for (const other of areas.filter((one) => one !== area)) {
        const answer = await ask({ token: await desk.tokenOf(usual[other]) })
        expectStatus(desk, operation, answer, 403, `as a person of the area ${other}`)
      }
    },
  }
  if (area !== 'bank' || operation === 'bankLogout') return
  for (const role of subRoles) {
    const may = roles.length === 0 || roles.includes(role)
    yield {
      name: `is ${may ? 'open to' : 'refused with 403 for'} ${role}`,
      run: async () => {
        const answer = await ask({ token: await desk.tokenOf(`bank.${role}` as PersonName) })
        expectStatus(desk, operation, answer, may ? [400, 404] : 403, `as ${role}`)
      },
    }
  }
}
