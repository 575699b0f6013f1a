import type { Client } from './client.ts'

/** Administrators of Bergland Installationen, both of whom may sign in. */
export const katharina = {
  id: '40000000-0000-4000-8000-120045670101',
  email: 'katharina.moser@bergland.example',
  firstName: 'Katharina',
  lastName: 'Moser',
}
export const markus = {
  id: '40000000-0000-4000-8000-120045670103',
  email: 'markus.huber@bergland.example',
  firstName: 'Markus',
  lastName: 'Huber',
}
type Person = typeof katharina

/** Where the bank finds them. */
export const bergland = '/bank/business/20000000-0000-4000-8000-001200456701/admins'

/** What they, and the bank about them, do at a sandbox. */
export const administratorsAt = (client: Client) => ({
  signIn: (one: Person) => client.tokenOf('business', one.email),
  bank: (email = 'sabine.koehler@bank.example') => client.tokenOf('bank', email),
  change: (token: string, { id, ...person }: Person, more: object = {}, path = '/business/admins') =>
    client.call('PUT', `${path}/${id}`, { token, body: { ...person, isActive: true, ...more } }),
  /** The subjects of their mails, newest first. */
  inbox: async (to: string) => {
    const { body } = await client.send('GET', `/sandbox/inbox.json?to=${encodeURIComponent(to)}`)
    return (body.results as { subject: string }[]).map(({ subject }) => subject)
  },
})

/** What the tests of calling numbers enter and upload. */
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
