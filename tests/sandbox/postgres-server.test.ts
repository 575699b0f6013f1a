import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createDatabase, startPostgres } from './postgres-server.ts'

it('PostgreSQL starts although the temporary folder is closed to the user that it runs as', async ({ skip }) => {
  skip(process.getuid?.() !== 0, 'only root runs PostgreSQL as another user')
  const closed = mkdtempSync(join(tmpdir(), 'closed-')) // with mode 700
  vi.stubEnv('TMPDIR', closed)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(closed, { recursive: true })
  })
  const { url, stop } = await startPostgres()
  const { remove } = await createDatabase(url)
  await remove()
  await stop()
  expect(readdirSync(closed)).toEqual([])
})
