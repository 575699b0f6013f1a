/** The list of fees and credits: columns, rows with their actions, and the button that adds one. */
import { Button, Group, Stack, Text } from '@mantine/core'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { feesPageSize } from '#generated/model/constants.ts'
import { feeItemTypeOccurrence } from '#generated/model/fee-item-type-occurrence.ts'
import type { Fee } from '#generated/model/fee.ts'
import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import { viennaToday, formatDate } from '#src/shared/format/day.ts'
import { formatMoney } from '#src/shared/format/numbers.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import { ModalSwitch } from '#src/shared/page/open-modal.tsx'
import { ClientTable } from '#src/shared/table/client/client-table.tsx'
import type { FilterPredicates } from '#src/shared/table/client/matching-rows.ts'
import { type Column, idOf, resultsOf } from '#src/shared/table/columns.tsx'
import { clearFilters, revealAddedRow } from '#src/shared/table/state/list-state.ts'
import { ActionPlaceholder } from '#src/shared/table/table-rows.tsx'
import { AddBusinessFeeModal, AddPrivateFeeModal } from './add-fee-modal.tsx'
import { ChangePlannedEnd, DeleteFee } from './change-fee-modals.tsx'
import { isDeletable, isEndEditable, isMonthly, itemTypeLabels, occurrenceLabels, productName } from './fee-types.ts'
import { feeList, type FeesPort, type FeesSearch, type FeesUrlState } from './fees-port.ts'

