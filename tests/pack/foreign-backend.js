// A backend that another team might have written: no framework, nothing of this repository, five calls of the contract.
// Three mistakes are in it that its author has not noticed; packages.test.ts has the findings of the packed kit about them.
import { createHmac, createHash, randomUUID } from 'node:crypto'
import http from 'node:http'

const customers = JSON.parse(process.env.CUSTOMERS)
const secret = randomUUID()
const sessions = new Map()
// of whom, whether somebody has the address or not: wrong passwords in a row, and until when there is no other try
const wrong = new Map()

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const hidden = /[\p{Cc}\p{Cs}]/u
const days = (text) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text)
const states = 'cancelled cancelFailed captured captureFailed refund refundFailed reserved reserveFailed'.split(' ')
const columns = ['transactionTimestamp', 'merchantName', 'feeTypeName', 'amount', 'statusName', 'callNumber']

// [rule of the contract, whether a value breaks it]; the first broken rule is reported
const text = (max, pattern) => [
  ['type', (v) => typeof v !== 'string'],
  ['minLength', (v) => v === ''],
  ['maxLength', (v) => [...v].length > max],
  ['pattern', (v) => !pattern.test(v)],
]
const id = [['format', (v) => !uuid.test(v)]]
const day = [['format', (v) => !days(v)]]
const whole = (min, max) => [
  ['type', (v) => !/^-?\d+$/.test(v)],
  ['minimum', (v) => Number(v) < min],
  ['maximum', (v) => Number(v) > max],
]
const name = text(40, /^\p{L}[\p{L}\p{M} .'-]*$/u)
const email = text(255, /^[^\s\p{Cc}\p{Cs}@]+@[^\s\p{Cc}\p{Cs}@.]+(\.[^\s\p{Cc}\p{Cs}@.]+)+$/u)
const nullOr = (rules) => rules.map(([rule, broken]) => [rule, (v) => v !== null && broken(v)])
const encoded = (v) => {
  try {
    return !/^[!-~]*$/.test(v) || hidden.test(decodeURIComponent(v))
  } catch {
    return true
  }
}
const headers = {
  'X-Trace-Id': id,
  'X-User-Id': id,
  'X-User-Email': [
    ['maxLength', (v) => v.length > 765],
    ['pattern', encoded],
  ],
  'X-Use-Session-Support': [['enum', (v) => v !== 'true']],
  'If-Match': text(66, /^([A-Za-z0-9_-]{1,64}|"[A-Za-z0-9_-]{1,64}")$/),
}

class Refusal extends Error {
  constructor(status, more = {}) {
    super(String(status))
    this.body = { status, title: http.STATUS_CODES[status] ?? 'Refused', ...more }
  }
}

const etagOf = (customer) => createHash('md5').update(`${customer.firstName}|${customer.lastName}`).digest('hex')
const profile = (who) => ({ etag: etagOf(who), email: who.email, firstName: who.firstName, lastName: who.lastName })

const calls = {
  'POST /private/auth/login': {
    open: true,
    headers: { required: ['X-Trace-Id', 'X-Use-Session-Support'], also: ['X-User-Email'] },
    body: {
      required: { email, password: text(255, /^[^\p{Cc}\p{Cs}]*$/u) },
      also: { customerNumber: nullOr(text(20, /^1[12][0-9]*$/)) },
    },
    answer: ({ body }) => {
      const who = customers.find((one) => one.email === body.email && one.password === body.password)
      const tries = wrong.get(body.email) ?? { count: 0, until: 0 }
      if (!who && tries.until < Date.now() && ++tries.count === 5) {
        wrong.set(body.email, { count: 0, until: Date.now() + 15 * 60_000 })
      } else if (!who && tries.until < Date.now()) wrong.set(body.email, tries)
      const { until = 0 } = wrong.get(body.email) ?? {}
      if (until > Date.now()) throw new Refusal(462, { accountLockedUntil: new Date(until).toISOString() })
      if (!who) throw new Refusal(401)
      wrong.delete(body.email)
      const claims = Buffer.from(JSON.stringify({ sub: randomUUID(), upn: who.email, groups: ['private'] }))
      const token = `${claims.toString('base64url')}.${createHmac('sha256', secret).update(claims).digest('hex')}`
      sessions.set(token, { ...who })
      return [200, { token }]
    },
  },
  'POST /private/auth/logout': { answer: ({ token }) => [sessions.delete(token) ? 204 : 401] },
  'GET /private/profile': { answer: ({ session }) => [200, profile(session)] },
  'PUT /private/profile': {
    headers: { required: ['X-Trace-Id'], also: ['X-User-Id', 'X-User-Email', 'If-Match'] },
    body: { required: { firstName: name, lastName: name }, also: {} },
    answer: ({ session, body, received }) => {
      const stored = customers.find((one) => one.email === session.email)
      const seen = received['if-match']?.replaceAll('"', '')
      if (seen !== undefined && seen !== etagOf(stored)) throw new Refusal(412, { current: profile(stored) })
      Object.assign(stored, body)
      return [204]
    },
  },
  'GET /private/transactions': {
    query: {
      status: [['enum', (v) => !states.includes(v)]],
      fromDate: day,
      toDate: day,
      callNumber: text(13, /^[0-9]{3,13}$/),
      limit: whole(1, 100),
      offset: whole(0, 10_000_000),
      sort: [['enum', (v) => !columns.some((column) => v === `${column}_asc` || v === `${column}_desc`)]],
    },
    answer: ({ session, query }) => {
      const [column, direction] = (query.get('sort') ?? 'transactionTimestamp_desc').split('_')
      const local = (row) => row.transactionTimestamp.slice(0, 10)
      const rows = session.transactions
        .filter((row) => query.getAll('status').length === 0 || query.getAll('status').includes(row.statusName))
        .filter((row) => local(row) >= (query.get('fromDate') ?? '') && local(row) <= (query.get('toDate') ?? '9'))
        .filter(() => !query.has('callNumber'))
        .sort((a, b) => (a[column] < b[column] ? -1 : 1) * (direction === 'asc' ? 1 : -1))
      const offset = Number(query.get('offset') ?? 0)
      const page = offset < rows.length - 1 ? rows.slice(offset, offset + Number(query.get('limit') ?? 20)) : []
      return [200, { transactions: page, meta: { total: rows.length } }]
    },
  },
}

const wrongBody = (rule) => new Refusal(400, { violations: [{ field: '', rule }] })

function read(bytes, type) {
  if (bytes.length === 0) throw wrongBody('required')
  if (type !== 'application/json') throw wrongBody('contentMediaType')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw wrongBody('type')
  }
}

function judge(call, { received, query, body }) {
  const { required, also } = call.headers ?? { required: ['X-Trace-Id'], also: ['X-User-Id', 'X-User-Email'] }
  const broken = []
  const check = (field, value, rules) => {
    const rule = rules.find(([, breaks]) => breaks(value))?.[0]
    if (rule) broken.push({ field, rule })
  }
  for (const field of required) if (!(field.toLowerCase() in received)) broken.push({ field, rule: 'required' })
  for (const field of [...required, ...also])
    if (field.toLowerCase() in received) check(field, received[field.toLowerCase()], headers[field])
  for (const [field, value] of query) {
    if (!call.query?.[field]) broken.push({ field, rule: 'additionalProperties' })
    else if (field !== 'status' && query.getAll(field).length > 1) broken.push({ field, rule: 'type' })
    else check(field === 'status' ? 'status.0' : field, value, call.query[field])
  }
  if (call.body) {
    if (body === null || typeof body !== 'object' || Array.isArray(body)) throw wrongBody('type')
    for (const field of Object.keys(call.body.required)) if (!(field in body)) broken.push({ field, rule: 'required' })
    const rules = { ...call.body.required, ...call.body.also }
    for (const [field, value] of Object.entries(body))
      if (rules[field]) check(field, value, rules[field])
      else broken.push({ field, rule: 'additionalProperties' })
  }
  if (broken.length > 0) throw new Refusal(400, { violations: broken })
}

const server = http.createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const url = new URL(request.url, 'http://here')
  const received = request.headers
  try {
    const call = calls[`${request.method} ${url.pathname.replace('/api/ui/v1', '')}`]
    if (!call) throw new Refusal(404)
    const token = /^Bearer (\S+)$/.exec(received.authorization ?? '')?.[1]
    const session = sessions.get(token)
    if (!call.open && !session) throw new Refusal(401)
    const body = call.body && read(Buffer.concat(chunks), received['content-type'])
    const input = { received, query: url.searchParams, body, session, token }
    judge(call, input)
    const [status, answer] = call.answer(input)
    response.writeHead(status, answer && { 'content-type': 'application/json' }).end(answer && JSON.stringify(answer))
  } catch (thrown) {
    const body = thrown.body ?? { status: 500, title: thrown.message }
    const traceId = uuid.test(received['x-trace-id']) ? received['x-trace-id'] : randomUUID()
    response.writeHead(body.status, { 'content-type': 'application/json' }).end(JSON.stringify({ ...body, traceId }))
  }
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
