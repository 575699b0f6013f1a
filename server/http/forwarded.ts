/** What proxies write about the client: its address and the host that it called. */
import { isIP } from 'node:net'
import { isHost, withoutPort } from '../settings/setting.ts'

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

/** Whether a call to this host goes on: one of these, with any port unless they name one; without a list any host. */
export function isAllowedHost(value: string, allowed: readonly string[] | undefined): boolean {
  // HTTP/1.0 has calls without a host.
  if (allowed === undefined) return value === '' || isHost(value)
  const called = value.toLowerCase()
  return allowed.some((one) => one === called || one === withoutPort(called))
}
