import { Button, Stack } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Transaction } from '#generated/model/transaction.ts'
import type { TransactionList } from '#generated/model/transaction-list.ts'
import { FilterBar, MultiSelectFilter, SearchBox } from '#src/shared/table/filters/filters.tsx'
import { omitDefaultRange, resolveDayRange } from '#src/shared/day/day-range.ts'
import { DayRangeFilter } from '#src/shared/table/filters/day-range-filter.tsx'
import { updateListSearch, useListPreferences } from '#src/shared/table/state/list-state.ts'
import { ServerTable } from '#src/shared/table/server-table.tsx'
import { CompanyLimit } from './company-limit.tsx'
import { transactionColumns, transactionColumnsWithNumbers } from './transaction-columns.tsx'
import { transactionList, transactionStatuses, type TransactionSearch } from './transactions-search.ts'
import { transactionPageSize, transactionQuery, usualTransactionDays } from './transaction-query.ts'
import { transactionStates } from './transaction-states.ts'
import type { TransactionsPort } from './transactions-port.ts'

type Props = {
  port: TransactionsPort
  search: TransactionSearch
  onSearch: (next: TransactionSearch) => void
}

/** What was paid with the phone, page by page, by state, days and number (R865 to R868). */
export function TransactionsTab({ port, search, onSearch }: Props) {
  const { t, i18n } = useLingui()
  const usual = usualTransactionDays()
  const days = resolveDayRange(search, usual)
  const [{ size = transactionPageSize }] = useListPreferences('transactions')
  const change = (next: Partial<TransactionSearch>) => onSearch(updateListSearch(search, next))
  return (
    <Stack gap="md">
      {port.limit && <CompanyLimit limit={port.limit} />}
      <FilterBar>
        <SearchBox
          label={t`Search by phone number`}
          description={t`At least 3 digits, such as 664 1234567`}
          list={transactionList}
          search={search}
          onSearch={onSearch}
        />
        <MultiSelectFilter
          label={t`State`}
          options={transactionStatuses.map((value) => ({ value, label: i18n._(transactionStates[value].label) }))}
          chosen={search.status}
          onChoose={(status) => change({ status })}
        />
        <DayRangeFilter
          labels={{ from: t`Payments from`, to: t`Payments up to` }}
          range={days}
          defaultRange={usual}
          last={usual.to}
          onRange={(next) => change(omitDefaultRange(next, usual))}
        />
      </FilterBar>
      <ServerTable<TransactionList, Transaction, TransactionSearch>
        name="transactions"
        label={t`Transactions`}
        query={port.transactions(transactionQuery(search, days, size))}
        rows={(list) => list.transactions}
        total={(list) => list.meta.total}
        rowId={(transaction) => transaction.transactionId}
        columns={port.withCallNumbers ? transactionColumnsWithNumbers : transactionColumns}
        pageSize={size}
        defaultPageSize={transactionPageSize}
        list={transactionList}
        search={search}
        onSearch={onSearch}
        empty={{
          title: <Trans>There are no payments in these days</Trans>,
          text: <Trans>Please choose an earlier start to see older ones.</Trans>,
          action: (search.from ?? search.to) !== undefined && (
            <Button variant="default" mt="xs" onClick={() => change({ from: undefined, to: undefined })}>
              <Trans>Show the last 30 days</Trans>
            </Button>
          ),
        }}
      />
    </Stack>
  )
}
