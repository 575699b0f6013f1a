/** The deny list: the people of the contract's examples, and a hostile entry. */
import { hostileNotes, hostilePerson } from '#sandbox/seed/hostile.ts'
import type { denyEntries as denyTable } from '#sandbox/storage/tables/back-office.ts'

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
