import { expect, it, onTestFinished } from 'vitest'
import { emptyDatabase, seededStorage } from './backends.ts'
import { type Client, createClient, newPassword } from './client.ts'
import { startProcess } from './sandbox-process.ts'

it('two processes on one PostgreSQL serve one and the same session', async () => {
  const storage = await seededStorage('PostgreSQL')
  onTestFinished(storage.remove)
  const processes = await Promise.all([startProcess(storage), startProcess(storage)])
  onTestFinished(() => Promise.all(processes.map((one) => one.stop())).then(() => undefined))
  const [left, right] = processes.map(({ address }) => createClient(address)) as [Client, Client]
  const email = 'anna.gruber@mail.example'
  const profile = async (client: Client, token: string) =>
    (await client.call('GET', '/private/profile', { token })).status

  const token = await left.tokenOf('private', email)
  expect(await profile(right, token)).toBe(await profile(left, token))
  expect(await profile(right, token)).not.toBe(401)
  await right.control('clock', { advanceSeconds: 16 * 60 })
  expect([await profile(left, token), await profile(right, token)]).toEqual([459, 459])

  await left.requestCode('private', email)
  expect((await right.requestCode('private', email)).status).toBe(461)
  expect((await right.resetPassword('private', email, await right.codeFor(email))).status).toBe(204)
  expect((await left.login('private', email, newPassword)).status).toBe(200)

  for (const [index, client] of [left, right, left, right].entries()) {
    expect([index, (await client.login('private', email, 'wrong')).status]).toEqual([index, 401])
  }
  expect((await left.login('private', email, 'wrong')).status).toBe(462)
  expect((await right.login('private', email, newPassword)).status).toBe(462)

  await left.control('fail-next', { operation: 'commonGetVersion', status: 502 })
  expect((await right.call('GET', '/version')).status).toBe(502)
  expect((await left.call('GET', '/version')).status).toBe(200)

  const before = await left.tokenOf('private', 'lukas.hofer@mail.example')
  await right.control('reset')
  expect(await profile(left, before)).toBe(401)
  expect(await profile(left, await right.tokenOf('private', email))).not.toBe(401)
})

it('processes that start at once on an empty PostgreSQL prepare it once', async () => {
  const storage = await emptyDatabase()
  onTestFinished(storage.remove)
  const processes = await Promise.all([startProcess(storage), startProcess(storage), startProcess(storage)])
  onTestFinished(() => Promise.all(processes.map((one) => one.stop())).then(() => undefined))
  for (const { address } of processes) {
    expect((await createClient(address).login('bank', 'sabine.koehler@bank.example')).status).toBe(200)
  }
})