/** The columns of all customers (R415); types are sorted by their labels. */
const createColumns = (i18n: I18n): readonly Column<Fee>[] => [
  {
    id: 'transactionText',
    header: msg`Text on the bill`,
    width: 'text',
    role: 'title',
    value: ({ transactionText }) => transactionText,
    sortable: true,
  },
  {
    id: 'itemType',
    header: msg`Type`,
    width: 'text',
    role: 'subtitle',
    value: ({ itemType }) => labelOf(i18n, itemTypeLabels, itemType),
    cell: ({ itemType }) => <ItemType type={itemType} />,
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
  {
    id: 'startDate',
    defaultSort: 'desc',
    header: msg`Start`,
    width: 'day',
    role: 'detail',
    value: ({ startDate }) => startDate,
    cell: ({ startDate }) => formatDate(startDate),
    sortable: true,
  },
  {
    id: 'plannedEndDate',
    header: msg`Planned end`,
    width: 'day',
    role: 'detail',
    value: ({ plannedEndDate }) => plannedEndDate,
    cell: (fee) => <PlannedEnd {...fee} />,
    sortable: true,
  },
  {
    id: 'actualEndDate',
    header: msg`Actual end`,
    width: 'day',
    role: 'detail',
    value: ({ actualEndDate }) => actualEndDate,
    cell: ({ actualEndDate }) => (actualEndDate === null ? '–' : formatDate(actualEndDate)),
    sortable: true,
  },
]

/** For private customers only (R417). */
const productColumn: Column<Fee> = {
  id: 'product',
  header: msg`Product`,
  width: 'label',
  role: 'detail',
  value: ({ product }) => product && `${productName(product.type)} ${product.activationDate}`,
  cell: ({ product }) =>
    product && (
      <div>
        {productName(product.type)}
        <Text size="sm" c="dimmed" className="amount">
          <Trans>since {formatDate(product.activationDate)}</Trans>
        </Text>
      </div>
    ),
  sortable: true,
}

function ItemType({ type }: { type: FeeItemType }) {
  const { i18n } = useLingui()
  return (
    <Stack gap={0} miw="min(10rem, 40vw)">
      {labelOf(i18n, itemTypeLabels, type)}
      {Object.hasOwn(feeItemTypeOccurrence, type) && (
        <Text size="sm" c="dimmed">
          {labelOf(i18n, occurrenceLabels, feeItemTypeOccurrence[type])}
        </Text>
      )}
    </Stack>
  )
}

/** Only monthly fees can go on without an end. */
const PlannedEnd = ({ itemType, plannedEndDate }: Fee) =>
  plannedEndDate === null ? isMonthly(itemType) ? <Trans>No end</Trans> : '–' : formatDate(plannedEndDate)

/** The contract promises no order: the latest start comes first. */
const compareByStart = (one: Fee, other: Fee) => other.startDate.localeCompare(one.startDate)

/** Whether an entry can be billed for a day of the range; one that occurs once is billed on its first day. */
const matches: FilterPredicates<Fee, FeesSearch> = {
  from: ({ itemType, startDate, plannedEndDate, actualEndDate }, from) =>
    (isMonthly(itemType) ? (actualEndDate ?? plannedEndDate ?? from) : startDate) >= from,
  to: ({ startDate }, to) => startDate <= to,
}

type Props = FeesUrlState & { port: FeesPort }

/** What the bank bills or credits to a customer besides payments (R415 to R419). */
export function FeesTab({ port, search, onSearch, modals }: Props) {
  const { t, i18n } = useLingui()
  const hasProduct = port.products !== undefined
  const columns = useMemo(() => [...createColumns(i18n), ...(hasProduct ? [productColumn] : [])], [i18n, hasProduct])
  const onAdded = (added?: Fee) => modals.close(revealAddedRow(feeList, search, added?.id))
  const renderActions = (fee: Fee) => {
    const today = viennaToday()
    const modalProps = { port, fee, onClose: () => modals.close() }
    return (
      <>
        {isEndEditable(fee, today) && (
          <ModalSwitch modals={modals} modal={['end', fee.id]}>
            {(opened) => <ChangePlannedEnd {...modalProps} opened={opened} onOpen={() => modals.open('end', fee.id)} />}
          </ModalSwitch>
        )}
        {isDeletable(fee, today) ? (
          <ModalSwitch modals={modals} modal={['delete', fee.id]}>
            {(opened) => <DeleteFee {...modalProps} opened={opened} onOpen={() => modals.open('delete', fee.id)} />}
          </ModalSwitch>
        ) : (
          <ActionPlaceholder />
        )}
      </>
    )
  }
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" size="sm" maw={900}>
          <Trans>Fees and credits in addition to payments. Entries that have started can no longer be deleted.</Trans>
        </Text>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => modals.open('add')}>
          <Trans>Add fee or credit</Trans>
        </Button>
      </Group>
      {search.from !== undefined && search.to !== undefined && (
        <Group gap="sm">
          <Text size="sm" role="status">
            <Trans>
              The list only shows fees and credits from {formatDate(search.from)} to {formatDate(search.to)}.
            </Trans>
          </Text>
          <Button variant="default" size="compact-md" onClick={() => onSearch(clearFilters(feeList, search))}>
            <Trans>Show all entries</Trans>
          </Button>
        </Group>
      )}
      <ClientTable
        key={i18n.locale} // sorted by translated labels
        name="fees"
        label={t`Fees and credits`}
        query={port.fees()}
        rows={resultsOf}
        rowId={idOf}
        columns={columns}
        pageSize={feesPageSize}
        order={compareByStart}
        matches={matches}
        list={feeList}
        search={search}
        onSearch={onSearch}
        empty={{
          title: <Trans>No fees or credits yet</Trans>,
          text: <Trans>Only payments are billed at the moment.</Trans>,
        }}
        actions={renderActions}
        actionsWidth={{ icons: 2 }}
      />
      <ModalSwitch modals={modals} modal={['add']}>
        {(opened) =>
          port.products === undefined ? (
            <AddBusinessFeeModal port={port} opened={opened} onClose={onAdded} />
          ) : (
            <AddPrivateFeeModal port={port} opened={opened} onClose={onAdded} />
          )
        }
      </ModalSwitch>
    </Stack>
  )
}
