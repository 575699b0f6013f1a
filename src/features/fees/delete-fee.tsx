import { Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconTrash } from '@tabler/icons-react'
import type { Fee } from '#generated/model/fee.ts'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { formatDate } from '#src/shared/format/date.ts'
import { formatEuros } from '#src/shared/format/money.ts'
import { ConfirmChange } from '#src/shared/ui/modal/confirm-modal.tsx'
import type { FeesPort } from './fees-port.ts'

type Props = { port: FeesPort; fee: Fee; opened: boolean; onOpen: () => void; onClose: () => void }

/** The button of a row and its question; nothing of the fee is left afterwards. */
export function DeleteFee({ port, fee, opened, onOpen, onClose }: Props) {
  const { t } = useLingui()
  const { transactionText, amount, startDate } = fee
  return (
    <>
      <IconButton
        tone="danger"
        label={t`Delete ${transactionText}`}
        onClick={onOpen}
        icon={<IconTrash size={20} aria-hidden />}
      />
      <ConfirmChange
        title={t`Delete fee or credit?`}
        opened={opened}
        onClose={onClose}
        change={port.remove}
        record={fee}
        input={() => undefined}
        confirmLabel={t`Delete`}
        danger
        success={msg`The fee or credit is deleted.`}
      >
        <Text>
          {amount < 0
            ? t`${transactionText} over ${formatEuros(-amount)} from ${formatDate(startDate)} on will not be credited. This cannot be undone.`
            : t`${transactionText} over ${formatEuros(amount)} from ${formatDate(startDate)} on will not be billed. This cannot be undone.`}
        </Text>
      </ConfirmChange>
    </>
  )
}
