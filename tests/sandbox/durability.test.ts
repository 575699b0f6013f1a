import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openStorage } from '#sandbox/storage/database.ts'
import { type Backend, backends, seededStorage, startSandboxOn } from './backends.ts'
import { createClient, newPassword } from './client.ts'
import { seedPeople } from './people.ts'
import { startProcess } from './sandbox-process.ts'

const email = 'anna.gruber@mail.example'

it.each(backends)('on %s a new password, a session and a lock survive a restart', async (backend) => {
  const storage = await seededStorage(backend)
  onTestFinished(storage.remove)
  const first = await startSandboxOn(storage)
  const before = createClient(first.address)
  await before.requestCode('private', email)
  await before.resetPassword('private', email, await before.codeFor(email))
  const token = (await before.login('private', email, newPassword)).body.token as string
  for (let count = 0; count < 5; count++) await before.login('private', seedPeople.private.other, 'wrong')
  await before.control('clock', { advanceSeconds: 60 })
  await first.close()

  const second = await startSandboxOn(storage)
  onTestFinished(second.close)
  const after = createClient(second.address)
  expect((await after.login('private', email, newPassword)).status).toBe(200)
  expect((await after.login('private', email)).status).toBe(458)
  expect((await after.call('GET', '/private/profile', { token })).status).not.toBe(401)
  expect((await after.login('private', seedPeople.private.other)).status).toBe(462)
  const { body } = await after.send('GET', '/sandbox/clock')
  expect(Date.parse(String(body.now)) - Date.now()).toBeGreaterThan(50_000)
})

it('a second sandbox in the same folder is refused while the first one lives', async () => {
  const storage = await seededStorage('PGlite')
  onTestFinished(storage.remove)
  const first = await startSandboxOn(storage)
  onTestFinished(first.close)
  await expect(startSandboxOn(storage)).rejects.toThrow(`process id ${process.pid} works in ${storage.data}`)
  expect((await createClient(first.address).login('private', email)).status).toBe(200)
})

it('what a killed process with our own id left behind, as in a container, is taken over', async () => {
  const storage = await seededStorage('PGlite')
  onTestFinished(storage.remove)
  writeFileSync(join(storage.data!, 'sandbox.pid'), String(process.pid))
  await (await startSandboxOn(storage)).close()
})

it('a sandbox that cannot listen leaves its folder to others', async () => {
  const storage = await seededStorage('PGlite')
  onTestFinished(storage.remove)
  const other = await startSandboxOn({ data: 'memory', remove: async () => {} })
  onTestFinished(other.close)
  const port = Number(new URL(other.address).port)
  await expect(startSandboxOn(storage, { port })).rejects.toThrow('EADDRINUSE')
  await (await startSandboxOn(storage)).close()
})

it('a folder of a process that is gone is taken over, and SIGTERM leaves none behind', async () => {
  const storage = await seededStorage('PGlite')
  onTestFinished(storage.remove)
  const killed = await startProcess(storage)
  await killed.kill()
  const stopped = await startProcess(storage)
  expect(await stopped.stop()).toBe(0)
  await (await startSandboxOn(storage)).close()
})

it('an empty folder is prepared and seeded', async () => {
  const outer = mkdtempSync(join(tmpdir(), 'sandbox-empty-'))
  onTestFinished(() => rmSync(outer, { recursive: true }))
  const folder = join(outer, 'deep/inside')
  const sandbox = await startSandboxOn({ data: folder, remove: async () => {} })
  onTestFinished(sandbox.close)
  expect((await createClient(sandbox.address).login('bank', 'sabine.koehler@bank.example')).status).toBe(200)
})

it.each(backends)('on %s the start explains what to do about the data of an earlier sandbox', async (backend) => {
  const storage = await seededStorage(backend)
  onTestFinished(storage.remove)
  const { db, close } = await openStorage({ folder: storage.data ?? '', databaseUrl: storage.databaseUrl })
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1, hash = 'of before'`)
  await close()
  await expect(startSandboxOn(storage)).rejects.toThrow(
    'The data is of an earlier sandbox and cannot be taken over: delete its folder or empty the database.',
  )
})

/** Starts, reads back what was acknowledged so far, writes on until the process is killed in the middle of it. */
async function killRounds(backend: Backend, rounds: number) {
  const storage = await seededStorage(backend)
  onTestFinished(storage.remove)
  const acknowledged: string[] = []
  let written = 0
  for (let round = 0; round <= rounds; round++) {
    const process = await startProcess(storage)
    const client = createClient(process.address)
    for (const one of acknowledged) {
      expect([one, (await client.call('GET', '/version', { headers: { 'x-user-email': one } })).status]).toEqual([
        one,
        418,
      ])
    }
    acknowledged.length = 0
    if (round === rounds) {
      await process.stop()
      break
    }
    // Four writers at once; each order is a row that the next process has to find.
    const enough = 8 + round
    const writing = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; ; count++) {
        const userEmail = `r${round}w${writer}c${count}@kill.example`
        const order = { operation: 'commonGetVersion', status: 418, userEmail }
        const answer = await client.control('fail-next', order).catch(() => undefined)
        if (answer === undefined) return
        if (answer.status !== 204) throw new Error(`The order was refused: ${answer.status} ${answer.text}`)
        acknowledged.push(userEmail)
        written++
        if (acknowledged.length === enough) void process.kill()
      }
    })
    await Promise.all(writing)
    await process.kill()
  }
  return written
}

/** The long rounds are an attack of their own (`npm run attack:kill`). */
describe('kill -9', () => {
  it('in 6 rounds on PGlite loses nothing that was acknowledged', { timeout: 180_000 }, async () => {
    expect(await killRounds('PGlite', 6)).toBeGreaterThanOrEqual(6 * 8)
  })

  it('in 2 rounds on PostgreSQL loses nothing that was acknowledged', { timeout: 60_000 }, async () => {
    expect(await killRounds('PostgreSQL', 2)).toBeGreaterThanOrEqual(2 * 8)
  })
})
