import type { LoginRequest } from '#generated/model/login-request.ts'
import type { LoginResponse } from '#generated/model/login-response.ts'
import type { Profile } from '#generated/model/profile.ts'
import { i18n } from '@lingui/core'
import axios, { type AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import { areaOfPath, endSession, readToken, tokenToSend, type Area } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import { apiBase, headerText, sessionHeaders, takeEarlyCall } from './early-calls.ts'
import { sessionEndOf, sessionSignal, statusOfEnd } from './session-signal.ts'
import { learnBankTime } from './bank-date.ts'
import { toOutgoing } from './outgoing.ts'
import { beginCall, endCall } from './trace-id.ts'
import { deviceNow } from '../format/bank-time.ts'
import { recordCall, recordLogin, startTransfer } from '../session/activity.ts'

/** 5 minutes (R236). */
const timeoutMs = 300_000

const client = axios.create({
  baseURL: apiBase,
  timeout: timeoutMs,
  responseType: 'json', // axios is strict about broken JSON only with this setting
  paramsSerializer: { indexes: null }, // status=a&status=b (R237)
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
  transformRequest: [
    (body: unknown, headers) => {
      if (body === undefined || body instanceof Blob) return body
      headers.setContentType('application/json')
      return JSON.stringify(toOutgoing(body))
    },
  ],
})

/** The address of a call with its parameters, as it is sent. */
export const addressOf = (config: AxiosRequestConfig): string => client.getUri(config)

/**
 * Sends a call with the headers of the contract; throws an ApiError for everything but a success. `isReadable` checks the content of a
 * success.
 */
export async function send<T>(
  config: AxiosRequestConfig,
  isReadable: (answer: AxiosResponse<unknown>) => boolean = () => true,
): Promise<T> {
  const path = config.url ?? ''
  const area = areaOfPath(path)
  const withSession = area !== undefined && (!path.includes('/auth/') || path.endsWith('/auth/logout'))
  // A logout may end the session of another person, whose token `tokenToSend` would refuse.
  const tokenOf = path.endsWith('/auth/logout') ? readToken : tokenToSend
  const token = withSession ? tokenOf(area) : undefined
  const session = withSession ? sessionSignal(area, token) : undefined
  const isRead = (config.method ?? 'GET') === 'GET'
  const early = isRead ? takeEarlyCall(addressOf(config), token) : undefined
  const sentAt = early?.sentAt ?? performance.now()
  const activity = area && trackActivity(area, config, sentAt)
  const traceId = beginCall(early?.traceId)
  const call = `${config.method ?? 'GET'} ${path}`
  const isHeld = (config.method ?? 'GET') !== 'GET' && !navigator.onLine
  try {
    const headers = { ...config.headers, ...headersOf(config, traceId, token) }
    const answer = await client.request<T>({
      ...config,
      ...givenUp(config, session),
      headers,
      ...(early && { adapter: early.adapter }),
    })
    learnBankTime(answer.headers.date, sentAt)
    if (session?.aborted) throw new axios.CanceledError()
    activity?.answered(answer.data)
    if (!isReadable(answer)) throw markRetrySafe(new ApiError({ failure: 'unreadable', traceId, call }), config)
    return await contentOf(answer)
  } catch (thrown) {
    if (session?.aborted && axios.isCancel(thrown)) {
      throw new ApiError({ failure: 'status', status: statusOfEnd(session.reason), traceId, call })
    }
    if (!axios.isAxiosError(thrown) || axios.isCancel(thrown)) throw thrown
    learnBankTime(thrown.response?.headers.date, sentAt)
    const error = await apiErrorOf(thrown, { traceId, call, isHeld })
    const ending = sessionEndOf(error)
    if (withSession && ending === undefined) activity?.refused(error)
    if (wasDeletedByLostCall(error)) return undefined as T
    // A response to a replaced token does not end the new session.
    if (ending && withSession && readToken(area) === token) endSession(area, ending)
    throw markRetrySafe(error, config)
  } finally {
    activity?.over()
    endCall()
  }
}

/** Aborts a call with its screen or its session, whichever ends first. */
function givenUp({ signal }: AxiosRequestConfig, session: AbortSignal | undefined): Pick<AxiosRequestConfig, 'signal'> {
  if (session === undefined) return {}
  return { signal: signal ? AbortSignal.any([signal as AbortSignal, session]) : session }
}

/** The content of a response: undefined for 204, a file with its name for a download, else the data. */
async function contentOf<T>({ status, data, headers }: AxiosResponse<T>): Promise<T> {
  if (status === 204) return undefined as T
  if (!(data instanceof Blob)) return data
  const { receivedFile } = await import('./files/received-file.ts')
  return receivedFile(data, headers['content-disposition']) as T
}

function headersOf(config: AxiosRequestConfig, traceId: string, token: string | undefined): Record<string, string> {
  const headers: Record<string, string> = { 'X-Trace-Id': traceId, 'Accept-Language': i18n.locale }
  if (config.url?.endsWith('/auth/login')) {
    headers['X-Use-Session-Support'] = 'true'
    headers['X-User-Email'] = headerText((config.data as LoginRequest).email)
  }
  return { ...headers, ...(token !== undefined && sessionHeaders(token)) }
}

/** `isHeld`: a write that started without a connection. */
type Sent = { traceId: string; call: string; isHeld: boolean }

async function apiErrorOf(thrown: AxiosError, { traceId, call, isHeld }: Sent): Promise<ApiError> {
  if (thrown.code === 'ETIMEDOUT' || thrown.code === 'ECONNABORTED') {
    return new ApiError({ failure: 'timeout', traceId, call })
  }
  // Only without a connection from start to end is it certain that nothing was sent.
  const isUnsent = isHeld && !navigator.onLine
  if (thrown.response === undefined) {
    return new ApiError({ failure: 'network', ...(navigator.onLine && { traceId }), call, isUnsent })
  }
  const { status, headers } = thrown.response
  if (status < 400) return new ApiError({ failure: 'unreadable', traceId, call })
  const retryAfter = Number(headers['retry-after']) || undefined
  return new ApiError({ failure: 'status', status, body: await bodyOf(thrown.response), retryAfter, traceId, call })
}

/** Parses the problem of a refused download, which is a blob, and of a broken proxy, which is text. */
async function bodyOf(response: AxiosResponse): Promise<unknown> {
  const raw: unknown = response.data instanceof Blob ? await response.data.text() : response.data
  if (typeof raw !== 'string') return raw
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

/**
 * Records a call as activity of the session, from the time when it was sent (milliseconds of `performance.now()`), since the bank counts
 * from a later one. Of a login only the last step counts.
 */
function trackActivity(area: Area, { url = '', data, responseType }: AxiosRequestConfig, sentAt: number) {
  const { wall, page } = deviceNow()
  const at = wall - Math.trunc(page - sentAt)
  const isStep = url.includes('/auth/')
  const isFile = data instanceof Blob || responseType === 'blob'
  return {
    over: isFile ? startTransfer(area) : () => {},
    answered: (answer: unknown): void => {
      if (url.endsWith('/auth/login')) recordLogin(area, at, idleSecondsIn(answer))
      else if (!isStep) recordCall(area, at, idleSecondsIn(answer))
    },
    /** A refusal by the bank counts; an error of a proxy (5xx) may not have reached the bank. */
    refused: ({ status }: ApiError): void => {
      if (status !== undefined && status < 500) recordCall(area, at)
    },
  }
}

type Field = 'sessionIdleSeconds'

/** The idle time that a login or a profile answers with; it is not validated here. */
function idleSecondsIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const { sessionIdleSeconds: seconds }: Pick<LoginResponse, Field> & Pick<Profile, Field> = answer
  return typeof seconds === 'number' && seconds > 0 ? seconds : undefined
}

type Call = Pick<AxiosRequestConfig, 'method' | 'data'>

/** A code or password is consumed by the first try, so a retry is refused although the first try succeeded. */
const hasSingleUseSecret = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.keys(data).some((field) => /password|^tan/i.test(field))

/** Whether the method is idempotent; creations have an idempotency key instead. */
const isRepeatable = ({ method, data }: Call): boolean =>
  ['PUT', 'PATCH', 'DELETE'].includes(method ?? '') && !hasSingleUseSecret(data)

/** Deletions without an answer, by method and path: a 404 at the retry means that they were carried out. */
const lostDeletions = new Set<string>()

/** Whether this 404 means that an earlier, unanswered deletion was carried out. */
const wasDeletedByLostCall = ({ status, call }: ApiError): boolean => status === 404 && lostDeletions.delete(call)

/** Marks the outcome of an unanswered call as unknown where a retry is safe. */
function markRetrySafe(error: ApiError, call: Call): ApiError {
  if (!error.unanswered || !isRepeatable(call)) return error
  if (call.method === 'DELETE') lostDeletions.add(error.call)
  return error.withUnknownOutcome()
}
