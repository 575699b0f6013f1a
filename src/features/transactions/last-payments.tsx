import { Anchor, Text, Title } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { cloneElement, type ReactElement } from 'react'
import type { Transaction } from '#generated/model/transaction.ts'
import { addDays } from '#src/shared/format/days/day-arithmetic.ts'
import { viennaToday, formatDate } from '#src/shared/format/day.ts'
import { ValueBadge } from '#src/shared/elements/status-badge.tsx'
import { formatEuros } from '#src/shared/format/numbers.ts'
import { Card } from '#src/shared/ui/cards.tsx'
import classes from './last-payments.module.css'
import { PaymentAmount, statusBadges } from './transaction-states.tsx'
import type { TransactionsPort } from './transactions-port.ts'

type Props = {
  port: TransactionsPort
  /** A link without content to the list of payments; with an id it opens the details of that payment. */
  paymentsLink: (transactionId?: string) => ReactElement
}

/** The list of payments shows the same days by default, so that it has each of these payments (R335). */
const days = 30
const shownPayments = 3

/** The last payments of a customer, newest first. */
export function LastPayments({ port, paymentsLink }: Props) {
  const today = viennaToday()
  const { data } = useSuspenseQuery(
    port.transactions({
      fromDate: addDays(today, -days),
      toDate: today,
      limit: shownPayments,
      offset: 0,
      sort: 'transactionTimestamp_desc',
      status: undefined,
      callNumber: undefined,
      invoiceNumber: undefined,
    }),
  )
  return (
    <Card aria-labelledby="last-payments">
      <Title order={2} size="h3" id="last-payments" mb="xs">
        <Trans>Last payments</Trans>
      </Title>
      {data.transactions.length === 0 ? (
        <Text className={classes.payments!} c="dimmed">
          <Trans>No payments in the last 30 days</Trans>
        </Text>
      ) : (
        <ul className={classes.payments}>
          {data.transactions.map((payment) => (
            <li key={payment.transactionId}>
              <Payment payment={payment} link={paymentsLink(payment.transactionId)} />
            </li>
          ))}
        </ul>
      )}
      <Anchor size="sm" py={10} renderRoot={(props) => cloneElement(paymentsLink(), props)}>
        <Trans>All payments</Trans>
      </Anchor>
    </Card>
  )
}

/** Merchant, amount and day; the status only where it is an exception. */
function Payment({ payment, link }: { payment: Transaction; link: ReactElement }) {
  const { merchantName, feeTypeName, transactionTimestamp, statusName } = payment
  return cloneElement(
    link as ReactElement<{ className?: string | undefined }>,
    { className: classes.payment },
    <>
      <span className={classes.line}>
        <bdi className={classes.merchant}>{merchantName.trim() || feeTypeName}</bdi>
        <span className={`amount ${classes.amount}`}>
          <PaymentAmount payment={payment} format={formatEuros} />
        </span>
      </span>
      <span className={classes.line}>
        <time className={`amount ${classes.day}`} dateTime={transactionTimestamp}>
          {formatDate(transactionTimestamp)}
        </time>
        {statusName !== 'captured' && <ValueBadge states={statusBadges} value={statusName} />}
      </span>
    </>,
  )
}
