/** What checks and scenarios work with: the backend, people with their sessions, customers, codes. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Contract } from '#contract-checks/bundle.ts'
import { type Backend, type Parts, type Received, backendAt } from '#conform/backend.ts'
import { newestCode } from '#conform/codes.ts'
import { withoutLostEtags } from '#conform/etags.ts'
import { SkipCheck, type Finding } from '#conform/finding.ts'
import { NoAnswer } from '#conform/no-answer.ts'
import {
  type Area,
  type Person,
  type PersonName,
  type Users,
  areaOf,
  firstNamed,
  knownOf,
  personOf,
} from '#conform/people.ts'
import { watch } from '#conform/watch.ts'
import { BankRole } from '#generated/model/bank-role.ts'
import { type OperationId, type Operations, operations } from '#generated/operations.ts'

/** Who a call is about: somebody without anything special, or whose background work never ends. */
export type Resource = 'usual' | 'busy'

const employees = BankRole.options.map((role) => `bank.${role}` as const)

/** Work of the backend in the background takes seconds; more than this is too long. In milliseconds. */
const longestWork = 20_000
/** There is one code a minute. */
const longestWait = 65_000

/** So long a whole run waits for backends that say when to come back. */
const longestStay = 180_000

export type Context = ReturnType<typeof contextFor>

