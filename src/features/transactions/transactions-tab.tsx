/** The list of transactions: columns, states, filters and the request of a page. */
import { Button, Stack } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { searchMinimum } from '#generated/model/constants.ts'
import { privateListTransactionsParamsLimitDefault } from '#generated/model/private-list-transactions-params.ts'
import type { Transaction } from '#generated/model/transaction.ts'
import type { TransactionList } from '#generated/model/transaction-list.ts'
import { type DayRange, omitDefaultRange, resolveDayRange } from '#src/shared/table/days/day-range.ts'
import { addDays } from '#src/shared/format/days/day-arithmetic.ts'
import { viennaToday, formatDateTime } from '#src/shared/format/day.ts'
import { ValueBadge } from '#src/shared/elements/status-badge.tsx'
import { formatCallNumber, formatMoney } from '#src/shared/format/numbers.ts'
import { ModalSwitch } from '#src/shared/page/open-modal.tsx'
import type { Column } from '#src/shared/table/columns.tsx'
import { activeRange, DayRangeFilter } from '#src/shared/table/days/day-range-filter.tsx'
import {
  activeChoice,
  activeSearch,
  FilterBar,
  MultiSelectFilter,
  SearchBox,
} from '#src/shared/table/filters/filters.tsx'
import { ServerTable } from '#src/shared/table/server-table.tsx'
import { SortSelect } from '#src/shared/table/table-head.tsx'
import { numberSearch } from '#src/shared/table/state/list-search.ts'
import { rowOffset, updateListSearch, useListPreferences } from '#src/shared/table/state/list-state.ts'
import { loadable, usePreload } from '#src/shared/ui/loadable.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import { CompanyLimit } from './company-limit.tsx'
import { dayHeading } from './payment-day.tsx'
import { PaymentPictogram } from './payment-pictogram.tsx'
import { QuickRanges } from './quick-ranges.tsx'
import { PaymentAmount, statusBadges } from './transaction-states.tsx'
import {
  transactionList,
  transactionStatuses,
  type TransactionDays,
  type TransactionQuery,
  type TransactionSearch,
  type TransactionsPort,
  type TransactionsUrlState,
} from './transactions-port.ts'
import { IconEye } from '@tabler/icons-react'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { Modal } from '#src/shared/ui/modal/modal.tsx'
import type { PaymentDetailsProps } from './payment-details.tsx'
import classes from './transactions.module.css'

const PaymentDetails = loadable(async () => (await import('./payment-details.tsx')).PaymentDetails)

/** A file of its own, since who opens the receipts loads this tab too. */
const ExportPayments = loadable(async () => (await import('./export-payments.tsx')).ExportPayments)

/** The day, which a card below the heading of its day does not repeat, and the time, on a card without seconds. */
function PaymentTime({ at }: { at: string }) {
  const [day, time = '', unit = ''] = formatDateTime(at).split(' ')
  return (
    <time dateTime={at}>
      <span className={`amount ${classes.day}`}>{day} </span>
      <span className="amount">
        {time.slice(0, 'HH:mm'.length)}
        <span className={classes.seconds}>{time.slice('HH:mm'.length)}</span>
        {`\u00a0${unit}`}
      </span>
    </time>
  )
}

const timeColumn: Column<Transaction> = {
  id: 'transactionTimestamp',
  defaultSort: 'desc',
  header: msg`Time`,
  width: 'second',
  role: 'subtitle',
  value: ({ transactionTimestamp }) => transactionTimestamp,
  cell: ({ transactionTimestamp }) => <PaymentTime at={transactionTimestamp} />,
  sortable: true,
}

const callNumberColumn: Column<Transaction> = {
  id: 'callNumber',
  header: msg`Phone number`,
  width: 'phone',
  role: 'detail',
  value: ({ callNumber }) => callNumber,
  cell: ({ callNumber }) => callNumber !== undefined && <span className="amount">{formatCallNumber(callNumber)}</span>,
  sortable: true,
}

const paymentColumns: readonly Column<Transaction>[] = [
  {
    id: 'merchantName',
    header: msg`Merchant`,
    width: 'text',
    role: 'title',
    long: true,
    value: ({ merchantName }) => merchantName,
    cell: ({ merchantName, feeType }) => (
      <>
        <PaymentPictogram feeType={feeType} />
        {merchantName}
      </>
    ),
    sortable: true,
  },
  {
    id: 'feeTypeName',
    header: msg`Type`,
    width: 'label',
    role: 'subtitle',
    long: true,
    value: ({ feeTypeName }) => feeTypeName,
    sortable: true,
  },
  {
    id: 'amount',
    header: msg`Amount in euros`,
    width: 'amount',
    role: 'figure',
    unit: '€',
    value: ({ amount }) => amount,
    cell: (payment) => <PaymentAmount payment={payment} format={formatMoney} />,
    sortable: true,
    numeric: true,
  },
  {
    id: 'statusName',
    header: msg`Status`,
    width: 'state',
    role: 'state',
    value: ({ statusName }) => statusName,
    cell: ({ statusName }) => <ValueBadge states={statusBadges} value={statusName} />,
    sortable: true,
  },
]

/** The columns of R865. */
const ownColumns = [timeColumn, ...paymentColumns]

/** The columns of companies, with the number that paid (R853). */
const columnsWithNumbers = [timeColumn, callNumberColumn, ...paymentColumns]

/** Rows of a page (R334, R836). */
const defaultPageSize = privateListTransactionsParamsLimitDefault

/** The last thirty days and today in Vienna (R335, R849, A120). */
function defaultDays(): TransactionDays {
  const today = viennaToday()
  return { from: addDays(today, -30), to: today }
}

