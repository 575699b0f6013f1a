import { Stack, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconEye } from '@tabler/icons-react'
import type { Transaction } from '#generated/model/transaction.ts'
import { Copyable } from '#src/shared/elements/copyable.tsx'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { ValueBadge } from '#src/shared/elements/status-badge.tsx'
import { Timestamp } from '#src/shared/elements/timestamp.tsx'
import { formatCallNumber } from '#src/shared/format/call-number.ts'
import { formatEuros } from '#src/shared/format/money.ts'
import { FactList } from '#src/shared/ui/cards.tsx'
import { Modal } from '#src/shared/ui/modal/modal.tsx'
import { statusBadges } from './transaction-states.ts'
import classes from './transactions.module.css'
import { unknownPayment } from './words-to-customer.ts'

type Props = {
  payment: Transaction
  /** Shows the number of the service line, for a payment that the customer does not recognise. */
  withServiceLine: boolean
  opened: boolean
  onOpen: () => void
  onClose: () => void
}

/** The button of a row and its modal: the details of the payment, with its id for the service line. */
export function ViewPayment({ payment, withServiceLine, opened, onOpen, onClose }: Props) {
  const { t, i18n } = useLingui()
  const { transactionId, merchantName, callNumber } = payment
  return (
    <>
      <IconButton
        label={t`View the payment to ${merchantName}`}
        onClick={onOpen}
        icon={<IconEye size={20} aria-hidden />}
      />
      <Modal title={t`Payment`} opened={opened} onClose={onClose}>
        <Stack gap="md">
          <div>
            <Text className={`${classes.paid} amount`}>{formatEuros(payment.amount)}</Text>
            <Text className={classes.merchant!}>
              <bdi>{merchantName}</bdi>
            </Text>
          </div>
          <FactList
            facts={[
              { label: t`Time`, value: <Timestamp at={payment.transactionTimestamp} /> },
              { label: t`Service`, value: <bdi>{payment.feeTypeName}</bdi> },
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
      </Modal>
    </>
  )
}
