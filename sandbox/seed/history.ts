/** The past of the seed people: what was changed, and that people signed in and out. Made-up customers have none. */
import type { HistoryObjectType } from '#generated/model/history-object-type.ts'
import { bankPeople } from '#sandbox/seed/bank-people.ts'
import { administrators } from '#sandbox/seed/business-people.ts'
import { companyStories, type Event, privateStories } from '#sandbox/seed/history-stories.ts'
import type { Person } from '#sandbox/seed/person.ts'
import { privatePeople } from '#sandbox/seed/private-people.ts'
import type { callingNumbers } from '#sandbox/storage/tables/calling-numbers.ts'
import type { history } from '#sandbox/storage/tables/history.ts'

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

const neverIn = (person: Person) => person.purpose === 'passwordNotSet'

function ofPerson(person: Person, index: number, now: Date): Row[] {
  const entry = about('PRIVATE_CUSTOMER', person.customerId!, person.email, now)
  const story = privateStories(now)[person.customerNumber!] ?? []
  // Anna's visits fill more than one page.
  const visits = neverIn(person) ? [] : signIns(index, index === 0 ? 14 : 3)
  return [...visits.map((event) => entry(event, true)), ...story.map((event) => entry(event))]
}

function ofAdministrator(person: Person, index: number, now: Date): Row[] {
  const entry = about('BUSINESS_ADMIN', person.id, person.email, now)
  const visits = neverIn(person) ? [] : signIns(index, 4)
  const left: Event[] =
    person.purpose === 'deactivated' ? [[1, '14:00:00', 'Martin Brandl', 'Administrator deaktiviert']] : []
  const added: Event = [380 + index, '09:30:00', 'Martin Brandl', 'Administrator angelegt']
  return [...visits.map((event) => entry(event, true)), ...[...left, added].map((event) => entry(event))]
}

const daysSince = (day: string, now: Date) => Math.floor((now.getTime() - Date.parse(day)) / 86_400_000)

/** By Bergland's first administrator, or whoever runs the company. */
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
