/** What makes the amount of a receipt, above its payments; loaded with them. */
import { Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReceiptItem } from '#generated/model/receipt-item.ts'
import type { ReceiptItemKind } from '#generated/model/receipt-item-kind.ts'
import { formatDate } from '#src/shared/format/day.ts'
import { formatEuros } from '#src/shared/format/numbers.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import { FactList, FactsCard } from '#src/shared/ui/cards.tsx'
import classes from './receipts.module.css'
import type { ReceiptsPort } from './receipts-port.ts'

export type ReceiptSummaryProps = {
  port: ReceiptsPort
  invoiceNumber: string
  /** The day of the receipt, which finds it. */
  receiptDate: string
}

const kinds: Record<ReceiptItemKind, MessageDescriptor> = {
  MONTHLY_FEE: msg`Monthly fee`,
  FEE: msg`Fee`,
  CREDIT: msg`Credit`,
}

/** In cents, since hundredths are no whole numbers for a computer. */
const sumOf = (items: readonly ReceiptItem[]): number =>
  items.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100

/** Nothing where the receipt is not in the list, or the server does not know what makes its amount. */
export function ReceiptSummary({ port, invoiceNumber, receiptDate }: ReceiptSummaryProps) {
  const { t, i18n } = useLingui()
  const { receipts } = useSuspenseQuery(port.receipts({ from: receiptDate, to: receiptDate })).data
  const receipt = receipts.find((one) => one.invoiceNumber === invoiceNumber)
  const composition = receipt?.composition
  if (receipt === undefined || composition === undefined) return null
  const { billedFrom, billedTo, paymentsAmount, items } = composition
  const period = billedFrom && billedTo && `${formatDate(billedFrom)} – ${formatDate(billedTo)}`
  const labelItem = ({ kind, text }: ReceiptItem) => {
    const label = labelOf(i18n, kinds, kind)
    const noun = label.split(' ').at(-1)!.toLowerCase()
    return text.toLowerCase().includes(noun) ? text : `${label}: ${text}`
  }
  return (
    <div className={classes.summary}>
      <FactsCard
        title={`${receipt.typeText} ${invoiceNumber}`}
        facts={[
          { label: t`Date of the receipt`, value: <span className="amount">{formatDate(receipt.receiptDate)}</span> },
          { label: t`Period`, value: period && <span className="amount">{period}</span> },
        ]}
      >
        <div className={classes.sum}>
          <FactList
            spread
            facts={[
              { label: t`Payments of this receipt`, value: formatEuros(paymentsAmount) },
              ...[...new Set(items.map(labelItem))].map((label) => ({
                label,
                value: formatEuros(sumOf(items.filter((item) => labelItem(item) === label))),
              })),
              { label: t`Amount of the receipt`, value: <b>{formatEuros(receipt.amount)}</b> },
            ]}
          />
        </div>
        <Text size="sm">
          <Trans>The list below shows exactly the payments of this receipt.</Trans>
        </Text>
      </FactsCard>
    </div>
  )
}
