/** Background tasks of every kind: waiting, failed, given up; a retry helps two of three. */
import type { TaskObjectType } from '#generated/model/task-object-type.ts'
import { firstOfMonth } from '#sandbox/domain/vienna.ts'
import { hostileTask } from '#sandbox/seed/hostile.ts'
import type { tasks as taskTable } from '#sandbox/storage/tables/back-office.ts'

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

/** Older than the others, so that it stands on a later page. */
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
    // Whoever was tried a dozen times is given up.
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
