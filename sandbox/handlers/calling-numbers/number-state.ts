/** Blocking, opening and deactivating one calling number (R533 to R535, R913). */
import type { DeactivateCallingNumberRequest } from '#generated/model/deactivate-calling-number-request.ts'
import { mayBecome, type StoredNumber } from '#sandbox/domain/calling-number.ts'
import { dayOf } from '#sandbox/domain/vienna.ts'
import { workUntil } from '#sandbox/domain/work.ts'
import type { CompanyWithNumber } from '#sandbox/handlers/calling-numbers/number-of.ts'
import type { Session } from '#sandbox/handlers/handler.ts'
import { refuse } from '#sandbox/handlers/problem.ts'
import { updateNumber } from '#sandbox/storage/calling-numbers.ts'
import type { Database } from '#sandbox/storage/database.ts'
import { record } from '#sandbox/storage/history.ts'

type Writing = { db: Database; now: Date; traceId: string; session: Session }

const transition =
  <Call extends Writing>(
    status: Parameters<typeof mayBecome>[1],
    activity: string,
    more: (call: Call) => Partial<StoredNumber> = () => ({}),
  ) =>
  async (call: Call, { number }: CompanyWithNumber) => {
    if (!mayBecome(number.status, status)) return refuse(call, 409, `The calling number is ${number.status}`)
    await updateNumber(call.db, { ...number, status, taskOpenUntil: workUntil(call.now), ...more(call) })
    await record(call, { objectType: 'CALLING_NUMBER', objectId: number.id }, activity)
    return { status: 204 } as const
  }

export const blockNumber = transition('BLOCKED', 'Rufnummer gesperrt')
export const cancelNumberBlock = transition('ACTIVE', 'Sperre aufgehoben')
export const deactivateNumber = transition(
  'DEACTIVATED',
  'Rufnummer deaktiviert',
  ({ now, body }: Writing & { body: DeactivateCallingNumberRequest }) => ({
    deactivationDate: dayOf(now),
    deactivationReason: body.deactivationReason,
  }),
)
