/** What the tests of calling numbers enter and upload. */
import type { Client } from './client.ts'

export const header =
  'callingNumber;firstName;lastName;email;employeeNumber;custReportAttr1;custReportAttr2;carNumber;preferredCity;reloadValue;limit'

/** A number that is free, with what is required. */
export const newNumber = {
  callingNumber: '6643330001',
  firstName: 'Nina',
  lastName: 'Auer',
  carNumber: 'il890e',
  preferredCity: 'AT-LINZ',
  reloadValue: 10,
  limit: 50,
}

/** A file with so many numbers, from 6650000000 on. */
export const fileOf = (count: number, from = 6_650_000_000) =>
  [
    header,
    ...Array.from({ length: count }, (_none, index) => `${from + index};Nina;Auer;;;;;IL890E;AT-LINZ;10;50`),
  ].join('\r\n')

export const upload = (client: Client, path: string, token: string, file: string, headers = {}) =>
  client.call('POST', path, { token, body: file, headers: { 'content-type': 'text/csv', ...headers } })
