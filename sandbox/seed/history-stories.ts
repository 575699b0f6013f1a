/** What was done to the seed customers' data, with what was before and after. */
import type { HistoryChange } from '#generated/model/history-change.ts'
import type { ActivityOf } from '#sandbox/domain/activity-words.ts'
import { type StoredValues, addedFields, changedFields } from '#sandbox/domain/history-changes.ts'
import type { TargetKind } from '#sandbox/domain/history-target.ts'
import { formatGermanDay } from '#contract-checks/vienna-day.ts'
import { businessCustomers, companies } from '#sandbox/seed/business-people.ts'
import {
  holzbausEnd,
  holzbauDecisionDaysAgo,
  josefsEnd,
  josefsEndDecided,
  plannedEnd,
} from '#sandbox/seed/ends-of-contracts.ts'
import { hostileActivity } from '#sandbox/seed/hostile.ts'
import {
  plannedChanges,
  privateBankData,
  privateCustomers,
  privateDetails,
  privatePrivacy,
} from '#sandbox/seed/private-people.ts'

/** Days before today, time of day in UTC, who it was (`self`: the customer), what they did, and the fields that it changed. */
export type Event<Kind extends TargetKind = 'CUSTOMER'> = [
  daysAgo: number,
  time: string,
  who: string,
  activity: ActivityOf<Kind>,
  changes?: HistoryChange[],
]

export const [service, backOffice, remover] = ['Thomas Auer', 'Martin Brandl', 'Ingrid Fuchs']
const risk = 'Petra Winkler'

/** The fields that a change led to, from the values of before to those that are stored. */
const changedFrom = (before: StoredValues, stored: StoredValues): HistoryChange[] =>
  changedFields(before, Object.fromEntries(Object.entries(stored).filter(([column]) => Object.hasOwn(before, column))))

const lock = (name: 'securityLockRM' | 'securityLockCustomerWish', isSet: boolean) =>
  changedFields({ [name]: !isSet }, { [name]: isSet })
const limitFrom = (before: number, after: number) =>
  changedFields({ monthlyLimitCents: before }, { monthlyLimitCents: after })
const notTerminated = { terminationDate: null, terminationReason: null }

/** The rows of a customer in the tables of the seed. */
function rowsOf(bpNumber: string, now: Date) {
  const id = `10000000-0000-4000-8000-00${bpNumber}`
  const own = <Owned extends { customerId: string }>(rows: readonly Owned[]): Owned =>
    rows.find(({ customerId }) => customerId === id)!
  return {
    details: own(privateDetails),
    bankData: own(privateBankData),
    privacy: own(privatePrivacy),
    customer: privateCustomers(now).find((one) => one.id === id)!,
  }
}

