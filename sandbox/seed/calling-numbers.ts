/** The calling numbers of the companies and who uses them. */
import type { CallingNumberStatus } from '#generated/model/calling-number-status.ts'
import { cities } from '#sandbox/domain/calling-number.ts'
import { dayAfter } from '#contract-checks/vienna-day.ts'
import { endOfTime } from '#sandbox/domain/customer.ts'
import { holzbausEnd } from '#sandbox/seed/ends-of-contracts.ts'
import type { callingNumbers, callingNumbers as numberTable } from '#sandbox/storage/tables/calling-numbers.ts'

/** A number without what the company gives it. */
type UserOfNumber = Omit<typeof callingNumbers.$inferInsert, 'id' | 'customerId' | 'addedAt'>

/** In each state one, as in the contract's examples. */
const berglandPeople: UserOfNumber[] = [
  {
    callingNumber: '6641001001',
    firstName: 'Markus',
    lastName: 'Huber',
    carNumber: 'I123BLD',
    email: 'markus.huber@bergland.example',
    employeeNumber: 'M1001',
    preferredCity: 'AT-INNSBRUCK',
    custReportAttr1: 'Montage/Tirol',
    custReportAttr2: 'KST 4711',
    reloadValue: 20,
    limitCents: 20_000,
    status: 'ACTIVE',
    activationDate: '2025-03-03',
  },
  {
    callingNumber: '6641001002',
    firstName: 'Julia',
    lastName: 'Egger',
    carNumber: 'I456BLD',
    email: 'julia.egger@bergland.example',
    employeeNumber: 'M1002',
    preferredCity: 'AT-STEYR',
    custReportAttr1: 'Service/Steyr',
    custReportAttr2: 'KST 4720',
    reloadValue: 50,
    limitCents: 35_000,
    status: 'BLOCKED',
    activationDate: '2024-09-16',
  },
  {
    callingNumber: '6641001003',
    firstName: 'Peter',
    lastName: 'Mayr',
    carNumber: 'I789BLD',
    employeeNumber: 'M0987',
    custReportAttr1: 'Montage/Tirol',
    preferredCity: 'AT-SALZBURG',
    reloadValue: 10,
    limitCents: 10_000,
    status: 'DEACTIVATED',
    activationDate: '2023-01-09',
    deactivationDate: '2026-08-31',
    deactivationReason: 'RESIGNATION_FROM_COMPANY',
  },
  {
    callingNumber: '6641001004',
    firstName: 'Sandra',
    lastName: 'Koch',
    carNumber: 'IL234C',
    email: 'sandra.koch@bergland.example',
    preferredCity: 'AT-WIEN',
    reloadValue: 100,
    limitCents: 100_000,
    status: 'IN_ACTIVATION',
    taskOpenUntil: endOfTime,
  },
  {
    callingNumber: '6641001005',
    firstName: 'Thomas',
    lastName: 'Riedl',
    carNumber: 'IL567D',
    employeeNumber: 'M1015',
    custReportAttr1: 'Lehrling',
    preferredCity: 'AT-GRAZ',
    reloadValue: 10,
    limitCents: 5000,
    status: 'ACTIVATION_FAILED',
  },
]

/** The company is terminated, its only number with it. */
const holzbauPeople = (now: Date): UserOfNumber[] => [
  {
    callingNumber: '6769008001',
    firstName: 'Robert',
    lastName: 'Kainz',
    carNumber: 'LE88HOLZ',
    email: 'robert.kainz@holzbau.example',
    preferredCity: 'AT-GRAZ',
    reloadValue: 10,
    limitCents: 10_000,
    status: 'DEACTIVATED',
    activationDate: '2022-05-02',
    deactivationDate: holzbausEnd(now),
    deactivationReason: 'NO_REASON',
  },
]

