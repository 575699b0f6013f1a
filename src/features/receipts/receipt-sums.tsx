/** Loaded with the first receipt, since it needs the chart library (receipts-tab.tsx). */
import { Button, Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Receipt } from '#generated/model/receipt.ts'
import { ColumnChart } from '#src/shared/chart/column-chart.tsx'
import { formatEuros, formatMoney } from '#src/shared/format/numbers.ts'
import { formatMonth } from '#src/shared/format/day.ts'
import { ListChart } from '#src/shared/table/chart/list-chart.tsx'
import { formatPeriod, monthsOf, periodSums } from './period-sums.ts'
import classes from './receipt-sums.module.css'
import type { ReceiptDays } from './receipts-port.ts'

type Props = {
  /** The name of the list of the receipts. */
  list: string
  receipts: readonly Receipt[]
  days: ReceiptDays
  /** The month or year that filters the list. */
  period: string | undefined
  onPeriod: (period: string | undefined) => void
}

/** Pixels of a touch target; with less per month the chart shows years. */
const minColumnWidth = 24
/** Pixels; before the first layout. */
const initialWidth = 640

/** The sums of the receipts by month: a chart whose columns filter the list, and a table. */
export function ReceiptSums({ list, receipts, days, period, onPeriod }: Props) {
  const { i18n } = useLingui()
  const { ref, width: measured } = useElementSize()
  const width = measured || initialWidth
  const by = monthsOf(days).length * minColumnWidth > width ? 'year' : 'month'
  const sums = periodSums(receipts, days, by)
  const nameOf = (id: string) => formatPeriod(id, i18n.locale)
  const columns = sums.map(({ period: id, sum }) => ({
    id,
    name: by === 'year' ? id : formatMonth(id, i18n.locale, 'short'),
    ...(by === 'month' && { group: id.slice(0, 4) }),
    label: `${nameOf(id)}: ${formatEuros(sum)}`,
    value: sum,
  }))
  const shown = period !== undefined && nameOf(period)
  return (
    <ListChart
      list={list}
      title={by === 'year' ? <Trans>Yearly total in euros</Trans> : <Trans>Monthly total in euros</Trans>}
    >
      <div ref={ref}>
        <ColumnChart
          columns={columns}
          width={width}
          chosen={period}
          onChoose={(id) => onPeriod(id === period ? undefined : id)}
        />
      </div>
      <div className={classes.below}>
        <Text size="sm" role="status" className={classes.shown!}>
          {shown ? (
            <Trans>The list only shows the receipts of {shown}.</Trans>
          ) : by === 'year' ? (
            <Trans>Choose a year to see only its receipts.</Trans>
          ) : (
            <Trans>Choose a month to see only its receipts.</Trans>
          )}
        </Text>
        {shown && (
          <Button variant="default" size="compact-md" onClick={() => onPeriod(undefined)}>
            <Trans>Show all receipts</Trans>
          </Button>
        )}
        <SumsAsTable sums={sums.map(({ period: id, sum }) => [nameOf(id), sum])} by={by} />
      </div>
    </ListChart>
  )
}

/** The same sums for people who cannot see the chart, or would rather read. */
function SumsAsTable({ sums, by }: { sums: readonly [name: string, sum: number][]; by: 'month' | 'year' }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={classes.figures} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Trans>These totals as a table</Trans>
      </summary>
      {open && (
        <table>
          <thead>
            <tr>
              <th scope="col">{by === 'year' ? <Trans>Year</Trans> : <Trans>Month</Trans>}</th>
              <th scope="col">
                <Trans>Total in euros</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {sums.map(([name, sum]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatMoney(sum)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  )
}
