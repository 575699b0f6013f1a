import { Progress, Skeleton, Stack, Text } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { BillRunCalculation } from '#generated/model/bill-run-calculation.ts'
import type { Query } from '#src/shared/query/port.ts'
import classes from './run-progress.module.css'

const isScheduled = ({ transactionsScheduled }: BillRunCalculation['results'][number]) => transactionsScheduled

/** How far a run is; the list of its days follows the run for a while, and the bar with it. */
export function RunProgress({ query }: { query: Query<BillRunCalculation> }) {
  const { t } = useLingui()
  const { data, isError } = useQuery(query)
  if (data === undefined) return isError ? null : <Skeleton height={44} maw={560} radius="sm" aria-hidden />
  const all = data.results.length
  if (all === 0) return null
  const done = data.results.filter(isScheduled).length
  return (
    <Stack gap={8} maw={560}>
      <Text fw={500}>
        {done === all ? (
          <Trans>All days are scheduled</Trans>
        ) : (
          <Trans>
            <span className="amount">{done}</span> of <Plural value={all} one="# day" other="# days" /> are scheduled
          </Trans>
        )}
      </Text>
      <Progress
        value={(done / all) * 100}
        size="lg"
        radius="xl"
        classNames={{ root: classes.bar!, section: classes.done! }}
        aria-label={t`Days that are scheduled`}
      />
    </Stack>
  )
}
