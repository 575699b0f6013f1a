/** One request for each call that takes an etag, in an order in which each finds something to change. */
import { firstOfMonth, lastOfMonth } from '#sandbox/domain/vienna.ts'
import { records } from '#generated/operations.ts'
import { newNumber } from './calling-numbers.ts'
import { type Client, sentBack } from './client.ts'
import { anna, as, byBank, company, lukas, person, rewritten, type Sent } from './notice-writes.ts'
import { toldByBank } from './told-by-bank.ts'
import { toldByThemselves } from './told-by-themselves.ts'

export type Changing = keyof typeof records
type Send = (client: Client) => Promise<Sent>

const katharina = 'katharina.moser@bergland.example'
const sabine = 'sabine.koehler@bank.example'
const number = (index: number) => ({ callingNumberId: `30000000-0000-4000-8000-12004567010${index}` })
const changed = (index: number) => ({ ...newNumber, callingNumber: `664100100${index}` })
const noUse = { deactivationReason: 'NO_USE' }
const ofCompany = (index: number, body?: object): Send =>
  as('business', katharina, () => ({ params: number(index), ...(body && { body }) }))
const ofBank = (index: number, body?: object): Send =>
  byBank({ params: { customerId: company('01'), ...number(index) }, ...(body && { body }) })

/** What the bank makes for this, so that it can be changed. */
const made = (path: string, body: object, name: string, sent: Sent = {}): Send =>
  as('bank', sabine, async (client, token) => {
    const { body: row } = await client.call('POST', path, { token, body })
    return { ...sent, params: { ...sent.params, [name]: String(row.id) } }
  })
const now = new Date()
const monthly = {
  transactionText: 'Gutschrift',
  amount: -1.5,
  startDate: firstOfMonth(now, 1),
  plannedEndDate: lastOfMonth(firstOfMonth(now, 2)),
}
const privateFee = (sent: Sent = {}) => {
  const body = { ...monthly, itemType: 'CREDIT_MONTHLY_BASE_FEE', productId: person('01') }
  const params = { customerId: person('01') }
  return made(`/bank/private/${person('01')}/fees`, body, 'feeId', { params, ...sent })
}
const companyFee = (sent: Sent = {}) => {
  const body = { ...monthly, itemType: 'CREDIT_MONTHLY_BASE_FEE_BPSS' }
  const params = { customerId: company('01') }
  return made(`/bank/business/${company('01')}/fees`, body, 'feeId', { params, ...sent })
}
const later = { body: { plannedEndDate: lastOfMonth(firstOfMonth(now, 4)) } }

const document = (email: string, body?: object): Send =>
  as('bank', email, async (client, token) => {
    const { results } = (await client.call('GET', `/bank/common/${person('01')}/documents`, { token })).body
    const { id } = (results as { id: string; deleted: boolean }[]).find(({ deleted }) => !deleted)!
    return { params: { customerId: person('01'), documentId: id }, ...(body && { body }) }
  })

const allowed = { firstName: 'Kurt', lastName: 'Falk', birthdate: '1980-01-31', phoneNumber: '6641234567' }
const allowEntry = (sent: Sent = {}) => made('/bank/registration-allow', allowed, 'id', sent)
const denyEntry = (sent: Sent = {}) => made('/bank/registration-deny', { phoneNumber: '6641234568' }, 'id', sent)
const privacy = async (client: Client, token: string) => {
  const { body } = await client.call('GET', '/private/privacy-settings', { token })
  return { body: { ...sentBack(body), bigDataAnalysis: !body.bigDataAnalysis } }
}
const named = () => ({ body: { firstName: 'Hannelore', lastName: 'Neu' } })

type Told = typeof toldByThemselves & typeof toldByBank
const told = Object.fromEntries(
  Object.entries({ ...toldByThemselves, ...toldByBank })
    .filter(([operation]) => Object.hasOwn(records, operation))
    .map(([operation, [send]]) => [operation, send]),
) as { [Op in keyof Told & Changing]: Send }

export const writes: Record<Changing, Send> = {
  privateUpdatePrivacySettings: as('private', lukas, privacy),
  bankUpdatePrivacySettings: rewritten(`/bank/private/${person('01')}/privacy-settings`, person('01'), {
    contactViaSocialMedia: true,
  }),
  privateUpdateProfile: as('private', anna, named),
  businessUpdateProfile: as('business', katharina, named),
  businessUpdateCallingNumber: ofCompany(1, changed(1)),
  businessBlockCallingNumber: ofCompany(1),
  businessCancelCallingNumberBlock: ofCompany(1),
  businessDeactivateCallingNumber: ofCompany(1, noUse),
  bankCancelCallingNumberBlock: ofBank(2),
  bankUpdateCallingNumber: ofBank(2, changed(2)),
  bankBlockCallingNumber: ofBank(2),
  bankDeactivateCallingNumber: ofBank(2, noUse),
  bankUpdatePrivateFee: privateFee(later),
  bankRemovePrivateFeePlannedEndDate: privateFee(),
  bankDeletePrivateFee: privateFee(),
  bankUpdateBusinessFee: companyFee(later),
  bankRemoveBusinessFeePlannedEndDate: companyFee(),
  bankDeleteBusinessFee: companyFee(),
  bankUpdateDocument: document(sabine, { documentType: 'OTHER', documentComment: 'Neu benannt', deleted: false }),
  bankDeleteDocument: document('ingrid.fuchs@bank.example'),
  bankUpdateAllowEntry: allowEntry({ body: { ...allowed, lastName: 'Falke' } }),
  bankDeleteAllowEntry: allowEntry(),
  bankUpdateDenyEntry: denyEntry({ body: { phoneNumber: '6641234569' } }),
  bankDeleteDenyEntry: denyEntry(),
  ...told,
}
