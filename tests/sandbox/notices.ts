/** Which writes notify whom: how each is sent, and the subjects that it leaves in the inbox. A write of the contract stands in one of three tables. */
import type { OperationId, operations } from '#generated/operations.ts'
import { type Area, type Client, newPassword, password, withoutEtag } from './client.ts'

export type Write = {
  [Op in OperationId]: (typeof operations)[Op]['method'] extends 'GET' ? never : Op
}[OperationId]

export type Sent = { token?: string; params?: Record<string, string>; body?: unknown }
/** How the write is sent, and the messages that it leaves at which addresses. */
export type NoticeCase = [send: (client: Client) => Promise<Sent>, ...messages: [to: string, subject: string][]]

export const person = (number: string) => `10000000-0000-4000-8000-0011002345${number}`
export const company = (number: string) => `20000000-0000-4000-8000-0012004567${number}`
const administrator = (number: string) => `40000000-0000-4000-8000-1200456701${number}`
const mail = (name: string) => `${name}@mail.example`
export const [anna, lukas] = [mail('anna.gruber'), mail('lukas.hofer')] as const
const [maria, josef] = [mail('maria.steiner'), mail('josef.wallner')] as const
const nora = 'nora.seidl@alpenblick.example'
const eva = 'eva.leitner@weingut-leitner.example'
const catering = { params: { customerId: company('06') } }

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
const moved = 'neu@mail.example'
const newAddress = (path: string) => async (client: Client, token: string) => {
  await client.call('POST', path, { token, body: { email: moved } })
  return { body: { email: moved, tanToken: await client.codeFor(moved) } }
}
const withCode = (email: string) => async () => ({
  body: {
    email,
    customerNumber: null,
    tanToken: '246810',
    newPassword,
    newPasswordConfirm: newPassword,
  },
})
/** Four wrong passwords, and then the fifth. */
const fifthTry = (area: Area, email: string) => async (client: Client) => {
  for (let tries = 0; tries < 4; tries += 1) await client.login(area, email, 'wrong')
  return { body: { email, password: 'wrong', customerNumber: null } }
}
const otherPassword = () => ({ body: { oldPassword: password, newPassword } })
const lockedOut = 'Ihr Zugang ist vorübergehend gesperrt'
const newPasswordSet = 'Ihr Passwort wurde geändert'
const newEmail = 'Ihre E-Mail-Adresse wurde geändert'
const newNumber = 'Ihre Rufnummer bei paybox wurde geändert'
const ofCatering = 'von Alpenblick Catering OG wurde'
const someDay = '2027-03-31'

