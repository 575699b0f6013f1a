/** Where a person creates or starts something: what they type and press, and the call that counts the results. */
import type { Locator, Page } from '@playwright/test'
import type { Task } from '#generated/model/task.ts'
import type { OperationId, Operations } from '#generated/operations.ts'
import { file, good } from './calling-numbers-steps.ts'
import { describeCompany } from './companies-steps.ts'
import { german, nextMonth, nextMonthInWords, scrollToChange, today } from './products-steps.ts'

export type KeyedOperation = {
  [Op in OperationId]: 'Idempotency-Key' extends keyof Operations[Op]['headers'] ? Op : never
}[OperationId]

export type Entry = string | boolean | ReturnType<typeof file>

export type KeyedWrite = {
  at: string
  /** What is typed, chosen or ticked, by the beginning of its label. */
  entries?: Record<string, Entry>
  /** What the screen needs before and beside that. */
  begin?: (page: Page) => Promise<void>
  /** `begin` opens a modal; an address that opens one names it itself. */
  opensModal?: boolean
  send: string | RegExp
  done: string
  /** The second try comes when the work is over that the first one started. */
  later?: boolean
  /** The page is reloaded before the second try, and filled in again. */
  reload?: boolean
  /** The call that counts the results, and how; a second execution adds one. */
  counted: string
  count: (body: Record<string, unknown>) => number
}

const anna = '10000000-0000-4000-8000-001100234501'
const bergland = '20000000-0000-4000-8000-001200456701'
const customer = '/bank/private-customer/1100234501'
const company = '/bank/business-customer/1200456701'
const office = '/bank/administration'

const total = ({ total: all }: Record<string, unknown>) => Number(all)
const lengthOf = (name: string) => (body: Record<string, unknown>) => (body[name] as unknown[]).length
const person = { Vorname: 'Lena', Nachname: 'Verlust' }

const number = (callingNumber: string) => ({
  ...person,
  Rufnummer: callingNumber,
  Kennzeichen: 'IL890E',
  'Bevorzugte Stadt': 'Linz',
  'Limit in Euro': '50',
  'Aufladewert in Stunden': '10',
})
const inHistory = {
  counted: `/bank/common/history/PRIVATE_CUSTOMER/${anna}`,
  count: lengthOf('historyEntries'),
}
const credit = { Art: 'Kulanzgutschrift', Betrag: '7,77', Beginn: german(today()) }
const addedAdministrator = {
  entries: { ...person, 'E-Mail-Adresse': 'lena@bergland.example' },
  send: 'Anlegen',
  done: 'Der Zugang wurde angelegt',
  counted: `/bank/business/${bergland}/admins`,
  count: total,
}
const numbers = { counted: `/bank/business/${bergland}/calling-numbers`, count: total }
const addedFee = { send: 'Anlegen', done: 'Die Gebühr oder Gutschrift wurde angelegt.', count: total }
const addedNumber = { send: 'Hinzufügen', done: 'Die Rufnummer wurde hinzugefügt', ...numbers }
const upload = {
  entries: { 'CSV-Datei': file(good) },
  send: 'Hochladen',
  done: '1 Rufnummer wurde hinzugefügt',
  ...numbers,
}
const addedEntry = { send: 'Anlegen', done: 'Der Eintrag wurde angelegt.', count: total }

