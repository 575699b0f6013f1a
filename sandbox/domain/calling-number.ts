/** What a calling number is and what may become of it; pure. */
import type { CallingNumber } from '#generated/model/calling-number.ts'
import type { CallingNumberLimit } from '#generated/model/calling-number-limit.ts'
import type { CallingNumberRequest } from '#generated/model/calling-number-request.ts'
import type { CallingNumberStatus } from '#generated/model/calling-number-status.ts'
import type { DeactivationReason } from '#generated/model/deactivation-reason.ts'
import type { ReloadValue } from '#generated/model/reload-value.ts'
import { withEtag } from '#sandbox/domain/etag.ts'
import { dayOf } from '#contract-checks/vienna-day.ts'
import { isWorking, workUntil } from '#sandbox/domain/customer.ts'
import type { PreferredCity } from '#generated/model/preferred-city.ts'

/** The status is the one that was written last, see `withStatusAt`. */
export type StoredNumber = {
  id: string
  customerId: string
  addedAt: Date
  position: number
  callingNumber: string
  firstName: string
  lastName: string
  email: string | null
  employeeNumber: string | null
  custReportAttr1: string | null
  custReportAttr2: string | null
  carNumber: string
  preferredCity: string
  reloadValue: number
  limitCents: number
  status: CallingNumberStatus
  taskOpenUntil: Date | null
  activationDate: string | null
  deactivationDate: string | null
  deactivationReason: DeactivationReason | null
  version: number
}

/** From which states a number may come into this one (R533, R534, R913). */
const before = {
  BLOCKED: ['ACTIVE'],
  ACTIVE: ['BLOCKED'],
  DEACTIVATED: ['ACTIVE', 'BLOCKED'],
} satisfies Partial<Record<CallingNumberStatus, CallingNumberStatus[]>>

export const mayBecome = (status: CallingNumberStatus, next: keyof typeof before): boolean =>
  (before[next] as CallingNumberStatus[]).includes(status)

/** Only these can be changed (R536). */
export const isChangeable = ({ status }: Pick<StoredNumber, 'status'>): boolean =>
  status === 'ACTIVE' || status === 'BLOCKED'

/** As it is at a moment: what was in activation is active from the day on which its work was done. */
export function withStatusAt(number: StoredNumber, now: Date): StoredNumber {
  const { status, taskOpenUntil } = number
  if (status !== 'IN_ACTIVATION' || taskOpenUntil === null || isWorking(number, now)) return number
  return { ...number, status: 'ACTIVE', activationDate: dayOf(taskOpenUntil) }
}

/** Compared as plain numbers, although one is hours and the other EUR (A111, R787). */
export const isReloadTooHigh = ({ reloadValue, limit }: { reloadValue: number; limit: number }) => reloadValue > limit

/** Capitals, except for letters whose capital is several letters, since a plate must not become longer than it may be. */
const inCapitals = (plate: string): string =>
  Array.from(plate, (letter) => (letter.toUpperCase().length === letter.length ? letter.toUpperCase() : letter)).join(
    '',
  )

/** The columns that a request changes; licence plates are stored in capitals (A109). */
export const toColumns = (request: CallingNumberRequest) => {
  const { limit, carNumber, ...rest } = request
  return {
    ...rest,
    email: rest.email ?? null,
    employeeNumber: rest.employeeNumber ?? null,
    custReportAttr1: rest.custReportAttr1 ?? null,
    custReportAttr2: rest.custReportAttr2 ?? null,
    carNumber: inCapitals(carNumber),
    limitCents: limit * 100,
  }
}

/** A new number: it is activated by work that starts now. */
export const newNumber = (customerId: string, request: CallingNumberRequest, now: Date) => ({
  id: crypto.randomUUID(),
  customerId,
  addedAt: now,
  ...toColumns(request),
  status: 'IN_ACTIVATION' as const,
  taskOpenUntil: workUntil(now),
})

export const toCallingNumberResponse = (number: StoredNumber, now: Date): CallingNumber =>
  withEtag(number.version, {
    id: number.id,
    callingNumber: number.callingNumber,
    firstName: number.firstName,
    lastName: number.lastName,
    email: number.email,
    employeeNumber: number.employeeNumber,
    custReportAttr1: number.custReportAttr1,
    custReportAttr2: number.custReportAttr2,
    carNumber: number.carNumber,
    preferredCity: number.preferredCity,
    reloadValue: number.reloadValue as ReloadValue,
    limit: (number.limitCents / 100) as CallingNumberLimit,
    status: number.status,
    taskOpen: isWorking(number, now),
    activationDate: number.activationDate,
    deactivationDate: number.deactivationDate,
    deactivationReason: number.deactivationReason,
  })

export const cities: PreferredCity[] = [
  { cityId: 'AT-WIEN', name: 'Wien', active: true },
  { cityId: 'AT-GRAZ', name: 'Graz', active: true },
  { cityId: 'AT-LINZ', name: 'Linz', active: true },
  { cityId: 'AT-SALZBURG', name: 'Salzburg', active: true },
  { cityId: 'AT-INNSBRUCK', name: 'Innsbruck', active: true },
  { cityId: 'AT-KLAGENFURT', name: 'Klagenfurt am Wörthersee', active: true },
  { cityId: 'AT-BREGENZ', name: 'Bregenz', active: true },
  { cityId: 'AT-STEYR', name: 'Steyr', active: false },
]

/** Whether a number may get this city: one that is offered, or the one that it has already (A112). */
export const mayHaveCity = (cityId: string, current?: string): boolean =>
  cityId === current || cities.some((city) => city.cityId === cityId && city.active)
