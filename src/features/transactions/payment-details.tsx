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
import { paymentWords } from './payment-words.ts'
import type { PaymentReader } from './transactions-port.ts'
import { unknownPayment } from './words-to-customer.ts'

export type PaymentDetailsProps = { payment: Transaction; reader: PaymentReader }

export function PaymentDetails({ payment, reader }: PaymentDetailsProps) {
  const { t, i18n } = useLingui()
  const { transactionId, merchantName, callNumber, refusal, invoiceNumber } = payment
  const euros = (amount: number | undefined) =>
    amount === undefined ? undefined : <span className="amount">{formatEuros(amount)}</span>
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
      <div>
        <ValueBadge states={statusBadges} value={payment.statusName} />
        {paymentWords(payment, reader).map((sentence) => (
          <Text key={sentence.id} mt={4}>
            {i18n._(sentence)}
          </Text>
        ))}
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
          { label: t`Monthly limit at that time`, value: euros(refusal?.monthlyLimitEUR) },
          { label: t`Left of the monthly limit`, value: euros(refusal?.remainingLimitEUR) },
          { label: t`Limit of the phone number at that time`, value: euros(refusal?.callingNumberLimitEUR) },
          { label: t`Left of the limit of the phone number`, value: euros(refusal?.remainingCallingNumberLimitEUR) },
          { label: t`Locked at that time`, value: refusal && (refusal.isLocked ? t`Yes` : t`No`) },
          { label: t`Receipt`, value: invoiceNumber && <bdi className="amount">{invoiceNumber}</bdi> },
          { label: t`Payment ID`, value: <Copyable value={transactionId} label={t`Payment ID`} /> },
        ]}
      />
      {reader !== 'employee' && <Text size="sm">{i18n._(unknownPayment)}</Text>}
    </Stack>
  )
}
