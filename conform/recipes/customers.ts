/** What the bank does to customers: locks, terminations, deletion. */
import type { Desk, Subject } from '#conform/desk.ts'
import { CannotCheck } from '#conform/finding.ts'
import { dayIn } from '#conform/made-up.ts'
import { type Brought, type Recipe, type Recipes, expect } from '#conform/recipe.ts'

type Kind = 'private' | 'business'
const names = { private: 'Private', business: 'Business' } as const
const reasons = { private: 'ORDINARY_CUSTOMER_NO_REASON', business: 'ORDINARY_BPS_NO_REASON' }

const idOf = (desk: Desk, kind: Kind, subject: Subject = 'usual') =>
  desk.customerId(subject === 'busy' ? `${kind}.busy` : kind)

const locks = (kind: Kind): Recipe => {
  const get = `bankGet${names[kind]}Locks` as const
  return {
    request: async (desk, subject) => {
      const params = { customerId: await idOf(desk, kind, subject) }
      const { securityLockCS } = await desk.read(get, { params })
      return { params, body: { securityLockCS: !securityLockCS }, former: { securityLockCS } }
    },
    verify: async (desk, { params = {}, body }, answer) => {
      const { securityLockCS } = await desk.read(get, { params })
      const isSo = securityLockCS === (body as { securityLockCS: boolean }).securityLockCS
      expect(desk, answer, isSo, 'the lock is not as it was written')
    },
    undo: (desk, { params = {}, former }, operation) => desk.done(operation, { params, body: former }),
  }
}

async function statusOf(desk: Desk, kind: Kind) {
  const params = { bpNumber: desk.person(kind).customerNumber ?? '' }
  if (kind === 'private') return (await desk.read('bankGetPrivateCustomer', { params })).status
  return (await desk.read('bankGetBusinessCustomer', { params })).statusDetails.status
}

async function termination(desk: Desk, kind: Kind, subject: Subject = 'usual'): Promise<Brought> {
  const customerId = await idOf(desk, kind, subject)
  const body = { customerId, terminationDate: dayIn(70), terminationReason: reasons[kind], note: 'Konformitätsprüfung' }
  return { params: { customerId }, body, former: { customerId } }
}

const terminate = (kind: Kind): Recipe => ({
  request: (desk, subject) => termination(desk, kind, subject),
  verify: async (desk, _sent, answer) => {
    const status = await statusOf(desk, kind)
    expect(desk, answer, status === 'TERMINATION_PLANNED', `the customer is ${status}`, 'R911')
  },
  undo: (desk, { params = {}, former }) =>
    desk.done(kind === 'private' ? 'bankCancelPrivateTermination' : 'bankCancelBusinessTermination', {
      params,
      body: former,
    }),
})

const cancel = (kind: Kind): Recipe => ({
  request: async (desk, subject) => {
    if (subject === 'busy') throw new CannotCheck(`Nobody in users.json has work under way and leaves (${kind})`)
    const planned = await termination(desk, kind)
    const call = kind === 'private' ? 'bankTerminatePrivateCustomer' : 'bankTerminateBusinessCustomer'
    await desk.done(call, { params: planned.params ?? {}, body: planned.body })
    return { params: planned.params ?? {}, body: { ...(planned.former as object), note: 'Konformitätsprüfung' } }
  },
  verify: async (desk, _sent, answer) => {
    const status = await statusOf(desk, kind)
    expect(desk, answer, status === 'ACTIVE', `the customer is ${status}`, 'R911')
  },
})

async function deletable(desk: Desk): Promise<string> {
  const { customerNumber: bpNumber = '' } = desk.person('private.deletable')
  const { status, body } = await desk.call('bankGetPrivateCustomer', { params: { bpNumber } })
  if (status === 404) throw new CannotCheck('An earlier run has deleted private.deletable')
  return (body as { id: string }).id
}

export const customerRecipes: Recipes = {
  bankUpdatePrivateLocks: locks('private'),
  bankUpdateBusinessLocks: locks('business'),
  bankTerminatePrivateCustomer: terminate('private'),
  bankTerminateBusinessCustomer: terminate('business'),
  bankCancelPrivateTermination: cancel('private'),
  bankCancelBusinessTermination: cancel('business'),
  bankDeletePrivateCustomer: {
    request: async (desk, subject) => ({
      params: { customerId: subject === 'busy' ? await idOf(desk, 'private', subject) : await deletable(desk) },
    }),
    verify: async (desk, _sent, answer) => {
      const { customerNumber: bpNumber = '' } = desk.person('private.deletable')
      const { status } = await desk.call('bankGetPrivateCustomer', { params: { bpNumber } })
      expect(desk, answer, status === 404, `the deleted customer answers ${status}`, 'R909')
    },
    leaves: 'the customer private.deletable, deleted',
    refusals: { 460: async (desk) => ({ params: { customerId: await idOf(desk, 'private') } }) },
  },
}
