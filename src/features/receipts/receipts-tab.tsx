/** The list of receipts: columns, days, sums by month, files. */
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconInfoCircle, IconSearch } from '@tabler/icons-react'
import { cloneElement, type ComponentProps, lazy, type ReactElement } from 'react'
import { receiptsPageSize } from '#generated/model/constants.ts'
import type { Receipt } from '#generated/model/receipt.ts'
import type { ReceiptList } from '#generated/model/receipt-list.ts'
import { resolveDayRange, omitDefaultRange } from '#src/shared/table/days/day-range.ts'
import { startOfMonth } from '#src/shared/format/days/day-arithmetic.ts'
import { viennaToday, formatDate } from '#src/shared/format/day.ts'
import { IconLink } from '#src/shared/elements/icon-button.tsx'
import { formatMoney } from '#src/shared/format/numbers.ts'
import { ClientTable } from '#src/shared/table/client/client-table.tsx'
import type { ListLayout } from '#src/shared/table/table-layout.ts'
import { SortSelect } from '#src/shared/table/table-head.tsx'
import type { Column } from '#src/shared/table/columns.tsx'
import { activeRange, DayRangeFilter } from '#src/shared/table/days/day-range-filter.tsx'
import { FilterBar } from '#src/shared/table/filters/filters.tsx'
import { useListPreferences, useListQuery, updateListSearch } from '#src/shared/table/state/list-state.ts'
import { Section } from '#src/shared/ui/section.tsx'
import { formatPeriod, monthsOf } from './period-sums.ts'
import { ReceiptFiles } from './receipt-files.tsx'
import type { ReceiptSums } from './receipt-sums.tsx'
import classes from './receipt-sums.module.css'
import fileClasses from './receipts.module.css'
import { receiptList, type ReceiptDays, type ReceiptSearch, type ReceiptsPort } from './receipts-port.ts'

/** A file of its own, since it needs the chart library. */
const Sums = lazy(() => import('./receipt-sums.tsx').then((module) => ({ default: module.ReceiptSums })))

/** The columns of R862. */
const ownColumns: readonly Column<Receipt>[] = [
  {
    id: 'invoiceNumber',
    header: msg`Receipt number`,
    width: 'identifier',
    role: 'detail',
    value: ({ invoiceNumber }) => invoiceNumber,
    sortable: true,
  },
  {
    id: 'typeText',
    header: msg`Type`,
    width: 'label',
    role: 'title',
    value: ({ typeText }) => typeText,
    sortable: true,
  },
  {
    id: 'receiptDate',
    defaultSort: 'desc',
    header: msg`Date`,
    width: 'day',
    role: 'subtitle',
    value: ({ receiptDate }) => receiptDate,
    cell: ({ receiptDate }) => <span className="amount">{formatDate(receiptDate)}</span>,
    sortable: true,
  },
  {
    id: 'amount',
    header: msg`Amount in euros`,
    width: 'amount',
    role: 'figure',
    unit: '€',
    value: ({ amount }) => amount,
    cell: ({ amount }) => formatMoney(amount),
    sortable: true,
    numeric: true,
  },
]

/** The columns of companies, with what is not paid yet (R852). */
const columnsWithOpenAmounts: readonly Column<Receipt>[] = [
  ...ownColumns,
  {
    id: 'amountOpen',
    header: msg`Outstanding in euros`,
    width: 'quantity',
    role: 'detail',
    value: ({ amountOpen }) => amountOpen,
    cell: ({ amountOpen }) => amountOpen !== undefined && formatMoney(amountOpen),
    sortable: true,
    numeric: true,
  },
]

const listName = 'receipts'

/** The files with the link to the payments, and for the bank also to the fees. */
const shortActions = { words: 250 }
const longActions = { words: 334 }

/** From the first of the month three months ago to today in Vienna (R333, R848, A120). */
function defaultDays(): ReceiptDays {
  const today = viennaToday()
  return { from: startOfMonth(today, -3), to: today }
}

type Props = {
  port: ReceiptsPort
  search: ReceiptSearch
  onSearch: (next: ReceiptSearch) => void
  /** An empty link to the payments of a receipt, which leads back to it. */
  paymentsLink: (receipt: Receipt) => ReactElement
  /** An empty link to the fees and credits of these days, where the reader may see them. */
  feesLink?: ((days: ReceiptDays) => ReactElement) | undefined
}

/** The days that a receipt is about; those of a monthly bill where the server does not know them. */
const billedDays = ({ receiptDate, composition }: Receipt): ReceiptDays =>
  composition?.billedFrom && composition.billedTo
    ? { from: composition.billedFrom, to: composition.billedTo }
    : { from: startOfMonth(receiptDate, -1), to: receiptDate }

/** Reminders and credit notes charge no payments. */
const chargesPayments = ({ composition }: Receipt) => composition === undefined || composition.billedFrom !== null

const matches = { period: ({ receiptDate }: Receipt, period: string) => receiptDate.startsWith(period) }

