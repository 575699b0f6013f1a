import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { addDays, endOfMonth, startOfMonth } from '#src/shared/format/days/day-arithmetic.ts'
import type { TransactionDays } from './transactions-port.ts'
import classes from './transactions.module.css'

/** The ranges that people ask for most, up to today at the latest. */
function quickRanges(today: string): Record<'thisMonth' | 'lastMonth' | 'last90Days', TransactionDays> {
  const startOfLastMonth = startOfMonth(today, -1)
  return {
    thisMonth: { from: startOfMonth(today), to: today },
    lastMonth: { from: startOfLastMonth, to: endOfMonth(startOfLastMonth) },
    last90Days: { from: addDays(today, -90), to: today },
  }
}

type Props = {
  /** YYYY-MM-DD. */
  today: string
  days: TransactionDays
  defaultRange: TransactionDays
  onRange: (days: TransactionDays) => void
}

/** A button for each quick range; a second press returns to the default days. */
export function QuickRanges({ today, days, defaultRange, onRange }: Props) {
  const { t } = useLingui()
  const ranges = quickRanges(today)
  const labels = {
    thisMonth: <Trans>This month</Trans>,
    lastMonth: <Trans>Last month</Trans>,
    last90Days: <Trans>Last 90 days</Trans>,
  }
  return (
    <div role="group" aria-label={t`Quick date ranges`} className={classes.quickRanges}>
      {(['thisMonth', 'lastMonth', 'last90Days'] as const).map((name) => {
        const range = ranges[name]
        const isChosen = range.from === days.from && range.to === days.to
        return (
          <Button
            key={name}
            variant={isChosen ? 'light' : 'default'}
            className={classes.quickRange!}
            aria-pressed={isChosen}
            onClick={() => onRange(isChosen ? defaultRange : range)}
          >
            {labels[name]}
          </Button>
        )
      })}
    </div>
  )
}
