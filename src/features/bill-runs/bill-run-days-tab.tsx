/** The days of a bill run, and the confirmation that starts a new one. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { billRunDaysPageSize } from '#generated/model/constants.ts'
import type { BillRun } from '#generated/model/bill-run.ts'
import type { BillRunCalculation } from '#generated/model/bill-run-calculation.ts'
import type { BillRunDay } from '#generated/model/bill-run-day.ts'
import { startOfMonth } from '#src/shared/format/days/day-arithmetic.ts'
import { viennaToday, formatDate } from '#src/shared/format/day.ts'
import { ModalSwitch } from '#src/shared/page/open-modal.tsx'
import type { Query } from '#src/shared/query/port.ts'
import { ClientTable } from '#src/shared/table/client/client-table.tsx'
import type { Column } from '#src/shared/table/columns.tsx'
import { ReloadButton } from '#src/shared/table/reload-button.tsx'
import { ConfirmModal } from '#src/shared/ui/modal/confirm-modal.tsx'
import { Consequences } from '#src/shared/ui/modal/consequences.tsx'
import { dayList, type BillRunDaysUrlState, type BillRunsPort } from './bill-runs-port.ts'
import { billedMonth, RunChoice, unknownRun } from './run-choice.tsx'
import { DoneBadge, RunProgress } from './run-progress.tsx'

type Props = BillRunDaysUrlState & { port: BillRunsPort }

const rowsOf = ({ results }: BillRunCalculation) => results
const isMissing = ({ transactionsScheduled }: BillRunDay) => !transactionsScheduled
const idOf = ({ day }: BillRunDay) => day

const columns: readonly Column<BillRunDay>[] = [
  {
    id: 'day',
    header: msg`Day`,
    width: 'day',
    role: 'title',
    value: ({ day }) => day,
    cell: ({ day }) => <span className="amount">{formatDate(day)}</span>,
    sortable: true,
  },
  {
    id: 'transactionsScheduled',
    header: msg`Transactions scheduled`,
    width: 'label',
    role: 'detail',
    value: ({ transactionsScheduled }) => transactionsScheduled,
    cell: ({ transactionsScheduled }) => <DoneBadge done={transactionsScheduled} />,
    sortable: true,
  },
]

/** The days of a bill run (R563, R878), with a button to start a new one (A12). */
export function BillRunDaysTab({ port, search: { run, ...search }, onSearch, modals }: Props) {
  const { t } = useLingui()
  const { start } = port
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" size="sm" maw={900}>
          <Trans>The days of a bill run, and whether their transactions are scheduled for billing.</Trans>
        </Text>
        <Group gap="sm">
          {start !== undefined && (
            <Button onClick={() => modals.open('start')}>
              <Trans>Start bill run</Trans>
            </Button>
          )}
          <ReloadButton query={port.calculation(run)} />
        </Group>
      </Group>
      <RunChoice
        newest={port.calculation()}
        run={run}
        onChoose={(next) => onSearch(next === undefined ? {} : { run: next })}
      />
      <RunProgress query={port.calculation(run)} />
      <ClientTable
        name="bill-run-days"
        label={t`Days of the bill run`}
        query={port.calculation(run)}
        rows={rowsOf}
        rowId={idOf}
        columns={columns}
        pageSize={billRunDaysPageSize}
        list={dayList}
        search={search}
        onSearch={(next) => onSearch({ ...next, ...(run !== undefined && { run }) })}
        sentences={unknownRun}
        isInProgress={isMissing}
        empty={{
          title: <Trans>No bill run yet</Trans>,
          text: start === undefined ? undefined : <Trans>Please start the first one; its days will appear here.</Trans>,
        }}
      />
      {start !== undefined && (
        <ModalSwitch modals={modals} modal={['start']}>
          {(opened) => (
            <ConfirmModal
              title={t`Start a bill run?`}
              opened={opened}
              onClose={() => modals.close()}
              onDone={() => modals.close({})} // shows the newest run, which is the started one
              command={start}
              input={undefined}
              confirmLabel={t`Start bill run`}
              danger
              success={msg`Bill run started. It is now the latest one.`}
            >
              <NewRunConsequences query={port.calculation()} />
            </ConfirmModal>
          )}
        </ModalSwitch>
      )}
    </Stack>
  )
}

/** The consequences of a new run: the bank's systems bill the previous month, perhaps again (A12). */
function NewRunConsequences({ query }: { query: Query<{ allBillRuns: BillRun[] }> }) {
  const { t } = useLingui()
  const { data } = useQuery(query)
  const [year, month] = startOfMonth(viennaToday(), -1).split('-').map(Number) as [number, number]
  const earlierRuns = data?.allBillRuns.filter((run) => run.year === year && run.month === month).length
  return (
    <Consequences
      facts={[
        { label: t`Month to be billed`, value: billedMonth(year, month) },
        {
          label: t`Runs for this month so far`,
          value:
            earlierRuns === undefined
              ? '–'
              : plural(earlierRuns, {
                  0: 'none',
                  one: '# run: the month is billed again',
                  other: '# runs: the month is billed again',
                }),
        },
        { label: t`Scope`, value: t`shown in the totals of the run` },
      ]}
    >
      <Text>
        <Trans>The run continues in the background and cannot be stopped.</Trans>
      </Text>
    </Consequences>
  )
}
