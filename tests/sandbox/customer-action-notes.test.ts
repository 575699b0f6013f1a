import { expect, it, onTestFinished } from 'vitest'
import type { CustomerNoteList } from '#generated/model/customer-note-list.ts'
import { usualBackend, sandboxOf } from './backends.ts'
import { clientOf } from './client.ts'

const lukas = '10000000-0000-4000-8000-001100234502'
const franz = '10000000-0000-4000-8000-001100234507'
const bergland = '20000000-0000-4000-8000-001200456701'

it.each(usualBackend)(
  'on %s the notes of all actions stand among the notes of the customer, in full; a refused one leaves none @R467',
  async (backend) => {
    const { sandbox, end } = await sandboxOf(backend)
    onTestFinished(end)
    const client = clientOf(sandbox.address)
    const token = await client.tokenOf('bank', 'thomas.auer@bank.example')
    const call = (method: string, path: string, body?: object) =>
      client.call(method, `/bank${path}`, { token, ...(body && { body }) })
    const statusOf = async (...asked: Parameters<typeof call>) => (await call(...asked)).status
    const workIsDone = () => client.control('clock', { advanceSeconds: 4 })
    const notes = async (id: string) =>
      ((await call('GET', `/common/${id}/notes`)).body as CustomerNoteList).results.map(({ note }) => note)

    for (const { id, kind } of [
      { id: lukas, kind: 'private' },
      { id: bergland, kind: 'business' },
    ]) {
      const before = await notes(id)
      const locks = `/${kind}/${id}/locks`
      await call('PUT', locks, { securityLockRM: true, note: 'Anruf' })
      await call('PUT', locks, { securityLockRM: true, note: 'Noch ein Anruf' })
      await call('PUT', locks, { securityLockRM: false })
      const [method, path] = kind === 'private' ? ['PUT', 'product/limit'] : ['POST', 'limit']
      const limit = { customerId: id, monthlyLimitEUR: kind === 'private' ? 50 : 400, note: 'ä'.repeat(100_000) }
      expect(await statusOf(method, `/${kind}/${id}/${path}`, { ...limit, customerId: franz })).toBe(400)
      expect(await statusOf(method, `/${kind}/${id}/${path}`, limit)).toBe(204)
      const planned = { customerId: id, terminationDate: '2099-12-31', terminationReason: 'WITHOUT_NOTICE_BANK_FRAUD' }
      expect(await statusOf('PUT', `/${kind}/${id}/terminate`, { ...planned, note: 'Zu früh' })).toBe(423)
      await workIsDone()
      expect(await statusOf('PUT', `/${kind}/${id}/terminate`, { ...planned, note: 'Brief' })).toBe(204)
      await workIsDone()
      expect(await statusOf('DELETE', `/${kind}/${id}/terminate`, { customerId: id, note: 'Bleibt' })).toBe(204)
      const written = ['Bleibt', 'Brief', limit.note, 'Noch ein Anruf', 'Anruf']
      expect(await notes(id)).toEqual([...written, ...before].slice(0, 25))
    }
    const { body } = await call('GET', `/common/${bergland}/notes`)
    expect((body as CustomerNoteList).results[0]!.recordedBy).toBe('Thomas Auer')
  },
)
