/** Calls a sandbox the way the portal does. */
import { randomUUID } from 'node:crypto'

export type Area = 'private' | 'business' | 'bank'
export const areas: readonly Area[] = ['private', 'business', 'bank']

export const password = 'Sonnenblume-2026!'
export const earlierPassword = 'Schneeglanz-2025!'
export const newPassword = 'Herbstlaub-im-Wienerwald-7'

export type Answer = { status: number; body: Record<string, unknown>; text: string; headers: Headers }
type Request = { body?: unknown; token?: string; headers?: Record<string, string> }

/** A record as it is sent back; its etag goes with `If-Match`. */
export const withoutEtag = ({ etag: _etag, ...record }: Record<string, unknown>) => record

export type Client = ReturnType<typeof createClient>

/** `address` is the sandbox's own; `always` are headers of every call. */
export function createClient(address: string, always: Record<string, string> = {}) {
  async function send(method: string, path: string, { body, token, headers = {} }: Request = {}): Promise<Answer> {
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...always,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, text, body: readJson(text), headers: response.headers }
  }
  /** A call of the contract, with a trace id. */
  const call = (method: string, path: string, request: Request = {}) =>
    send(method, `/api/ui/v1${path}`, { ...request, headers: { 'x-trace-id': randomUUID(), ...request.headers } })
  const auth = (area: Area, what: string, body: object, headers = {}) =>
    call('POST', `/${area}/auth/${what}`, { body: { customerNumber: null, ...body }, headers })

  return {
    address,
    send,
    call,
    checkEmail: (area: Area, email: string, customerNumber: string | null = null) =>
      auth(area, 'check-email', { email, customerNumber }),
    login: (area: Area, email: string, typed = password, customerNumber: string | null = null) =>
      auth(area, 'login', { email, password: typed, customerNumber }, loginHeaders(email)),
    requestCode: (area: Area, email: string, customerNumber: string | null = null) =>
      auth(area, 'password-tan', { email, customerNumber }),
    resetPassword: (area: Area, email: string, tanToken: string, next = newPassword) =>
      auth(area, 'password-reset', { email, tanToken, newPassword: next, newPasswordConfirm: next }),
    logout: (area: Area, token: string) => call('POST', `/${area}/auth/logout`, { token }),
    control: (what: string, body?: object) => send('POST', `/sandbox/${what}`, { body }),
    /** The token of a person who signs in with the password that everybody has. */
    tokenOf: async (area: Area, email: string) => {
      const { body, status } = await auth(area, 'login', { email, password }, loginHeaders(email))
      if (typeof body.token !== 'string') throw new Error(`${email} cannot sign in: ${status}`)
      return body.token
    },
    /** The newest code that was sent to this address. */
    codeFor: async (to: string) => {
      const { body } = await send('GET', `/sandbox/inbox.json?to=${encodeURIComponent(to)}`)
      const code = (body.results as { code: string | null }[]).find((message) => message.code !== null)?.code
      if (!code) throw new Error(`No code was sent to ${to}`)
      return code
    },
  }
}

const loginHeaders = (email: string) => ({ 'x-use-session-support': 'true', 'x-user-email': encodeURIComponent(email) })

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