/** Names and words as long as the contract lets them be. */
const hostilePeople: UserOfNumber[] = [
  {
    callingNumber: '6646666002',
    firstName: 'Donaudampfschifffahrtsgesellschaftskapit',
    lastName: "O'Brien-Donaudampfschifffahrtsgesellscha",
    email: `${'b'.repeat(60)}@boese.example`,
    custReportAttr1: 'Donaudampfschifffahrtsgesellschaftskapit',
    custReportAttr2: 'Donaudampfschifffahrtsgesellschaftskapit',
    carNumber: 'WWWWWWWWWW',
    preferredCity: 'AT-WIEN',
    reloadValue: 10,
    limitCents: 10_000,
    status: 'ACTIVE',
    activationDate: '2025-05-05',
  },
]

type Row = typeof numberTable.$inferInsert

const bergland = '1200456701'
const company = (bpNumber: string) => `20000000-0000-4000-8000-00${bpNumber}`
/** `count` starts at 1 in each company. */
const idOf = (bpNumber: string, count: number) => `30000000-0000-4000-8000-${bpNumber}${String(count).padStart(2, '0')}`

const firstNames = 'Birgit Manuel Nina Florian Lena Gregor Sonja Tobias Verena Matthias Hannah'.split(' ')
const lastNames = 'Unterberger Kofler Auer Schuster Hinterholzer Öfner Weiß Maurer Größl Brandstätter'.split(' ')
const teams = ['Montage/Tirol', 'Service/Wien', 'Montage/Kärnten', 'Lager Linz', 'Büro']
const states: CallingNumberStatus[] = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'BLOCKED', 'ACTIVE', 'DEACTIVATED', 'ACTIVE']
const limits = [20_000, 50_000, 10_000, 35_000, 100_000]
const reasons = ['NO_USE', 'RESIGNATION_FROM_COMPANY', 'NO_REASON'] as const
const offered = cities.filter(({ active }) => active)

const plain = (name: string) => name.toLowerCase().replaceAll('ö', 'oe').replaceAll('ä', 'ae').replaceAll('ß', 'ss')

/** One of many; what it is follows from its number, so that every start gives the same. */
function colleague(index: number, numbersFrom: number, now: Date): UserOfNumber {
  const firstName = firstNames[index % firstNames.length]!
  const lastName = lastNames[(index * 3) % lastNames.length]!
  const status = states[index % states.length]!
  const gone = status === 'DEACTIVATED'
  return {
    callingNumber: String(numbersFrom + index),
    firstName,
    lastName,
    email: index % 4 === 3 ? null : `${plain(firstName)}.${plain(lastName)}${index}@firma.example`,
    employeeNumber: `M${2001 + index}`,
    custReportAttr1: teams[index % teams.length]!,
    custReportAttr2: index % 3 === 0 ? null : `KST ${4700 + (index % 12)}`,
    carNumber: `W${10_000 + ((index * 7919) % 80_000)}B`,
    preferredCity: offered[index % offered.length]!.cityId,
    reloadValue: 10 * (1 + (index % 10)),
    limitCents: limits[index % limits.length]!,
    status,
    activationDate: dayAfter(now, -400 - index * 3),
    deactivationDate: gone ? dayAfter(now, -index) : null,
    deactivationReason: gone ? reasons[index % reasons.length]! : null,
  }
}

/** Donau is always at work; Leitner's contract ends; Holzbau's has ended; the hotel has a few, the catering none. */
export function seededNumbers(now: Date): Row[] {
  const staff = (count: number, from: number) =>
    Array.from({ length: count }, (_none, index) => colleague(index, from, now))
  const numbers: Record<string, UserOfNumber[]> = {
    [bergland]: [...berglandPeople, ...staff(60, 6_642_001_100)],
    '1200456702': staff(12, 6_642_002_001),
    '1200456703': staff(3, 6_642_003_001),
    '1200456704': holzbauPeople(now),
    '1200456705': staff(8, 6_642_005_001),
    '1200456700': hostilePeople,
  }
  return Object.entries(numbers).flatMap(([bpNumber, people]) =>
    people.map((person, index) => ({
      id: idOf(bpNumber, index + 1),
      customerId: company(bpNumber),
      addedAt: now,
      ...person,
    })),
  )
}
