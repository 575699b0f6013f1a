/** Where the contract's paths begin. */
import { UsageError } from '#conform/usage-error.ts'
import { NoAnswer } from '#conform/no-answer.ts'

const ofContract = '/api/ui/v1'

/**
 * An address with a path is taken as it is. To one without, the contract's own is added, unless only the address itself
 * knows a version, as the mock does. Throws `UsageError` when nobody answers there in so many milliseconds.
 */
export async function findBase(address: string, timeout: number): Promise<string> {
  const { origin, pathname } = new URL(address)
  const base = pathname === '/' ? `${origin}${ofContract}` : `${origin}${pathname.replace(/\/$/, '')}`
  const { status } = await askVersion(base, timeout)
  if (pathname !== '/' || status !== 404) return base
  const bare = await askVersion(origin, timeout)
  return bare.ok && /json/.test(bare.headers.get('content-type') ?? '') ? origin : base
}

async function askVersion(base: string, timeout: number): Promise<Response> {
  const headers = { 'X-Trace-Id': crypto.randomUUID() }
  try {
    const answer = await fetch(`${base}/version`, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    await answer.arrayBuffer()
    return answer
  } catch (error) {
    const { message } = new NoAnswer(error, timeout, 'GET /version', headers['X-Trace-Id'])
    throw new UsageError(`Nobody answers at ${base}: ${message}. Is the backend there?`)
  }
}
