/** What an employee changes while a colleague changes the same record: what each of them does, what the page says, what the bank has then. */
import type { records } from '#generated/operations.ts'
import type { Entry } from './idempotent-writes.ts'

type Stored = Record<string, unknown>
type Changing = keyof typeof records

export type OvertakenChange = {
  /** What both edits are about, where the operation does not tell it. */
  about?: string
  /** The operation of the employee; the contract names the record that it changes, and the call that reads it. */
  operation: Changing
  /** What the paths name; `find` stands in the row of a list, whose id is then `{record}` in the address too. */
  params: Record<string, string>
  find?: string
  at: string
  begin?: string[]
  entries?: Record<string, Entry>
  send: string
  /** The same by a colleague, or something else, with what is stored then. */
  by?: Changing
  colleague: (stored: Stored) => object | undefined
} & (
  | {
      /** Each field that both changed differently: what is stored, and what stands in the form. */
      asks?: [label: string, stored: string, typed: string][]
      /** The employee is shown the change before it is sent again. */
      isReviewed?: true
      done: string
      /** The record as the bank stores it in the end; undefined where it was deleted. */
      storedInTheEnd: Stored | undefined
      over?: undefined
    }
  | {
      /** Why it can no longer be done, in place of that. */
      over: string
    }
)

/** The message of the page for a deleted entry. */
const gone = 'Diesen Eintrag gibt es nicht mehr.'

/** The address of a list of customers with a modal about one of them. */
const listed = (query: string, modal: string, { customerId }: { customerId: string }) =>
  `/bank/${query}&modal=${modal}&record=${customerId}`

const termination = { Grund: 'Fristlos, durch die Bank, Todesfall', Kündigungsdatum: '31.12.2098' }

/** What two employees change of a company. In the order in which one leaves what the next one needs. */
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
    asks: [['Vorname', 'Steffen', 'Stephan']],
    done: 'Der Zugang wurde geändert.',
    storedInTheEnd: { firstName: 'Stephan', isActive: true },
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
    done: 'Die Firmendaten wurden geändert.',
    storedInTheEnd: { company: { companyName: 'Bergland Technik GmbH' }, contractAddress: { street: 'Ring 1' } },
  },
  {
    operation: 'bankUpdateCallingNumber',
    params: number('1'),
    at: edited('1', 'edit'),
    entries: { Kennzeichen: 'IL890E' },
    send: 'Speichern',
    colleague: numberWith({ preferredCity: 'AT-LINZ' }),
    done: 'Die Rufnummer wurde gespeichert.',
    storedInTheEnd: { carNumber: 'IL890E', preferredCity: 'AT-LINZ' },
  },
  {
    operation: 'bankBlockCallingNumber',
    params: number('1'),
    at: edited('1', 'block'),
    send: 'Sperren',
    by: 'bankUpdateCallingNumber',
    colleague: numberWith({ firstName: 'Mark' }),
    isReviewed: true,
    done: 'Die Rufnummer wurde gesperrt.',
    storedInTheEnd: { firstName: 'Mark', status: 'BLOCKED' },
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
    asks: [['Neues Monatslimit', '1.000,00 €', '800,00 €']],
    done: 'Das Limit wurde geändert.',
    storedInTheEnd: { monthlyLimitEUR: 800 },
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
    done: 'Der Vertrag wurde gekündigt.',
    storedInTheEnd: { limit: 400, statusDetails: { terminationDate: '2098-12-31' } },
  },
]

/** What two employees change of the bank’s own lists. In the order in which one leaves what the next one needs. */
const office = '/bank/administration'
const entry = (list: string, end: string, modal: string) => ({
  params: { id: `d0000000-0000-4000-8000-0000000000${end}` },
  at: `${office}?tab=${list}&modal=${modal}&record=d0000000-0000-4000-8000-0000000000${end}`,
})
const inLists = { send: 'Speichern', done: 'Der Eintrag wurde geändert.' }

