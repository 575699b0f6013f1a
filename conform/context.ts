/** The context of a run: calls to the backend, sessions of people, customer ids, codes, and a cache for what is made once. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Backend, type RequestParts, type ReceivedAnswer, NoAnswer, createBackend } from '#conform/backend.ts'
import { type Recording, exchangesOf, recordExchange, recordOrigin, runRecorded } from '#conform/exchanges.ts'
import { type Finding, SkipCheck } from '#conform/finding.ts'
import { createMask, maskExchange } from '#conform/mask.ts'
import { createSeenStates } from '#conform/seen-states.ts'
import {
  type Area,
  type Person,
  type PersonName,
  type Users,
  areaOf,
  firstAvailable,
  requirePersonField,
  requirePerson,
} from '#conform/people.ts'
import type { Contract } from '#contract-checks/contract.ts'
import { codeLifetimeSeconds, codeResendSeconds } from '#generated/model/constants.ts'
import { BankRole } from '#generated/model/bank-role.ts'
import { type OperationId, type Operations, operations } from '#generated/operations.ts'

/** The person of a call: an ordinary one, or one whose background work never ends. */
export type Resource = 'usual' | 'busy'

const employees = BankRole.options.map((role) => `bank.${role}` as const)

/** The longest wait for background work of the backend (423), in milliseconds. */
const longestWork = 20_000
/** The longest wait for another status; another code can be requested after a while. In milliseconds. */
const longestWait = (codeResendSeconds + 5) * 1000

/** In milliseconds: a person without a call for this time signs in again, since the session may have expired. */
const longestIdle = 300_000

/** The longest time that a run spends on `Retry-After`, in milliseconds. */
const longestRetryAfter = 180_000

/** An answer after the time-out, and the findings of the check that has got it. */
type LateAnswer = { answer: ReceivedAnswer; milliseconds: number; findings: Finding[] }

export type Context = ReturnType<typeof createContext>