export const keyedWrites: Record<KeyedOperation, KeyedWrite> = {
  privateCreateProductChange: {
    at: '/private/mypaybox',
    begin: scrollToChange,
    entries: { 'Day of the change': nextMonth() },
    send: 'Change to Premium',
    done: `Premium begins on ${nextMonthInWords('en')}.`,
    ...inHistory,
  },
  businessCreateAdministrator: {
    at: '/business/administration?tab=admins&modal=add',
    ...addedAdministrator,
  },
  businessCreateCallingNumber: {
    at: '/business/calling-number?modal=add',
    entries: number('6653330003'),
    ...addedNumber,
  },
  businessUploadCallingNumbers: { at: '/business/calling-number?modal=upload', ...upload, reload: true },
  bankCreateProductChange: {
    at: `${customer}/mypaybox`,
    begin: scrollToChange,
    entries: { 'Tag des Wechsels': nextMonth() },
    send: 'Zu Premium wechseln',
    done: `Premium beginnt am ${nextMonthInWords()}.`,
    ...inHistory,
  },
  bankCreatePrivateFee: {
    at: `${customer}/administration?tab=fees-credits&modal=add`,
    entries: { ...credit, Produkt: 'Starter' },
    counted: `/bank/private/${anna}/fees`,
    ...addedFee,
  },
  bankUploadDocument: {
    at: `${customer}/administration?tab=customer-documents&modal=add`,
    entries: { Datei: { ...file(good), name: 'Liste.csv' }, Dokumenttyp: 'Sonstiges' },
    send: 'Hinzufügen',
    done: 'Das Dokument wurde hinzugefügt.',
    counted: `/bank/common/${anna}/documents`,
    count: total,
  },
  bankCreateNote: {
    at: `${customer}/administration?tab=notes&modal=add`,
    entries: { Notiz: 'Ruft wegen der Karte an' },
    send: 'Hinzufügen',
    done: 'Die Notiz wurde hinzugefügt.',
    counted: `/bank/common/${anna}/notes?page=1&limit=1`,
    count: total,
  },
  bankCreateBusinessFee: {
    at: `${company}/administration?tab=fees-credits&modal=add`,
    entries: credit,
    counted: `/bank/business/${bergland}/fees`,
    ...addedFee,
  },
  bankCreateAdministrator: {
    at: `${company}/administration?tab=admins&modal=add`,
    ...addedAdministrator,
  },
  bankCreateCallingNumber: { at: `${company}/calling-number?modal=add`, entries: number('6653330003'), ...addedNumber },
  bankUploadCallingNumbers: { at: `${company}/calling-number?modal=upload`, ...upload },
  bankChangeBusinessLimit: {
    at: '/bank/business-customers?q=bergland',
    begin: async (page) => {
      await page.getByRole('button', { name: 'Aktionen für Bergland' }).click()
      await page.getByRole('button', { name: /^Limit ändern/ }).click()
    },
    opensModal: true,
    entries: { 'Neues Monatslimit': '400,00 €' },
    send: 'Limit ändern',
    done: 'Das Limit wurde geändert.',
    counted: `/bank/common/history/BUSINESS_CUSTOMER/${bergland}`,
    count: lengthOf('historyEntries'),
  },
  bankCreateCompany: {
    at: '/bank/business-customers/company',
    begin: describeCompany,
    send: 'Anlegen',
    done: 'Die Firma wurde angelegt.',
    counted: '/bank/business/customers?page=1&limit=1',
    count: total,
  },
  bankCreateEmployee: {
    at: `${office}?tab=bank-employees&modal=add`,
    entries: { ...person, 'E-Mail-Adresse': 'lena@bank.example', Backoffice: true },
    send: 'Anlegen',
    done: 'Der Zugang wurde angelegt',
    counted: '/bank/bank-employees',
    count: total,
  },
  bankCreateAllowEntry: {
    at: `${office}?tab=allow-list&modal=add`,
    entries: { ...person, Geburtsdatum: '31.01.1980', Rufnummer: '6641234567' },
    counted: '/bank/registration-allow',
    ...addedEntry,
  },
  bankCreateDenyEntry: {
    at: `${office}?tab=deny-list&modal=add`,
    entries: { Rufnummer: '6601112223' },
    counted: '/bank/registration-deny',
    ...addedEntry,
  },
  bankCreateBillRun: {
    at: `${office}?tab=bill-run-calculation&modal=start`,
    send: 'Abrechnungslauf starten',
    done: 'Der Abrechnungslauf wurde gestartet',
    counted: '/bank/bill-run-calculation-view/',
    count: lengthOf('allBillRuns'),
  },
  bankRetryTasks: {
    at: `${office}?tab=tasks`,
    begin: (page) => page.getByRole('button', { name: 'Fehlgeschlagene wiederholen' }).click(),
    opensModal: true,
    send: /^[0-9]+ Aufgaben wiederholen$/,
    done: 'Die fehlgeschlagenen Aufgaben werden jetzt wiederholt.',
    counted: '/bank/tasks',
    later: true,
    count: ({ results }) => (results as Task[]).find(({ id }) => id.endsWith('666'))!.attempts,
  },
}

/** How a journey through many screens goes on, types and sends. */
/** Goes to another page of the portal without a reload. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    // As the router writes it, which counts its entries.
    const { __TSR_index: index = 0 } = (window.history.state ?? {}) as { __TSR_index?: number }
    window.history.pushState({ __TSR_index: index + 1 }, '', to)
  }, path)

/** Closes all messages, so that the next one is new. */
export const closeAlerts = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^(Meldung schließen|Close message)$/ })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))

async function enter(field: Locator, entry: Entry): Promise<void> {
  if (typeof entry === 'object') return field.setInputFiles(entry)
  if (entry === true) return field.check()
  if (await field.evaluate((one) => one.tagName === 'SELECT')) return void (await field.selectOption(String(entry)))
  return field.fill(String(entry))
}

type Filled = Pick<KeyedWrite, 'at' | 'entries' | 'begin' | 'opensModal' | 'send'>

/** Fills in what is open at an address; gives where it stands and the button that sends it. */
export async function fillIn(page: Page, { begin, opensModal = false, entries = {}, at, send }: Filled) {
  await begin?.(page)
  const place = page.getByRole(opensModal || at.includes('modal=') ? 'dialog' : 'main')
  for (const [label, entry] of Object.entries(entries)) {
    await enter(place.getByLabel(new RegExp(`^${label}`)).first(), entry)
  }
  return { place, send: place.getByRole('button', { name: send, exact: true }) }
}