/** Notices of what the bank does. */
export const noticesOfBankWrites = {
  bankLogin: [fifthTry('bank', 'thomas.auer@bank.example'), ['thomas.auer@bank.example', lockedOut]],
  bankResetPassword: [withCode('vera.stadler@bank.example'), ['vera.stadler@bank.example', newPasswordSet]],
  bankUpdateEmployee: [
    byBank({
      params: { bankEmployeeId: '50000000-0000-4000-8000-000000000003' },
      body: { roles: ['RISK', 'BACKOFFICE'], active: true },
    }),
    ['petra.winkler@bank.example', 'Ihre Rollen im Portal der Bank wurden geändert'],
  ],
  bankUpdateAdministrator: [
    byBank({
      params: { customerId: company('01'), adminId: administrator('02') },
      body: { email: 'stefan.moser@bergland.example', firstName: 'Stefan', lastName: 'Moser', isActive: true },
    }),
    ['stefan.lechner@bergland.example', 'Mehrere Angaben wurden geändert'],
    ['stefan.moser@bergland.example', 'Mehrere Angaben wurden geändert'],
  ],
  bankUpdateCompany: [
    rewritten(`/bank/business/${company('06')}/company`, company('06'), {
      paymentDetail: { accountHolder: 'Nora Seidl', iban: 'AT611904300234573201', signDate: '2026-01-02' },
    }),
    [nora, 'Die Bankdaten von Alpenblick Catering OG wurden geändert'],
  ],
  bankChangeBusinessLimit: [
    byBank({ ...catering, body: { customerId: company('06'), monthlyLimitEUR: 2000, note: null } }),
    [nora, `Das Monatslimit ${ofCatering} geändert`],
  ],
  bankUpdateBusinessLocks: [
    byBank({ ...catering, body: { securityLockRM: true } }),
    [nora, `Der Vertrag ${ofCatering} gesperrt`],
  ],
  bankTerminateBusinessCustomer: [
    byBank({
      ...catering,
      body: {
        customerId: company('06'),
        terminationDate: someDay,
        terminationReason: 'ORDINARY_BPS_NO_REASON',
        note: null,
      },
    }),
    [nora, `Der Vertrag ${ofCatering} gekündigt`],
  ],
  bankCancelBusinessTermination: [
    byBank({ ...catering, body: { customerId: company('06'), note: null } }),
    [nora, `Die Kündigung des Vertrags ${ofCatering} zurückgenommen`],
  ],
  bankUpdateBankData: [
    byBank({
      params: { customerId: person('03') },
      body: { accountHolder: 'Maria Steiner', iban: 'AT611904300234573201', signDate: '2026-01-02' },
    }),
    [maria, 'Ihre Bankdaten wurden geändert'],
  ],
  bankChangeCallNumber: [
    byBank({ params: { customerId: person('03') }, body: { callNumber: '6601112224' } }),
    [maria, newNumber],
    ['6603345503', newNumber],
  ],
  bankChangeProductLimit: [
    byBank({
      params: { customerId: person('02') },
      body: { customerId: person('02'), monthlyLimitEUR: 100, note: null },
    }),
    [lukas, 'Ihr Monatslimit wurde geändert'],
  ],
  bankUpdatePrivateLocks: [
    byBank({ params: { customerId: person('02') }, body: { securityLockCS: true } }),
    [lukas, 'Ihr Vertrag wurde gesperrt'],
  ],
  bankTerminatePrivateCustomer: [
    byBank({
      params: { customerId: person('02') },
      body: {
        customerId: person('02'),
        terminationDate: someDay,
        terminationReason: 'ORDINARY_CUSTOMER_NO_REASON',
        note: null,
      },
    }),
    [lukas, 'Ihr Vertrag wurde gekündigt'],
  ],
  bankCancelPrivateTermination: [
    byBank({ params: { customerId: person('02') }, body: { customerId: person('02'), note: null } }),
    [lukas, 'Die Kündigung Ihres Vertrags wurde zurückgenommen'],
  ],
  bankUpdatePersonalInformation: [
    rewritten(`/bank/private/${person('02')}/personal-information`, person('02'), { email: 'l.hofer@mail.example' }),
    [lukas, newEmail],
    ['l.hofer@mail.example', newEmail],
  ],
  bankRemoveInactivityLock: [
    async (client) => {
      await client.control('reset')
      return byBank({ params: { customerId: person('05') } })(client)
    },
    [mail('elif.yilmaz'), 'Eine Sperre Ihres Vertrags wurde aufgehoben'],
  ],
  bankDeletePrivateCustomer: [
    as('bank', 'ingrid.fuchs@bank.example', async (client, token) => {
      const { body } = await client.call('GET', '/bank/private/customers/1100000001', { token })
      return { params: { customerId: String(body.id) } }
    }),
    [mail('johanna.aigner.1'), 'Ihr Zugang wurde gelöscht'],
  ],
} satisfies Partial<Record<Write, NoticeCase>>

/** Notices of what people do themselves, so that they notice when somebody else did it. */
export const noticesOfOwnWrites = {
  privateLogin: [fifthTry('private', mail('viktor.lang')), [mail('viktor.lang'), lockedOut]],
  privateResetPassword: [withCode(mail('ida.koller')), [mail('ida.koller'), newPasswordSet]],
  privateChangeCallNumber: [
    as('private', anna, async (client, token) => {
      const callNumber = '6601112223'
      await client.call('POST', '/private/call-number/sms-tan', { token, body: { callNumber } })
      return { body: { callNumber, tanToken: await client.codeFor(callNumber) } }
    }),
    [anna, newNumber],
    ['6641234501', newNumber],
  ],
  privateRemoveInactivityLock: [
    as('private', mail('elif.yilmaz')),
    [mail('elif.yilmaz'), 'Eine Sperre Ihres Vertrags wurde aufgehoben'],
  ],
  privateUpdatePersonalInformation: [
    as('private', maria, async (client, token) => {
      const { body } = await client.call('GET', '/private/personal-information', { token })
      return { body: { ...withoutEtag(body), street: 'Herrengasse 7' } }
    }),
    [maria, 'Ihre Adresse wurde geändert'],
  ],
  privateChangeEmail: [
    as('private', mail('theresa.pichler'), newAddress('/private/profile/email-tan')),
    [mail('theresa.pichler'), newEmail],
    [moved, newEmail],
  ],
  privateChangePassword: [as('private', josef, otherPassword), [josef, newPasswordSet]],
  businessLogin: [
    fifthTry('business', 'doris.ebner@alpenblick.example'),
    ['doris.ebner@alpenblick.example', lockedOut],
  ],
  businessResetPassword: [
    withCode('peter.strasser@alpenblick.example'),
    ['peter.strasser@alpenblick.example', newPasswordSet],
  ],
  businessUpdateAdministrator: [
    as('business', 'katharina.moser@bergland.example', () => ({
      params: { adminId: administrator('03') },
      body: { email: 'markus.huber@bergland.example', firstName: 'Markus', lastName: 'Huber', isActive: false },
    })),
    ['markus.huber@bergland.example', 'Ihr Zugang wurde deaktiviert'],
  ],
  businessUpdateCompanyData: [
    as('business', 'katharina.moser@bergland.example', () => ({
      body: { billEmail1: 'neu@bergland.example', billEmail2: null },
    })),
    ['katharina.moser@bergland.example', 'Die Angaben für Rechnungen von Bergland Installationen GmbH wurden geändert'],
  ],
  businessChangePassword: [
    as('business', 'robert.kainz@holzbau.example', otherPassword),
    ['robert.kainz@holzbau.example', newPasswordSet],
  ],
  businessChangeEmail: [
    as('business', eva, newAddress('/business/profile/email/tan')),
    [eva, newEmail],
    [moved, newEmail],
  ],
} satisfies Partial<Record<Write, NoticeCase>>

