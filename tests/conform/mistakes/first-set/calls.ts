/** Mistakes in how calls are answered: caches, identity, protocol, safe repetition, stale records. */
import { setTimeout as wait } from 'node:timers/promises'
import { anna, bergland, unknownId } from '../../../sandbox/real-ids.ts'
import {
  type Answer,
  type Call,
  type Fields,
  type Mistake,
  changeSuccess,
  changeValues,
  fieldsOf,
  idempotencyKeyOf,
  isSuccess,
  pathOf,
  readInstead,
  refuse,
  rowsOf,
  withBody,
} from '../mistake.ts'

const callerOf = ({ headers }: Call) => headers.authorization ?? ''

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const goodwill = { transactionText: 'Kulanz', itemType: 'GOODWILL_CREDIT_PAYBOX', amount: -1, startDate: '2031-05-02' }

export const callMistakes: readonly Mistake[] = [
  {
    name: 'a record is read from a cache for three seconds, also after a write',
    kind: 'caches',
    only: ['businessUpdateCompanyData', 'businessGetCompanyData'],
    changes: ['businessGetCompanyData'],
    start: () => {
      const cache = new Map<string, { answer: Answer; until: number }>()
      return async (call, forward) => {
        const cached = cache.get(callerOf(call))
        if (cached !== undefined && cached.until > Date.now()) return cached.answer
        const answer = await forward(call)
        if (isSuccess(answer)) cache.set(callerOf(call), { answer, until: Date.now() + 3000 })
        return answer
      }
    },
    show: async ({ business }) => {
      await business.get('/company-data')
      await business.call('PUT', '/company-data', { billEmail1: 'other@bergland.example' })
      return business.get('/company-data')
    },
  },
  {
    name: 'a list is cached by its path, whatever its query',
    kind: 'caches',
    only: ['bankListBusinessCustomers'],
    start: () => {
      let cached: Answer | undefined
      return async (call, forward) => {
        const answer = await forward(call)
        return isSuccess(answer) ? (cached ??= answer) : answer
      }
    },
    show: async ({ bank }) => [
      await bank.get('/business/customers?limit=1'),
      await bank.get('/business/customers?limit=2'),
    ],
  },
  {
    name: 'the etag is the second in which a record is read',
    kind: 'caches',
    only: ['bankUpdateBusinessLocks', 'bankGetBusinessLocks'],
    start: () => async (call, forward) => {
      const etag = String(call.headers['if-match'] ?? '').replace(/_\d+(?="?$)/, '')
      const answer = await forward(etag ? { ...call, headers: { ...call.headers, 'if-match': etag } } : call)
      const second = Math.floor(Date.now() / 1000)
      const addSecond = (value: unknown, key: string) => (key === 'etag' ? `${String(value)}_${second}` : value)
      return isSuccess(answer) && answer.body.length > 0
        ? withBody(answer, changeValues(fieldsOf(answer), addSecond))
        : answer
    },
    show: async ({ bank }) => {
      const first = await bank.read(`/business/${bergland}/locks`)
      await wait(1000 - (Date.now() % 1000))
      return first.etag === (await bank.read(`/business/${bergland}/locks`)).etag
    },
  },
  {
    name: 'the answer to one customer is cached for all',
    kind: 'identity',
    only: ['privateGetBankData'],
    start: () => {
      let cached: Answer | undefined
      return async (call, forward) => {
        const answer = await forward(call)
        return isSuccess(answer) ? (cached ??= answer) : answer
      }
    },
    show: async (portal) => {
      await portal.private.get('/bank-data')
      return portal.person('private', 'lukas.hofer@mail.example').get('/bank-data')
    },
  },
  {
    name: 'the history says that the customer has done what the bank did',
    kind: 'identity',
    only: ['bankUpdatePrivacySettings', 'bankListHistory'],
    changes: ['bankListHistory'],
    start: () =>
      changeSuccess((body) =>
        changeValues(body, (value, key) =>
          key === 'userType' && value === 'BANK_EMPLOYEE' ? 'PRIVATE_CUSTOMER' : value,
        ),
      ),
    show: ({ bank }) => bank.get(`/common/history/PRIVATE_CUSTOMER/${anna}`),
  },
  {
    name: 'the signature of a token is not verified',
    kind: 'identity',
    only: ['privateGetProfile'],
    start: () => {
      const signed = new Map<string, string>()
      return async (call, forward) => {
        const claims = callerOf(call).split('.')[1] ?? ''
        const known = signed.get(claims)
        const answer = await forward(known ? { ...call, headers: { ...call.headers, authorization: known } } : call)
        if (isSuccess(answer)) signed.set(claims, known ?? callerOf(call))
        return answer
      }
    },
    show: async (portal) => {
      await portal.private.get('/profile')
      const forged = (await portal.private.token()).replace(/[^.]+$/, 'AAAA')
      return portal.private.get('/profile', { authorization: `Bearer ${forged}` })
    },
  },
  {
    name: 'who signs out stays signed in',
    kind: 'identity',
    only: ['businessLogout'],
    start: () => async (call, forward) => {
      const { status } = await forward(readInstead(call, '/business/profile'))
      return status === 200 ? { status: 204, headers: {}, body: Buffer.alloc(0) } : forward(call)
    },
    show: async ({ business }) => {
      await business.call('POST', '/auth/logout')
      return business.get('/profile')
    },
  },
  {
    name: 'a refusal has a trace id of the server',
    kind: 'protocol',
    only: ['businessUpdateProfile'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      if (answer.status < 400) return answer
      return withBody(answer, { ...fieldsOf(answer), traceId: crypto.randomUUID() })
    },
    show: async ({ business }) => (await business.call('PUT', '/profile', { firstName: 1 })).text.includes('0f7c6a8e'),
  },
  {
    name: 'JSON is called plain text',
    kind: 'protocol',
    only: ['privateGetCallNumber'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      return { ...answer, headers: { ...answer.headers, 'content-type': 'text/plain; charset=utf-8' } }
    },
    show: (portal) => portal.private.get('/call-number'),
  },
  {
    name: 'who is not signed in learns by 404 which customers there are',
    kind: 'protocol',
    only: ['bankGetCallNumber'],
    start: () => {
      let somebody: string | undefined
      return async (call, forward) => {
        const answer = await forward(call)
        if (isSuccess(answer)) somebody = callerOf(call)
        if (answer.status !== 401 || somebody === undefined) return answer
        const inspected = await forward({ ...call, headers: { ...call.headers, authorization: somebody } })
        return inspected.status === 404 ? inspected : answer
      }
    },
    show: async ({ bank }) => {
      await bank.get(`/private/${anna}/call-number`)
      return bank.get(`/private/${unknownId}/call-number`, { authorization: 'Bearer nobody' })
    },
  },
  {
    name: 'violations name their fields in snake case',
    kind: 'protocol',
    only: ['bankUpdateCompany'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      const renamed = changeValues(fieldsOf(answer), (value, key) =>
        key === 'field' ? snakeCase(String(value)) : value,
      )
      return answer.status === 400 ? withBody(answer, renamed) : answer
    },
    show: ({ bank }) => bank.call('PUT', `/business/${bergland}/company`, {}),
  },
  {
    name: 'Accept-Language is ignored',
    kind: 'protocol',
    only: ['bankListHistory'],
    start: () => async (call, forward) => {
      const { 'accept-language': _language, ...headers } = call.headers
      return forward({ ...call, headers })
    },
    show: async ({ bank }) => {
      await bank.call('POST', `/common/${anna}/notes`, { note: 'Called back' })
      return bank.get(`/common/history/PRIVATE_CUSTOMER/${anna}`, { 'accept-language': 'en' })
    },
  },
  {
    name: 'a fee that is sent twice is charged twice',
    kind: 'safe repetition',
    only: ['bankCreateBusinessFee'],
    start: () => async (call, forward) => {
      const { 'idempotency-key': _key, ...headers } = call.headers
      return forward({ ...call, headers })
    },
    show: async ({ bank }) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      await bank.call('POST', `/business/${bergland}/fees`, goodwill, headers)
      await bank.call('POST', `/business/${bergland}/fees`, goodwill, headers)
      return (await bank.rows(`/business/${bergland}/fees`)).length
    },
  },
  {
    name: 'a key with another request gets the first answer',
    kind: 'safe repetition',
    only: ['bankCreateAdministrator'],
    start: () => {
      const created = new Map<string, Answer>()
      return async (call, forward) => {
        const answer = await forward(call)
        const key = idempotencyKeyOf(call)
        if (key === undefined) return answer
        if (isSuccess(answer)) created.set(key, answer)
        const first = created.get(key)
        return answer.status === 422 && first
          ? { ...first, headers: { ...first.headers, 'idempotency-replayed': 'true' } }
          : answer
      }
    },
    show: async ({ bank }) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const admin = { email: 'eine.neue@bergland.example', firstName: 'Eine', lastName: 'Neue' }
      await bank.call('POST', `/business/${bergland}/admins`, admin, headers)
      return bank.call('POST', `/business/${bergland}/admins`, { ...admin, firstName: 'Andere' }, headers)
    },
  },
  {
    name: 'a refused attempt is kept with its key',
    kind: 'safe repetition',
    only: ['bankCreateDenyEntry'],
    start: () => {
      const refused = new Map<string, Answer>()
      return async (call, forward) => {
        const key = idempotencyKeyOf(call)
        const kept = key === undefined ? undefined : refused.get(key)
        if (kept !== undefined) return withBody(kept, { ...fieldsOf(kept), traceId: call.headers['x-trace-id'] })
        const answer = await forward(call)
        if (key !== undefined && answer.status === 400) refused.set(key, answer)
        return answer
      }
    },
    show: async ({ bank }) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      await bank.call('POST', '/registration-deny', { phoneNumber: 'none' }, headers)
      return bank.call('POST', '/registration-deny', { phoneNumber: '6609999124' }, headers)
    },
  },
  {
    name: 'a repeated answer is 200 instead of 201',
    kind: 'safe repetition',
    only: ['bankUploadDocument'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      return answer.headers['idempotency-replayed'] === 'true' ? { ...answer, status: 200 } : answer
    },
    show: async ({ bank }) => {
      const about = {
        'content-type': 'application/octet-stream',
        'doc-name': 'a.txt',
        'doc-type': 'OTHER',
        'doc-mimetype': 'text/plain',
      }
      const headers = { ...about, 'idempotency-key': crypto.randomUUID() }
      await bank.call('POST', `/common/${anna}/documents`, Buffer.from('text'), headers)
      return bank.call('POST', `/common/${anna}/documents`, Buffer.from('text'), headers)
    },
  },
  {
    name: 'a stale etag is a conflict (409)',
    kind: 'stale records',
    only: ['bankUpdateBusinessLocks'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      return answer.status === 412 ? refuse(call, 409) : answer
    },
    show: ({ bank }) =>
      bank.call('PUT', `/business/${bergland}/locks`, { securityLockRM: true }, { 'if-match': 'stale' }),
  },
  {
    name: 'an etag in double quotes is another one',
    kind: 'stale records',
    only: ['bankUpdateEmployee'],
    start: () => async (call, forward) => {
      const isQuoted = String(call.headers['if-match'] ?? '').startsWith('"')
      return forward(isQuoted ? { ...call, headers: { ...call.headers, 'if-match': 'quoted' } } : call)
    },
    show: async ({ bank }) => {
      const employee = (await bank.rows('/bank-employees')).find(({ email }) => email === 'petra.winkler@bank.example')
      const { id, etag, roles, active } = employee!
      return bank.call('PUT', `/bank-employees/${String(id)}`, { roles, active }, { 'if-match': `"${String(etag)}"` })
    },
  },
  {
    name: 'a deletion ignores If-Match',
    kind: 'stale records',
    only: ['bankDeleteBusinessFee'],
    start: () => async (call, forward) => {
      const { 'if-match': _etag, ...headers } = call.headers
      return forward({ ...call, headers })
    },
    show: async ({ bank }) => {
      const fee = await bank.call('POST', `/business/${bergland}/fees`, goodwill)
      const { id } = JSON.parse(fee.text) as { id: string }
      return bank.call('DELETE', `/business/${bergland}/fees/${id}`, undefined, { 'if-match': 'stale' })
    },
  },
  {
    name: 'the etag of another record is accepted',
    kind: 'stale records',
    only: ['bankUpdateAllowEntry'],
    changes: ['bankUpdateAllowEntry', 'bankListAllowEntries', 'bankGetAllowEntry', 'bankCreateAllowEntry'],
    start: () => {
      const owners = new Map<string, unknown>()
      const remember = ({ id, etag }: Fields) => owners.set(String(etag), id)
      return async (call, forward) => {
        const owner = owners.get(String(call.headers['if-match'] ?? '').replaceAll('"', ''))
        const isOther = owner !== undefined && !pathOf(call).endsWith(`/${String(owner)}`)
        const { 'if-match': _etag, ...headers } = call.headers
        const answer = await forward(isOther ? { ...call, headers } : call)
        const body = fieldsOf(answer)
        for (const record of 'etag' in body ? [body] : rowsOf(body)) remember(record)
        return answer
      }
    },
    show: async ({ bank }) => {
      const [one, other] = await bank.rows('/registration-allow')
      const { id, etag: _etag, ...entry } = one!
      return bank.call('PUT', `/registration-allow/${String(id)}`, entry, { 'if-match': String(other!.etag) })
    },
  },
]
