/**
 * Held out: mistakes that a language and its libraries invite. They measure the kit rarely; whoever writes checks reads neither
 * this file nor what is missed of it.
 */
import { anna } from '../../../sandbox/real-ids.ts'
import {
  type Mistake,
  changeRecords,
  changeRequest,
  changeSuccess,
  changeText,
  changeValues,
  rowsOf,
} from '../mistake.ts'

const allowEntry = {
  firstName: 'Ernst',
  lastName: 'Jandl',
  birthdate: '1975-08-01',
  phoneNumber: '6609999125',
  note: null,
}

export const languageMistakes: readonly Mistake[] = [
  {
    name: 'a state is written as its constant is called',
    kind: 'Java and Spring',
    only: ['privateListTransactions'],
    start: () =>
      changeRecords((row) => ({
        ...row,
        statusName: String(row.statusName)
          .replaceAll(/[A-Z]/g, (letter) => `_${letter}`)
          .toUpperCase(),
      })),
    show: (portal) => portal.private.get('/transactions?limit=5'),
  },
  {
    name: 'a refusal is a 200 with the body of an error',
    kind: 'Java and Spring',
    only: ['businessCreateAdministrator'],
    start: () => async (call, forward) => {
      const answer = await forward(call)
      return answer.status === 409 ? { ...answer, status: 200 } : answer
    },
    show: ({ business }) =>
      business.call('POST', '/admins', {
        email: 'markus.huber@bergland.example',
        firstName: 'Markus',
        lastName: 'Huber',
      }),
  },
  {
    name: 'texts such as "true" are taken for truth values',
    kind: '.NET',
    only: ['privateUpdatePrivacySettings'],
    start: () =>
      changeRequest((body) =>
        changeValues(body, (value) =>
          typeof value === 'string' && /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : value,
        ),
      ),
    show: async (portal) => {
      const { etag: _etag, ...settings } = await portal.private.read('/privacy-settings')
      return portal.private.call('PUT', '/privacy-settings', { ...settings, contactViaSms: 'true' })
    },
  },
  {
    name: 'unknown fields of a request are passed over',
    kind: '.NET',
    only: ['bankUpdateEmployee'],
    start: () =>
      changeRequest((body) =>
        Object.fromEntries(Object.entries(body).filter(([name]) => name === 'roles' || name === 'active')),
      ),
    show: async ({ bank }) => {
      const employee = (await bank.rows('/bank-employees')).find(({ email }) => email === 'petra.winkler@bank.example')
      const { id, roles, active } = employee!
      return bank.call('PUT', `/bank-employees/${String(id)}`, { roles, active, department: 'Risk' })
    },
  },
  {
    name: 'the text 0 is taken for empty and dropped',
    kind: 'PHP',
    only: ['businessUpdateCallingNumber'],
    start: () => changeRequest((body) => changeValues(body, (value) => (value === '0' ? null : value))),
    show: async ({ business }) => {
      const number = (await business.rows('/calling-numbers')).find(({ status }) => status === 'ACTIVE')!
      const path = `/calling-numbers/${String(number.id)}`
      const { callingNumber, firstName, lastName, email, carNumber, preferredCity, reloadValue, limit } = number
      const person = { callingNumber, firstName, lastName, email, carNumber }
      await business.call('PUT', path, { ...person, preferredCity, reloadValue, limit, employeeNumber: '0' })
      return business.get(path)
    },
  },
  {
    name: 'an empty list is an object',
    kind: 'PHP',
    only: ['businessListTransactions'],
    start: () => changeSuccess((body) => (rowsOf(body).length === 0 ? { ...body, transactions: {} } : body)),
    show: ({ business }) => business.get('/transactions?fromDate=2001-01-01&toDate=2001-01-02'),
  },
  {
    name: 'a text that ends in a line feed still has the form of a number',
    kind: 'Python',
    only: ['bankCreateAllowEntry'],
    start: () => changeText('phoneNumber', (text) => text.replace(/\n$/, '')),
    show: ({ bank }) => bank.call('POST', '/registration-allow', { ...allowEntry, phoneNumber: '6609999126\n' }),
  },
  {
    name: 'names of fields may be written in any case',
    kind: 'Go',
    only: ['bankCreateNote'],
    start: () =>
      changeRequest((body) =>
        Object.fromEntries(Object.entries(body).map(([name, value]) => [/^note$/i.test(name) ? 'note' : name, value])),
      ),
    show: ({ bank }) => bank.call('POST', `/common/${anna}/notes`, { Note: 'Called back' }),
  },
  {
    name: 'a moment that is missing is the first of January of the year 1',
    kind: 'Go',
    only: ['bankListTasks'],
    start: () =>
      changeRecords((row) => ({ ...row, nextAttemptNotBefore: row.nextAttemptNotBefore ?? '0001-01-01T00:00:00Z' })),
    show: ({ bank }) => bank.get('/tasks'),
  },
]
