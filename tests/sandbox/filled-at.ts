import { vi } from 'vitest'
import type { Client } from './client.ts'

/** Fills a sandbox anew as at a moment, and reads it while the clock stands there. */
export async function filledAt(client: Client, moment: string, read: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
  try {
    await client.control('reset')
    await read()
  } finally {
    vi.useRealTimers()
  }
}
