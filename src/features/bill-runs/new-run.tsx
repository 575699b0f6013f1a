import { Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { BillRun } from '#generated/model/bill-run.ts'
import { startOfMonth, viennaToday } from '#src/shared/day/vienna-day.ts'
import type { Query } from '#src/shared/query/port.ts'
import { Consequences } from '#src/shared/ui/modal/consequences.tsx'
import { billedMonth } from './run-choice.tsx'

/** What a new run does: the bank's systems bill the month before this one, again if need be (A12). */
export function NewRun({ query }: { query: Query<{ allBillRuns: BillRun[] }> }) {
  const { t } = useLingui()
  const { data } = useQuery(query)
  const [year, month] = startOfMonth(viennaToday(), -1).split('-').map(Number) as [number, number]
  const before = data?.allBillRuns.filter((run) => run.year === year && run.month === month).length
  return (
    <Consequences
      facts={[
        { label: t`Month that is billed`, value: billedMonth(year, month) },
        {
          label: t`Runs of this month until now`,
          value:
            before === undefined
              ? '–'
              : plural(before, {
                  0: 'none',
                  one: '# run: the month is billed again',
                  other: '# runs: the month is billed again',
                }),
        },
        { label: t`For how many`, value: t`the run itself tells, in its sums` },
      ]}
    >
      <Text>
        <Trans>The run goes on in the background and cannot be stopped.</Trans>
      </Text>
    </Consequences>
  )
}
