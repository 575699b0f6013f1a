/** What two employees change of a company. In the order in which one leaves what the next one needs. */
import { gone, listed, termination, type OvertakenChange, type Stored } from './overtaken-change.ts'

const bergland = { customerId: '20000000-0000-4000-8000-001200456701', bpNumber: '1200456701' }
const company = '/bank/business-customer/1200456701'
const number = (count: string) => ({ ...bergland, callingNumberId: `30000000-0000-4000-8000-12004567010${count}` })
const edited = (count: string, modal: string) =>
  `${company}/calling-number?modal=${modal}&record=${number(count).callingNumberId}`
const numberWith =
  (change: object) =>
  ({ callingNumber, firstName, lastName, carNumber, preferredCity, reloadValue, limit, ...more }: Stored) => {
    const { email, employeeNumber, custReportAttr1, custReportAttr2 } = more
    const described = { email, employeeNumber, custReportAttr1, custReportAttr2 }
    return { callingNumber, firstName, lastName, carNumber, preferredCity, reloadValue, limit, ...described, ...change }
  }

export const overtakenCompany: OvertakenChange[] = [
  {
    about: 'which is deleted by then',
    operation: 'bankUpdateBusinessFee',
    params: bergland,
    find: 'Gutschrift Grundgebühr je Rufnummer',
    at: `${company}/administration?tab=fees-credits&modal=end&record={record}`,
    entries: { 'Geplantes Ende': '31.12.2098' },
    send: 'Speichern',
    by: 'bankDeleteBusinessFee',
    colleague: () => undefined,
    over: gone,
  },
  {
    operation: 'bankUpdateAdministrator',
    params: bergland,
    find: 'Lechner',
    at: `${company}/administration?tab=admins&modal=edit&record={record}`,
    entries: { Vorname: 'Stephan' },
    send: 'Speichern',
    colleague: (stored) => ({ email: stored.email, isActive: true, firstName: 'Steffen', lastName: stored.lastName }),
    differences: [
      ['Vorname', 'Steffen', 'Stephan'],
      ['Aktiv', 'Ja', 'Nein'],
    ],
    takeOver: ['Aktiv'],
    done: 'Der Zugang wurde geändert.',
    kept: { firstName: 'Stephan', isActive: true },
  },
  {
    operation: 'bankUpdateCompany',
    params: bergland,
    at: `${company}/administration`,
    entries: { Firmenname: 'Bergland Technik GmbH' },
    send: 'Speichern',
    colleague: ({ customerNumber: _number, ...stored }) => ({
      ...stored,
      contractAddress: { ...(stored.contractAddress as object), street: 'Ring 1' },
    }),
    differences: [['Vertragsadresse: Straße', 'Ring 1', 'Innrain 52']],
    takeOver: ['Vertragsadresse: Straße'],
    done: 'Die Firmendaten wurden geändert.',
    kept: { company: { companyName: 'Bergland Technik GmbH' }, contractAddress: { street: 'Ring 1' } },
  },
  {
    operation: 'bankUpdateCallingNumber',
    params: number('1'),
    at: edited('1', 'edit'),
    entries: { Kennzeichen: 'IL890E' },
    send: 'Speichern',
    colleague: numberWith({ preferredCity: 'AT-LINZ' }),
    differences: [['Nutzung: Bevorzugte Stadt', 'Linz', 'Innsbruck']],
    takeOver: ['Nutzung: Bevorzugte Stadt'],
    done: 'Die Rufnummer ist gespeichert.',
    kept: { carNumber: 'IL890E', preferredCity: 'AT-LINZ' },
  },
  {
    operation: 'bankBlockCallingNumber',
    params: number('1'),
    at: edited('1', 'block'),
    send: 'Sperren',
    by: 'bankUpdateCallingNumber',
    colleague: numberWith({ firstName: 'Mark' }),
    done: 'Die Rufnummer ist gesperrt.',
    kept: { firstName: 'Mark', status: 'BLOCKED' },
  },
  {
    about: 'which is deactivated by then',
    operation: 'bankUpdateCallingNumber',
    params: number('1'),
    at: edited('1', 'edit'),
    entries: { Kennzeichen: 'W12345B' },
    send: 'Speichern',
    by: 'bankDeactivateCallingNumber',
    colleague: () => ({ deactivationReason: 'NO_USE' }),
    over: 'Die Rufnummer wurde inzwischen deaktiviert',
  },
  {
    operation: 'bankChangeBusinessLimit',
    params: bergland,
    at: '/bank/business-customers?q=1200456701',
    begin: ['Aktionen für Bergland', 'Limit ändern'],
    entries: { 'Neues Monatslimit': '800,00 €' },
    send: 'Limit ändern',
    colleague: () => ({ customerId: bergland.customerId, monthlyLimitEUR: 1000 }),
    differences: [['Neues Monatslimit', '1.000,00 €', '800,00 €']],
    done: 'Das Limit ist geändert.',
    kept: { monthlyLimitEUR: 800 },
  },
  {
    about: 'whose limit is another one by then',
    operation: 'bankTerminateBusinessCustomer',
    params: bergland,
    at: listed('business-customers?q=1200456701', 'terminate', bergland),
    entries: { ...termination, Grund: 'Fristlos, durch die Bank, Betrug' },
    send: 'Vertrag kündigen',
    by: 'bankChangeBusinessLimit',
    colleague: () => ({ customerId: bergland.customerId, monthlyLimitEUR: 400 }),
    differences: [],
    done: 'Der Vertrag ist gekündigt.',
    kept: { limit: 400, statusDetails: { terminationDate: '2098-12-31' } },
  },
]
