/** How many reports are written in a minute: anybody can send some, and a log has to stay readable. */
import { isIPv6 } from 'node:net'

const most = { ofAll: 300, ofOne: 60 }

/** A household has a whole /64 of IPv6, so its addresses count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [before = '', after = ''] = address.split('%')[0]!.split('::')
  const [left, right] = [before, after].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':')
}

export function reportBudget() {
  let written = 0
  let leftOut = 0
  const ofNetworks = new Map<string, number>()
  return {
    /** Whether a report of this address may be written. */
    take(address: string): boolean {
      const network = networkOf(address)
      const before = ofNetworks.get(network) ?? 0
      if (written >= most.ofAll || before >= most.ofOne) {
        leftOut += 1
        return false
      }
      written += 1
      ofNetworks.set(network, before + 1)
      return true
    },
    /** Begins the next minute; gives how many were left out in the last one. */
    renew(): number {
      const left = leftOut
      written = 0
      leftOut = 0
      ofNetworks.clear()
      return left
    },
  }
}
