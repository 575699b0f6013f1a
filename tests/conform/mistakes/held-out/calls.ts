/**
 * Held out: mistakes in how calls are answered. They measure the kit rarely; whoever writes checks reads neither
 * this file nor what is missed of it.
 */
import { createHash } from 'node:crypto'
import { password } from '../../../sandbox/client.ts'
import { anna, bergland } from '../../../sandbox/real-ids.ts'
import {
  type Answer,
  type Fields,
  type Mistake,
  changeRecords,
  changeSuccess,
  fieldsOf,
  idempotencyKeyOf,
  isSuccess,
  pathOf,
  readInstead,
  refuse,
  rowsOf,
  withBody,
  withRows,
} from '../mistake.ts'

const allowEntry = {
  firstName: 'Ernst',
  lastName: 'Jandl',
  birthdate: '1975-08-01',
  phoneNumber: '6609999125',
  note: null,
}

export const callMistakes: readonly Mistake[] = [
  {
    name: 'the total of a list is cached',
    kind: 'caches',
    only: ['bankCreateNote', 'bankListNotes'],
    changes: ['bankListNotes'],
    start: () => {
      const totals = new Map<string, unknown>()
      return changeSuccess((body, call) => {
        const total = totals.get(call.url.pathname) ?? body.total
        totals.set(call.url.pathname, total)
        return { ...body, total }
      })
    },
    show: async ({ bank }) => {
      await bank.get(`/common/${anna}/notes`)
      await bank.call('POST', `/common/${anna}/notes`, { note: 'Called back' })
      return bank.get(`/common/${anna}/notes`)
    },
  },
  {
    name: 'the first read after a write is still the old one',
    kind: 'caches',
    only: ['privateUpdatePrivacySettings', 'privateGetPrivacySettings'],
    start: () => {
      const replica = new Map<string, Answer>()
      const lagging = new Set<string>()
      return async (call, forward) => {
        const caller = call.headers.authorization ?? ''
        const answer = await forward(call)
        if (!isSuccess(answer)) return answer
        if (call.method !== 'GET') {
          lagging.add(caller)
          return answer
        }
        const old = replica.get(caller)
        if (lagging.delete(caller) && old !== undefined) return old
        replica.set(caller, answer)
        return answer
      }
    },
    show: async (portal) => {
      const { etag: _etag, ...settings } = await portal.private.read('/privacy-settings')
      const contactViaSms = settings.contactViaSms !== true
      await portal.private.call('PUT', '/privacy-settings', { ...settings, contactViaSms })
      return portal.private.get('/privacy-settings')
    },
  },
  {
    name: 'wrong passwords are counted although the right one came in between',
    kind: 'identity',
    only: ['privateLogin'],
    start: () => {
      const wrong = new Map<string, number>()
      return async (call, forward) => {
        const email = String(fieldsOf(call).email)
        const count = wrong.get(email) ?? 0
        if (count >= 5) return refuse(call, 462, { accountLockedUntil: new Date(Date.now() + 900_000).toISOString() })
        const answer = await forward(call)
        if (answer.status === 401) wrong.set(email, count + 1)
        return answer
      }
    },
    show: async (portal) => {
      const wrong = 'a wrong password, surely'
      for (const typed of [wrong, wrong, wrong, password, wrong, wrong]) await portal.private.signIn(typed)
      return (await portal.private.signIn()).status
    },
  },
  {
    name: 'notes are recorded by whoever has written the first one',
    kind: 'identity',
    only: ['bankCreateNote'],
    changes: ['bankCreateNote', 'bankListNotes'],
    start: () => {
      let author: unknown
      return changeRecords((record) => ({ ...record, recordedBy: (author ??= record.recordedBy) }))
    },
    show: async ({ bank, person }) => {
      await bank.call('POST', `/common/${anna}/notes`, { note: 'Called back' })
      return person('bank', 'martin.brandl@bank.example').call('POST', `/common/${anna}/notes`, {
        note: 'Called again',
      })
    },
  },
  {
    name: 'JSON that cannot be read is a 500',
    kind: 'protocol',
    only: ['bankCreateBusinessFee'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      try {
        JSON.parse(call.body.toString())
        return answer
      } catch {
        return answer.status === 400 ? refuse(call, 500) : answer
      }
    },
    show: ({ bank }) => bank.call('POST', `/business/${bergland}/fees`, '{"amount":'),
  },
  {
    name: 'the status in a body is not that of the answer',
    kind: 'protocol',
    only: ['bankGetBusinessCustomer'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      return answer.status === 404 ? withBody(answer, { ...fieldsOf(answer), status: 400 }) : answer
    },
    show: ({ bank }) => bank.get('/business/customers/1299999999'),
  },
  {
    name: 'a request is validated before the role',
    kind: 'protocol',
    only: ['bankCreateEmployee'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      const { email } = fieldsOf(call)
      const violations = [{ field: 'email', rule: 'required' }]
      return answer.status === 403 && email === undefined ? refuse(call, 400, { violations }) : answer
    },
    show: ({ person }) => person('bank', 'martin.brandl@bank.example').call('POST', '/bank-employees', {}),
  },
  {
    name: 'a key of one person is that of all',
    kind: 'safe repetition',
    only: ['bankCreateNote'],
    start: () => {
      const created = new Map<string, { answer: Answer; caller: string | undefined }>()
      return async (call, forward) => {
        const key = idempotencyKeyOf(call)
        const caller = call.headers.authorization
        const first = key === undefined ? undefined : created.get(key)
        const isOther = first !== undefined && first.caller !== caller
        if (isOther && isSuccess(await forward(readInstead(call, pathOf(call)))))
          return { ...first.answer, headers: { ...first.answer.headers, 'idempotency-replayed': 'true' } }
        const answer = await forward(call)
        if (key !== undefined && isSuccess(answer)) created.set(key, { answer, caller })
        return answer
      }
    },
    show: async ({ bank, person }) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      await bank.call('POST', `/common/${anna}/notes`, { note: 'Called back' }, headers)
      const other = person('bank', 'martin.brandl@bank.example')
      return other.call('POST', `/common/${anna}/notes`, { note: 'Called again' }, headers)
    },
  },
  {
    name: 'of two at once with one key both are done',
    kind: 'safe repetition',
    only: ['bankCreateAllowEntry'],
    start: () => {
      const running = new Set<string>()
      return async (call, forward) => {
        const key = idempotencyKeyOf(call)
        if (key === undefined) return forward(call)
        const { 'idempotency-key': _key, ...headers } = call.headers
        if (running.has(key)) return forward({ ...call, headers })
        running.add(key)
        return forward(call).finally(() => running.delete(key))
      }
    },
    show: async ({ bank }) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      await bank.token()
      await Promise.all([1, 2].map(() => bank.call('POST', '/registration-allow', allowEntry, headers)))
      return (await bank.rows('/registration-allow')).length
    },
  },
  {
    name: 'a stale etag is refused before a wrong request is',
    kind: 'stale records',
    only: ['privateUpdateProfile'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      const sent = String(call.headers['if-match'] ?? '').replaceAll('"', '')
      if (answer.status !== 400 || !sent) return answer
      const current = fieldsOf(await forward(readInstead(call, pathOf(call))))
      return current.etag === sent ? answer : refuse(call, 412, { current })
    },
    show: (portal) => portal.private.call('PUT', '/profile', {}, { 'if-match': 'stale' }),
  },
  {
    name: 'an etag stays when only the note of its record changes',
    kind: 'stale records',
    only: ['bankUpdateDenyEntry'],
    changes: ['bankUpdateDenyEntry', 'bankListDenyEntries', 'bankGetDenyEntry', 'bankCreateDenyEntry'],
    start: () => {
      const newest = new Map<string, string>()
      const hide = (record: Fields): Fields => {
        const { etag, note: _note, ...rest } = record
        const shown = createHash('sha256').update(JSON.stringify(rest)).digest('base64url')
        newest.set(shown, String(etag))
        return { ...record, etag: shown }
      }
      return async (call, forward) => {
        const sent = String(call.headers['if-match'] ?? '').replaceAll('"', '')
        const etag = newest.get(sent)
        const answer = await forward(
          etag === undefined ? call : { ...call, headers: { ...call.headers, 'if-match': etag } },
        )
        const body = fieldsOf(answer)
        if ('current' in body) return withBody(answer, { ...body, current: hide(body.current as Fields) })
        if (!isSuccess(answer) || answer.body.length === 0) return answer
        return withBody(answer, 'etag' in body ? hide(body) : withRows(body, rowsOf(body).map(hide)))
      }
    },
    show: async ({ bank }) => {
      const [{ id, etag, ...entry }] = (await bank.rows('/registration-deny')) as [Fields]
      await bank.call('PUT', `/registration-deny/${String(id)}`, { ...entry, note: 'Another note' })
      return (await bank.read(`/registration-deny/${String(id)}`)).etag === etag
    },
  },
]
