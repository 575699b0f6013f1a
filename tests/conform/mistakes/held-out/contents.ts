/**
 * Held out: mistakes in what is stored, listed and added up. They measure the kit rarely; whoever writes checks reads neither
 * this file nor what is missed of it.
 */
import { anna, bergland } from '../../../sandbox/real-ids.ts'
import {
  type Behaviour,
  type Fields,
  type Mistake,
  changeRequest,
  changeText,
  changeValues,
  decodeText,
  fieldsOf,
  isSuccess,
  pathOf,
  readInstead,
  refuse,
  rowsOf,
  withBody,
  withRows,
} from '../mistake.ts'

const shiftDay = (day: unknown, days: number) =>
  new Date(Date.parse(`${String(day)}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length)

const compareTexts = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)

const today = () => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)

/** Other days are refused by the backend as they are. */
const isDayUntil = (day: string, first: string, last: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && day >= first && day <= last

/** Sorts a list of customers by the text of one column. */
const sortedBy =
  (column: string, textOf: (row: Fields) => string): Behaviour =>
  async (call, forward) => {
    const answer = await forward(call)
    const query = call.url.searchParams
    if (!isSuccess(answer) || query.get('sort_by') !== column) return answer
    const rows: Fields[] = []
    for (let page = 1, isLast = false; !isLast; page++) {
      const url = new URL(call.url)
      url.searchParams.set('limit', '100')
      url.searchParams.set('page', String(page))
      const found = rowsOf(fieldsOf(await forward({ ...call, url })))
      rows.push(...found)
      isLast = found.length < 100
    }
    const sign = query.get('sort_order') === 'asc' ? 1 : -1
    const sorted = rows.toSorted((one, other) => sign * compareTexts(textOf(one), textOf(other)))
    const size = Number(query.get('limit') ?? 20)
    const from = (Number(query.get('page') ?? 1) - 1) * size
    return withBody(answer, withRows(fieldsOf(answer), sorted.slice(from, from + size)))
  }

const uploadHeaders = { 'content-type': 'application/octet-stream', 'doc-type': 'OTHER', 'doc-mimetype': 'text/plain' }
const goodwill = { transactionText: 'Kulanz', itemType: 'GOODWILL_CREDIT_PAYBOX', amount: -1, startDate: '2031-05-02' }
const allowEntry = {
  firstName: 'Ernst',
  lastName: 'Jandl',
  birthdate: '1975-08-01',
  phoneNumber: '6609999125',
  note: null,
}

export const contentMistakes: readonly Mistake[] = [
  {
    name: 'umlauts in names of files are stored as two characters',
    kind: 'texts',
    only: ['bankUploadDocument'],
    start: () => async (call, forward) => {
      const name = call.headers['doc-name']
      const text = typeof name === 'string' && name.includes('%') ? decodeText(name) : undefined
      if (text === undefined) return forward(call)
      const decomposed = encodeURIComponent(text.normalize('NFD'))
      return forward({ ...call, headers: { ...call.headers, 'doc-name': decomposed } })
    },
    show: ({ bank }) =>
      bank.call('POST', `/common/${anna}/documents`, Buffer.from('text'), {
        ...uploadHeaders,
        'doc-name': 'B%C3%B6.txt',
      }),
  },
  {
    name: 'a text is cut after 80 bytes',
    kind: 'texts',
    only: ['bankCreatePrivateFee'],
    start: () =>
      changeText('transactionText', (text) => {
        let cut = text
        while (Buffer.byteLength(cut) > 80 && text.length <= 80) cut = [...cut].slice(0, -1).join('')
        return cut
      }),
    show: async ({ bank }) => {
      const [product] = await bank.rows(`/private/${anna}/fees/products`)
      const fee = { ...goodwill, productId: product!.productId, transactionText: 'ä'.repeat(80) }
      return bank.call('POST', `/private/${anna}/fees`, fee)
    },
  },
  {
    name: 'birthdays are sorted as they are written in German, by their day',
    kind: 'lists and searches',
    only: ['bankListPrivateCustomers'],
    start: () => sortedBy('birthDate', (row) => String(row.birthDate).split('-').toReversed().join('.')),
    show: ({ bank }) => bank.get('/private/customers?sort_by=birthDate&sort_order=asc&limit=5'),
  },
  {
    name: 'limits are sorted as texts',
    kind: 'lists and searches',
    only: ['bankListBusinessCustomers'],
    start: () => sortedBy('limit', (row) => String(row.limit)),
    show: ({ bank }) => bank.get('/business/customers?sort_by=limit&sort_order=asc'),
  },
  {
    name: 'rows with equal keys change places between two pages',
    kind: 'lists and searches',
    only: ['bankListPrivateCustomers'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      const [page, key] = [Number(call.url.searchParams.get('page') ?? 1), call.url.searchParams.get('sort_by')]
      if (!isSuccess(answer) || page < 2 || key === null) return answer
      const before = new URL(call.url)
      before.searchParams.set('page', String(page - 1))
      const last = rowsOf(fieldsOf(await forward({ ...call, url: before }))).at(-1)
      const [first, ...others] = rowsOf(fieldsOf(answer))
      const isEqual = last !== undefined && JSON.stringify(last[key]) === JSON.stringify(first?.[key])
      return isEqual ? withBody(answer, withRows(fieldsOf(answer), [last, ...others])) : answer
    },
    show: ({ bank }) => bank.get('/private/customers?sort_by=taskOpen&limit=3&page=2'),
  },
  {
    name: 'a birthday is stored a day too early',
    kind: 'days and times',
    only: ['bankUpdateAllowEntry'],
    start: () => changeText('birthdate', (day) => (isDayUntil(day, '1900-01-02', today()) ? shiftDay(day, -1) : day)),
    show: async ({ bank }) => {
      const [{ id }] = (await bank.rows('/registration-allow')) as [Fields]
      await bank.call('PUT', `/registration-allow/${String(id)}`, allowEntry)
      return bank.get(`/registration-allow/${String(id)}`)
    },
  },
  {
    name: 'a contract ends a day later than it was sent',
    kind: 'days and times',
    only: ['bankTerminatePrivateCustomer'],
    start: () =>
      changeText('terminationDate', (day) => (isDayUntil(day, today(), '9999-12-30') ? shiftDay(day, 1) : day)),
    show: async ({ bank }) => {
      const termination = {
        customerId: anna,
        terminationDate: '2031-01-31',
        terminationReason: 'ORDINARY_CUSTOMER_NO_REASON',
      }
      await bank.call('PUT', `/private/${anna}/terminate`, termination)
      return bank.get('/private/customers/1100234501')
    },
  },
  {
    name: 'wrong lines of a file are counted without its header',
    kind: 'files',
    only: ['businessUploadCallingNumbers'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      const count = (value: unknown, key: string) => (key === 'line' ? Math.max(1, Number(value) - 1) : value)
      return answer.status === 460 ? withBody(answer, changeValues(fieldsOf(answer), count)) : answer
    },
    show: ({ business }) => {
      const names =
        'callingNumber;firstName;lastName;email;employeeNumber;custReportAttr1;custReportAttr2;carNumber;preferredCity;reloadValue;limit'
      return business.call('POST', '/calling-numbers/csv-upload', Buffer.from(`${names}\nnone;;;;;;;;;;\n`), {
        'content-type': 'text/csv',
      })
    },
  },
  {
    name: 'names of files lose their umlauts',
    kind: 'files',
    only: ['bankDownloadDocument'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      const name = answer.headers['content-disposition']
      if (name === undefined) return answer
      const encoded = /filename\*=UTF-8''([^;]+)/i.exec(name)?.[1]
      const plain =
        encoded === undefined
          ? name
          : `attachment; filename="${decodeURIComponent(encoded).replaceAll(/[^ -~]/g, '_')}"`
      return { ...answer, headers: { ...answer.headers, 'content-disposition': plain } }
    },
    show: async ({ bank }) => {
      const headers = { ...uploadHeaders, 'doc-name': 'B%C3%B6.txt' }
      const { text } = await bank.call('POST', `/common/${anna}/documents`, Buffer.from('text'), headers)
      return bank.get(`/common/${anna}/documents/${String((JSON.parse(text) as Fields).id)}`)
    },
  },
  {
    name: 'a credit of exactly the bound is refused',
    kind: 'sums and limits',
    only: ['bankCreatePrivateFee'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      const { amount, itemType } = fieldsOf(call)
      if (amount !== -30 || itemType !== 'GOODWILL_CREDIT_PAYBOX' || !isSuccess(answer)) return answer
      await forward({ ...readInstead(call, `${pathOf(call)}/${String(fieldsOf(answer).id)}`), method: 'DELETE' })
      return refuse(call, 465)
    },
    show: async ({ bank }) => {
      const [product] = await bank.rows(`/private/${anna}/fees/products`)
      return bank.call('POST', `/private/${anna}/fees`, { ...goodwill, productId: product!.productId, amount: -30 })
    },
  },
  {
    name: 'amounts of a fee lose their cents',
    kind: 'sums and limits',
    only: ['bankCreateBusinessFee'],
    start: () =>
      changeRequest((body) => {
        const { amount } = body
        const hasCents = typeof amount === 'number' && Math.abs(amount) >= 1 && /\.\d\d?$/.test(String(amount))
        return hasCents ? { ...body, amount: Math.trunc(amount) } : body
      }),
    show: ({ bank }) => bank.call('POST', `/business/${bergland}/fees`, { ...goodwill, amount: -2.5 }),
  },
]
