/** The allow list: the people of the contract's examples, then people who make it longer than a page, the last of them hostile. */
import { hostileNotes, hostilePerson } from '#sandbox/seed/hostile.ts'
import type { allowEntries as allowTable } from '#sandbox/storage/tables/back-office.ts'

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
