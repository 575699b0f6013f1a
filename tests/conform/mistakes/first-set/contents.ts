/** Mistakes in what is stored, listed and added up: texts, lists and searches, days and times, sums and limits, files. */
import { anna, bergland } from '../../../sandbox/real-ids.ts'
import {
  type Behaviour,
  type Fields,
  type Mistake,
  changeQuery,
  changeRecords,
  changeSuccess,
  changeText,
  changeValues,
  fieldsOf,
  isSuccess,
  pathOf,
  readInstead,
  rowsOf,
  withBody,
  withRows,
} from '../mistake.ts'

const words = (text: string) => text.normalize('NFC').toLowerCase()

/** Keeps only some rows of a list. */
const keepRows = (isKept: (row: Fields, query: URLSearchParams) => boolean): Behaviour =>
  changeSuccess((body, { url }) => {
    const rows = rowsOf(body)
    const kept = rows.filter((row) => isKept(row, url.searchParams))
    return withRows(body, kept, (total) => total - rows.length + kept.length)
  })

/** Changes the bytes of a file of this type. */
const changeFile =
  (type: string, change: (file: Buffer) => Buffer | string): Behaviour =>
  async (call, forward) => {
    const answer = await forward(call)
    const isOfType = isSuccess(answer) && answer.headers['content-type']?.startsWith(type) === true
    return isOfType ? withBody(answer, change(answer.body)) : answer
  }

/** In bytes; a larger file is refused with 413. */
const largestFile = 10_485_760

const uploadHeaders = { 'content-type': 'application/octet-stream', 'doc-type': 'OTHER' }

const viennaDay = (moment: unknown) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Vienna' }).format(new Date(String(moment)))

const isSummer = (moment: string) =>
  new Intl.DateTimeFormat('en', { timeZone: 'Europe/Vienna', timeZoneName: 'longOffset' })
    .format(new Date(moment))
    .includes('GMT+02:00')

const later = (moment: unknown, hours: number) =>
  new Date(Date.parse(String(moment)) + hours * 3_600_000).toISOString().replace('.000Z', 'Z')

