/** The history of the seed people. */
import type { LoginActivity } from '#sandbox/domain/activity-words.ts'
import type { Customer } from '#sandbox/domain/customer.ts'
import { addedFields, changedFields, removedFields } from '#sandbox/domain/history-changes.ts'
import {
  type HistoryTarget,
  type TargetKind,
  administratorTarget,
  documentTarget,
  feeTarget,
  historyOf,
  noteTarget,
  numberTarget,
} from '#sandbox/domain/history-target.ts'
import { dayAfter } from '#contract-checks/vienna-day.ts'
import { bankPeople } from '#sandbox/seed/bank-people.ts'
import { administrators, businessCustomers } from '#sandbox/seed/business-people.ts'
import { seededDocuments } from '#sandbox/seed/documents.ts'
import { seededNotes } from '#sandbox/seed/notes.ts'
import { seededFees } from '#sandbox/seed/fees.ts'
import {
  type Event,
  backOffice,
  companyStories,
  privateStories,
  remover,
  service,
} from '#sandbox/seed/history-stories.ts'
import type { Person } from '#sandbox/seed/person.ts'
import { privateCustomers, privatePeople } from '#sandbox/seed/private-people.ts'
import type { callingNumbers } from '#sandbox/storage/tables/calling-numbers.ts'
import type { history } from '#sandbox/storage/tables/history.ts'

type Row = typeof history.$inferInsert
type Number = typeof callingNumbers.$inferInsert
type Document = ReturnType<typeof seededDocuments>[number]
type Note = ReturnType<typeof seededNotes>[number]
type Fee = ReturnType<typeof seededFees>[number]
type HistoryCustomer = Pick<Customer, 'id' | 'kind'>

const ofBank = new Set(bankPeople.map(({ firstName, lastName }) => `${firstName} ${lastName}`))

/** A moment so many days before today. */
function ago(now: Date, days: number, time: string): Date {
  const day = new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10)
  return new Date(`${day}T${time}Z`)
}

/** Writes entries about a target; `self` is the address of the person whose history it is. */
const about = <Kind extends TargetKind>(target: HistoryTarget<Kind>, self: string, now: Date) => {
  const { objectType, objectId, subject } = target
  const own = objectType === 'PRIVATE_CUSTOMER' ? 'PRIVATE_CUSTOMER' : 'BUSINESS_ADMIN'
  return ([days, time, who, activity, changes = []]: Event<Kind>): Row => ({
    objectType,
    objectId,
    at: ago(now, days, time),
    author: who === 'self' ? self : who,
    userType: ofBank.has(who) ? 'BANK_EMPLOYEE' : own,
    loginActivity: false,
    activity,
    subject,
    changes: changes.length > 0 ? changes : null,
  })
}

type Visit = [daysAgo: number, time: string, activity: LoginActivity]

/** Sign-ins and sign-outs of a person. */
const visitsOf = ({ objectType, objectId }: HistoryTarget, self: string, visits: Visit[], now: Date): Row[] =>
  visits.map(([days, time, activity]) => ({
    objectType,
    objectId,
    at: ago(now, days, time),
    author: self,
    userType: objectType === 'PRIVATE_CUSTOMER' ? 'PRIVATE_CUSTOMER' : 'BUSINESS_ADMIN',
    loginActivity: true,
    activity,
    subject: null,
    changes: null,
  }))

/** Once every nine days, for a few minutes; each time at another hour. */
function signIns(index: number, times: number): Visit[] {
  const hour = (visit: number) => String(5 + ((index + visit * 7) % 14)).padStart(2, '0')
  return Array.from({ length: times }, (_none, visit) => visit).flatMap((visit): Visit[] => [
    [2 + visit * 9, `${hour(visit)}:${20 + (index % 30)}:40`, 'Abgemeldet'],
    ...(visit % 4 === 3
      ? [[2 + visit * 9, `${hour(visit)}:11:10`, 'Anmeldung abgelehnt, falsches Passwort'] as Visit]
      : []),
    [2 + visit * 9, `${hour(visit)}:12:03`, 'Angemeldet'],
  ])
}

const neverSignedIn = (person: Person) => person.purpose === 'passwordNotSet'