/** Writes without a notice, with the reason where it is not obvious. */
export const writesWithoutNotice = {
  // Signing in and out, and codes: a code is a message of its own.
  privateCheckEmail: 'no notice',
  privateLogout: 'no notice',
  privateRequestPasswordTan: 'no notice',
  privateRequestSmsTan: 'no notice',
  privateRequestEmailTan: 'no notice',
  businessCheckEmail: 'no notice',
  businessLogout: 'no notice',
  businessRequestPasswordTan: 'no notice',
  businessRequestEmailTan: 'no notice',
  bankCheckEmail: 'no notice',
  bankLogout: 'no notice',
  bankRequestPasswordTan: 'no notice',
  // A new person gets a mail of its own.
  businessCreateAdministrator: 'no notice',
  bankCreateAdministrator: 'no notice',
  bankCreateEmployee: 'no notice',
  bankCreateCompany: 'no notice',
  // A name, what advertising is allowed and a planned tier give no access to anything, and the screen confirms the change.
  privateUpdatePrivacySettings: 'no notice',
  bankUpdatePrivacySettings: 'no notice',
  privateUpdateProfile: 'no notice',
  businessUpdateProfile: 'no notice',
  privateCreateProductChange: 'no notice',
  privateCancelProductChange: 'no notice',
  bankCreateProductChange: 'no notice',
  bankCancelProductChange: 'no notice',
  // The numbers of staff are the company's tool, thousands at once; the company's history has them.
  businessCreateCallingNumber: 'no notice',
  businessUploadCallingNumbers: 'no notice',
  businessUpdateCallingNumber: 'no notice',
  businessBlockCallingNumber: 'no notice',
  businessCancelCallingNumberBlock: 'no notice',
  businessDeactivateCallingNumber: 'no notice',
  bankCreateCallingNumber: 'no notice',
  bankUploadCallingNumbers: 'no notice',
  bankUpdateCallingNumber: 'no notice',
  bankBlockCallingNumber: 'no notice',
  bankCancelCallingNumberBlock: 'no notice',
  bankDeactivateCallingNumber: 'no notice',
  // What the bank keeps for itself.
  bankCreateBillRun: 'no notice',
  bankCreateBusinessFee: 'no notice',
  bankDeleteBusinessFee: 'no notice',
  bankUpdateBusinessFee: 'no notice',
  bankRemoveBusinessFeePlannedEndDate: 'no notice',
  bankCreatePrivateFee: 'no notice',
  bankDeletePrivateFee: 'no notice',
  bankUpdatePrivateFee: 'no notice',
  bankRemovePrivateFeePlannedEndDate: 'no notice',
  bankUploadDocument: 'no notice',
  bankUpdateDocument: 'no notice',
  bankDeleteDocument: 'no notice',
  bankCreateNote: 'no notice',
  bankCreateAllowEntry: 'no notice',
  bankUpdateAllowEntry: 'no notice',
  bankDeleteAllowEntry: 'no notice',
  bankCreateDenyEntry: 'no notice',
  bankUpdateDenyEntry: 'no notice',
  bankDeleteDenyEntry: 'no notice',
  bankRetryTasks: 'no notice',
} as const satisfies Partial<Record<Write, 'no notice'>>
