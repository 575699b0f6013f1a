import { Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { BillRunTransaction } from '#generated/model/bill-run-transaction.ts'
import type { BillRunTransactions } from '#generated/model/bill-run-transactions.ts'
import { ClientTable } from '#src/shared/table/client-table.tsx'
import { ReloadButton } from '#src/shared/table/reload-button.tsx'
import { unknownRun } from './bill-run-sentences.ts'
import type { BillRunsPort } from './bill-runs-port.ts'
import { sumList, type BillRunSumsSearch } from './bill-runs-search.ts'
import { LaterSumsByItem } from './later-sums-by-item.tsx'
import { RunChoice } from './run-choice.tsx'
import { sumColumns } from './sum-columns.tsx'

type Props = { port: BillRunsPort; search: BillRunSumsSearch; onSearch: (next: BillRunSumsSearch) => void }

const pageSize = 50 // R828
const rowsOf = ({ results }: BillRunTransactions) => results
const isUnsent = ({ sentToSap }: BillRunTransaction) => !sentToSap
const idOf = (sum: BillRunTransaction) =>
  [sum.trxDate, sum.customerType, sum.sapCode, sum.itemType, sum.sentToSap].join(' ')

/** What a bill run bills, by day and item, and whether the accounting system has it (R564, R879). */
export function BillRunSumsTab({ port, search: { run, ...search }, onSearch }: Props) {
  const { t, i18n } = useLingui()
  const columns = useMemo(() => sumColumns(i18n), [i18n])
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" maw={560}>
          <Trans>The sums of a bill run by day and item, and whether they were sent to the accounting system.</Trans>
        </Text>
        <ReloadButton query={port.transactions(run)} />
      </Group>
      <RunChoice
        newest={port.transactions()}
        run={run}
        onChoose={(next) => onSearch(next === undefined ? {} : { run: next })}
      />
      <LaterSumsByItem query={port.transactions(run)} />
      <ClientTable
        key={i18n.locale} // sorted and searched by translated words
        name="bill-run-sums"
        label={t`Sums of the bill run`}
        query={port.transactions(run)}
        rows={rowsOf}
        rowId={idOf}
        columns={columns}
        pageSize={pageSize}
        list={sumList}
        search={search}
        onSearch={(next) => onSearch({ ...next, ...(run !== undefined && { run }) })}
        sentences={unknownRun}
        isInProgress={isUnsent}
        empty={{ title: <Trans>This bill run has no sums</Trans> }}
      />
    </Stack>
  )
}
