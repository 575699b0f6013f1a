import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { BillRun } from '#generated/model/bill-run.ts'
import type { Query } from '#src/shared/query/port.ts'
import { FilterBar, SelectFilter } from '#src/shared/table/filters/filters.tsx'

type Props = {
  /** The newest run, whose answer names all of them; so there is a choice although the chosen one failed. */
  newest: Query<{ allBillRuns: BillRun[] }>
  run: string | undefined
  onChoose: (run: string | undefined) => void
}

/** A month that is billed, as 10/2026. */
export const billedMonth = (year: number, month: number): string => `${String(month).padStart(2, '0')}/${year}`

/** Which run is shown; the newest until somebody chooses (R877). */
export function RunChoice({ newest, run, onChoose }: Props) {
  const { t } = useLingui()
  const { data, isError } = useQuery(newest)
  if (isError || data?.allBillRuns.length === 0) return null
  if (data === undefined) return <Skeleton height={70} maw={360} radius="sm" />
  const [first] = data.allBillRuns
  const options = data.allBillRuns.map(({ id, year, month, runNumber }) => {
    return { value: id, label: t`${billedMonth(year, month)}, run ${runNumber}` }
  })
  const unknown = run !== undefined && options.every(({ value }) => value !== run)
  return (
    <FilterBar>
      <SelectFilter
        label={t`Bill run`}
        options={unknown ? [{ value: run, label: t`Unknown bill run` }, ...options] : options}
        chosen={run ?? first!.id}
        onChoose={(id) => onChoose(id === first!.id ? undefined : id)}
      />
    </FilterBar>
  )
}