/** By customer number. */
export function privateStories(now: Date): Record<string, Event[]> {
  const [anna, lukas, maria, josef] = ['1100234501', '1100234502', '1100234503', '1100234504'] as const
  const details = (bpNumber: string, before: StoredValues) => changedFrom(before, rowsOf(bpNumber, now).details)
  const [planned] = plannedChanges(now)
  return {
    [anna]: [
      [19, '19:47:55', 'self', 'Rufnummer geändert', details(anna, { callNumber: '6641234500' })],
      [
        26,
        '07:20:31',
        'self',
        'Persönliche Daten geändert',
        details(anna, { street: 'Neubaugasse 12/8', zipcode: '1070' }),
      ],
      [
        92,
        '06:55:31',
        risk,
        'Sicherheitssperre RM aufgehoben. Notiz: Zahlungen mit der Kundin telefonisch geklärt.',
        lock('securityLockRM', false),
      ],
      [
        94,
        '16:12:09',
        risk,
        'Sicherheitssperre RM gesetzt. Notiz: Ungewöhnlich viele Zahlungen in einer Stunde.',
        lock('securityLockRM', true),
      ],
      [
        210,
        '10:03:44',
        'self',
        'Einstellungen zur Privatsphäre geändert',
        changedFrom({ contactViaSms: false, personalizedOffers: false }, rowsOf(anna, now).privacy),
      ],
    ],
    [lukas]: [
      [
        61,
        '09:31:02',
        service,
        'Monatslimit von 200,00 auf 300,00 Euro geändert. Notiz: Auf Wunsch des Kunden.',
        limitFrom(20_000, 30_000),
      ],
      [
        62,
        '13:48:17',
        service,
        'Bankdaten geändert',
        changedFrom({ accountHolder: 'Hofer Lukas', iban: 'AT611100000098765432' }, rowsOf(lukas, now).bankData),
      ],
    ],
    [maria]: [
      [
        24,
        '08:15:40',
        service,
        `Kündigung zum ${formatGermanDay(plannedEnd(now))} vorgemerkt. Notiz: Schriftlich gekündigt, Brief liegt vor.`,
        changedFrom(notTerminated, rowsOf(maria, now).customer),
      ],
      [300, '11:26:08', service, 'Monatslimit von 300,00 auf 500,00 Euro geändert', limitFrom(30_000, 50_000)],
    ],
    [josef]: [
      [
        josefsEndDecided,
        '09:02:11',
        risk,
        `Vertrag mit ${formatGermanDay(josefsEnd(now))} beendet. Notiz: Lastschrift mangels Deckung zurückgegeben.`,
        changedFrom(notTerminated, rowsOf(josef, now).customer),
      ],
      [149, '07:30:54', 'self', 'Rufnummer geändert', details(josef, { callNumber: '6508812500' })],
    ],
    '1100234505': [[420, '18:05:23', 'self', 'Passwort geändert']],
    '1100234506': [
      [
        1,
        '17:26:49',
        'self',
        `Tarifwechsel auf ${planned!.productType} ab ${formatGermanDay(planned!.activationDate)} geplant`,
        addedFields({ productType: planned!.productType, activationDate: planned!.activationDate }),
      ],
    ],
    '1100234507': [
      [3, '12:40:12', risk, 'Sicherheitssperre RM gesetzt', lock('securityLockRM', true)],
      [
        5,
        '08:22:37',
        service,
        'Sicherheitssperre auf Kundenwunsch gesetzt. Notiz: Telefon verloren.',
        lock('securityLockCustomerWish', true),
      ],
    ],
  }
}

export function companyStories(now: Date): Record<string, Event[]> {
  const all = businessCustomers(now)
  const stored = (bpNumber: string, before: StoredValues) => {
    const customer = all.find((one) => one.bpNumber === bpNumber)!
    const company = companies(now).find(({ customerId }) => customerId === customer.id)!
    return changedFrom(before, { ...company, ...customer })
  }
  const added: Event = [1700, '08:30:00', backOffice, 'Firma angelegt']
  return {
    '1200456701': [
      [
        33,
        '10:17:29',
        service,
        'Monatslimit von 2.000,00 auf 5.000,00 Euro geändert. Notiz: Bonität geprüft.',
        limitFrom(2_000_00, 5_000_00),
      ],
      [
        70,
        '14:55:03',
        backOffice,
        'Firmendaten geändert',
        stored('1200456701', { street: 'Maria-Theresien-Straße 8', contactCallNumber: '6641001009' }),
      ],
      [
        133,
        '09:44:51',
        'katharina.moser@bergland.example',
        'E-Mail-Adressen für Rechnungen geändert',
        stored('1200456701', { billEmail2: null }),
      ],
      added,
    ],
    '1200456702': [
      [
        12,
        '13:09:46',
        backOffice,
        'Firmendaten geändert',
        stored('1200456702', { billingStreet: 'Donaulände 2', paymentCondition: 14 }),
      ],
      added,
    ],
    '1200456703': [
      [
        40,
        '08:51:20',
        service,
        `Kündigung zum ${formatGermanDay(plannedEnd(now))} vorgemerkt`,
        stored('1200456703', notTerminated),
      ],
      added,
    ],
    '1200456704': [
      [
        holzbauDecisionDaysAgo,
        '09:10:35',
        risk,
        `Vertrag mit ${formatGermanDay(holzbausEnd(now))} beendet. Notiz: An das Inkassobüro übergeben.`,
        stored('1200456704', notTerminated),
      ],
      [241, '07:58:02', risk, 'Sicherheitssperre RM gesetzt', lock('securityLockRM', true)],
      added,
    ],
    '1200456705': [added],
    '1200456706': [added],
    '1200456700': [[5, '11:11:11', '<b>ahab</b>@boese.example', hostileActivity]],
  }
}
