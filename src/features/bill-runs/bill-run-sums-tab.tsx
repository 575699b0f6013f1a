/** The sums of a bill run: columns, chart and list. */
import { Group, Skeleton, Stack, Text } from '@mantine/core'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useMemo } from 'react'
import { billRunSumsPageSize } from '#generated/model/constants.ts'
import type { BillRunTransaction } from '#generated/model/bill-run-transaction.ts'
import type { BillRunTransactions } from '#generated/model/bill-run-transactions.ts'
import { formatDate } from '#src/shared/format/day.ts'
import { formatMoney, formatInteger } from '#src/shared/format/numbers.ts'
import type { Query } from '#src/shared/query/port.ts'
import { ClientTable } from '#src/shared/table/client/client-table.tsx'
import type { Column } from '#src/shared/table/columns.tsx'
import { ReloadButton } from '#src/shared/table/reload-button.tsx'
import { useListPreferences, useListQuery } from '#src/shared/table/state/list-state.ts'
import { Section } from '#src/shared/ui/section.tsx'
import { sumList, type BillRunSumsSearch, type BillRunsPort } from './bill-runs-port.ts'
import { RunChoice, unknownRun } from './run-choice.tsx'
import { DoneBadge } from './run-progress.tsx'
import classes from './run-progress.module.css'

/** A file of its own, since it needs the charts. */
const Sums = lazy(() => import('./sums-by-item.tsx').then((module) => ({ default: module.SumsByItem })))

const customerLabels: Record<string, MessageDescriptor> = {
  PRIVATE: msg`Private customers`,
  BUSINESS: msg`Business customers`,
  CALL_NUMBER: msg`Calling numbers`,
}

/** The kind of customers; an unknown code is shown as it is (A143). */
function customersLabel(i18n: I18n, code: string): string {
  const label = Object.hasOwn(customerLabels, code) ? customerLabels[code] : undefined
  return label === undefined ? code : i18n._(label)
}

/** The columns of R879; items and codes are those of the accounting system. */
const createColumns = (i18n: I18n): readonly Column<BillRunTransaction>[] => [
  {
    id: 'trxDate',
    header: msg`Day`,
    width: 'day',
    role: 'title',
    value: ({ trxDate }) => trxDate,
    cell: ({ trxDate }) => <span className="amount">{formatDate(trxDate)}</span>,
    sortable: true,
  },
  {
    id: 'customerType',
    header: msg`Customers`,
    width: 'label',
    role: 'subtitle',
    value: ({ customerType }) => customersLabel(i18n, customerType),
    sortable: true,
  },
  {
    id: 'sapCode',
    header: msg`SAP code`,
    width: 'code',
    role: 'detail',
    value: ({ sapCode }) => sapCode,
    sortable: true,
  },
  {
    id: 'itemType',
    header: msg`Item`,
    width: 'code',
    role: 'detail',
    value: ({ itemType }) => itemType,
    sortable: true,
  },
  {
    id: 'count',
    header: msg`Number`,
    width: 'count',
    role: 'detail',
    value: ({ count }) => count,
    cell: ({ count }) => formatInteger(count),
    sortable: true,
    numeric: true,
  },
  {
    id: 'sumAmount',
    header: msg`Total in euros`,
    width: 'amount',
    role: 'figure',
    unit: '€',
    value: ({ sumAmount }) => sumAmount,
    cell: ({ sumAmount }) => formatMoney(sumAmount),
    sortable: true,
    numeric: true,
  },
  {
    id: 'sentToSap',
    header: msg`Sent to SAP`,
    width: 'label',
    role: 'detail',
    value: ({ sentToSap }) => sentToSap,
    cell: ({ sentToSap }) => <DoneBadge done={sentToSap} />,
    sortable: true,
  },
]

type Props = { port: BillRunsPort; search: BillRunSumsSearch; onSearch: (next: BillRunSumsSearch) => void }

const listName = 'bill-run-sums'
const rowsOf = ({ results }: BillRunTransactions) => results
const isUnsent = ({ sentToSap }: BillRunTransaction) => !sentToSap
const idOf = (sum: BillRunTransaction) =>
  [sum.trxDate, sum.customerType, sum.sapCode, sum.itemType, sum.sentToSap].join(' ')

/** The sums of a bill run by day and item, and whether they were sent to the accounting system (R564, R879). */
export function BillRunSumsTab({ port, search: { run, ...search }, onSearch }: Props) {
  const { t, i18n } = useLingui()
  const columns = useMemo(() => createColumns(i18n), [i18n])
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" size="sm" maw={900}>
          <Trans>The totals of a bill run by day and item, and whether they were sent to the accounting system.</Trans>
        </Text>
        <ReloadButton query={port.transactions(run)} />
      </Group>
      <RunChoice
        newest={port.transactions()}
        run={run}
        onChoose={(next) => onSearch(next === undefined ? {} : { run: next })}
      />
      <LazySumsByItem query={port.transactions(run)} />
      <ClientTable
        key={i18n.locale} // sorted and searched by translated labels
        name={listName}
        label={t`Totals of the bill run`}
        query={port.transactions(run)}
        rows={rowsOf}
        rowId={idOf}
        columns={columns}
        pageSize={billRunSumsPageSize}
        list={sumList}
        search={search}
        onSearch={(next) => onSearch({ ...next, ...(run !== undefined && { run }) })}
        sentences={unknownRun}
        isInProgress={isUnsent}
        empty={{
          title: <Trans>This bill run has no totals</Trans>,
          text: <Trans>Nothing was billed in this run. Please choose another bill run.</Trans>,
        }}
      />
    </Stack>
  )
}

/** The chart of the sums, whose code loads with the first ones. */
function LazySumsByItem({ query }: { query: Query<BillRunTransactions> }) {
  const { data, isError } = useListQuery(query)
  const [{ chartHidden }] = useListPreferences(listName, undefined)
  const skeleton = (
    <div className={classes.waiting} data-chart-hidden={chartHidden} aria-hidden>
      <Skeleton height="100%" radius="sm" />
    </div>
  )
  if (data === undefined) return isError ? null : skeleton
  if (data.results.length === 0) return null
  return (
    <Section skeleton={skeleton}>
      <Sums list={listName} sums={data.results} />
    </Section>
  )
}
