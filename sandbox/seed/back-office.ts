/** Background tasks, the allow and the deny list, and the bill runs. */
import type { TaskObjectType } from '#generated/model/task-object-type.ts'
import { firstOfMonth, startOf } from '#contract-checks/vienna-day.ts'
import { hostileNotes, hostilePerson, hostileTask } from '#sandbox/seed/hostile.ts'
import type {
  allowEntries as allowTable,
  billRuns as runTable,
  denyEntries as denyTable,
  tasks as taskTable,
} from '#sandbox/storage/tables/back-office.ts'

type Kind = { objectType: TaskObjectType; taskType: string; about: string; error: string }

const trace = (where: string) =>
  `com.example.billing.SendException: SAP code ${where} is not known\n  at com.example.billing.Sender.send(Sender.java:118)\n  at com.example.billing.Run.day(Run.java:54)`

const kind = (objectType: TaskObjectType, taskType: string, about: string, error: string): Kind => ({
  objectType,
  taskType,
  about,
  error,
})

/** `about` may hold the last month as `YYYY-MM`. */
const kinds = (month: string): Kind[] => [
  kind('EMAIL', 'EMAIL_SENDING', 'anna.gruber@mail.example', 'SMTP 451: mailbox is busy, try again later'),
  kind('PRIVATE_CUSTOMER', 'ACCOUNTING_SYNC_PRIVATE_CUSTOMER', '1100234507', 'No answer within 30 seconds'),
  kind('CALL_NUMBER', 'CALL_NUMBER_CREATION_WITH_BLACKLIST_CHECK', '6641001004', 'Blacklist check failed: HTTP 503'),
  kind('BILL_RUN_DAY', 'BILL_RUN_PRIVATE_TRANSACTION_SENDING', `${month}-17`, trace('4711-PB')),
  kind('VPN_NUMBER_MIGRATION', 'VPN_MIGRATION', '6641001002', 'The number is still being moved'),
  kind('TEST', 'FAILING', 'test-1', 'This task always fails'),
  kind('PRIVATE_CUSTOMER_PRODUCT', 'PARTNER_SYNC_PRIVATE_CUSTOMER', '1100234502', 'HTTP 409: another sync is running'),
  kind('BUSINESS_CUSTOMER', 'ACCOUNTING_SYNC_BUSINESS_CUSTOMER', '1200456702', 'Account 1200456702 is locked'),
  kind('CALL_NUMBER', 'PARKING_SYNC_CALL_NUMBER', '6641001005', 'Certificate has expired'),
  kind('BILL_RUN', 'BILL_RUN_SCHEDULING', month, 'Could not obtain lock on relation bill_run'),
  kind('BILL_RUN_PRIVATE_TRANSACTION', 'BILL_RUN_PRIVATE_TRANSACTION_CREATION', `${month}-17`, 'Division by zero'),
  kind('BILL_RUN_BUSINESS_TRANSACTION', 'BILL_RUN_BUSINESS_TRANSACTION_SENDING', `${month}-18`, trace('4721-GB')),
  kind('BILL_RUN_CALL_NUMBER_TRANSACTION', 'BILL_RUN_CALL_NUMBER_TRANSACTION_SENDING', `${month}-19`, trace('4731-TX')),
  kind('CALL_NUMBER', 'VPN_CHECK', '6641001001', 'Connection refused'),
  kind('BUSINESS_CUSTOMER', 'LOYALTY_SYNC_BUSINESS_CUSTOMER', '1200456705', 'HTTP 500'),
  kind('TEST', 'DEMO', 'test-2', 'Stopped by hand'),
]

const count = 54
const hour = 3_600_000
/** By running number: never tried, once, often. */
const attempts = [0, 4, 1, 12, 2, 250, 3, 7, 2, 5]

/** Older than the others, so that it is on a later page. */
const hostile = (now: Date): typeof taskTable.$inferInsert => ({
  id: 'a0000000-0000-4000-8000-000000000666',
  createdAt: new Date(now.getTime() - (count + 1) * 5 * hour),
  objectType: 'TEST',
  taskType: 'FAILING',
  attempts: 6,
  nextAttemptAt: null,
  supportId: 'e0000000-0000-4000-8000-00000000a666',
  heals: false,
  ...hostileTask,
})

/** Newest first, five hours apart. */
export function tasks(now: Date): (typeof taskTable.$inferInsert)[] {
  const all = kinds(firstOfMonth(now, -1).slice(0, 7))
  const usual = Array.from({ length: count }, (_, index) => {
    const { objectType, taskType, about, error } = all[index % all.length]!
    const tried = attempts[index % attempts.length]!
    const ending = String(count - index).padStart(3, '0')
    // A delivery is given up after twelve attempts.
    const nextAttemptAt = tried === 12 ? null : new Date(now.getTime() + (tried === 0 ? 0 : hour))
    return {
      id: `a0000000-0000-4000-8000-000000000${ending}`,
      createdAt: new Date(now.getTime() - index * 5 * hour),
      objectType,
      businessIdentifier: about,
      taskType,
      attempts: tried,
      nextAttemptAt,
      supportId: tried === 0 ? null : `e0000000-0000-4000-8000-00000000a${ending}`,
      errorMessage: tried === 0 ? null : error,
      heals: taskType !== 'FAILING' && index % 3 !== 2,
    }
  })
  return [...usual, hostile(now)]
}