export const overtakenOffice: OvertakenChange[] = [
  {
    operation: 'bankUpdateEmployee',
    params: {},
    find: 'Brandl',
    at: `${office}?tab=bank-employees&modal=edit&record={record}`,
    entries: { Risikomanagement: true },
    send: 'Speichern',
    colleague: () => ({ roles: ['BACKOFFICE', 'SERVICELINE'], active: true }),
    asks: [['Rollen', 'Backoffice, Serviceline', 'Backoffice, Risikomanagement']],
    done: 'Der Zugang wurde geändert.',
    storedInTheEnd: { roles: ['BACKOFFICE', 'RISK'] },
  },
  {
    operation: 'bankUpdateAllowEntry',
    ...entry('allow-list', '01', 'edit'),
    ...inLists,
    entries: { Notiz: 'Ausweis geprüft' },
    colleague: ({ id: _id, ...stored }) => ({ ...stored, phoneNumber: '6641239999' }),
    storedInTheEnd: { note: 'Ausweis geprüft', phoneNumber: '6641239999' },
  },
  {
    about: 'which is gone by then',
    operation: 'bankUpdateAllowEntry',
    ...entry('allow-list', '02', 'edit'),
    entries: { Notiz: 'Ausweis geprüft' },
    send: 'Speichern',
    by: 'bankDeleteAllowEntry',
    colleague: () => undefined,
    over: gone,
  },
  {
    operation: 'bankUpdateDenyEntry',
    ...entry('deny-list', '12', 'edit'),
    ...inLists,
    entries: { Notiz: 'Konto ist frei' },
    colleague: ({ id: _id, ...stored }) => ({ ...stored, note: 'Anzeige ist erstattet' }),
    asks: [['Notiz', 'Anzeige ist erstattet', 'Konto ist frei']],
    storedInTheEnd: { note: 'Konto ist frei' },
  },
  {
    about: 'which is gone by then',
    operation: 'bankDeleteDenyEntry',
    ...entry('deny-list', '13', 'delete'),
    send: 'Löschen',
    colleague: () => undefined,
    over: gone,
  },
]

/** What two employees change of a private customer. In the order in which one leaves what the next one needs. */
const anna = { customerId: '10000000-0000-4000-8000-001100234501', bpNumber: '1100234501' }
const lukas = { customerId: '10000000-0000-4000-8000-001100234502' }
const maria = { customerId: '10000000-0000-4000-8000-001100234503', bpNumber: '1100234503' }
const customer = '/bank/private-customer/1100234501'
const documents = `${customer}/administration?tab=customer-documents`
const remark =
  (documentComment: string) =>
  ({ comment: _comment, documentType }: Stored) => ({ documentType, documentComment, deleted: false })
const asDeleted = ({ documentType, comment }: Stored) => ({ documentType, documentComment: comment, deleted: true })
const end = { terminationReason: 'WITHOUT_NOTICE_BANK_FRAUD', terminationDate: '2099-12-31' }
const treasured = 'Gutschrift Grundgebühr, Treuebonus'

