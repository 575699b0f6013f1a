/** What two employees change of a private customer. In the order in which one leaves what the next one needs. */
import { gone, listed, termination, type OvertakenChange, type Stored } from './overtaken-change.ts'

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
    differences: [
      ['Kontoinhaber/in', 'Anna Haas', 'Anna Gruber-Haas'],
      ['Mandat unterschrieben am', '01.02.2026', '24.04.2023'],
    ],
    takeOver: ['Mandat unterschrieben am'],
    done: 'Die Bankdaten sind gespeichert.',
    kept: { accountHolder: 'Anna Gruber-Haas', signDate: '2026-02-01' },
  },
  {
    operation: 'bankUpdateDocument',
    params: anna,
    find: 'Antrag.doc',
    at: `${documents}&modal=edit&record={record}`,
    entries: { Anmerkung: 'Unterschrift fehlt' },
    send: 'Speichern',
    colleague: remark('Liegt im Original vor'),
    differences: [['Anmerkung', 'Liegt im Original vor', 'Unterschrift fehlt']],
    done: 'Das Dokument ist geändert.',
    kept: { comment: 'Unterschrift fehlt', documentType: 'REQUEST_FORM' },
  },
  {
    about: 'deletes it, and it says something else by then',
    operation: 'bankUpdateDocument',
    params: anna,
    find: 'Antrag.doc',
    at: `${documents}&modal=delete&record={record}`,
    send: 'Löschen',
    colleague: remark('Bitte aufheben'),
    done: 'Das Dokument ist gelöscht.',
    kept: { comment: 'Bitte aufheben', deleted: true },
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
    differences: [['Geplantes Ende', '31.12.2099', '31.12.2098']],
    done: 'Das geplante Ende wurde geändert.',
    kept: { plannedEndDate: '2098-12-31' },
  },
  {
    operation: 'bankDeletePrivateFee',
    params: anna,
    find: treasured,
    at: `${customer}/administration?tab=fees-credits&modal=delete&record={record}`,
    send: 'Löschen',
    by: 'bankUpdatePrivateFee',
    colleague: () => ({ plannedEndDate: '2099-12-31' }),
    done: 'Die Gebühr oder Gutschrift wurde gelöscht.',
    kept: undefined,
  },
  {
    operation: 'bankChangeProductLimit',
    params: lukas,
    at: '/bank/private-customers?q=1100234502',
    begin: ['Aktionen für Lukas Hofer', 'Limit ändern'],
    entries: { 'Neues Monatslimit': '500,00 €' },
    send: 'Limit ändern',
    colleague: () => ({ ...lukas, monthlyLimitEUR: 200 }),
    differences: [['Neues Monatslimit', '200,00 €', '500,00 €']],
    done: 'Das Limit ist geändert.',
    kept: { monthlyLimitEUR: 500 },
  },
  {
    operation: 'bankUpdatePrivateLocks',
    params: anna,
    at: listed('private-customers?q=1100234501', 'locks', anna),
    entries: { 'Sicherheitssperre RM': true },
    send: 'Sperren speichern',
    colleague: () => ({ securityLockCS: true }),
    differences: [['Sicherheitssperre CS', 'Ja', 'Nein']],
    takeOver: ['Sicherheitssperre CS'],
    done: 'Die Sperren sind gespeichert.',
    kept: { securityLockRM: true, securityLockCS: true },
  },
  {
    operation: 'bankTerminatePrivateCustomer',
    params: anna,
    at: listed('private-customers?q=1100234501', 'terminate', anna),
    entries: termination,
    send: 'Vertrag kündigen',
    colleague: () => ({ customerId: anna.customerId, ...end }),
    over: 'Der Vertrag wurde inzwischen zum 31.12.2099 gekündigt.',
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
