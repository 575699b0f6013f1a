/** The details of a payment in a modal; loaded after the page. */
import { Stack, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { Transaction } from '#generated/model/transaction.ts'
import { Copyable } from '#src/shared/elements/copyable.tsx'
import { ValueBadge } from '#src/shared/elements/status-badge.tsx'
import { Timestamp } from '#src/shared/elements/timestamp.tsx'
import { formatCallNumber, formatEuros } from '#src/shared/format/numbers.ts'
import { FactList } from '#src/shared/ui/cards.tsx'
import { PaymentAmount, statusBadges } from './transaction-states.tsx'
import classes from './transactions.module.css'
import { unknownPayment } from './words-to-customer.ts'

export type PaymentDetailsProps = {
  payment: Transaction
  /** Shows the number of the service line, for a payment that the customer does not recognise. */
  withServiceLine: boolean
}

export function PaymentDetails({ payment, withServiceLine }: PaymentDetailsProps) {
  const { t, i18n } = useLingui()
  const { transactionId, merchantName, callNumber } = payment
  return (
    <Stack gap="md">
      <div>
        <Text className={`${classes.paid} amount`}>
          <PaymentAmount payment={payment} format={formatEuros} />
        </Text>
        <Text className={classes.merchant!}>
          <bdi>{merchantName}</bdi>
        </Text>
      </div>
      <FactList
        facts={[
          { label: t`Time`, value: <Timestamp at={payment.transactionTimestamp} /> },
          { label: t`Type`, value: <bdi>{payment.feeTypeName}</bdi> },
          {
            label: t`Phone number`,
            value:
              callNumber === undefined ? undefined : <span className="amount">{formatCallNumber(callNumber)}</span>,
          },
          { label: t`Status`, value: <ValueBadge states={statusBadges} value={payment.statusName} /> },
          { label: t`Payment ID`, value: <Copyable value={transactionId} label={t`Payment ID`} /> },
        ]}
      />
      {withServiceLine && <Text size="sm">{i18n._(unknownPayment)}</Text>}
    </Stack>
  )
}
