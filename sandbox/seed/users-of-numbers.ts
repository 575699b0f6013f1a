/** The calling numbers of the contract's examples. */
import { holzbausEnd } from '#sandbox/seed/ends-of-contracts.ts'
import { endless } from '#sandbox/domain/work.ts'
import type { callingNumbers } from '#sandbox/storage/tables/calling-numbers.ts'

/** A number without what the company gives it. */
export type UserOfNumber = Omit<typeof callingNumbers.$inferInsert, 'id' | 'customerId' | 'addedAt'>

/** In each state one, as in the contract's examples. */
export const berglandPeople: UserOfNumber[] = [
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
    taskOpenUntil: endless,
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
export const holzbauPeople = (now: Date): UserOfNumber[] => [
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
export const hostilePeople: UserOfNumber[] = [
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