function ofPerson(person: Person, index: number, now: Date): Row[] {
  const target = historyOf({ kind: 'private', id: person.customerId! })
  const story = privateStories(now)[person.customerNumber!] ?? []
  // Anna's visits fill more than one page.
  const visits = neverSignedIn(person) ? [] : signIns(index, index === 0 ? 14 : 3)
  return [...visitsOf(target, person.email, visits, now), ...story.map(about(target, person.email, now))]
}

function ofAdministrator(person: Person, index: number, now: Date): Row[] {
  const target = administratorTarget(person)
  const visits = neverSignedIn(person) ? [] : signIns(index, 4)
  const { firstName, lastName, email } = person
  // Every third one has had another address.
  const firstEmail = index % 3 === 0 ? email.replace(/^(.)[^.@]*\./, '$1.') : email
  const added: Event<'ADMINISTRATOR'> = [
    380 + index,
    '09:30:00',
    backOffice,
    'Administrator angelegt',
    addedFields({ firstName, lastName, email: firstEmail }),
  ]
  const events: Event<'ADMINISTRATOR'>[] = [added]
  if (firstEmail !== email)
    events.push([
      97 + index,
      '08:14:20',
      backOffice,
      'Daten des Administrators geändert',
      changedFields({ email: firstEmail }, { email }),
    ])
  if (person.purpose === 'deactivated')
    events.push([
      1,
      '14:00:00',
      backOffice,
      'Administrator deaktiviert',
      changedFields({ isActive: true }, { isActive: false }),
    ])
  return [...visitsOf(target, email, visits, now), ...events.map(about(target, email, now))]
}

const daysSince = (day: string, now: Date) => Math.floor((now.getTime() - Date.parse(day)) / 86_400_000)

/** What a limit was before it was lowered, in cents. */
const lowered = 5000

/** By Bergland's first administrator, or any administrator of the company. */
function ofNumber(number: Number, now: Date): Row[] {
  const administrator = administrators.find(({ customerId }) => customerId === number.customerId)!
  const { status = 'IN_ACTIVATION', limitCents, deactivationDate = null, deactivationReason = null } = number
  const since = number.activationDate ? daysSince(number.activationDate, now) : 1
  const isChanged = since > 60
  const first = {
    ...number,
    limitCents: isChanged ? limitCents + lowered : limitCents,
    status: 'IN_ACTIVATION',
    activationDate: null,
    deactivationDate: null,
    deactivationReason: null,
  }
  const events: Event<'CALLING_NUMBER'>[] = [[since, '08:00:00', 'self', 'Rufnummer angelegt', addedFields(first)]]
  if (isChanged)
    events.push([
      Math.floor(since / 2),
      '10:41:05',
      'self',
      'Rufnummer geändert',
      changedFields({ limitCents: limitCents + lowered }, { limitCents }),
    ])
  if (status === 'BLOCKED')
    events.push([8, '16:20:30', 'self', 'Rufnummer gesperrt', changedFields({ status: 'ACTIVE' }, { status })])
  if (deactivationDate)
    events.push([
      daysSince(deactivationDate, now),
      '17:05:00',
      'self',
      'Rufnummer deaktiviert',
      changedFields(
        { status: 'ACTIVE', deactivationDate: null, deactivationReason: null },
        { status, deactivationDate, deactivationReason },
      ),
    ])
  return events.map(
    about(numberTarget({ id: number.id!, callingNumber: number.callingNumber }), administrator.email, now),
  )
}

const hour = 3_600_000

/** An upload for each document, and its deletion where it is marked; a few days later. */
function ofDocument(document: Document, owner: HistoryCustomer, now: Date): Row[] {
  const { addedAt, addedBy, deleted, documentType, filename, comment } = document
  const row = about(documentTarget(owner, document), '', now)
  const fields = addedFields({ documentType, filename, comment })
  const uploaded = { ...row([0, '00:00:00', addedBy, 'Dokument hochgeladen', fields]), at: addedAt }
  if (!deleted) return [uploaded]
  const marked = row([
    0,
    '00:00:00',
    backOffice,
    'Dokument als gelöscht markiert',
    changedFields({ deleted: false }, { deleted }),
  ])
  return [uploaded, { ...marked, at: new Date(Math.min(addedAt.getTime() + 30 * hour, now.getTime())) }]
}

