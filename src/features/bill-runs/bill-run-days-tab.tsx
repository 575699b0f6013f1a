import { Button, Group, Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BillRunCalculation } from '#generated/model/bill-run-calculation.ts'
import type { BillRunDay } from '#generated/model/bill-run-day.ts'
import { ModalSwitch } from '#src/shared/page/open-modal.tsx'
import { formatDate } from '#src/shared/format/date.ts'
import { ClientTable } from '#src/shared/table/client-table.tsx'
import type { Column } from '#src/shared/table/column.ts'
import { ReloadButton } from '#src/shared/table/reload-button.tsx'
import { ConfirmModal } from '#src/shared/ui/modal/confirm-modal.tsx'
import { unknownRun } from './bill-run-sentences.ts'
import type { BillRunsPort } from './bill-runs-port.ts'
import { dayList, type BillRunDaysPlace } from './bill-runs-search.ts'
import { NewRun } from './new-run.tsx'
import { RunChoice } from './run-choice.tsx'
import { RunProgress } from './run-progress.tsx'
import { yesOrNo } from './yes-or-no.tsx'

type Props = BillRunDaysPlace & { port: BillRunsPort }

const pageSize = 32 // a month and a day (R827)
const rowsOf = ({ results }: BillRunCalculation) => results
const isMissing = ({ transactionsScheduled }: BillRunDay) => !transactionsScheduled
const idOf = ({ day }: BillRunDay) => day

const columns: readonly Column<BillRunDay>[] = [
  {
    id: 'day',
    header: msg`Day`,
    role: 'title',
    value: ({ day }) => day,
    cell: ({ day }) => <span className="amount">{formatDate(day)}</span>,
    sortable: true,
  },
  {
    id: 'transactionsScheduled',
    header: msg`Transactions scheduled`,
    role: 'detail',
    value: ({ transactionsScheduled }) => transactionsScheduled,
    cell: ({ transactionsScheduled }) => yesOrNo(transactionsScheduled),
    sortable: true,
  },
]

/** How far a bill run is, day by day (R563, R878), and the way to start a new one (A12). */
export function BillRunDaysTab({ port, search: { run, ...search }, onSearch, modals }: Props) {
  const { t } = useLingui()
  const { start } = port
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" maw={560}>
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
        pageSize={pageSize}
        list={dayList}
        search={search}
        onSearch={(next) => onSearch({ ...next, ...(run !== undefined && { run }) })}
        sentences={unknownRun}
        isInProgress={isMissing}
        empty={{ title: <Trans>There is no bill run yet</Trans> }}
      />
      {start !== undefined && (
        <ModalSwitch modals={modals} modal={['start']}>
          {(opened) => (
            <ConfirmModal
              title={t`Start a bill run?`}
              opened={opened}
              onClose={() => modals.close()}
              onDone={() => modals.close({})} // shows the newest run, which is the one that was started
              command={start}
              input={undefined}
              confirmLabel={t`Start bill run`}
              danger
              success={msg`The bill run has started and is the newest one now.`}
            >
              <NewRun query={port.calculation()} />
            </ConfirmModal>
          )}
        </ModalSwitch>
      )}
    </Stack>
  )
}
