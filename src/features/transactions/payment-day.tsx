/** The days that group the cards of payments. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Transaction } from '#generated/model/transaction.ts'
import { addDays } from '#src/shared/format/days/day-arithmetic.ts'
import { formatDayInWords, viennaToday, formatDate } from '#src/shared/format/day.ts'
import { roleForLayout } from '#src/shared/table/table-layout.ts'
import type { RowHeading } from '#src/shared/table/table-rows.tsx'
import classes from './payment-day.module.css'

/** The day of a payment in Vienna, as YYYY-MM-DD. */
const dayOf = ({ transactionTimestamp }: Transaction): string =>
  formatDate(transactionTimestamp).split('.').toReversed().join('-')

/** Shows a heading above the first card of each day. */
export const dayHeading: RowHeading<Transaction> = (payment, before) => {
  const day = dayOf(payment)
  if (before !== undefined && dayOf(before) === day) return null
  return (
    <tr role={roleForLayout('cards', 'row')} className={classes.group}>
      <th role={roleForLayout('cards', 'rowheader')} scope="rowgroup" colSpan={2}>
        <PaymentDay day={day} />
      </th>
    </tr>
  )
}

function PaymentDay({ day }: { day: string }) {
  const { i18n } = useLingui()
  const today = viennaToday()
  if (day === today) return <Trans>Today</Trans>
  if (day === addDays(today, -1)) return <Trans>Yesterday</Trans>
  return formatDayInWords(day, i18n.locale, 'long')
}
