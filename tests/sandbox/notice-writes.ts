/** How the writes are sent after which somebody is told. */
import type { OperationId, operations } from '#generated/operations.ts'
import { type Area, type Client, newPassword, password } from './client.ts'

export type Write = {
  [Op in OperationId]: (typeof operations)[Op]['method'] extends 'GET' ? never : Op
}[OperationId]

export type Sent = { token?: string; params?: Record<string, string>; body?: unknown }
/** What is sent, and what is left at which addresses. */
export type Told = [send: (client: Client) => Promise<Sent>, ...messages: [to: string, subject: string][]]

export const person = (number: string) => `10000000-0000-4000-8000-0011002345${number}`
export const company = (number: string) => `20000000-0000-4000-8000-0012004567${number}`
export const administrator = (number: string) => `40000000-0000-4000-8000-1200456701${number}`
export const mail = (name: string) => `${name}@mail.example`
export const [anna, lukas, maria, josef] = ['anna.gruber', 'lukas.hofer', 'maria.steiner', 'josef.wallner'].map(
  mail,
) as [string, string, string, string]
export const nora = 'nora.seidl@alpenblick.example'
export const eva = 'eva.leitner@weingut-leitner.example'
export const catering = { params: { customerId: company('06') } }

export const as = (
  area: Area,
  email: string,
  more: (client: Client, token: string) => Promise<Sent> | Sent = () => ({}),
) => {
  return async (client: Client): Promise<Sent> => {
    const { body } = await client.login(area, email, password, email === nora ? '1200456706' : null)
    const token = String(body.token)
    return { token, ...(await more(client, token)) }
  }
}
export const byBank = (sent: Sent) => as('bank', 'sabine.koehler@bank.example', () => sent)
export const rewritten = (path: string, customerId: string, change: object) =>
  as('bank', 'sabine.koehler@bank.example', async (client, token) => {
    const { customerNumber: _number, etag: _etag, ...now } = (await client.call('GET', path, { token })).body
    return { params: { customerId }, body: { ...now, ...change } }
  })
export const moved = 'neu@mail.example'
export const newAddress = (path: string) => async (client: Client, token: string) => {
  await client.call('POST', path, { token, body: { email: moved } })
  return { body: { email: moved, tanToken: await client.codeFor(moved) } }
}
export const withCode = (email: string) => async () => ({
  body: {
    email,
    customerNumber: null,
    tanToken: '246810',
    newPassword,
    newPasswordConfirm: newPassword,
  },
})
/** Four wrong passwords, and then the fifth. */
export const fifthTry = (area: Area, email: string) => async (client: Client) => {
  for (let tries = 0; tries < 4; tries += 1) await client.login(area, email, 'wrong')
  return { body: { email, password: 'wrong', customerNumber: null } }
}
export const otherPassword = () => ({ body: { oldPassword: password, newPassword } })
export const lockedOut = 'Ihr Zugang ist vorübergehend gesperrt'
export const newPasswordSet = 'Ihr Passwort wurde geändert'
export const newEmail = 'Ihre E-Mail-Adresse wurde geändert'
export const newNumber = 'Ihre Rufnummer bei paybox wurde geändert'
export const ofCatering = 'von Alpenblick Catering OG wurde'
export const someDay = '2027-03-31'
