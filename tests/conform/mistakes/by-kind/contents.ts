/** Mistakes in what is stored, accepted and listed, by the kinds of the kit's oracles. */
import {
  type Answer,
  type Behaviour,
  type Fields,
  type KindMistake,
  changeQuery,
  changeRequest,
  changeSuccess,
  changeText,
  fieldsOf,
  isSuccess,
  rowsOf,
  withBody,
  withRows,
} from '../mistake.ts'

const withoutMarks = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Reads a value that the contract refuses as one that it accepts, where the request has such a value. */
const readLeniently = (field: string, read: (value: unknown) => unknown): Behaviour =>
  changeRequest((body) => (field in body ? { ...body, [field]: read(body[field]) } : body))

const choices = (values: readonly string[]) => (value: unknown) =>
  typeof value === 'number' ? (values[value] ?? value) : value

/** Drops rows that are found by a text which only some fields have. */
const findOnlyBy = (shown: (row: Fields) => unknown): Behaviour =>
  changeSuccess((body, { url }) => {
    const terms = url.searchParams.getAll('searchParams').map((term) => term.toLowerCase())
    if (terms.length === 0) return body
    const rows = rowsOf(body)
    const isFound = (row: Fields) =>
      terms.every((term) => JSON.stringify(shown(row)).toLowerCase().includes(JSON.stringify(term).slice(1, -1)))
    const kept = rows.filter(isFound)
    return withRows(body, kept, (total) => total - rows.length + kept.length)
  })

const changeTerms = (change: (term: string) => string[]): Behaviour =>
  changeQuery((query) => {
    const terms = query.getAll('searchParams')
    const changed = terms.flatMap(change)
    if (terms.join('\n') === changed.join('\n')) return
    query.delete('searchParams')
    for (const term of changed.slice(0, 5)) query.append('searchParams', term)
  })

const dropFirst = (body: Fields) => withRows(body, rowsOf(body).slice(1))

const onLaterPages =
  (isChosen: (query: URLSearchParams) => boolean, change: (body: Fields) => Fields): Behaviour =>
  async (call, forward) => {
    const answer: Answer = await forward(call)
    const query = call.url.searchParams
    const isLater = Number(query.get('page') ?? 1) > 1 || Number(query.get('offset') ?? 0) > 0
    return isSuccess(answer) && isLater && isChosen(query) ? withBody(answer, change(fieldsOf(answer))) : answer
  }

