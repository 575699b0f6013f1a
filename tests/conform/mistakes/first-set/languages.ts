/** Mistakes that a language and its libraries invite: Java and Spring, .NET, PHP, Python, Go. */
import { anna, bergland } from '../../../sandbox/real-ids.ts'
import {
  type Fields,
  type Mistake,
  changeQuery,
  changeRecords,
  changeRequest,
  changeSuccess,
  changeText,
  changeValues,
  decodeText,
  fieldsOf,
  rowsOf,
  withBody,
} from '../mistake.ts'

const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

export const languageMistakes: readonly Mistake[] = [
  {
    name: 'fields that are null are left out',
    kind: 'Java and Spring',
    only: ['bankListNotifications'],
    start: () => changeSuccess((body) => changeValues(body, (value) => (value === null ? undefined : value))),
    show: ({ bank }) => bank.get(`/common/${anna}/notification`),
  },
  {
    name: 'pages are counted from 0',
    kind: 'Java and Spring',
    only: ['bankListNotes'],
    start: () =>
      changeQuery((query) => {
        const [page, ...others] = query.getAll('page')
        if (page !== undefined && others.length === 0 && /^\d+$/.test(page)) query.set('page', String(Number(page) + 1))
      }),
    show: ({ bank }) => bank.get(`/common/${anna}/notes?page=1&limit=2`),
  },
  {
    name: 'what is not found gets the error page of the framework',
    kind: 'Java and Spring',
    only: ['bankGetPrivateCustomer'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      if (answer.status !== 404) return answer
      const page = '<html><body><h1>Whitelabel Error Page</h1><p>(type=Not Found, status=404).</p></body></html>'
      return withBody({ ...answer, headers: { ...answer.headers, 'content-type': 'text/html;charset=UTF-8' } }, page)
    },
    show: ({ bank }) => bank.get('/private/customers/1199999999'),
  },
  {
    name: 'property names begin with a capital',
    kind: '.NET',
    only: ['businessGetLimit'],
    start: () =>
      changeSuccess((body) =>
        Object.fromEntries(Object.entries(body).map(([name, value]) => [upperFirst(name), value])),
      ),
    show: ({ business }) => business.get('/limit'),
  },
  {
    name: 'a byte order mark stands before the JSON',
    kind: '.NET',
    only: ['businessGetCompanyData'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      return withBody(answer, Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), answer.body]))
    },
    show: ({ business }) => business.get('/company-data'),
  },
  {
    name: 'a wrong request is answered as ProblemDetails with errors',
    kind: '.NET',
    only: ['bankCreatePrivateFee'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      if (answer.status !== 400) return answer
      const { violations = [], traceId } = fieldsOf(answer) as { violations?: Fields[]; traceId?: string }
      const errors = Object.fromEntries(violations.map(({ field, rule }) => [upperFirst(String(field)), [rule]]))
      return withBody(answer, { status: 400, title: 'One or more validation errors occurred.', traceId, errors })
    },
    show: ({ bank }) => bank.call('POST', `/private/${anna}/fees`, { transactionText: '' }),
  },
  {
    name: 'moments have no offset',
    kind: '.NET',
    only: ['bankListHistory'],
    start: () =>
      changeRecords((row) => ({ ...row, activityTimestamp: String(row.activityTimestamp).replace(/(\.\d+)?Z$/, '') })),
    show: ({ bank }) => bank.get(`/common/history/PRIVATE_CUSTOMER/${anna}`),
  },
  {
    name: 'amounts are written as texts',
    kind: 'PHP',
    only: ['bankListPrivateFees'],
    start: () => changeRecords((row) => ({ ...row, amount: Number(row.amount).toFixed(2) })),
    show: ({ bank }) => bank.get(`/private/${anna}/fees`),
  },
  {
    name: 'fields with 0 are taken for empty and dropped',
    kind: 'PHP',
    only: ['privateGetProduct'],
    start: () => changeSuccess((body) => changeValues(body, (value) => (value === 0 ? undefined : value))),
    show: (portal) => portal.private.get('/product'),
  },
  {
    name: 'notes are stored with HTML entities',
    kind: 'PHP',
    only: ['bankCreateNote'],
    start: () =>
      changeText('note', (text) =>
        text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
      ),
    show: ({ bank }) => bank.call('POST', `/common/${anna}/notes`, { note: 'Müller & Söhne' }),
  },
  {
    name: 'of a repeated query key only the last counts',
    kind: 'PHP',
    only: ['bankListBusinessCustomers'],
    start: () =>
      changeQuery((query) => {
        for (const name of new Set(query.keys())) query.set(name, query.getAll(name).at(-1)!)
      }),
    show: ({ bank }) => bank.get('/business/customers?statusFilter=ACTIVE&statusFilter=TERMINATED'),
  },
  {
    name: 'a remark that is missing is called None',
    kind: 'Python',
    only: ['bankUploadDocument'],
    changes: ['bankUploadDocument', 'bankListDocuments'],
    start: () => changeRecords((record) => ({ ...record, comment: record.comment ?? 'None' })),
    show: ({ bank }) => bank.get(`/common/${bergland}/documents`),
  },
  {
    name: 'loginActivity=false is taken for true, as each text that is not empty',
    kind: 'Python',
    only: ['bankListHistory'],
    start: () => changeQuery((query) => query.get('loginActivity') === 'false' && query.set('loginActivity', 'true')),
    show: ({ bank }) => bank.get(`/common/history/PRIVATE_CUSTOMER/${anna}?loginActivity=false`),
  },
  {
    name: 'sums carry the noise of binary fractions',
    kind: 'Python',
    only: ['bankGetBillRunTransactions'],
    start: () =>
      changeSuccess((body) =>
        changeValues(body, (value, key) => (key === 'sumAmount' && value !== 0 ? Number(value) + 3e-11 : value)),
      ),
    show: ({ bank }) => bank.get('/bill-run-transactions-view/'),
  },
  {
    name: 'the remark of an upload is decoded as Latin-1',
    kind: 'Python',
    only: ['bankUploadDocument'],
    start: () => async (call, forward) => {
      const comment = call.headers['doc-comment']
      if (typeof comment !== 'string' || !/%[C-F]/i.test(comment)) return forward(call)
      const text = decodeText(comment)
      if (text === undefined) return forward(call)
      const mojibake = encodeURIComponent(Buffer.from(text).toString('latin1'))
      return forward({ ...call, headers: { ...call.headers, 'doc-comment': mojibake } })
    },
    show: ({ bank }) =>
      bank.call('POST', `/common/${anna}/documents`, Buffer.from('text'), {
        'content-type': 'application/octet-stream',
        'doc-name': 'a.txt',
        'doc-type': 'OTHER',
        'doc-comment': encodeURIComponent('gültig bis März'),
        'doc-mimetype': 'text/plain',
      }),
  },
  {
    name: 'fields that are false are left out',
    kind: 'Go',
    only: ['privateGetPrivacySettings'],
    start: () => changeSuccess((body) => changeValues(body, (value) => (value === false ? undefined : value))),
    show: (portal) => portal.private.get('/privacy-settings'),
  },
  {
    name: 'a truth value that is missing in a request is false',
    kind: 'Go',
    only: ['businessUpdateAdministrator'],
    start: () => changeRequest((body) => ({ isActive: false, ...body })),
    show: async ({ business }) => {
      const admin = (await business.rows('/admins')).find(({ email }) => email === 'stefan.lechner@bergland.example')!
      const { email, firstName, lastName } = admin
      return business.call('PUT', `/admins/${String(admin.id)}`, { email, firstName, lastName })
    },
  },
  {
    name: 'an empty list is null',
    kind: 'Go',
    only: ['privateListReceipts'],
    start: () => changeSuccess((body) => (rowsOf(body).length === 0 ? { ...body, receipts: null } : body)),
    show: (portal) => portal.private.get('/receipts?filterFromReceiptDate=2001-01-01&filterToReceiptDate=2001-01-02'),
  },
]
