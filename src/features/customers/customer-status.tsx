import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BusinessTerminationReason } from '#generated/model/business-termination-reason.ts'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import type { Locks } from '#generated/model/locks.ts'
import type { PrivateTerminationReason } from '#generated/model/private-termination-reason.ts'
import { ValueBadge, type State } from '#src/shared/elements/status-badge.tsx'
import { InfoTooltip } from '#src/shared/form/info-tooltip.tsx'
import { formatDate } from '#src/shared/format/date.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import classes from './customer-status.module.css'

/** Label and colour of each status of a customer (R117). */
export const customerStates: Record<CustomerStatus, State> = {
  ACTIVE: { label: msg`Active`, tone: 'good' },
  TERMINATION_PLANNED: { label: msg`Termination planned`, tone: 'waiting' },
  TERMINATED: { label: msg`Ended`, tone: 'neutral' },
}

export type TerminationReason = PrivateTerminationReason | BusinessTerminationReason

/** The same for both kinds of customers. */
const withoutNotice = {
  WITHOUT_NOTICE_BANK_BANKRUPTCY: msg`Without notice, by the bank, bankruptcy`,
  WITHOUT_NOTICE_BANK_RETURN_DEBIT: msg`Without notice, by the bank, returned debit`,
  WITHOUT_NOTICE_BANK_FRAUD: msg`Without notice, by the bank, fraud`,
}

const privateLabels: Record<PrivateTerminationReason, MessageDescriptor> = {
  ORDINARY_CUSTOMER_NO_REASON: msg`Ordinary, by the customer, without a reason`,
  ORDINARY_CUSTOMER_CANCELLATION_WITHIN_14_DAYS: msg`Ordinary, by the customer, cancellation within 14 days`,
  ORDINARY_CUSTOMER_OBJECTION_TERMS_AND_CONDITIONS: msg`Ordinary, by the customer, objection to the terms and conditions`,
  ...withoutNotice,
  WITHOUT_NOTICE_BANK_DEATH: msg`Without notice, by the bank, death`,
  WITHOUT_NOTICE_BANK_GUARDIANSHIP: msg`Without notice, by the bank, guardianship`,
}

const businessLabels: Record<BusinessTerminationReason, MessageDescriptor> = {
  ORDINARY_BPS_NO_REASON: msg`Ordinary, by the company, without a reason`,
  ORDINARY_BANK_OTHER: msg`Ordinary, by the bank, other reason`,
  EXTRAORDINARY_BPS_AGB_CONTRADICTION: msg`Extraordinary, by the company, objection to the terms and conditions`,
  ...withoutNotice,
  WITHOUT_NOTICE_BANK_DEBT_COLLECTION: msg`Without notice, by the bank, debt collection`,
}

export const terminationReasonLabels: Record<TerminationReason, MessageDescriptor> = {
  ...privateLabels,
  ...businessLabels,
}

/** The reasons to choose from (R514, R515). */
export const privateTerminationReasons = Object.keys(privateLabels) as PrivateTerminationReason[]
export const businessTerminationReasons = Object.keys(businessLabels) as BusinessTerminationReason[]

export type Termination = { terminationReason: TerminationReason | null; terminationDate: string | null }

type Props = Termination & { name: string; status: CustomerStatus }

/** The status of a customer; a termination also has a popup with its reason and date (R352, R365). */
export function TerminationStatus({ name, status, terminationReason, terminationDate }: Props) {
  const { i18n, t } = useLingui()
  return (
    <span className={classes.status}>
      <ValueBadge states={customerStates} value={status} />
      {status !== 'ACTIVE' && (
        <span className={classes.since}>
          {terminationDate !== null && <TerminationDate status={status} day={terminationDate} />}
          <InfoTooltip about={t`termination of ${name}`} above>
            <dl className={classes.termination}>
              <div>
                <dt>
                  <Trans>Reason</Trans>
                </dt>
                <dd>{terminationReason === null ? '–' : labelOf(i18n, terminationReasonLabels, terminationReason)}</dd>
              </div>
              <div>
                <dt>
                  <Trans>Date</Trans>
                </dt>
                <dd>{terminationDate === null ? '–' : formatDate(terminationDate)}</dd>
              </div>
            </dl>
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
