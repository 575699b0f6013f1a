/** The days that group the cards of payments. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Transaction } from '#generated/model/transaction.ts'
import { formatDayInWords } from '#src/shared/day/day-in-words.ts'
import { addDays, viennaToday } from '#src/shared/day/vienna-day.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { groupHeading } from '#src/shared/table/groups/group-heading.tsx'

/** The day of a payment in Vienna, as YYYY-MM-DD. */
const dayOf = ({ transactionTimestamp }: Transaction): string =>
  formatDate(transactionTimestamp).split('.').toReversed().join('-')

/** Define once, since a new function renders all rows again. */
export const dayHeading = groupHeading(dayOf, (day) => <PaymentDay day={day} />)

function PaymentDay({ day }: { day: string }) {
  const { i18n } = useLingui()
  const today = viennaToday()
  if (day === today) return <Trans>Today</Trans>
  if (day === addDays(today, -1)) return <Trans>Yesterday</Trans>
  return formatDayInWords(day, i18n.locale, 'long')
}
