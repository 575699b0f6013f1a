import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { Locks } from '#generated/model/locks.ts'
import { ValueBadge, type State } from '#src/shared/elements/status-badge.tsx'
import { InfoTooltip } from '#src/shared/form/info-tooltip.tsx'
import { formatDate } from '#src/shared/format/day.ts'
import { loadable } from '#src/shared/ui/loadable.tsx'
import type { Termination } from './actions/termination-details.tsx'
import classes from './customer-status.module.css'

/** Label and colour of each status of a customer (R117). */
export const customerStates: Record<CustomerStatus, State> = {
  ACTIVE: { label: msg`Active`, tone: 'good' },
  TERMINATION_PLANNED: { label: msg`Termination planned`, tone: 'waiting' },
  TERMINATED: { label: msg`Ended`, tone: 'neutral' },
}

/** The popup; a page with the status of customers preloads it. */
export const TerminationDetails = loadable(
  async () => (await import('./actions/termination-details.tsx')).TerminationDetails,
)

type Props = Termination & { name: string; status: CustomerStatus }

/** The status of a customer; a termination also has a popup with its reason and date (R352, R365). */
export function TerminationStatus({ name, status, terminationReason, terminationDate }: Props) {
  const { t } = useLingui()
  return (
    <span className={classes.status}>
      <ValueBadge states={customerStates} value={status} />
      {status !== 'ACTIVE' && (
        <span className={classes.since}>
          {terminationDate !== null && <TerminationDate status={status} day={terminationDate} />}
          <InfoTooltip about={t`termination of ${name}`} above>
            <TerminationDetails terminationReason={terminationReason} terminationDate={terminationDate} />
          </InfoTooltip>
        </span>
      )}
    </span>
  )
}

/** The day on which the contract ends or ended. */
export function TerminationDate({ status, day }: { status: CustomerStatus; day: string }) {
  const end = formatDate(day)
  return status === 'TERMINATED' ? <Trans>since {end}</Trans> : <Trans>as of {end}</Trans>
}

/** A short name of each lock, in the order of the modal that sets them. */
const lockLabels: Record<Exclude<keyof Locks, 'etag'>, MessageDescriptor> = {
  securityLockRM: msg`RM`,
  securityLockSL: msg`SL`,
  securityLockCustomerWish: msg`Customer's request`,
  securityLockCS: msg`CS`,
  inactivityLock: msg`Inactivity`,
  returnDebitLock: msg`Return debit`,
}

/** The names of the locks that are set; empty without locks (R353). A returned debit locks when it has a reason (A31). */
export const formatLocks = (i18n: I18n, locks: Locks): string =>
  Object.entries(lockLabels)
    .filter(([name]) => (locks[name as keyof Locks] ?? false) !== false)
    .map(([, label]) => i18n._(label))
    .join(', ')