const people: [firstName: string, lastName: string, birthdate: string, phoneNumber: string, note?: string][] = [
  ['Magdalena', 'Haas', '1990-02-14', '6641230001', 'Nummer war früher gesperrt, mit der Kundin geklärt.'],
  ['Šimon', 'Novák', '1983-08-05', '6761230002'],
  ['Marie-Luise', "O'Connor", '1957-12-31', '6501230003', 'Namensänderung nach Heirat, Urkunde liegt vor.'],
  ['Leopold', 'Aigner', '1972-06-19', '6641230004'],
  ['Theresia', 'Binder', '1964-01-08', '6991230005', 'Ausweis in der Filiale geprüft.'],
  ['Emre', 'Çelik', '1995-11-23', '6761230006'],
  ['Rosalinde', 'Dorfer', '1948-04-02', '6641230007', 'Wird von der Tochter unterstützt.'],
  ['Matthias', 'Ebenhofer', '1988-09-30', '6601230008'],
  ['Ivana', 'Filipović', '1979-07-12', '6501230009', 'Neue Rufnummer nach Anbieterwechsel.'],
  ['Gottfried', 'Gschwandtner', '1955-05-05', '6641230010'],
  ['Hannah', 'Heller', '2001-10-17', '6761230011', 'Jugendkonto wurde aufgelöst.'],
  ['Cem', 'Işık', '1992-03-28', '6991230012'],
  ['Johanna', 'Jäger', '1986-12-01', '6641230013', 'Verwechslung mit gleichnamiger Person.'],
  ['Konstantin', 'Kraus', '1969-08-24', '6601230014'],
  ['Ludmilla', 'Lang', '1976-02-29', '6501230015', 'Sperre irrtümlich gesetzt.'],
  ['Maximilian', 'Maier', '1999-06-06', '6641230016'],
  ['Nadja', 'Nemeth', '1981-01-19', '6761230017', 'Rücksprache mit Risk am 3. Februar.'],
  [hostilePerson.firstName, hostilePerson.lastName, '1966-06-06', '6646666018', hostileNotes[0]],
]

export const allowEntries: (typeof allowTable.$inferInsert)[] = people.map(
  ([firstName, lastName, birthdate, phoneNumber, note = null], index) => ({
    id: `d0000000-0000-4000-8000-${String(index < 3 ? index + 1 : index + 100).padStart(12, '0')}`,
    firstName,
    lastName,
    birthdate,
    phoneNumber,
    note,
  }),
)

const idOf = (number: string) => `d0000000-0000-4000-8000-0000000000${number}`

export const denyEntries: (typeof denyTable.$inferInsert)[] = [
  {
    id: idOf('11'),
    firstName: 'Viktor',
    lastName: 'Kern',
    birthdate: '1986-05-22',
    phoneNumber: '6609990011',
    iban: 'AT595600020141567890',
    note: 'Betrugsfall 2025, Akt liegt bei Risk.',
  },
  { id: idOf('12'), iban: 'AT595600020141567890', note: 'Konto wurde als gestohlen gemeldet.' },
  { id: idOf('13'), phoneNumber: '6609990013' },
  {
    id: idOf('14'),
    firstName: 'Ottilie',
    lastName: 'Zauner',
    birthdate: '1949-10-03',
    note: 'Steht unter Erwachsenenvertretung.',
  },
  { id: idOf('15'), ...hostilePerson, birthdate: '1966-06-06', note: hostileNotes[0] },
]

const months = 14
const stuckDay = '17'

/** Every fifth month was billed twice. */
const runsOf = (ago: number) => (ago % 5 === 2 ? 2 : 1)

export function billRuns(now: Date): (typeof runTable.$inferInsert)[] {
  const all = Array.from({ length: months }, (_, index) => months - index).flatMap((ago) =>
    Array.from({ length: runsOf(ago) }, (_, index) => ({ ago, runNumber: index + 1 })),
  )
  return all.map(({ ago, runNumber }, index) => {
    const [year, month] = firstOfMonth(now, -ago).split('-').map(Number)
    return {
      id: `b0000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      year: year!,
      month: month!,
      runNumber,
      startedAt: startOf(firstOfMonth(now, 1 - ago)),
      stuckAt: ago === 1 ? firstOfMonth(now, -1).slice(0, 8) + stuckDay : null,
    }
  })
}