export const overtakenPrivate: OvertakenChange[] = [
  {
    operation: 'bankUpdateBankData',
    params: anna,
    at: `${customer}/mypaybox?tab=bank-data`,
    entries: { Kontoinhaber: 'Anna Gruber-Haas' },
    send: 'Speichern',
    colleague: (stored) => ({ ...stored, accountHolder: 'Anna Haas', signDate: '2026-02-01' }),
    asks: [['Kontoinhaber/in', 'Anna Haas', 'Anna Gruber-Haas']],
    done: 'Die Bankdaten wurden gespeichert.',
    storedInTheEnd: { accountHolder: 'Anna Gruber-Haas', signDate: '2026-02-01' },
  },
  {
    operation: 'bankUpdateDocument',
    params: anna,
    find: 'Antrag.doc',
    at: `${documents}&modal=edit&record={record}`,
    entries: { Anmerkung: 'Unterschrift fehlt' },
    send: 'Speichern',
    colleague: remark('Liegt im Original vor'),
    asks: [['Anmerkung', 'Liegt im Original vor', 'Unterschrift fehlt']],
    done: 'Das Dokument wurde geändert.',
    storedInTheEnd: { comment: 'Unterschrift fehlt', documentType: 'REQUEST_FORM' },
  },
  {
    about: 'deletes it after its text was changed',
    operation: 'bankUpdateDocument',
    params: anna,
    find: 'Antrag.doc',
    at: `${documents}&modal=delete&record={record}`,
    send: 'Löschen',
    colleague: remark('Bitte aufheben'),
    isReviewed: true,
    done: 'Das Dokument wurde gelöscht.',
    storedInTheEnd: { comment: 'Bitte aufheben', deleted: true },
  },
  {
    about: 'which is deleted by then',
    operation: 'bankUpdateDocument',
    params: anna,
    find: 'Neue Adresse.eml',
    at: `${documents}&modal=edit&record={record}`,
    entries: { Anmerkung: 'Umzug nach Graz' },
    send: 'Speichern',
    colleague: asDeleted,
    over: 'Das Dokument wurde inzwischen gelöscht',
  },
  {
    operation: 'bankUpdatePrivateFee',
    params: anna,
    find: treasured,
    at: `${customer}/administration?tab=fees-credits&modal=end&record={record}`,
    entries: { 'Geplantes Ende': '31.12.2098' },
    send: 'Speichern',
    colleague: () => ({ plannedEndDate: '2099-12-31' }),
    asks: [['Geplantes Ende', '31.12.2099', '31.12.2098']],
    done: 'Das geplante Ende wurde geändert.',
    storedInTheEnd: { plannedEndDate: '2098-12-31' },
  },
  {
    operation: 'bankDeletePrivateFee',
    params: anna,
    find: treasured,
    at: `${customer}/administration?tab=fees-credits&modal=delete&record={record}`,
    send: 'Löschen',
    by: 'bankUpdatePrivateFee',
    colleague: () => ({ plannedEndDate: '2099-12-31' }),
    isReviewed: true,
    done: 'Die Gebühr oder Gutschrift wurde gelöscht.',
    storedInTheEnd: undefined,
  },
  {
    operation: 'bankChangeProductLimit',
    params: lukas,
    at: '/bank/private-customers?q=1100234502',
    begin: ['Aktionen für Lukas Hofer', 'Limit ändern'],
    entries: { 'Neues Monatslimit': '500,00 €' },
    send: 'Limit ändern',
    colleague: () => ({ ...lukas, monthlyLimitEUR: 200 }),
    asks: [['Neues Monatslimit', '200,00 €', '500,00 €']],
    done: 'Das Limit wurde geändert.',
    storedInTheEnd: { monthlyLimitEUR: 500 },
  },
  {
    operation: 'bankUpdatePrivateLocks',
    params: anna,
    at: listed('private-customers?q=1100234501', 'locks', anna),
    entries: { 'Sicherheitssperre RM': true },
    send: 'Sperren speichern',
    colleague: () => ({ securityLockCS: true }),
    done: 'Die Sperren wurden gespeichert.',
    storedInTheEnd: { securityLockRM: true, securityLockCS: true },
  },
  {
    operation: 'bankTerminatePrivateCustomer',
    params: anna,
    at: listed('private-customers?q=1100234501', 'terminate', anna),
    entries: termination,
    send: 'Vertrag kündigen',
    colleague: () => ({ customerId: anna.customerId, ...end }),
    over: 'Der Vertrag wurde inzwischen gekündigt und endet am 31. Dezember 2099.',
  },
  {
    about: 'which is cancelled by then, so that there is none',
    operation: 'bankCancelPrivateTermination',
    params: maria,
    at: listed('private-customers?q=1100234503', 'cancel-termination', maria),
    entries: { Notiz: 'Bleibt doch' },
    send: 'Kündigung zurücknehmen',
    colleague: () => ({ customerId: maria.customerId }),
    over: gone,
  },
]