export const contentMistakes: readonly Mistake[] = [
  {
    name: 'several blanks become one',
    kind: 'texts',
    only: ['bankCreateNote'],
    start: () => changeText('note', (text) => text.replaceAll(/ {2,}/g, ' ')),
    show: ({ bank }) => bank.call('POST', `/common/${anna}/notes`, { note: 'two  blanks' }),
  },
  {
    name: 'characters beyond the basic plane become question marks',
    kind: 'texts',
    only: ['bankCreateBusinessFee'],
    start: () => changeText('transactionText', (text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')),
    show: async ({ bank }) => {
      const itemType = 'GOODWILL_CREDIT_PAYBOX'
      const fee = { transactionText: 'Danke 🙂', itemType, amount: -1, startDate: '2031-05-02' }
      return bank.call('POST', `/business/${bergland}/fees`, fee)
    },
  },
  {
    name: 'line feeds are stored with a carriage return',
    kind: 'texts',
    only: ['bankCreateDenyEntry'],
    start: () => changeText('note', (text) => text.replaceAll(/\r?\n/g, '\r\n')),
    show: ({ bank }) => bank.call('POST', '/registration-deny', { phoneNumber: '6609999123', note: 'one\ntwo' }),
  },
  {
    name: 'names get a capital at the begin of each word, and small letters behind it',
    kind: 'texts',
    only: ['businessUpdateProfile'],
    start: () =>
      changeText('lastName', (text) =>
        text.toLowerCase().replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase()),
      ),
    show: async ({ business }) => {
      await business.call('PUT', '/profile', { firstName: 'Katharina', lastName: 'von der McDonald' })
      return business.get('/profile')
    },
  },
  {
    name: 'the signs % and _ of a search stand for any text',
    kind: 'lists and searches',
    only: ['bankListPrivateCustomers'],
    start: () =>
      changeQuery((query) => {
        const terms = query.getAll('searchParams')
        if (!terms.some((term) => /[%_]/.test(term))) return
        query.delete('searchParams')
        for (const term of terms) for (const part of term.split(/[%_]/)) if (part) query.append('searchParams', part)
      }),
    show: ({ bank }) => bank.get(`/private/customers?searchParams=${encodeURIComponent('Gru%er')}`),
  },
  {
    name: 'from the fourth page on a row is lost between two pages',
    kind: 'lists and searches',
    only: ['bankListPrivateTransactions'],
    start: () =>
      changeQuery((query) => {
        const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit') ?? 20)]
        if (offset >= 3 * limit) query.set('offset', String(offset + 1))
      }),
    show: ({ bank }) => bank.get(`/private/${anna}/transactions?limit=2&offset=6`),
  },
  {
    name: 'employees who have left are not listed any more',
    kind: 'lists and searches',
    only: ['bankListEmployees', 'bankUpdateEmployee'],
    changes: ['bankListEmployees'],
    start: () => keepRows(({ active }) => active === true),
    show: ({ bank }) => bank.get('/bank-employees'),
  },
  {
    name: 'a search heeds capitals',
    kind: 'lists and searches',
    only: ['bankListBusinessCustomers'],
    start: () =>
      keepRows((row, query) => {
        const text = JSON.stringify(row)
        return query.getAll('searchParams').every((term) => !words(text).includes(words(term)) || text.includes(term))
      }),
    show: ({ bank }) => bank.get('/business/customers?searchParams=bergland'),
  },
  {
    name: 'the total of a filtered list counts all rows',
    kind: 'lists and searches',
    only: ['bankListBusinessTransactions'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      if (!isSuccess(answer)) return answer
      const { meta } = fieldsOf(await forward(readInstead(call, `${pathOf(call)}?limit=1`)))
      return withBody(answer, { ...fieldsOf(answer), meta })
    },
    show: ({ bank }) => bank.get(`/business/${bergland}/transactions?status=refund&limit=1`),
  },
  {
    name: 'customers whose contract has ended are listed only with a filter',
    kind: 'lists and searches',
    only: ['bankListPrivateCustomers'],
    start: () =>
      changeQuery((query) => {
        if (query.has('statusFilter')) return
        for (const status of ['ACTIVE', 'TERMINATION_PLANNED']) query.append('statusFilter', status)
      }),
    show: ({ bank }) => bank.get('/private/customers?limit=1'),
  },
  {
    name: 'the first day of a range does not count',
    kind: 'days and times',
    only: ['businessListReceipts'],
    start: () => keepRows(({ receiptDate }, query) => receiptDate !== query.get('filterFromReceiptDate')),
    show: async ({ business }) => {
      const [newest] = await business.rows('/receipts')
      return business.get(`/receipts?filterFromReceiptDate=${String(newest!.receiptDate)}`)
    },
  },
  {
    name: 'moments of the summer are an hour late',
    kind: 'days and times',
    only: ['bankListBusinessTransactions'],
    start: () =>
      changeSuccess((body) =>
        changeValues(body, (value, key) =>
          key === 'transactionTimestamp' && isSummer(String(value)) ? later(value, 1) : value,
        ),
      ),
    show: ({ bank }) => bank.get(`/business/${bergland}/transactions?sort=transactionTimestamp_asc&limit=100`),
  },
  {
    name: 'a range ends when its last day begins',
    kind: 'days and times',
    only: ['privateListTransactions'],
    start: () => keepRows(({ transactionTimestamp }, query) => viennaDay(transactionTimestamp) !== query.get('toDate')),
    show: async (portal) => {
      const [newest] = await portal.private.rows('/transactions')
      return portal.private.get(`/transactions?toDate=${viennaDay(newest!.transactionTimestamp)}`)
    },
  },
  {
    name: 'moments are the time of Vienna with a Z',
    kind: 'days and times',
    only: ['bankCreateNote', 'bankListNotes'],
    start: () =>
      changeRecords((row) => ({ ...row, createdAt: later(row.createdAt, isSummer(String(row.createdAt)) ? 2 : 1) })),
    show: ({ bank }) => bank.get(`/common/${anna}/notes`),
  },
  {
    name: 'the remaining limit is the whole limit, whatever was spent',
    kind: 'sums and limits',
    only: ['businessGetLimit', 'bankGetBusinessLimit'],
    start: () => changeSuccess((body) => ({ ...body, remainingLimitEUR: body.monthlyLimitEUR })),
    show: ({ business }) => business.get('/limit'),
  },
  {
    name: 'the CSV of a bill lacks its last payment',
    kind: 'sums and limits',
    only: ['businessDownloadReceipt'],
    start: () => changeFile('text/csv', (file) => file.toString().replace(/[^\n]+\r?\n?$/, '')),
    show: async ({ business }) => {
      const receipt = (await business.rows('/receipts')).find((one) => one.archiveReferenceCsv !== null)!
      return business.get(`/receipts/${String(receipt.archiveReferenceCsv)}`)
    },
  },
  {
    name: 'what is open of a bill is always all of it',
    kind: 'sums and limits',
    only: ['bankListReceipts'],
    start: () =>
      changeRecords((row) => ('amountOpen' in row ? { ...row, amountOpen: Math.max(0, Number(row.amount)) } : row)),
    show: ({ bank }) => bank.get(`/common/${bergland}/receipts`),
  },
  {
    name: 'the CSV has commas between its columns',
    kind: 'files',
    only: ['businessDownloadCallingNumbers'],
    start: () => changeFile('text/csv', (file) => file.toString().replaceAll(';', ',')),
    show: ({ business }) => business.get('/calling-numbers/csv'),
  },
  {
    name: 'each download is the first one again',
    kind: 'files',
    only: ['privateDownloadReceipt'],
    start: () => {
      let first: Buffer | undefined
      return changeFile('application/pdf', (file) => (first ??= file))
    },
    show: async (portal) => {
      const receipts = (await portal.private.rows('/receipts')).filter((one) => one.archiveReferencePdf !== null)
      const files = []
      for (const { archiveReferencePdf } of receipts.slice(0, 2))
        files.push(await portal.private.get(`/receipts/${String(archiveReferencePdf)}`))
      return files
    },
  },
  {
    name: 'a file is sent as if it were text',
    kind: 'files',
    only: ['bankDownloadDocument'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      return isSuccess(answer) ? withBody(answer, answer.body.toString()) : answer
    },
    show: async ({ bank }) => {
      const headers = { ...uploadHeaders, 'doc-name': 'a.png', 'doc-mimetype': 'image/png' }
      const { text } = await bank.call(
        'POST',
        `/common/${anna}/documents`,
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff]),
        headers,
      )
      return bank.get(`/common/${anna}/documents/${String((JSON.parse(text) as Fields).id)}`)
    },
  },
  {
    name: 'the CSV is written in Windows-1252',
    kind: 'files',
    only: ['bankDownloadCallingNumbers'],
    start: () => changeFile('text/csv', (file) => Buffer.from(file.toString().replace('\ufeff', ''), 'latin1')),
    show: ({ bank }) => bank.get(`/business/${bergland}/calling-numbers/csv`),
  },
  {
    name: 'an upload ends after 64 kilobytes',
    kind: 'files',
    only: ['bankUploadDocument'],
    start: () => async (call, forward) =>
      forward(call.body.length > largestFile ? call : withBody(call, call.body.subarray(0, 65_536))),
    show: async ({ bank }) => {
      const headers = { ...uploadHeaders, 'doc-name': 'a.txt', 'doc-mimetype': 'text/plain' }
      const { text } = await bank.call('POST', `/common/${anna}/documents`, Buffer.alloc(70_000, 'a'), headers)
      return (await bank.get(`/common/${anna}/documents/${String((JSON.parse(text) as Fields).id)}`)).text.length
    },
  },
]