export const contentMistakesByKind: readonly KindMistake[] = [
  // Values
  {
    kind: 'values',
    name: 'hooks of letters beyond Latin-1 are lost in a name that is changed',
    only: ['bankUpdatePersonalInformation'],
    start: () => changeText('lastName', (text) => text.replaceAll(/[\u0100-\u024f]/g, withoutMarks)),
  },
  {
    kind: 'values',
    name: 'leading zeros of an employee number are lost',
    only: ['businessUpdateCallingNumber'],
    start: () => changeText('employeeNumber', (text) => text.replace(/^0+(?=.)/, '')),
  },
  {
    kind: 'values',
    name: 'a leap day becomes the day before it',
    only: ['bankUpdateAllowEntry'],
    start: () => changeText('birthdate', (text) => text.replace(/-02-29$/, '-02-28')),
  },
  {
    kind: 'values',
    name: 'amounts are cut off after a binary fraction',
    only: ['bankCreatePrivateFee'],
    start: () =>
      changeRequest(({ amount, ...body }) => ({
        ...body,
        amount:
          typeof amount === 'number' && Number(amount.toFixed(2)) === amount ? Math.trunc(amount * 100) / 100 : amount,
      })),
  },
  {
    kind: 'values',
    name: 'an emoji in a changed remark becomes a question mark',
    only: ['bankUpdateDocument'],
    start: () => changeText('documentComment', (text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')),
  },
  {
    kind: 'values',
    name: 'notes are trimmed',
    only: ['bankCreateNote'],
    start: () => changeText('note', (text) => text.trim()),
  },
  {
    kind: 'values',
    name: 'one role is stored as another one',
    only: ['bankUpdateEmployee'],
    start: () =>
      changeRequest(({ roles, ...body }) => ({
        ...body,
        roles: Array.isArray(roles)
          ? [...new Set(roles.map((one) => (one === 'SERVICELINE' ? 'BACKOFFICE' : one)))]
          : roles,
      })),
  },
  {
    kind: 'values',
    name: 'a mark that stands alone behind its letter is dropped in a changed name',
    only: ['businessUpdateProfile'],
    start: () => changeText('firstName', (text) => text.replaceAll(/\p{M}/gu, '')),
  },
  {
    kind: 'values',
    name: 'the last day of a month with 31 days becomes the 30th',
    only: ['bankUpdateBankData'],
    start: () => changeText('signDate', (text) => text.replace(/-31$/, '-30')),
  },
  {
    kind: 'values',
    name: 'what stands behind a plus in an address is lost',
    only: ['businessUpdateCompanyData'],
    start: () => changeText('billEmail1', (text) => text.replace(/\+[^@]*@/, '@')),
  },
  {
    kind: 'values',
    name: 'blanks at the end of a street are cut off',
    only: ['privateUpdatePersonalInformation'],
    start: () => changeText('street', (text) => text.trimEnd()),
  },
  // Lenient parsers
  {
    kind: 'lenient parsers',
    name: 'an amount may be a text',
    only: ['bankChangeProductLimit'],
    start: () =>
      readLeniently('monthlyLimitEUR', (value) =>
        typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value,
      ),
  },
  {
    kind: 'lenient parsers',
    name: 'a consent may be the text true',
    only: ['privateUpdatePrivacySettings'],
    start: () =>
      readLeniently('contactViaSms', (value) => (value === 'true' ? true : value === 'false' ? false : value)),
  },
  {
    kind: 'lenient parsers',
    name: 'a type of document may be its ordinal',
    only: ['bankUpdateDocument'],
    start: () => readLeniently('documentType', choices(['OTHER', 'OTHER', 'OTHER'])),
  },
  {
    kind: 'lenient parsers',
    name: 'a salutation may be written in small letters',
    only: ['bankUpdatePersonalInformation'],
    start: () => readLeniently('salutation', (value) => (typeof value === 'string' ? value.toUpperCase() : value)),
  },
  {
    kind: 'lenient parsers',
    name: 'a day may be a moment',
    only: ['bankUpdateBankData'],
    start: () =>
      readLeniently('signDate', (value) =>
        typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? value.slice(0, 10) : value,
      ),
  },
  {
    kind: 'lenient parsers',
    name: 'a page may have a sign',
    only: ['bankListPrivateCustomers'],
    start: () =>
      changeQuery((query) => {
        const page = query.get('page')
        if (page !== null && /^\+\d+$/.test(page)) query.set('page', String(Number(page)))
      }),
  },
  {
    kind: 'lenient parsers',
    name: 'a lock may be 0 or 1',
    only: ['bankUpdatePrivateLocks'],
    start: () => readLeniently('securityLockCS', (value) => (value === 0 || value === 1 ? Boolean(value) : value)),
  },
  {
    kind: 'lenient parsers',
    name: 'a number is taken for a text',
    only: ['businessCreateCallingNumber'],
    start: () => readLeniently('employeeNumber', (value) => (typeof value === 'number' ? String(value) : value)),
  },
  {
    kind: 'lenient parsers',
    name: 'a list of one is taken for its value',
    only: ['bankCreateAllowEntry'],
    start: () => readLeniently('firstName', (value) => (Array.isArray(value) && value.length === 1 ? value[0] : value)),
  },
  {
    kind: 'lenient parsers',
    name: 'a query may write TRUE',
    only: ['bankListHistory'],
    start: () =>
      changeQuery((query) => {
        const shown = query.get('loginActivity')
        if (shown !== null && /^(true|false)$/i.test(shown)) query.set('loginActivity', shown.toLowerCase())
      }),
  },
  {
    kind: 'lenient parsers',
    name: 'blanks around a number are ignored',
    only: ['bankCreateDenyEntry'],
    start: () => readLeniently('phoneNumber', (value) => (typeof value === 'string' ? value.trim() : value)),
  },
  // Pages and searches
  {
    kind: 'pages and searches',
    name: 'the second page under a state leaves out its first row',
    only: ['bankListPrivateCustomers'],
    start: () => onLaterPages((query) => query.has('statusFilter'), dropFirst),
  },
  {
    kind: 'pages and searches',
    name: 'the address of a private customer is not searched',
    only: ['bankListPrivateCustomers'],
    start: () => findOnlyBy(({ postalAddress: _address, ...row }) => row),
  },
  {
    kind: 'pages and searches',
    name: 'a plus in a search is a blank',
    only: ['bankListPrivateCustomers'],
    start: () => changeTerms((term) => [term.replaceAll('+', ' ')]),
  },
  {
    kind: 'pages and searches',
    name: 'a term ends at a number sign',
    only: ['bankListBusinessCustomers'],
    start: () => changeTerms((term) => [term.replace(/(?<=.)#.*/, '')]),
  },
  {
    kind: 'pages and searches',
    name: 'umlauts in a search find nothing',
    only: ['bankListBusinessCustomers'],
    start: () => changeTerms((term) => [term.replaceAll(/[äöüÄÖÜß]/g, '\u25a1')]),
  },
  {
    kind: 'pages and searches',
    name: 'later pages under a filter are not sorted',
    only: ['privateListTransactions'],
    start: () =>
      changeQuery((query) => {
        const isLater = Number(query.get('offset') ?? 0) > 0
        if (isLater && (query.has('status') || query.has('fromDate'))) query.delete('sort')
      }),
  },
  {
    kind: 'pages and searches',
    name: 'the e-mail address of a private customer is not searched',
    only: ['bankListPrivateCustomers'],
    start: () => findOnlyBy(({ email: _email, ...row }) => row),
  },
  {
    kind: 'pages and searches',
    name: 'the total of a later page under a filter is that of the rest',
    only: ['businessListTransactions'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      const query = call.url.searchParams
      const offset = Number(query.get('offset') ?? 0)
      if (!isSuccess(answer) || offset === 0 || !query.has('callNumber')) return answer
      const body = fieldsOf(answer)
      return withBody(
        answer,
        withRows(body, rowsOf(body), (total) => Math.max(0, total - offset)),
      )
    },
  },
  {
    kind: 'pages and searches',
    name: 'a term with a blank is two terms',
    only: ['bankListBusinessCustomers'],
    start: () => changeTerms((term) => term.split(/\s+/u).filter((part) => part !== '')),
  },
  {
    kind: 'pages and searches',
    name: 'only the begin of a word is searched',
    only: ['bankListBusinessCustomers'],
    start: () =>
      changeSuccess((body, { url }) => {
        const terms = url.searchParams.getAll('searchParams')
        const rows = rowsOf(body)
        const isFound = (row: Fields) =>
          terms.every((term) => {
            const text = JSON.stringify(row).toLowerCase()
            const wanted = JSON.stringify(term).slice(1, -1).toLowerCase()
            const at = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ index }) => index)
            return at.some((index) => text.startsWith(wanted, index)) || !text.includes(wanted)
          })
        const kept = rows.filter(isFound)
        return withRows(body, kept, (total) => total - rows.length + kept.length)
      }),
  },
]
