/** What proxies write about the client: its address and the host that it called. */
import { isIP } from 'node:net'

const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/

/** The addresses of `X-Forwarded-For` without ports, which some proxies append; those before something else are left out. */
export function addressesIn(header: string): string {
  const addresses = header.split(',').map((part) => {
    const [, v6, v4] = withPort.exec(part.trim()) ?? []
    return v6 ?? v4 ?? part.trim()
  })
  const lastOther = addresses.findLastIndex((address) => isIP(address) === 0)
  return addresses.slice(lastOther + 1).join(', ')
}

const host = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/** Whether this is a name or an address, perhaps with a port. */
export const isHost = (value: string): boolean => host.test(value)

/** Whether a call to this host goes on: one of these, with any port unless they name one; without a list any host. */
export function isAllowedHost(value: string, allowed: readonly string[] | undefined): boolean {
  // HTTP/1.0 has calls without a host.
  if (allowed === undefined) return value === '' || isHost(value)
  const called = value.toLowerCase()
  return allowed.some((one) => one === called || one === host.exec(called)?.[1])
}
