/** kill -9 in the middle of writes, again and again on one folder: whatever was acknowledged is there afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '../sandbox/client.ts'
import { anna, bergland, lukas } from '../sandbox/real-ids.ts'
import { startProcess } from '../sandbox/sandbox-process.ts'
import { type Attack, tally } from './outcome.ts'
import { seededRandom } from './random.ts'

const rounds = 6
const writers = [anna, lukas, bergland, anna] as const

export const kill: Attack = async ({ seed, scale }) => {
  const chance = seededRandom(seed)
  const results = tally()
  const data = mkdtempSync(join(tmpdir(), 'attack-kill-'))
  const acknowledged = new Map<string, Set<string>>(writers.map((customer) => [customer, new Set()]))
  let token: string | undefined
  try {
    for (let round = 0; round <= Math.ceil(rounds * scale); round++) {
      const process = await startProcess({ data })
      const client = createClient(process.address)
      token ??= await client.tokenOf('bank', 'sabine.koehler@bank.example')
      const asBank = { token }
      for (const [customer, notes] of acknowledged) {
        const there = await notesOf(client, customer, asBank.token)
        const lost = [...notes].filter((note) => !there.has(note))
        if (lost.length > 0) results.surprise(`round ${round}`, `${lost.length} acknowledged notes are gone`)
      }
      results.count('restarts')
      if (round === Math.ceil(rounds * scale)) {
        if ((await process.stop()) !== 0) results.surprise('the end', 'the sandbox does not end by itself')
        break
      }
      const enough = 5 + chance.below(20)
      let written = 0
      const write = async (customer: string, writer: number) => {
        for (let count = 0; ; count++) {
          const note = `round ${round} writer ${writer} note ${count}`
          const answer = await client
            .call('POST', `/bank/common/${customer}/notes`, { ...asBank, body: { note } })
            .catch(() => undefined)
          if (answer === undefined) return
          if (answer.status !== 201) return results.surprise(`round ${round}`, `a note was answered ${answer.status}`)
          acknowledged.get(customer)!.add(note)
          written += 1
          if (written === enough) void process.kill()
        }
      }
      await Promise.all(writers.map(write))
      await process.kill()
      results.count('acknowledged writes', written)
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
  const killed = Math.ceil(rounds * scale)
  return results.outcome({ restarts: killed + 1, 'acknowledged writes': 5 * killed })
}

async function notesOf(client: ReturnType<typeof createClient>, customer: string, token: string): Promise<Set<string>> {
  const found = new Set<string>()
  for (let page = 1; ; page++) {
    const { status, body } = await client.call('GET', `/bank/common/${customer}/notes?page=${page}&limit=25`, { token })
    if (status !== 200) throw new Error(`The notes cannot be read: ${status}`)
    const notes = body.results as { note: string }[]
    for (const { note } of notes) found.add(note)
    if (notes.length < 25) return found
  }
}
