import { expect, it, onTestFinished } from 'vitest'
import { handler } from '#sandbox/handlers/handler.ts'
import { backends, sandboxForTest, seededStorage } from './backends.ts'
import { createClient, newPassword, password } from './client.ts'
import { startProcess } from './sandbox-process.ts'
import { accounts } from '#sandbox/storage/tables/people.ts'

const email = 'anna.gruber@mail.example'

it('a process prints what happened, but no address, password, code or token', async () => {
  const storage = await seededStorage('PGlite')
  onTestFinished(storage.remove)
  const process = await startProcess(storage)
  const client = createClient(process.address)
  await client.requestCode('private', email)
  const code = await client.codeFor(email)
  await client.login('private', email, 'Wrong-Password-4711')
  await client.resetPassword('private', email, code)
  const token = String((await client.login('private', email, newPassword)).body.token)
  await client.call('GET', '/private/profile', { token })
  await client.call('POST', '/private/auth/login', { body: '{"password":"Broken-Json-4711"' })
  await client.call('GET', `/private/transactions?callNumber=6641234501`, { token })
  await client.logout('private', token)
  await process.stop()

  const output = process.output()
  expect(output).toContain('privateResetPassword 204')
  for (const secret of [
    code,
    token,
    password,
    newPassword,
    'Wrong-Password',
    'Broken-Json',
    email,
    '6641234501',
    'scrypt',
  ]) {
    expect(output).not.toContain(secret)
  }
})

it.each(backends)('on %s a query that fails is logged without its values', async (backend) => {
  const lines: string[] = []
  const log = { info: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) }
  const twice = handler('privateLogin', {
    handle: async ({ db }) => {
      const [someone] = await db.select().from(accounts).limit(1)
      await db.insert(accounts).values({ ...someone!, passwordHash: 'secret-hash-4711' })
      throw new Error('The same account was written twice')
    },
  })
  const sandbox = await sandboxForTest(backend, { handlers: { privateLogin: twice }, log })
  expect((await createClient(sandbox.address).login('private', email, password)).status).toBe(500)
  const output = lines.join('\n')
  expect(output).toContain('database error 23505 in query: insert into "accounts"')
  for (const secret of ['4711', 'mail.example', 'bank.example', 'scrypt']) expect(output).not.toContain(secret)
})
