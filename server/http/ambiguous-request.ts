/** Requests that a proxy, this server and a backend may each read in their own way. */
import type { IncomingMessage } from 'node:http'

type Refusal = { status: number; title: string; headers?: Record<string, string> }

/** The refusal of such a request, before anything reads it; undefined for any other. */
export function refuseAmbiguous({ url = '', headers, rawHeaders }: IncomingMessage): Refusal | undefined {
  if (!/^\/[^#]*$/.test(url)) return { status: 400, title: 'The request names no path' }
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) return { status: 400, title: 'The request names several hosts' }
  const { 'content-encoding': coding = 'identity' } = headers
  if (String(coding).trim().toLowerCase() === 'identity') return undefined
  return { status: 415, title: 'The body is compressed', headers: { 'accept-encoding': 'identity' } }
}
