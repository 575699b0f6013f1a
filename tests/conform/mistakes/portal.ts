/** Calls of people of the seed, for requests that show a mistake. */
import { password } from '../../sandbox/client.ts'

const traceId = '0f7c6a8e-3f0a-4b8e-9d1e-0b7a1f1f4f4e'

type Headers = Record<string, string>
type Shown = { status: number; headers: Headers; text: string }

/** What differs from call to call, whoever answers. */
const volatileHeaders = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']

export type Portal = ReturnType<typeof createPortal>

export function createPortal(address: string) {
  async function send(method: string, path: string, headers: Headers, body?: unknown): Promise<Shown> {
    const isFile = Buffer.isBuffer(body)
    const response = await fetch(`${address}/api/ui/v1${path}`, {
      method,
      headers: {
        ...(body !== undefined && !isFile && { 'content-type': 'application/json' }),
        'x-trace-id': traceId,
        ...headers,
      },
      ...(body !== undefined && { body: isFile || typeof body === 'string' ? (body as string) : JSON.stringify(body) }),
    })
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
    const entries = [...response.headers].filter(([name]) => !volatileHeaders.includes(name))
    return { status: response.status, headers: Object.fromEntries(entries), text }
  }

  /** Somebody who signs in before their first call. */
  function person(area: 'private' | 'business' | 'bank', email: string) {
    let signingIn: Promise<string> | undefined
    const signIn = async (typed = password) => {
      const always = { 'x-use-session-support': 'true', 'x-user-email': encodeURIComponent(email) }
      return send('POST', `/${area}/auth/login`, always, { email, password: typed, customerNumber: null })
    }
    const token = async () => (signingIn ??= signIn().then((answer) => String(bodyOf(answer).token)))
    const call = async (method: string, path: string, body?: unknown, headers: Headers = {}) =>
      send(method, `/${area}${path}`, { authorization: `Bearer ${await token()}`, ...headers }, body)
    const read = async (path: string) => bodyOf(await call('GET', path))
    return {
      call,
      signIn,
      token,
      get: (path: string, headers?: Headers) => call('GET', path, undefined, headers),
      read,
      /** The rows of a list. */
      rows: async (path: string) =>
        Object.values(await read(path)).find((one) => Array.isArray(one)) as Record<string, unknown>[],
    }
  }
  return {
    address,
    person,
    private: person('private', 'anna.gruber@mail.example'),
    business: person('business', 'katharina.moser@bergland.example'),
    bank: person('bank', 'sabine.koehler@bank.example'),
  }
}

const bodyOf = ({ text }: Shown): Record<string, unknown> => {
  try {
    return JSON.parse(Buffer.from(text, 'latin1').toString()) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** What was shown, without ids, etags and moments that are new each time. */
export function comparable(shown: unknown, now = Date.now()): string {
  const isNew = (moment: string) => Math.abs(Date.parse(moment) - now) < 300_000
  return JSON.stringify(shown)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4(?!000-8000)[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, '‹id›')
    .replaceAll(/etag\\?":\\?"[^"\\]+/g, 'etag ‹etag›')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (moment) => (isNew(moment) ? '‹now›' : moment))
}
