import { Trans, useLingui } from '@lingui/react/macro'
import type { CustomerStatus } from '#generated/model/customer-status.ts'
import { ValueBadge } from '#src/shared/elements/status-badge.tsx'
import { InfoTooltip } from '#src/shared/form/fields/info-tooltip.tsx'
import { formatDate } from '#src/shared/format/date.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import { customerStates } from './customer-states.ts'
import classes from './customers.module.css'
import { reasonLabels, type TerminationReason } from './termination-reasons.ts'

export type Termination = { terminationReason: TerminationReason | null; terminationDate: string | null }

type Props = Termination & { name: string; status: CustomerStatus }

/** Where a customer stands; who leaves or has left has a popup with reason and date (R352, R365). */
export function TerminationStatus({ name, status, terminationReason, terminationDate }: Props) {
  const { i18n, t } = useLingui()
  return (
    <span className={classes.status}>
      <ValueBadge states={customerStates} value={status} />
      {status !== 'ACTIVE' && (
        <span className={classes.since}>
          {terminationDate !== null && <EndOf status={status} day={terminationDate} />}
          <InfoTooltip about={t`termination of ${name}`} above>
            <dl className={classes.termination}>
              <div>
                <dt>
                  <Trans>Reason</Trans>
                </dt>
                <dd>{terminationReason === null ? '–' : labelOf(i18n, reasonLabels, terminationReason)}</dd>
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

/** When the contract ends, or since when it has. */
export function EndOf({ status, day }: { status: CustomerStatus; day: string }) {
  const end = formatDate(day)
  return status === 'TERMINATED' ? <Trans>since {end}</Trans> : <Trans>as of {end}</Trans>
}
