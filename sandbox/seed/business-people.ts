/** The administrators of the companies. */
import { endOfTime } from '#sandbox/domain/customer.ts'
import { companyData } from '#sandbox/seed/companies.ts'
import { holzbausEnd, plannedEnd } from '#sandbox/seed/ends-of-contracts.ts'
import type { Person, Purpose } from '#sandbox/seed/person.ts'
import type { companies as companyTable } from '#sandbox/storage/tables/companies.ts'
import type { customers } from '#sandbox/storage/tables/people.ts'

const names = `Anita Berger, Bernhard Aigner, Carina Brandstätter, Dominik Fuchs, Elfriede Gasser, Florian Haider,
  Gudrun Innerhofer, Harald Jäger, Iris Kaltenbrunner, Johannes Lackner, Kerstin Mayrhofer, Leopold Nussbaumer,
  Marlene Oberhuber, Norbert Pfeifer, Ottilie Rainer, Patrick Schwaiger`

/** Those who have left; their rows are greyed out. */
const gone = new Set(['Dominik Fuchs', 'Ottilie Rainer'])

const transliterate: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** The hotel's administrators 21 to 36; the others are in business-people.ts. */
const hotelStaff = (customerId: string, customerNumber: string): Person[] =>
  names.split(/,\s+/).map((name, index) => {
    const [firstName, lastName] = name.split(' ') as [string, string]
    const local = `${firstName}.${lastName}`.toLowerCase().replaceAll(/[äöü]/g, (sign) => transliterate[sign]!)
    return {
      id: `40000000-0000-4000-8000-${customerNumber}${21 + index}`,
      customerId,
      customerNumber,
      firstName,
      lastName,
      email: `${local}@alpenblick.example`,
      ...(gone.has(name) && { purpose: 'deactivated' as const }),
    }
  })

const bergland = '1200456701'
const donau = '1200456702'
const leitner = '1200456703'
const holzbau = '1200456704'
const hotel = '1200456705'
const catering = '1200456706'
const boese = '1200456700'

const idOf = (bpNumber: string) => `20000000-0000-4000-8000-00${bpNumber}`

/** Customer number, what is special about the contract. */
type CompanyRow = [bpNumber: string, special?: Partial<typeof customers.$inferInsert>]

const companyRows = (now: Date): CompanyRow[] => [
  [bergland],
  [donau, { taskOpenUntil: endOfTime }],
  [leitner, { terminationDate: plannedEnd(now), terminationReason: 'ORDINARY_BPS_NO_REASON' }],
  [
    holzbau,
    {
      terminationDate: holzbausEnd(now),
      terminationReason: 'WITHOUT_NOTICE_BANK_DEBT_COLLECTION',
      securityLockRM: true,
      returnDebitLock: 'MS03',
    },
  ],
  [hotel],
  [catering],
  [boese],
]

export const businessCustomers = (now: Date): (typeof customers.$inferInsert)[] =>
  companyRows(now).map(([bpNumber, special]) => ({ id: idOf(bpNumber), kind: 'business', bpNumber, ...special }))

export const companies = (now: Date): (typeof companyTable.$inferInsert)[] =>
  companyRows(now).map(([bpNumber], index) => ({ customerId: idOf(bpNumber), ...companyData[index]! }))

/** Company, running number in it, first and last name, e-mail address, purpose. */
type Row = [company: string, number: string, firstName: string, lastName: string, email: string, Purpose?]

const rows: Row[] = [
  [bergland, '01', 'Katharina', 'Moser', 'katharina.moser@bergland.example'],
  [bergland, '02', 'Stefan', 'Lechner', 'stefan.lechner@bergland.example', 'deactivated'],
  [bergland, '03', 'Markus', 'Huber', 'markus.huber@bergland.example'],
  [donau, '01', 'Andreas', 'Bauer', 'andreas.bauer@donau-logistik.example'],
  [leitner, '01', 'Eva', 'Leitner', 'eva.leitner@weingut-leitner.example'],
  [holzbau, '01', 'Robert', 'Kainz', 'robert.kainz@holzbau.example'],
  [hotel, '01', 'Nora', 'Seidl', 'nora.seidl@alpenblick.example'],
  [catering, '01', 'Nora', 'Seidl', 'nora.seidl@alpenblick.example'],
  [boese, '01', 'Ahab', 'Donaudampfschifffahrtsgesellschaftskapit', 'ahab@boese.example'],
  [hotel, '02', 'Georg', 'Wimmer', 'georg.wimmer@alpenblick.example', 'passwordNotSet'],
  [hotel, '03', 'Silvia', 'Reiter', 'silvia.reiter@alpenblick.example', 'lockedWithTime'],
  [hotel, '04', 'Manfred', 'Ortner', 'manfred.ortner@alpenblick.example', 'lockedWithoutTime'],
  [hotel, '05', 'Doris', 'Ebner', 'doris.ebner@alpenblick.example', 'codeExpired'],
  [hotel, '06', 'Jakob', 'Thaler', 'jakob.thaler@alpenblick.example', 'codeTriesUsed'],
  [hotel, '07', 'Astrid', 'Egger', 'astrid.egger@alpenblick.example', 'codeForSomethingElse'],
  [hotel, '08', 'Peter', 'Strasser', 'peter.strasser@alpenblick.example', 'codeThatStaysValid'],
]

export const administrators: Person[] = rows.map(([company, number, firstName, lastName, email, purpose]) => ({
  id: `40000000-0000-4000-8000-${company}${number}`,
  customerId: idOf(company),
  customerNumber: company,
  firstName,
  lastName,
  email,
  ...(purpose && { purpose }),
  // Just added; the work on the account never ends.
  ...(lastName === 'Huber' && { taskOpenUntil: endOfTime }),
}))

/** More people of the hotel. */
export const staff = hotelStaff(idOf(hotel), hotel)
