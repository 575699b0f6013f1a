import axios, { type AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import { areaOfPath, endSession, readClaims, readToken } from '../session/session.ts'
import { ApiError } from './api-error.ts'
import { outgoing } from './outgoing.ts'
import { beginCall, endCall } from './trace-id.ts'

/** 5 minutes (R236). */
const timeOutMs = 300_000

const client = axios.create({
  baseURL: '/api/ui/v1',
  timeout: timeOutMs,
  paramsSerializer: { indexes: null }, // status=a&status=b (R237)
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
  transformRequest: [
    (body: unknown, headers) => {
      if (body === undefined || body instanceof Blob) return body
      headers.setContentType('application/json')
      return JSON.stringify(outgoing(body))
    },
  ],
})

const sessionStatuses: Record<number, 'ended' | 'expired'> = { 401: 'ended', 458: 'ended', 459: 'expired' }

/** Sends one call with the headers of the contract; everything but a success is thrown as an ApiError. */
export async function send<T>(config: AxiosRequestConfig): Promise<T> {
  const path = config.url ?? ''
  const area = areaOfPath(path)
  const withSession = area !== undefined && (!path.includes('/auth/') || path.endsWith('/auth/logout'))
  const token = withSession ? readToken(area) : undefined
  const traceId = beginCall()
  try {
    const headers = { ...config.headers, ...headersOf(config, traceId, token) }
    const answer = await client.request<T>({ ...config, headers })
    return answer.status === 204 ? (undefined as T) : answer.data
  } catch (thrown) {
    if (!axios.isAxiosError(thrown) || axios.isCancel(thrown)) throw thrown
    const error = await apiErrorOf(thrown, traceId, `${config.method ?? 'GET'} ${path}`)
    const ending = error.status === undefined ? undefined : sessionStatuses[error.status]
    // An answer to a token that was replaced meanwhile says nothing about the new session.
    if (ending && withSession && readToken(area) === token) endSession(area, ending)
    throw error
  } finally {
    endCall()
  }
}

function headersOf(config: AxiosRequestConfig, traceId: string, token: string | undefined): Record<string, string> {
  const headers: Record<string, string> = { 'X-Trace-Id': traceId }
  if (config.url?.endsWith('/auth/login')) {
    headers['X-Use-Session-Support'] = 'true'
    headers['X-User-Email'] = headerText((config.data as { email: string }).email)
  }
  if (token !== undefined) {
    headers.Authorization = `Bearer ${token}`
    const claims = readClaims(token)
    if (claims) {
      headers['X-User-Id'] = claims.id
      headers['X-User-Email'] = headerText(claims.email)
    }
  }
  return headers
}

/** Header values are ASCII; anything else is percent-encoded. */
const headerText = (text: string): string => text.trim().replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent)

async function apiErrorOf(thrown: AxiosError, traceId: string, call: string): Promise<ApiError> {
  if (thrown.code === 'ETIMEDOUT' || thrown.code === 'ECONNABORTED') {
    return new ApiError({ failure: 'timeout', traceId, call })
  }
  if (thrown.response === undefined) return new ApiError({ failure: 'network', traceId, call })
  const { status } = thrown.response
  if (status < 400) return new ApiError({ failure: 'unreadable', traceId, call })
  return new ApiError({ failure: 'status', status, body: await bodyOf(thrown.response), traceId, call })
}

/** A refused download delivers its problem as a blob, a broken proxy as text: both are read back as JSON. */
async function bodyOf(response: AxiosResponse): Promise<unknown> {
  const raw: unknown = response.data instanceof Blob ? await response.data.text() : response.data
  if (typeof raw !== 'string') return raw
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}
