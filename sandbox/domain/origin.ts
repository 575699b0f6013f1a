/** The origin of a call: limits on guessing count per origin. */
import { isIP } from 'node:net'

/** Whether an address of a socket is this machine's own: 127.0.0.0/8, ::1, or the former written as IPv6. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i.test(address)

/**
 * The address of the socket. If that is this machine's own, a proxy has appended its client's address to X-Forwarded-For, which is
 * not trusted from anybody else. An IPv6 address counts as its /64, since a single household has all of it.
 */
export function originOf(remoteAddress: string | undefined, forwardedFor: string | string[] | undefined): string {
  const forwarded = [forwardedFor ?? []].flat().join(',').split(',').at(-1)?.trim() ?? ''
  const address = isLoopback(remoteAddress) && isIP(forwarded) !== 0 ? forwarded : (remoteAddress ?? 'unknown')
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) === 6 ? networkOf(plain) : plain
}

/** The first four of the eight groups. */
function networkOf(address: string): string {
  const [before = '', after = ''] = address.toLowerCase().split('%')[0]!.split('::')
  const [left, right] = [before, after].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const missing = address.includes('::') ? 8 - left.length - right.length : 0
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