export function createContext(baseUrl: string, users: Users, contract: Contract, timeout: number) {
  const mask = createMask(users)
  const backend: Backend = createBackend(baseUrl, contract, timeout, (exchange) =>
    recordExchange(maskExchange(mask, exchange)),
  )
  const guard = createRunGuard(timeout)
  const seenStates = createSeenStates(contract)
  const tokens = new Map<string, Promise<string>>()
  const cache = new Map<string, Promise<unknown>>()
  /** What the running check has found and sent; several checks run at the same time. */
  const runningCheck = new AsyncLocalStorage<{ findings: Finding[]; recording: Recording }>()
  function addFindings(found: Finding[]): void {
    const check = runningCheck.getStore()
    if (check === undefined || found.length === 0) return
    const calls = exchangesOf(check.recording)
    check.findings.push(...found.map((one) => ({ ...one, says: mask.text(one.says), calls })))
  }

  const lateAnswers: LateAnswer[] = []
  /** Operations that have answered 423, since they start work in the background. */
  const operationsWithWork = new Set<OperationId>()
  const customers = new Map<PersonName, Promise<string>>()
  /** User ids of people whose token was read for it. */
  const userIds = new Map<PersonName, string>()

  let retryAfterLeft = longestRetryAfter
  /** Sends a call; waits and repeats it when 429 or 503 carry `Retry-After`. */
  async function send(operation: OperationId, parts: RequestParts = {}): Promise<ReceivedAnswer> {
    const answer = await backend.send(operation, parts).catch((error: unknown) => {
      if (error instanceof NoAnswer) guard.onNoAnswer(error)
      throw error
    })
    guard.onAnswer(operation, answer)
    if (answer.status < 300) seenStates.onAnswer(operation, answer.body)
    const { milliseconds } = answer
    const check = runningCheck.getStore()
    if (milliseconds > timeout && check !== undefined)
      lateAnswers.push({ answer, milliseconds, findings: check.findings })
    addFindings(reportMissingEtagsOnce(answer.findings))
    const { status, headers } = answer
    const seconds = Number(headers.get('retry-after') ?? Number.NaN)
    if ((status !== 429 && status !== 503) || Number.isNaN(seconds)) return answer
    if (seconds * 1000 > retryAfterLeft) {
      throw new SkipCheck(
        `${status}: too much was tried here before; ask again in ${seconds} seconds, or reset the backend`,
      )
    }
    retryAfterLeft -= seconds * 1000
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    return send(operation, parts)
  }
  const person = (name: PersonName): Person => requirePerson(users, name)
  const personField = (name: PersonName, field: Parameters<typeof requirePersonField>[2]): string =>
    requirePersonField(users, name, field)
  /** A person of the area without special states. */
  const defaultPerson = (area: Area): PersonName => (area === 'bank' ? firstAvailable(users, employees) : area)
  /** The person for wrong passwords and codes; of the bank one with a role that few checks need. */
  const personForWrongEntries = (area: Area): PersonName =>
    area === 'bank' ? firstAvailable(users, ['bank.BACKOFFICE', ...employees]) : area

  async function signIn(area: Area, { email, password, customerNumber }: Person, typed = password) {
    const isShared = Boolean(customerNumber) && email === users.people[`${area}.sharedEmail`]?.email
    return send(`${area}Login`, {
      headers: { 'X-Use-Session-Support': 'true', 'X-User-Email': encodeURIComponent(email) },
      body: { email, password: typed, customerNumber: isShared ? customerNumber : null },
    })
  }
  async function newToken(area: Area, who: Person): Promise<string> {
    const answer = await signIn(area, who)
    const { token } = (answer.body ?? {}) as { token?: unknown }
    if (answer.status === 200 && typeof token === 'string') return token
    const place = `${contract.operation(`${area}Login`).pointer}/responses/200` as const
    addFindings([answer.finding(`${who.email} of users.json cannot sign in: ${answer.status}`, place)])
    throw new SkipCheck(`${who.email} cannot sign in to ${area}: ${answer.status}`)
  }
  const tokensUsedAt = new Map<PersonName, number>()
  function tokenOf(name: PersonName): Promise<string> {
    const now = Date.now()
    // A slow run can leave a person idle for longer than a session lasts.
    if (now - (tokensUsedAt.get(name) ?? now) > longestIdle) tokens.delete(name)
    tokensUsedAt.set(name, now)
    const token = recordOrigin(tokens.get(name), () => newToken(areaOf(name), person(name)))
    tokens.set(name, token)
    return token
  }

  /** A person whose role allows the operation. */
  function callerFor(operation: OperationId, resource: Resource = 'usual'): PersonName {
    const { area, roles } = operations[operation]
    if (area !== 'bank') return (resource === 'busy' ? `${area}.busy` : area) as PersonName
    return firstAvailable(users, roles.length > 0 ? roles.map((role) => `bank.${role}` as const) : employees)
  }

  /** Sends a call with the token of a person who may make it. */
  async function call(
    operation: OperationId,
    parts: RequestParts = {},
    resource: Resource = 'usual',
  ): Promise<ReceivedAnswer> {
    const { session } = operations[operation]
    const token = session ? await tokenOf(callerFor(operation, resource)) : undefined
    return send(operation, { token, ...parts })
  }
  /** Repeats the call while it answers 423, or the status on which the scenario retries. */
  async function callWithRetry(
    operation: OperationId,
    parts: RequestParts = {},
    retryOn = 423,
    resource: Resource = 'usual',
  ) {
    const end = Date.now() + (retryOn === 423 ? longestWork : longestWait)
    for (;;) {
      const answer = await call(operation, parts, resource)
      if (answer.status === 423) operationsWithWork.add(operation)
      if (![423, retryOn].includes(answer.status) || Date.now() > end) return answer
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }
  /** A call that others depend on. A refusal (409 to 499) skips the check; any other failure is a finding too. */
  async function callSuccessfully(
    operation: OperationId,
    parts: RequestParts = {},
    resource: Resource = 'usual',
  ): Promise<ReceivedAnswer> {
    const answer = await callWithRetry(operation, parts, 423, resource)
    const { status } = answer
    if (status < 300) return answer
    if (status < 409 || status >= 500) addFindings([unexpectedRefusal(operation, answer)])
    throw new SkipCheck(`${operation} answered ${status}`)
  }
  /** Has the cause of a check that the operation succeeds. */
  function unexpectedRefusal(operation: OperationId, answer: ReceivedAnswer): Finding {
    const { pointer, responses } = contract.operation(operation)
    const success = Object.keys(responses).find((one) => one.startsWith('2'))
    return answer.finding(`${answer.status} where a success is needed to go on`, `${pointer}/responses/${success}`, {
      cause: `a request that the contract accepts: ${answer.status} instead of a success`,
      status: { got: answer.status, wanted: [Number(success)] },
    })
  }
  /** The body of a successful answer. */
  async function read<Op extends OperationId>(operation: Op, parts: RequestParts = {}, resource: Resource = 'usual') {
    const answer = await callSuccessfully(operation, parts, resource)
    return answer.body as Operations[Op]['answers'][keyof Operations[Op]['answers'] & (200 | 201)]
  }

  async function findCustomer(name: PersonName): Promise<string> {
    const customerNumber = personField(name, 'customerNumber')
    const operation = areaOf(name) === 'business' ? 'bankGetBusinessCustomer' : 'bankGetPrivateCustomer'
    const parts = { params: { bpNumber: customerNumber } }
    if (name === 'private.deletable' && (await call(operation, parts)).status === 404)
      throw new SkipCheck('private.deletable is gone: an earlier run has deleted it')
    const { id } = await read(operation, parts)
    return id
  }

  function customerId(name: PersonName): Promise<string> {
    const id = recordOrigin(customers.get(name), () => findCustomer(name))
    customers.set(name, id)
    return id
  }

  return {
    send,
    call,
    callWithRetry,
    callSuccessfully,
    read,
    person,
    personField,
    defaultPerson,
    personForWrongEntries,
    signIn,
    newToken,
    tokenOf,
    userIds,
    /** Makes every person sign in again before the next call. */
    forgetTokens: () => tokens.clear(),
    callerFor,
    customerId,
    operationsWithWork,
    /** Reads the newest code that was sent to an address or a number. */
    readCode: (to: string) => readNewestCode(users, to, timeout),
    contract,
    users,
    timeout,
    seenStatuses: backend.seenStatuses,
    seenStates,
    lateAnswers: lateAnswers as readonly LateAnswer[],
    /** Changes that the kit cannot undo. */
    leftovers: new Set<string>(),
    /** What the contract leaves open and this backend does not have. */
    remarks: new Set<string>(),
    /** Values that are made once in a run, by name. */
    cache,
    /** Runs after all checks. */
    cleanups: [] as (() => Promise<unknown>)[],
    addFinding: (...found: Finding[]) => addFindings(found),
    /** Runs a check and returns its findings; what it sends is added to `recording`. */
    collectFindings: async (check: () => Promise<void>, recording: Recording): Promise<Finding[]> => {
      const findings: Finding[] = []
      await runningCheck.run({ findings, recording }, () => runRecorded(recording, check))
      return findings
    },
  }
}

/** Reads the newest code for an address or a number from the inbox of the test system; throws `SkipCheck` without one. */
async function readNewestCode({ codes }: Users, to: string, timeout: number): Promise<string> {
  if (codes === undefined) throw new SkipCheck('users.json has no codes.inbox, so no code can be read')
  const place = codes.inbox.replace('{to}', encodeURIComponent(to))
  const inbox = async () => (await fetch(place, { signal: AbortSignal.timeout(timeout) })).text()
  const answer = await inbox().catch(() => {
    throw new SkipCheck(`Nobody answers at codes.inbox of users.json, ${new URL(place).origin}`)
  })
  const found = /"code"\s*:\s*"(\d{6})"/.exec(answer)?.[1]
  if (found === undefined) throw new SkipCheck(`No code for ${to} at codes.inbox`)
  return found
}

const isAboutEtag = ({ says }: Finding) => /\betag breaks required$/.test(says)

/** Reports missing etags once for each answer, with one cause for records of all kinds. */
function reportMissingEtagsOnce(found: readonly Finding[]): Finding[] {
  const lost = found.find(isAboutEtag)
  if (lost === undefined) return [...found]
  const message = 'records have no etag: who saves last writes over what somebody else has changed, and nobody sees it'
  return [
    ...found.filter((finding) => !isAboutEtag(finding)),
    {
      ...lost,
      says: message,
      pointer: '#/components/schemas/Etag',
      cause: 'records have no etag',
      ignoredHeader: 'If-Match',
    },
  ]
}

/** Makes a value once in a run; `name` is its cache entry. */
export function memoize<T>(context: Context, name: string, make: () => Promise<T>): Promise<T> {
  const value = recordOrigin(context.cache.get(name) as Promise<T> | undefined, make)
  context.cache.set(name, value)
  return value
}

/** A minute less than the lifetime of a code, in milliseconds. */
const codeLifetime = (codeLifetimeSeconds - 60) * 1000

/** Makes a code, and a new one once it is about to expire. */
export async function memoizeCode<T>(context: Context, name: string, make: () => Promise<T>): Promise<T> {
  const since = `${name}, since`
  const madeAt = (await context.cache.get(since)) as number | undefined
  if (madeAt === undefined || Date.now() - madeAt > codeLifetime) {
    context.cache.delete(name)
    context.cache.set(since, Promise.resolve(Date.now()))
  }
  return memoize(context, name, make)
}

/** Thrown to end a run; the message has the reason, in one line. */
export class RunAborted extends Error {}

/** Time-outs without an answer after which the run ends. */
const maxTimeouts = 2.5
/** Consecutive refused or interrupted connections after which the run ends. */
const maxConnectionErrors = 10
/** From so many answers of so many operations on, equal answers mean that this is not the backend. */
const minAnswers = 5
const minOperations = 3

/** Ends a run that proves nothing: no call is answered any more, or every call gets the same answer. */
function createRunGuard(timeout: number) {
  let last = performance.now()
  let unanswered = 0
  let answers = 0
  const kinds = new Set<string>()
  const operationsAnswered = new Set<OperationId>()
  return {
    onAnswer(operation: OperationId, answer: Pick<ReceivedAnswer, 'status' | 'mediaType' | 'body'>): void {
      last = performance.now()
      unanswered = 0
      answers += 1
      kinds.add(kindOf(answer))
      operationsAnswered.add(operation)
      if (kinds.size > 1 || answers < minAnswers || operationsAnswered.size < minOperations) return
      throw new RunAborted(
        `Every call is answered alike, with ${[...kinds].join('')}. Is this the backend, or something before it?`,
      )
    },
    onNoAnswer({ message, call, isTimeout }: NoAnswer): void {
      unanswered += 1
      const isGone = isTimeout ? performance.now() - last > maxTimeouts * timeout : unanswered >= maxConnectionErrors
      if (isGone)
        throw new RunAborted(`The backend answers no more: ${message}. The last of ${unanswered} calls was ${call}`)
    },
  }
}

/** Status, media type and field names: they differ as soon as a backend distinguishes calls. */
function kindOf({ status, mediaType, body }: Pick<ReceivedAnswer, 'status' | 'mediaType' | 'body'>): string {
  const names = typeof body === 'object' && body !== null ? `{${Object.keys(body).toSorted().join(', ')}}` : ''
  return [`${status}`, mediaType || 'without a body', names].filter(Boolean).join(' ')
}
