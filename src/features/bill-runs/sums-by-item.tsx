/** Loaded with the first sums, since it needs the charts (bill-run-sums-tab.tsx). */
import { Trans } from '@lingui/react/macro'
import type { BillRunTransaction } from '#generated/model/bill-run-transaction.ts'
import { BarList } from '#src/shared/chart/bar-list.tsx'
import { ListChart } from '#src/shared/table/chart/list-chart.tsx'

/** The sum of each type of item in EUR, largest amount first. */
export function sumsByItem(sums: readonly BillRunTransaction[]): { name: string; value: number }[] {
  const cents = new Map<string, number>()
  for (const { itemType, sumAmount } of sums) {
    cents.set(itemType, (cents.get(itemType) ?? 0) + Math.round(sumAmount * 100))
  }
  return [...cents]
    .map(([name, value]) => ({ name, value: value / 100 }))
    .toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value))
}

type Props = {
  /** The name of the list of the sums. */
  list: string
  sums: readonly BillRunTransaction[]
}

/** A bar chart of the sums of a run by type of item. */
export function SumsByItem({ list, sums }: Props) {
  return (
    <ListChart list={list} title={<Trans>Totals by item in euros</Trans>}>
      <BarList rows={sumsByItem(sums)} />
    </ListChart>
  )
}