/** The bills and credit notes of some days, with their files (R862 to R864). */
export function ReceiptsTab({ port, search, onSearch, paymentsLink, feesLink }: Props) {
  const { i18n, t } = useLingui()
  const initial = defaultDays()
  const days = resolveDayRange(search, initial)
  const query = port.receipts(days)
  const columns = port.withOpenAmounts ? columnsWithOpenAmounts : ownColumns
  const rowActions = (receipt: Receipt, layout: ListLayout) => {
    const { invoiceNumber } = receipt
    const payments = chargesPayments(receipt) && (
      <PeriodLink
        layout={layout}
        title={t`Payments of this receipt`}
        words={t`Payments`}
        about={invoiceNumber}
        link={paymentsLink(receipt)}
        icon={<IconSearch size={20} aria-hidden />}
      />
    )
    const fees = feesLink && (
      <PeriodLink
        layout={layout}
        title={t`Fees and credits of this period`}
        words={t`Fees`}
        about={invoiceNumber}
        link={feesLink(billedDays(receipt))}
        icon={<IconInfoCircle size={20} aria-hidden />}
      />
    )
    return (
      <>
        <ReceiptFiles receipt={receipt} command={port.download} />
        {fees && layout === 'cards' ? (
          // Not a RowMenu, which would become a file of its own that the first page of a company loads too.
          <details className={fileClasses.billed}>
            <summary aria-label={t`What was billed with receipt ${invoiceNumber}`}>{t`What was billed`}</summary>
            {payments}
            {fees}
          </details>
        ) : (
          <>
            {payments}
            {fees}
          </>
        )}
      </>
    )
  }
  const change = (next: Partial<ReceiptSearch>) => onSearch(updateListSearch<ReceiptSearch>(search, next))
  return (
    <Stack gap="md">
      <FilterBar
        sort={<SortSelect columns={columns} search={search} onSearch={onSearch} />}
        active={[
          ...activeRange(search, days, () => change({ from: undefined, to: undefined, period: undefined })),
          ...(search.period === undefined
            ? []
            : [{ label: formatPeriod(search.period, i18n.locale), onRemove: () => change({ period: undefined }) }]),
        ]}
      >
        <DayRangeFilter
          labels={{ from: t`Receipts from`, to: t`Receipts up to` }}
          range={days}
          defaultRange={initial}
          last={initial.to}
          onRange={(next) => change({ ...omitDefaultRange(next, initial), period: undefined })}
        />
      </FilterBar>
      <div className={classes.lists}>
        <ClientTable<ReceiptList, Receipt, ReceiptSearch>
          name={listName}
          label={t`Receipts`}
          query={query}
          rows={(list) => list.receipts}
          rowId={(receipt) => receipt.invoiceNumber}
          columns={columns}
          sortInFilters
          pageSize={receiptsPageSize}
          matches={matches}
          list={receiptList}
          search={search}
          onSearch={onSearch}
          actions={rowActions}
          actionsWidth={feesLink === undefined ? shortActions : longActions}
          empty={{
            title: <Trans>No receipts in this period</Trans>,
            text: <Trans>You will see older receipts with an earlier from date.</Trans>,
            action: (search.from ?? search.to) !== undefined && (
              <Button
                variant="default"
                mt="xs"
                onClick={() => change({ from: undefined, to: undefined, period: undefined })}
              >
                <Trans>Show receipts from {formatDate(initial.from)}</Trans>
              </Button>
            ),
          }}
        />
        <div className={classes.sums}>
          <PaymentTerm query={query} />
          <LazyReceiptSums query={query} days={days} period={search.period} onPeriod={(period) => change({ period })} />
        </div>
      </div>
    </Stack>
  )
}

type PeriodLinkProps = Pick<ComponentProps<typeof IconLink>, 'link' | 'icon'> & {
  layout: ListLayout
  title: string
  /** The start of the title, which has room in a table. */
  words: string
  about: string
}

/** A link to what happened in the period of a receipt: in words, since no icon says which of the two lists it opens. */
function PeriodLink({ layout, title, words, about, link, icon }: PeriodLinkProps) {
  const label = `${title}: ${about}`
  if (layout === 'cards') return <IconLink {...{ title, label, link, icon }} />
  return cloneElement(
    link as ReactElement<ComponentProps<'a'>>,
    { title, 'aria-label': label, className: fileClasses.period },
    words,
  )
}

type LazySumsProps = Omit<ComponentProps<typeof ReceiptSums>, 'list' | 'receipts'> & {
  query: ReturnType<ReceiptsPort['receipts']>
}

/** The chart of the receipts, whose code loads with the first receipt; not for one month or without receipts. */
function LazyReceiptSums({ query, ...props }: LazySumsProps) {
  const { data, isError } = useListQuery(query)
  const [{ chartHidden }] = useListPreferences(listName, undefined)
  const skeleton = chartHidden ? null : sumsSkeleton
  if (monthsOf(props.days).length < 2) return null
  if (data === undefined) return isError ? null : skeleton
  if (data.receipts.length === 0) return null
  return (
    <Section skeleton={skeleton}>
      <Sums {...props} list={listName} receipts={data.receipts} />
    </Section>
  )
}

/** Has the height of the chart card. */
const sumsSkeleton = (
  <div className={`${classes.waiting} ${classes.waitingBeside}`} aria-hidden>
    <Skeleton height="100%" radius="sm" />
  </div>
)

/** How the bills of these days are paid (R863): within a term, or collected without one. */
function PaymentTerm({ query }: { query: ReturnType<ReceiptsPort['receipts']> }) {
  const { data, isError } = useListQuery(query)
  if (isError && data === undefined) return null
  if (data === undefined)
    return <Skeleton height={22} width={260} radius="sm" className={classes.waitingBeside!} aria-hidden />
  const days = data.paymentCondition
  return (
    <Text c="dimmed" size="sm" mih={22}>
      {days === undefined ? (
        data.receipts.length > 0 && <Trans>The amounts are paid by direct debit from the bank account.</Trans>
      ) : (
        <Trans>
          Payment term: <Plural value={days} one="# day" other="# days" /> from the date of the receipt
        </Trans>
      )}
    </Text>
  )
}
