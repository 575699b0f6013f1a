import { describe, expect, it } from 'vitest'
import { isLoopback, originOf } from '#sandbox/domain/origin.ts'

describe('a call comes from', () => {
  it.each([
    ['the address of its socket', '198.51.100.7', undefined, '198.51.100.7'],
    ['its socket, whatever its own header claims', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
    ['the address from the proxy on this machine', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['the last address from the proxy, not the ones before it', '::1', '10.0.0.1, 203.0.113.9', '203.0.113.9'],
    ['this machine when the header of the proxy is invalid', '127.0.0.1', 'somewhere', '127.0.0.1'],
    ['this machine when the header of the proxy is empty', '127.0.0.1', '', '127.0.0.1'],
    ['the same place when IPv4 is written as IPv6', '::ffff:198.51.100.7', undefined, '198.51.100.7'],
    ['the network of an IPv6 address', '2001:db8:0:12::a', undefined, '2001:db8:0:12::/64'],
    ['the same network when it is written out', '2001:0db8:0000:0012:9:8:7:6', undefined, '2001:db8:0:12::/64'],
    ['a network of an interface', 'fe80::1%eth0', undefined, 'fe80:0:0:0::/64'],
    ['this machine over IPv6', '::1', undefined, '0:0:0:0::/64'],
    ['nowhere when the socket is gone', undefined, '203.0.113.9', 'unknown'],
  ])('%s', (_what, remote, forwarded, origin) => {
    expect(originOf(remote, forwarded)).toBe(origin)
  })
})

describe('this machine', () => {
  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('is %s', (address) => {
    expect(isLoopback(address)).toBe(true)
  })

  it.each([undefined, '', '10.0.0.1', '192.168.1.7', '::ffff:10.0.0.1', '::', '0.0.0.0', '1270.0.0.1', 'fe80::1'])(
    'is not %s',
    (address) => {
      expect(isLoopback(address)).toBe(false)
    },
  )
})