/** The parameters of the request (R866, R867); newest first by default (R850). */
function toQuery(
  { page = 1, sort, q, status, receipt }: TransactionSearch,
  { from, to }: TransactionDays,
  size: number,
): TransactionQuery {
  const isOfReceipt = receipt !== undefined
  return {
    status,
    fromDate: isOfReceipt ? undefined : from,
    toDate: isOfReceipt ? undefined : to,
    invoiceNumber: receipt,
    callNumber: q === undefined ? undefined : numberSearch.normalize(q),
    limit: size,
    offset: rowOffset(page, size),
    sort: sort ?? 'transactionTimestamp_desc',
  }
}

type Props = TransactionsUrlState & { port: TransactionsPort }

/** The payments of a customer, filtered by state, days and number (R865 to R868). */
export function TransactionsTab({ port, search, onSearch, modals }: Props) {
  const { t, i18n } = useLingui()
  usePreload('page', PaymentDetails)
  const initial = defaultDays()
  const days = resolveDayRange(search, initial)
  const [{ size = defaultPageSize }] = useListPreferences('transactions', search.layout)
  const columns = port.withCallNumbers ? columnsWithNumbers : ownColumns
  const states = transactionStatuses.map((value) => ({ value, label: i18n._(statusBadges[value].label) }))
  const query = toQuery(search, days, size)
  const change = (next: Partial<TransactionSearch>) => onSearch(updateListSearch(search, next))
  const changeDays = (next: DayRange) => change(omitDefaultRange(next, initial))
  const { reader } = port
  const isOfReceipt = search.receipt !== undefined
  const isByTime = search.sort?.startsWith(timeColumn.id) ?? true
  const numberSearchBox = (
    <SearchBox
      label={t`Search by phone number`}
      description={t`At least ${searchMinimum} digits, such as 664 1234567`}
      list={transactionList}
      search={search}
      onSearch={onSearch}
    />
  )
  const renderActions = useCallback(
    (payment: Transaction) => (
      <ModalSwitch modals={modals} modal={['view', payment.transactionId]}>
        {(opened) => (
          <ViewPayment
            payment={payment}
            reader={reader}
            opened={opened}
            onOpen={() => modals.open('view', payment.transactionId)}
            onClose={() => modals.close()}
          />
        )}
      </ModalSwitch>
    ),
    [modals, reader],
  )
  return (
    <Stack gap="md">
      {port.limit && <CompanyLimit limit={port.limit} />}
      <div className={classes.filters}>
        <FilterBar
          sort={<SortSelect columns={columns} search={search} onSearch={onSearch} />}
          active={[
            ...activeSearch(search.q, () => change({ q: undefined })),
            ...activeChoice(states, search.status, () => change({ status: undefined })),
            ...(isOfReceipt ? [] : activeRange(search, days, () => change({ from: undefined, to: undefined }))),
          ]}
        >
          {!port.hasOneNumber && numberSearchBox}
          <MultiSelectFilter
            label={t`Status`}
            options={states}
            chosen={search.status}
            onChoose={(status) => change({ status })}
          />
          {!isOfReceipt && (
            <>
              <DayRangeFilter
                labels={{ from: t`Payments from`, to: t`Payments up to` }}
                range={days}
                defaultRange={initial}
                last={initial.to}
                onRange={changeDays}
              />
              <QuickRanges today={initial.to} days={days} defaultRange={initial} onRange={changeDays} />
            </>
          )}
          {port.hasOneNumber && numberSearchBox}
        </FilterBar>
      </div>
      <div className={classes.payments} data-grouped={isByTime || undefined}>
        <ServerTable<TransactionList, Transaction, TransactionSearch>
          name="transactions"
          label={t`Transactions`}
          query={port.transactions(query)}
          rows={(list) => list.transactions}
          total={(list) => list.meta.total}
          rowId={(transaction) => transaction.transactionId}
          columns={columns}
          sortInFilters
          pageSize={size}
          defaultPageSize={defaultPageSize}
          list={transactionList}
          search={search}
          onSearch={onSearch}
          actions={renderActions}
          actionsWidth={{ icons: 1 }}
          rowHeading={isByTime ? dayHeading : undefined}
          empty={
            isOfReceipt
              ? {
                  title: <Trans>This receipt charges no payments</Trans>,
                  text: <Trans>Its amount consists of fees and credits.</Trans>,
                }
              : {
                  title: <Trans>No payments in this period</Trans>,
                  text: <Trans>You will see older payments with an earlier from date.</Trans>,
                  action: (search.from ?? search.to) !== undefined && (
                    <Button variant="default" mt="xs" onClick={() => change({ from: undefined, to: undefined })}>
                      <Trans>Show the last 30 days</Trans>
                    </Button>
                  ),
                }
          }
        />
      </div>
      <Section skeleton={null}>
        <ExportPayments port={port} query={query} name={search.receipt ?? `${days.from}_${days.to}`} />
      </Section>
    </Stack>
  )
}

type ViewProps = PaymentDetailsProps & { opened: boolean; onOpen: () => void; onClose: () => void }

/** The button of a row and its modal: the details of the payment, with its id for the service line. */
function ViewPayment({ opened, onOpen, onClose, ...details }: ViewProps) {
  const { t } = useLingui()
  const { merchantName } = details.payment
  return (
    <>
      <IconButton
        title={t`View`}
        label={t`View the payment to ${merchantName}`}
        onClick={onOpen}
        icon={<IconEye size={20} aria-hidden />}
      />
      <Modal title={t`Payment`} opened={opened} onClose={onClose}>
        <PaymentDetails {...details} />
      </Modal>
    </>
  )
}
