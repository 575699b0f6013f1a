/** How far a bill run is: the progress bar of its days, and the badge of a step. */
import { Skeleton, Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { BillRunCalculation } from '#generated/model/bill-run-calculation.ts'
import { ProgressBar } from '#src/shared/elements/progress-bar.tsx'
import { type State, StateBadge } from '#src/shared/elements/status-badge.tsx'
import type { Query } from '#src/shared/query/port.ts'
import classes from './run-progress.module.css'

const isScheduled = ({ transactionsScheduled }: BillRunCalculation['results'][number]) => transactionsScheduled

/** The share of scheduled days; updated by the list of the days, which polls the same query. */
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
      <ProgressBar percent={(done / all) * 100} className={classes.bar!} aria-label={t`Scheduled days`} />
    </Stack>
  )
}

const yes: State = { label: msg`Yes`, tone: 'good' }
const no: State = { label: msg`No`, tone: 'waiting' }

/** Whether a step of the run is done. */
export const DoneBadge = ({ done }: { done: boolean }) => <StateBadge state={done ? yes : no} />
