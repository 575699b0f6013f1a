/** The history of the seed people. */
import type { HistoryObjectType } from '#generated/model/history-object-type.ts'
import { formatGermanDay } from '#sandbox/domain/vienna.ts'
import { bankPeople } from '#sandbox/seed/bank-people.ts'
import { administrators } from '#sandbox/seed/business-people.ts'
import {
  holzbausEnd,
  holzbauDecisionDaysAgo,
  josefsEnd,
  josefsEndDecided,
  plannedEnd,
} from '#sandbox/seed/ends-of-contracts.ts'
import { hostileActivity } from '#sandbox/seed/hostile.ts'
import type { Person } from '#sandbox/seed/person.ts'
import { privatePeople } from '#sandbox/seed/private-people.ts'
import type { callingNumbers } from '#sandbox/storage/tables/calling-numbers.ts'
import type { history } from '#sandbox/storage/tables/history.ts'

/** Days before today, time of day in UTC, who it was (`self`: the customer), and what they did. */
type Event = [daysAgo: number, time: string, who: string, activity: string]

const [service, risk, backOffice] = ['Thomas Auer', 'Petra Winkler', 'Martin Brandl']

/** By customer number. */
export const privateStories = (now: Date): Record<string, Event[]> => ({
  '1100234501': [
    [19, '19:47:55', 'self', 'Rufnummer geändert'],
    [26, '07:20:31', 'self', 'Persönliche Daten geändert'],
    [92, '06:55:31', risk, 'Sicherheitssperre RM aufgehoben. Notiz: Zahlungen mit der Kundin telefonisch geklärt.'],
    [94, '16:12:09', risk, 'Sicherheitssperre RM gesetzt. Notiz: Ungewöhnlich viele Zahlungen in einer Stunde.'],
    [210, '10:03:44', 'self', 'Einstellungen zur Privatsphäre geändert'],
  ],
  '1100234502': [
    [61, '09:31:02', service, 'Monatslimit von 200,00 auf 300,00 Euro geändert. Notiz: Auf Wunsch des Kunden.'],
    [62, '13:48:17', service, 'Bankdaten geändert'],
  ],
  '1100234503': [
    [
      24,
      '08:15:40',
      service,
      `Kündigung zum ${formatGermanDay(plannedEnd(now))} vorgemerkt. Notiz: Schriftlich gekündigt, Brief liegt vor.`,
    ],
    [300, '11:26:08', service, 'Monatslimit von 300,00 auf 500,00 Euro geändert'],
  ],
  '1100234504': [
    [
      josefsEndDecided,
      '09:02:11',
      risk,
      `Vertrag mit ${formatGermanDay(josefsEnd(now))} beendet. Notiz: Lastschrift mangels Deckung zurückgegeben.`,
    ],
    [149, '07:30:54', 'self', 'Rufnummer geändert'],
  ],
  '1100234505': [[420, '18:05:23', 'self', 'Passwort geändert']],
  '1100234507': [
    [3, '12:40:12', risk, 'Sicherheitssperre RM gesetzt'],
    [5, '08:22:37', service, 'Sicherheitssperre auf Kundenwunsch gesetzt. Notiz: Telefon verloren.'],
  ],
})

export const companyStories = (now: Date): Record<string, Event[]> => ({
  '1200456701': [
    [33, '10:17:29', service, 'Monatslimit von 2.000,00 auf 5.000,00 Euro geändert. Notiz: Bonität geprüft.'],
    [70, '14:55:03', backOffice, 'Firmendaten geändert'],
    [133, '09:44:51', 'katharina.moser@bergland.example', 'E-Mail-Adressen für Rechnungen geändert'],
  ],
  '1200456702': [[12, '13:09:46', backOffice, 'Firmendaten geändert']],
  '1200456703': [[40, '08:51:20', service, `Kündigung zum ${formatGermanDay(plannedEnd(now))} vorgemerkt`]],
  '1200456704': [
    [
      holzbauDecisionDaysAgo,
      '09:10:35',
      risk,
      `Vertrag mit ${formatGermanDay(holzbausEnd(now))} beendet. Notiz: An das Inkassobüro übergeben.`,
    ],
    [241, '07:58:02', risk, 'Sicherheitssperre RM gesetzt'],
  ],
  '1200456700': [[5, '11:11:11', '<b>ahab</b>@boese.example', hostileActivity]],
})

type Row = typeof history.$inferInsert
type Number = typeof callingNumbers.$inferInsert

