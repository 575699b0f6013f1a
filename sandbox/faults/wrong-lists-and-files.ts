/** Pages, orders and filters that are a little wrong, headers that are lost and files that are not what they were. */
import type { OutgoingAnswer } from '#contract-checks/answer-check.ts'
import { type Fault, changeAnswers, changeBody, ignoreQueryKey, changeQuery } from '#sandbox/faults/fault.ts'
import type { OperationId } from '#generated/operations.ts'

/** A file goes out changed. */
const changeFile = (name: string, operation: OperationId, change: (bytes: Buffer) => Buffer): Fault =>
  changeAnswers(name, [operation], async (answer) => {
    if (!(answer.body instanceof Blob)) return answer
    const { type } = answer.body
    const bytes = change(Buffer.from(await answer.body.arrayBuffer()))
    return { ...answer, body: new Blob([new Uint8Array(bytes)], { type }) }
  })

/** The first file of each type is cached and answers every later download. */
function cacheFiles(name: string, operation: OperationId): Fault {
  const filesByType = new Map<string, Blob>()
  return changeAnswers(name, [operation], (answer) => {
    if (!(answer.body instanceof Blob)) return answer
    const file = filesByType.get(answer.body.type) ?? answer.body
    filesByType.set(file.type, file)
    return { ...answer, body: file }
  })
}

const flipped = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes)
  copy[1000] = (copy[1000] ?? 0) ^ 1
  return copy
}

const withoutLastLine = (bytes: Buffer) =>
  Buffer.from(bytes.toString().trimEnd().split('\r\n').slice(0, -1).join('\r\n'))

const withFirstFaultOnly = (answer: OutgoingAnswer) => {
  const { faults, ...body } = (answer.body ?? {}) as { faults?: unknown[] }
  return faults === undefined ? answer : { ...answer, body: { ...body, faults: faults.slice(0, 1) } }
}

const ofType = (type: string) => (answer: OutgoingAnswer) =>
  answer.body instanceof Blob ? { ...answer, body: answer.body.slice(0, answer.body.size, type) } : answer

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
const followingPage = (page: unknown) => String(Number(page ?? 1) + 1)

/** Cells of two columns change their places. */
const withColumnsMixed = (bytes: Buffer) =>
  Buffer.from(
    bytes
      .toString()
      .split('\r\n')
      .map((line, index) => {
        const [number, first = '', last, ...rest] = line.split(';')
        return index === 0 || last === undefined ? line : [number, last, first, ...rest].join(';')
      })
      .join('\r\n'),
  )

/** A file goes out under another name. */
const renameFile = (name: string, operation: OperationId, disposition: string): Fault =>
  changeAnswers(name, [operation], (answer) =>
    answer.status === 200 ? { ...answer, headers: { 'Content-Disposition': disposition } } : answer,
  )

type Found = { results: { status: string }[]; total: number }

/** The lists of documents that were answered, by customer. */
const listedDocuments = new Map<string, object[]>()

