/** What people are told of the writes of the bank. */
import {
  administrator,
  as,
  byBank,
  catering,
  company,
  fifthTry,
  lockedOut,
  lukas,
  mail,
  maria,
  newEmail,
  newNumber,
  newPasswordSet,
  nora,
  ofCatering,
  person,
  rewritten,
  someDay,
  withCode,
  type Told,
  type Write,
} from './notice-writes.ts'

export const toldByBank = {
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
    ['stefan.lechner@bergland.example', 'Mehreres wurde geändert'],
    ['stefan.moser@bergland.example', 'Mehreres wurde geändert'],
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
} satisfies Partial<Record<Write, Told>>
