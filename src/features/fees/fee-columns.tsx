import { Text } from '@mantine/core'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { feeItemTypeOccurrence } from '#generated/model/fee-item-type-occurrence.ts'
import type { Fee } from '#generated/model/fee.ts'
import type { FeeItemType } from '#generated/model/fee-item-type.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { formatMoney } from '#src/shared/format/money.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import type { Column } from '#src/shared/table/column.ts'
import { isMonthly } from './fee-rules.ts'
import { itemTypes, occurrences, productName } from './fee-labels.ts'

function ItemType({ type }: { type: FeeItemType }) {
  const { i18n } = useLingui()
  return (
    <div>
      {labelOf(i18n, itemTypes, type)}
      {Object.hasOwn(feeItemTypeOccurrence, type) && (
        <Text size="sm" c="dimmed">
          {labelOf(i18n, occurrences, feeItemTypeOccurrence[type])}
        </Text>
      )}
    </div>
  )
}

/** Only what is billed every month can go on without an end. */
const PlannedEnd = ({ itemType, plannedEndDate }: Fee) =>
  plannedEndDate === null ? isMonthly(itemType) ? <Trans>No end</Trans> : '–' : formatDate(plannedEndDate)

/** What everybody has (R415); types are sorted by their words. */
export const feeColumns = (i18n: I18n): readonly Column<Fee>[] => [
  {
    id: 'transactionText',
    header: msg`Text on the bill`,
    role: 'title',
    value: ({ transactionText }) => transactionText,
    sortable: true,
  },
  {
    id: 'itemType',
    header: msg`Type`,
    role: 'subtitle',
    value: ({ itemType }) => labelOf(i18n, itemTypes, itemType),
    cell: ({ itemType }) => <ItemType type={itemType} />,
    sortable: true,
  },
  {
    id: 'amount',
    header: msg`Amount in euros`,
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
    role: 'detail',
    value: ({ startDate }) => startDate,
    cell: ({ startDate }) => formatDate(startDate),
    sortable: true,
  },
  {
    id: 'plannedEndDate',
    header: msg`Planned end`,
    role: 'detail',
    value: ({ plannedEndDate }) => plannedEndDate,
    cell: (fee) => <PlannedEnd {...fee} />,
    sortable: true,
  },
  {
    id: 'actualEndDate',
    header: msg`Actual end`,
    role: 'detail',
    value: ({ actualEndDate }) => actualEndDate,
    cell: ({ actualEndDate }) => (actualEndDate === null ? '–' : formatDate(actualEndDate)),
    sortable: true,
  },
]

/** For private customers only (R417). */
export const productColumn: Column<Fee> = {
  id: 'product',
  header: msg`Product`,
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
