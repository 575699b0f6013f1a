import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Receipt } from '#generated/model/receipt.ts'
import type { ReceiptList } from '#generated/model/receipt-list.ts'
import { ClientTable } from '#src/shared/table/client-table.tsx'
import { startOfMonth, viennaToday } from '#src/shared/day/vienna-day.ts'
import { resolveDayRange, omitDefaultRange } from '#src/shared/day/day-range.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { DayRangeFilter } from '#src/shared/table/filters/day-range-filter.tsx'
import { FilterBar } from '#src/shared/table/filters/filters.tsx'
import { useListQuery, updateListSearch } from '#src/shared/table/state/list-state.ts'
import { LaterReceiptSums } from './later-receipt-sums.tsx'
import { receiptColumns, receiptColumnsWithOpen } from './receipt-columns.tsx'
import { ReceiptFiles } from './receipt-files.tsx'
import { receiptList, type ReceiptSearch } from './receipts-search.ts'
import type { ReceiptDays, ReceiptsPort } from './receipts-port.ts'

/** Rows of one page (R332, R835). */
const pageSize = 10

/** The usual days: from the first of the month three months ago to today in Vienna (R333, R848, A120). */
function usualDays(): ReceiptDays {
  const today = viennaToday()
  return { from: startOfMonth(today, -3), to: today }
}

type Props = {
  port: ReceiptsPort
  search: ReceiptSearch
  onSearch: (next: ReceiptSearch) => void
}

const filesWith = (command: ReceiptsPort['download']) => (receipt: Receipt) => (
  <ReceiptFiles receipt={receipt} command={command} />
)

const matches = { period: ({ receiptDate }: Receipt, period: string) => receiptDate.startsWith(period) }

/** The bills and credit notes of some days, with their files (R862 to R864). */
export function ReceiptsTab({ port, search, onSearch }: Props) {
  const { t } = useLingui()
  const usual = usualDays()
  const days = resolveDayRange(search, usual)
  const query = port.receipts(days)
  return (
    <Stack gap="md">
      <FilterBar>
        <DayRangeFilter
          labels={{ from: t`Receipts from`, to: t`Receipts up to` }}
          range={days}
          defaultRange={usual}
          last={usual.to}
          onRange={(next) =>
            onSearch(updateListSearch<ReceiptSearch>(search, { ...omitDefaultRange(next, usual), period: undefined }))
          }
        />
      </FilterBar>
      <LaterReceiptSums
        query={query}
        days={days}
        period={search.period}
        onPeriod={(period) => onSearch(updateListSearch<ReceiptSearch>(search, { period }))}
      />
      <PaymentTerm query={query} />
      <ClientTable<ReceiptList, Receipt, ReceiptSearch>
        name="receipts"
        label={t`Receipts`}
        query={query}
        rows={(list) => list.receipts}
        rowId={(receipt) => receipt.invoiceNumber}
        columns={port.withOpenAmounts ? receiptColumnsWithOpen : receiptColumns}
        pageSize={pageSize}
        matches={matches}
        list={receiptList}
        search={search}
        onSearch={onSearch}
        actions={filesWith(port.download)}
        empty={{
          title: <Trans>There are no receipts in these days</Trans>,
          text: <Trans>Please choose an earlier start to see older ones.</Trans>,
          action: (search.from ?? search.to) !== undefined && (
            <Button
              variant="default"
              mt="xs"
              onClick={() =>
                onSearch(updateListSearch<ReceiptSearch>(search, { from: undefined, to: undefined, period: undefined }))
              }
            >
              <Trans>Show receipts from {formatDate(usual.from)} on</Trans>
            </Button>
          ),
        }}
      />
    </Stack>
  )
}

/** How the bills of these days are paid (R863); a term comes only when they are not collected. */
function PaymentTerm({ query }: { query: ReturnType<ReceiptsPort['receipts']> }) {
  const { data, isError } = useListQuery(query)
  if (isError && data === undefined) return null
  if (data === undefined) return <Skeleton height={22} width={260} radius="sm" aria-hidden />
  const days = data.paymentCondition
  return (
    <Text c="dimmed" size="sm" mih={22}>
      {days === undefined ? (
        data.receipts.length > 0 && <Trans>The amounts are collected from the bank account.</Trans>
      ) : (
        <Trans>
          Payment term: <Plural value={days} one="# day" other="# days" /> from the date of the receipt
        </Trans>
      )}
    </Text>
  )
}