export const wrongListsAndFiles: Fault[] = [
  changeBody('documents of others are listed too', 'bankListDocuments', (body, { params: { customerId = '' } }) => {
    listedDocuments.set(customerId, (body as { results: object[] }).results)
    const results = [...listedDocuments.values()].flat()
    return { ...body, results, total: results.length }
  }),
  ignoreQueryKey('the order is ignored', 'privateListTransactions', 'sort'),
  changeQuery('only the first term of a search counts', 'bankListPrivateCustomers', ({ searchParams, ...query }) => ({
    ...query,
    ...(searchParams !== undefined && { searchParams: [searchParams].flat().slice(0, 1) }),
  })),
  changeQuery('of two filters only the first counts', 'privateListTransactions', ({ status, ...query }) => ({
    ...query,
    ...(status !== undefined && { status: [status].flat().slice(0, 1) }),
  })),
  changeQuery('one column is sorted by another one', 'privateListTransactions', (query) =>
    query.sort === 'amount_asc' ? { ...query, sort: 'merchantName_asc' } : query,
  ),
  changeQuery('large pages are cut', 'bankListPrivateCustomers', (query) =>
    query.limit === '50' && query.page === '2' ? { ...query, page: '1' } : query,
  ),
  changeQuery('pages deep inside are not sorted', 'bankListPrivateTransactions', ({ sort, ...query }) => ({
    ...query,
    ...(sort !== undefined && Number(query.offset ?? 0) < 100 && { sort }),
  })),
  changeBody('equal keys change places from page to page', 'bankListPrivateTransactions', (body, { query }) => ({
    ...body,
    transactions:
      query.sort === 'statusName_asc' && Number(query.offset ?? 0) > 0
        ? (body.transactions as { statusName: string }[])
            .toReversed()
            .toSorted((one, other) => one.statusName.localeCompare(other.statusName))
        : body.transactions,
  })),
  changeQuery('a second filter replaces the first', 'bankListPrivateTransactions', ({ status, ...query }) => ({
    ...query,
    ...(status !== undefined && query.fromDate === undefined && { status }),
  })),
  changeQuery('only the begin of a number is found', 'bankListBusinessTransactions', (query) =>
    typeof query.callNumber === 'string' && !query.callNumber.startsWith('6')
      ? { ...query, callNumber: '999999999' }
      : query,
  ),
  changeQuery('a term may hold placeholders', 'bankListBusinessCustomers', ({ searchParams, ...query }) => ({
    ...query,
    ...(searchParams !== undefined && {
      searchParams: [searchParams].flat().map((term) => (/^[%_]+$/.test(term) ? 'e' : term)),
    }),
  })),
  changeQuery('a company is not found by its numbers', 'bankListBusinessCustomers', ({ searchParams, ...query }) => ({
    ...query,
    ...(searchParams !== undefined && {
      searchParams: [searchParams].flat().map((term) => (/^6\d{8,}$/.test(String(term)) ? 'nobody' : term)),
    }),
  })),
  changeBody('whose contract is over is not found', 'bankListPrivateCustomers', (body, { query }) => {
    const { results, total } = body as Found
    const left = query.searchParams === undefined ? results : results.filter(({ status }) => status !== 'TERMINATED')
    return { ...body, results: left, total: total - results.length + left.length }
  }),
  ignoreQueryKey('customers keep their order', 'bankListPrivateCustomers', 'sort_order'),
  changeBody('the usual order is another one', 'bankListNotifications', (body) => ({
    ...body,
    results: (body.results as object[]).toReversed(),
  })),
  changeQuery('pages begin at zero', 'bankListNotes', (query) => ({ ...query, page: followingPage(query.page) })),
  changeQuery('each page misses its first row', 'businessListTransactions', (query) => ({
    ...query,
    ...(Number(query.offset) > 0 && { offset: String(Number(query.offset) + 1) }),
  })),
  ignoreQueryKey('pages have one size', 'bankListBusinessCustomers', 'limit'),
  changeBody('the total is that of the page', 'bankListPrivateCustomers', (body) => ({
    ...body,
    total: (body.results as unknown[]).length,
  })),
  changeBody('the total counts one too many', 'bankListAllowEntries', (body) => ({
    ...body,
    total: Number(body.total) + 1,
  })),
  ignoreQueryKey('the status filter is ignored', 'bankListPrivateCustomers', 'statusFilter'),
  ignoreQueryKey('the search finds everything', 'bankListPrivateCustomers', 'searchParams'),
  changeQuery('the last day is left out', 'privateListTransactions', (query) => ({
    ...query,
    ...(typeof query.toDate === 'string' &&
      !Number.isNaN(Date.parse(query.toDate)) && { toDate: dayBefore(query.toDate) }),
  })),
  ignoreQueryKey('the first day of receipts is ignored', 'privateListReceipts', 'filterFromReceiptDate'),
  changeAnswers('a header is lost', ['privateDownloadReceipt'], (answer) => ({ ...answer, headers: {} })),
  changeAnswers('a header names no file', ['businessDownloadReceipt'], (answer) =>
    answer.status === 200 ? { ...answer, headers: { 'Content-Disposition': 'inline' } } : answer,
  ),
  changeAnswers('a file of another type', ['bankDownloadReceipt'], ofType('text/html')),
  changeFile('a bit of a document is wrong', 'bankDownloadDocument', flipped),
  changeFile('a PDF ends too early', 'privateDownloadReceipt', (bytes) => bytes.subarray(0, bytes.length - 40)),
  changeFile('a CSV is not UTF-8', 'businessDownloadCallingNumbers', (bytes) =>
    Buffer.from(bytes.toString(), 'latin1'),
  ),
  changeFile('a CSV misses its last line', 'businessDownloadCallingNumbers', withoutLastLine),
  changeAnswers('only the first wrong line of a file is listed', ['businessUploadCallingNumbers'], withFirstFaultOnly),
  changeFile('two columns of a CSV are mixed up', 'businessDownloadCallingNumbers', withColumnsMixed),
  renameFile(
    'a document is downloaded under another name',
    'bankDownloadDocument',
    'attachment; filename="document.pdf"',
  ),
  renameFile('the name of a file has a folder', 'privateDownloadReceipt', 'attachment; filename="../Rechnung.pdf"'),
  renameFile(
    'the name of a file has another extension',
    'businessDownloadReceipt',
    'attachment; filename="Rechnung.exe"',
  ),
  cacheFiles('the numbers of one company are stored for all', 'businessDownloadCallingNumbers'),
  cacheFiles('one receipt is sent for all', 'bankDownloadReceipt'),
]
