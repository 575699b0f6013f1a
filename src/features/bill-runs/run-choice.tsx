import { Box, Skeleton } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { BillRun } from '#generated/model/bill-run.ts'
import type { Query } from '#src/shared/query/port.ts'
import { SelectFilter } from '#src/shared/table/filters/filters.tsx'

/** For a run that does not exist, such as from an old link. */
export const unknownRun = {
  404: msg`This bill run does not exist. Please choose another one.`,
}

type Props = {
  /** The newest run, which lists all runs, so that the choice is there although the chosen run failed. */
  newest: Query<{ allBillRuns: BillRun[] }>
  run: string | undefined
  onChoose: (run: string | undefined) => void
}

/** The billed month, as 10/2026. */
export const billedMonth = (year: number, month: number): string => `${String(month).padStart(2, '0')}/${year}`

/** Selects the run, by default the newest (R877). */
export function RunChoice({ newest, run, onChoose }: Props) {
  const { t } = useLingui()
  const { data, isError } = useQuery(newest)
  if (isError || data?.allBillRuns.length === 0) return null
  if (data === undefined) return <Skeleton height={48} maw={360} radius="sm" />
  const [first] = data.allBillRuns
  const options = data.allBillRuns.map(({ id, year, month, runNumber }) => {
    return { value: id, label: t`${billedMonth(year, month)}, run ${runNumber}` }
  })
  const isUnknown = run !== undefined && options.every(({ value }) => value !== run)
  return (
    <Box maw={360}>
      <SelectFilter
        label={t`Bill run`}
        options={isUnknown ? [{ value: run, label: t`Unknown bill run` }, ...options] : options}
        chosen={run ?? first!.id}
        onChoose={(id) => onChoose(id === first!.id ? undefined : id)}
      />
    </Box>
  )
}
