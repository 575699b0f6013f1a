/** Locks, terminations and deletion of customers by the bank. */
import type { Locks } from '#generated/model/locks.ts'
import type { Context, Resource } from '#conform/context.ts'
import { SkipCheck } from '#conform/finding.ts'
import { dayIn } from '#conform/fresh-values.ts'
import { type ScenarioRequest, type Scenario, type Scenarios, expect } from '#conform/scenario.ts'

type Kind = 'private' | 'business'
const names = { private: 'Private', business: 'Business' } as const
const reasons = { private: 'ORDINARY_CUSTOMER_NO_REASON', business: 'ORDINARY_BPS_NO_REASON' }

const idOf = (context: Context, kind: Kind, resource: Resource = 'usual') =>
  context.customerId(resource === 'busy' ? `${kind}.busy` : kind)

const locks = (kind: Kind): Scenario => {
  const get = `bankGet${names[kind]}Locks` as const
  return {
    request: async (context, resource) => {
      const params = { customerId: await idOf(context, kind, resource) }
      const { securityLockCS } = await context.read(get, { params })
      return { params, body: { securityLockCS: !securityLockCS }, former: { securityLockCS } }
    },
    verify: async (context, { params = {}, body }, answer) => {
      const { securityLockCS } = await context.read(get, { params })
      const condition = securityLockCS === (body as { securityLockCS: boolean }).securityLockCS
      expect(context, answer, condition, 'the lock is not as it was written', 'rule/stored-as-sent')
    },
    undo: (context, { params = {}, former }, operation) =>
      context.callSuccessfully(operation, { params, body: former }),
  }
}

async function statusOf(context: Context, kind: Kind) {
  const params = { bpNumber: context.personField(kind, 'customerNumber') }
  if (kind === 'private') return (await context.read('bankGetPrivateCustomer', { params })).status
  return (await context.read('bankGetBusinessCustomer', { params })).statusDetails.status
}

async function termination(context: Context, kind: Kind, resource: Resource = 'usual'): Promise<ScenarioRequest> {
  const customerId = await idOf(context, kind, resource)
  const body = { customerId, terminationDate: dayIn(70), terminationReason: reasons[kind], note: 'Konformitätsprüfung' }
  return { params: { customerId }, body, former: { customerId } }
}

const terminate = (kind: Kind): Scenario => ({
  request: (context, resource) => termination(context, kind, resource),
  verify: async (context, _sent, answer) => {
    const status = await statusOf(context, kind)
    expect(context, answer, status === 'TERMINATION_PLANNED', `the customer is ${status}`, 'rule/terminations')
  },
  undo: (context, { params = {}, former }) =>
    context.callSuccessfully(kind === 'private' ? 'bankCancelPrivateTermination' : 'bankCancelBusinessTermination', {
      params,
      body: former,
    }),
})

const cancel = (kind: Kind): Scenario => ({
  request: async (context, resource) => {
    if (resource === 'busy') throw new SkipCheck(`Nobody in users.json has work under way and leaves (${kind})`)
    const planned = await termination(context, kind)
    const call = kind === 'private' ? 'bankTerminatePrivateCustomer' : 'bankTerminateBusinessCustomer'
    await context.callSuccessfully(call, { params: planned.params ?? {}, body: planned.body })
    return { params: planned.params ?? {}, body: { ...(planned.former as object), note: 'Konformitätsprüfung' } }
  },
  verify: async (context, _sent, answer) => {
    const status = await statusOf(context, kind)
    expect(context, answer, status === 'ACTIVE', `the customer is ${status}`, 'rule/terminations')
  },
})

async function deletable(context: Context): Promise<string> {
  const bpNumber = context.personField('private.deletable', 'customerNumber')
  const { status, body } = await context.call('bankGetPrivateCustomer', { params: { bpNumber } })
  if (status === 404) throw new SkipCheck('An earlier run has deleted private.deletable')
  return (body as { id: string }).id
}

/** Rows of a search; the companies with one number are few. */
const searchLimit = 100

export const customerScenarios: Scenarios = {
  bankListBusinessCustomers: {
    verify: async (context) => {
      const customerId = await idOf(context, 'business')
      const { callingNumbers } = await context.read('bankListCallingNumbers', { params: { customerId } })
      const number = (isDeactivated: boolean) =>
        callingNumbers.find(({ status }) => (status === 'DEACTIVATED') === isDeactivated)?.callingNumber
      for (const [term, isFound] of [
        [number(false), true],
        [number(true), false],
      ] as const) {
        if (term === undefined) continue
        const query = { searchParams: [term], limit: searchLimit }
        const answer = await context.call('bankListBusinessCustomers', { query })
        const { results } = answer.body as { results: { id: string }[] }
        const message = isFound
          ? 'a company is not found by one of its calling numbers'
          : 'a company is found by a calling number that is deactivated'
        const condition = results.some(({ id }) => id === customerId) === isFound
        expect(context, answer, condition, message, 'rule/searches')
      }
    },
  },
  bankUpdatePrivateLocks: locks('private'),
  bankGetPrivateLocks: {
    verify: async (context, { params = {} }, answer) => {
      const { inactivityLock } = await context.read('bankGetInactivityLock', { params })
      const lock = (answer.body as Locks).inactivityLock
      expect(context, answer, lock === inactivityLock, `the lock for inactivity is ${lock} here`, 'rule/stored-as-sent')
    },
  },
  bankUpdateBusinessLocks: locks('business'),
  bankTerminatePrivateCustomer: terminate('private'),
  bankTerminateBusinessCustomer: terminate('business'),
  bankCancelPrivateTermination: cancel('private'),
  bankCancelBusinessTermination: cancel('business'),
  bankDeletePrivateCustomer: {
    request: async (context, resource) => ({
      params: { customerId: resource === 'busy' ? await idOf(context, 'private', resource) : await deletable(context) },
    }),
    verify: async (context, _sent, answer) => {
      const bpNumber = context.personField('private.deletable', 'customerNumber')
      const { status } = await context.call('bankGetPrivateCustomer', { params: { bpNumber } })
      expect(context, answer, status === 404, `the deleted customer answers ${status}`, 'rule/deletion')
    },
    leaves: 'the customer private.deletable, deleted',
    refusals: { 460: async (context) => ({ params: { customerId: await idOf(context, 'private') } }) },
  },
}