function ofNote(note: Note, owner: HistoryCustomer, now: Date): Row {
  const row = about(noteTarget(owner, note), '', now)
  return { ...row([0, '00:00:00', note.recordedBy, 'Notiz hinzugefügt']), at: note.createdAt }
}

/** A fee is added on its first day, one that begins later was added yesterday; an end that came early was moved. */
function ofFee(fee: Fee, owner: HistoryCustomer, now: Date): Row[] {
  const {
    transactionText,
    itemType,
    amountCents,
    startDate,
    plannedEndDate = null,
    actualEndDate = null,
    productType,
  } = fee
  const word = amountCents < 0 ? 'Gutschrift' : 'Gebühr'
  const row = about(feeTarget(owner, { id: fee.id!, transactionText }), '', now)
  const firstEnd = actualEndDate === null ? plannedEndDate : null
  const fields = addedFields({
    transactionText,
    itemType,
    amountCents,
    startDate,
    plannedEndDate: firstEnd,
    productType,
  })
  const added: Event<'FEE'> = [
    Math.max(1, daysSince(startDate, now)),
    '07:45:10',
    backOffice,
    `${word} angelegt`,
    fields,
  ]
  const isEnded = firstEnd !== plannedEndDate
  const ended: Event<'FEE'>[] = isEnded
    ? [
        [
          daysSince(startDate, now) - 20,
          '09:12:33',
          service,
          `Geplantes Ende einer ${word} geändert`,
          changedFields({ plannedEndDate: null }, { plannedEndDate }),
        ],
      ]
    : []
  return [added, ...ended].map((event) => row(event))
}

/** What somebody had and has no more: a document that was deleted for good and a credit that was deleted before its start. */
function ofDeleted(now: Date): Row[] {
  const anna = { kind: 'private', id: '10000000-0000-4000-8000-001100234501' } as const
  const file = { documentType: 'SCREENSHOT', filename: 'Kontoauszug fremde Person.png' }
  const document = about(documentTarget(anna, { ...file, id: '70000000-0000-4000-8000-000000009901' }), '', now)
  const text = { transactionText: 'Kulanzgutschrift, doppelt', itemType: 'GOODWILL_CREDIT_PAYBOX' }
  const credit = { ...text, amountCents: -1250, startDate: dayAfter(now, -30) }
  const fee = about(feeTarget(anna, { ...text, id: '60000000-0000-4000-8000-000000009901' }), '', now)
  return [
    document([151, '09:05:12', service, 'Dokument hochgeladen', addedFields(file)]),
    document([150, '11:40:27', remover, 'Dokument endgültig gelöscht', removedFields(file)]),
    fee([31, '13:20:44', service, 'Gutschrift angelegt', addedFields(credit)]),
    fee([30, '08:02:19', service, 'Gutschrift gelöscht', removedFields(credit)]),
  ]
}

export function seededHistory(numbers: readonly Number[], now: Date): Row[] {
  const all: readonly HistoryCustomer[] = [...privateCustomers(now), ...businessCustomers(now)].map(({ id, kind }) => ({
    id: id!,
    kind,
  }))
  const owners = new Map(all.map((one) => [one.id, one]))
  const ofCompanies = Object.entries(companyStories(now)).flatMap(([bpNumber, story]) =>
    story.map(about(historyOf({ kind: 'business', id: `20000000-0000-4000-8000-00${bpNumber}` }), '', now)),
  )
  return [
    ...privatePeople.flatMap((person, index) => ofPerson(person, index, now)),
    ...administrators.flatMap((person, index) => ofAdministrator(person, index, now)),
    ...numbers.flatMap((number) => ofNumber(number, now)),
    ...ofCompanies,
    ...seededDocuments(now).flatMap((document) => ofDocument(document, owners.get(document.customerId)!, now)),
    ...seededNotes(now).map((note) => ofNote(note, owners.get(note.customerId)!, now)),
    ...seededFees(now).flatMap((fee) => ofFee(fee, owners.get(fee.customerId)!, now)),
    ...ofDeleted(now),
  ]
}