export function contextFor(baseUrl: string, users: Users, contract: Contract, timeout: number) {
  const backend: Backend = backendAt(baseUrl, contract, timeout)
  const watched = watch(timeout)
  const tokens = new Map<string, Promise<string>>()
  const made = new Map<string, Promise<unknown>>()
  /** Of the check that is running; several run at the same time. */
  const findings = new AsyncLocalStorage<Finding[]>()
  const note = (found: Finding[]) => void findings.getStore()?.push(...found)

  /** Calls after which work runs, so that the next one has to wait. */
  const works = new Set<OperationId>()
  const customers = new Map<PersonName, Promise<string>>()

  let waitable = longestStay
  /** A backend may have had enough of wrong entries (429) or of passwords (503): whoever is told when to come back does so. */
  async function ask(operation: OperationId, parts: Parts = {}): Promise<Received> {
    const answer = await backend.ask(operation, parts).catch((error: unknown) => {
      if (error instanceof NoAnswer) watched.unanswered(error)
      throw error
    })
    watched.answered(operation, answer)
    note(withoutLostEtags(answer.findings, made))
    const { status, headers } = answer
    const seconds = Number(headers.get('retry-after') ?? Number.NaN)
    if ((status !== 429 && status !== 503) || Number.isNaN(seconds)) return answer
    if (seconds * 1000 > waitable) {
      throw new SkipCheck(
        `${status}: too much was tried here before; ask again in ${seconds} seconds, or reset the backend`,
      )
    }
    waitable -= seconds * 1000
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return ask(operation, parts)
  }
  const person = (name: PersonName): Person => personOf(users, name)
  const known = (name: PersonName, field: Parameters<typeof knownOf>[2]): string => knownOf(users, name, field)
  /** Somebody of the area without anything special. */
  const usual = (area: Area): PersonName => (area === 'bank' ? firstNamed(users, employees) : area)
  /** Somebody for whom wrong passwords and codes are entered: of the bank somebody who is needed less, if there is one. */
  const tried = (area: Area): PersonName =>
    area === 'bank' ? firstNamed(users, ['bank.BACKOFFICE', ...employees]) : area

  async function signIn(area: Area, { email, password, customerNumber }: Person, typed = password) {
    const isShared = Boolean(customerNumber) && email === users.people[`${area}.sharedEmail`]?.email
    return ask(`${area}Login`, {
      headers: { 'X-Use-Session-Support': 'true', 'X-User-Email': encodeURIComponent(email) },
      body: { email, password: typed, customerNumber: isShared ? customerNumber : null },
    })
  }
  async function newToken(area: Area, who: Person): Promise<string> {
    const answer = await signIn(area, who)
    const { token } = (answer.body ?? {}) as { token?: unknown }
    if (answer.status === 200 && typeof token === 'string') return token
    note([answer.finding(`${who.email} of users.json cannot sign in: ${answer.status}`)])
    throw new SkipCheck(`${who.email} cannot sign in to ${area}: ${answer.status}`)
  }
  function tokenOf(name: PersonName): Promise<string> {
    const token = tokens.get(name) ?? newToken(areaOf(name), person(name))
    tokens.set(name, token)
    return token
  }

  /** Somebody who may make the call. */
  function callerOf(operation: OperationId, resource: Resource = 'usual'): PersonName {
    const { area, roles } = operations[operation]
    if (area !== 'bank') return (resource === 'busy' ? `${area}.busy` : area) as PersonName
    return firstNamed(users, roles.length > 0 ? roles.map((role) => `bank.${role}` as const) : employees)
  }

  /** A call as somebody who may make it. */
  async function call(operation: OperationId, parts: Parts = {}, resource: Resource = 'usual'): Promise<Received> {
    const { session } = operations[operation]
    const token = session ? await tokenOf(callerOf(operation, resource)) : undefined
    return ask(operation, { token, ...parts })
  }
  /** Asks again while work is under way: 423, or what else the scenario retries on. */
  async function patiently(operation: OperationId, parts: Parts = {}, retryOn = 423, resource: Resource = 'usual') {
    const end = Date.now() + (retryOn === 423 ? longestWork : longestWait)
    for (;;) {
      const answer = await call(operation, parts, resource)
      if (answer.status === 423) works.add(operation)
      if (![423, retryOn].includes(answer.status) || Date.now() > end) return answer
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }
  /** A call on which others build. That it is refused may be owed to what was done before; that it fails is a finding. */
  async function done(operation: OperationId, parts: Parts = {}, resource: Resource = 'usual'): Promise<Received> {
    const answer = await patiently(operation, parts, 423, resource)
    const { status } = answer
    if (status < 300) return answer
    if (status < 409 || status >= 500) note([answer.finding(`${status} where a success is needed to go on`)])
    throw new SkipCheck(`${operation} answered ${status}`)
  }
  /** What a call answers when it succeeds. */
  async function read<Op extends OperationId>(operation: Op, parts: Parts = {}, resource: Resource = 'usual') {
    const answer = await done(operation, parts, resource)
    return answer.body as Operations[Op]['answers'][keyof Operations[Op]['answers'] & (200 | 201)]
  }

  async function findCustomer(name: PersonName): Promise<string> {
    const customerNumber = known(name, 'customerNumber')
    const operation = areaOf(name) === 'business' ? 'bankGetBusinessCustomer' : 'bankGetPrivateCustomer'
    const { id } = await read(operation, { params: { bpNumber: customerNumber } })
    return id
  }

  function customerId(name: PersonName): Promise<string> {
    const id = customers.get(name) ?? findCustomer(name)
    customers.set(name, id)
    return id
  }

  return {
    ask,
    call,
    patiently,
    done,
    read,
    person,
    known,
    usual,
    tried,
    signIn,
    newToken,
    tokenOf,
    /** Everybody signs in anew when they are needed next. */
    forgetTokens: () => tokens.clear(),
    callerOf,
    customerId,
    works,
    /** The newest code that was sent to an address or a number. */
    code: (to: string) => newestCode(users, to, timeout),
    contract,
    users,
    timeout,
    seen: backend.seen,
    /** What the kit did and cannot undo. */
    leftovers: new Set<string>(),
    /** What the backend does without although it might. */
    remarks: new Set<string>(),
    /** What is made once, see memoize.ts. */
    made,
    /** What is left to be done when all checks are made. */
    atEnd: [] as (() => Promise<unknown>)[],
    note: (...found: Finding[]) => note(found),
    /** Runs a check and gives what it has noted. */
    collect: async (check: () => Promise<void>): Promise<Finding[]> => {
      const found: Finding[] = []
      await findings.run(found, check)
      return found
    },
  }
}