const ofBank = new Set(bankPeople.map(({ firstName, lastName }) => `${firstName} ${lastName}`))

/** A moment so many days before today. */
function ago(now: Date, days: number, time: string): Date {
  const day = new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
  return new Date(`${day}T${time}Z`)
}

const about = (objectType: HistoryObjectType, objectId: string, self: string, now: Date) => {
  const own = objectType === 'PRIVATE_CUSTOMER' ? 'PRIVATE_CUSTOMER' : 'BUSINESS_ADMIN'
  return ([days, time, who, activity]: Event, loginActivity = false): Row => ({
    objectType,
    objectId,
    at: ago(now, days, time),
    author: who === 'self' ? self : who,
    userType: ofBank.has(who) ? 'BANK_EMPLOYEE' : own,
    loginActivity,
    activity,
  })
}

/** Once every nine days, for a few minutes; each time at another hour. */
function signIns(index: number, times: number): Event[] {
  const hour = (visit: number) => String(5 + ((index + visit * 7) % 14)).padStart(2, '0')
  return Array.from({ length: times }, (_none, visit) => visit).flatMap((visit): Event[] => [
    [2 + visit * 9, `${hour(visit)}:${20 + (index % 30)}:40`, 'self', 'Abgemeldet'],
    ...(visit % 4 === 3
      ? [[2 + visit * 9, `${hour(visit)}:11:10`, 'self', 'Anmeldung abgelehnt, falsches Passwort'] as Event]
      : []),
    [2 + visit * 9, `${hour(visit)}:12:03`, 'self', 'Angemeldet'],
  ])
}

const neverSignedIn = (person: Person) => person.purpose === 'passwordNotSet'

function ofPerson(person: Person, index: number, now: Date): Row[] {
  const entry = about('PRIVATE_CUSTOMER', person.customerId!, person.email, now)
  const story = privateStories(now)[person.customerNumber!] ?? []
  // Anna's visits fill more than one page.
  const visits = neverSignedIn(person) ? [] : signIns(index, index === 0 ? 14 : 3)
  return [...visits.map((event) => entry(event, true)), ...story.map((event) => entry(event))]
}

function ofAdministrator(person: Person, index: number, now: Date): Row[] {
  const entry = about('BUSINESS_ADMIN', person.id, person.email, now)
  const visits = neverSignedIn(person) ? [] : signIns(index, 4)
  const left: Event[] =
    person.purpose === 'deactivated' ? [[1, '14:00:00', 'Martin Brandl', 'Administrator deaktiviert']] : []
  const added: Event = [380 + index, '09:30:00', 'Martin Brandl', 'Administrator angelegt']
  return [...visits.map((event) => entry(event, true)), ...[...left, added].map((event) => entry(event))]
}

const daysSince = (day: string, now: Date) => Math.floor((now.getTime() - Date.parse(day)) / 86_400_000)

/** By Bergland's first administrator, or any administrator of the company. */
function ofNumber(number: Number, now: Date): Row[] {
  const administrator = administrators.find(({ customerId }) => customerId === number.customerId)!
  const entry = about('CALLING_NUMBER', number.id, administrator.email, now)
  const since = number.activationDate ? daysSince(number.activationDate, now) : 1
  const events: Event[] = [[since, '08:00:00', 'self', 'Rufnummer angelegt']]
  if (since > 60) events.push([Math.floor(since / 2), '10:41:05', 'self', 'Rufnummer geändert'])
  if (number.status === 'BLOCKED') events.push([8, '16:20:30', 'self', 'Rufnummer gesperrt'])
  if (number.deactivationDate) {
    events.push([daysSince(number.deactivationDate, now), '17:05:00', 'self', 'Rufnummer deaktiviert'])
  }
  return events.map((event) => entry(event))
}

export function seededHistory(numbers: readonly Number[], now: Date): Row[] {
  const companies = Object.entries(companyStories(now)).flatMap(([bpNumber, story]) => {
    const entry = about('BUSINESS_CUSTOMER', `20000000-0000-4000-8000-00${bpNumber}`, '', now)
    return story.map((event) => entry(event))
  })
  return [
    ...privatePeople.flatMap((person, index) => ofPerson(person, index, now)),
    ...administrators.flatMap((person, index) => ofAdministrator(person, index, now)),
    ...numbers.flatMap((number) => ofNumber(number, now)),
    ...companies,
  ]
}
