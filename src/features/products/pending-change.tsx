import { Button, Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PendingProductChange } from '#generated/model/pending-product-change.ts'
import type { ProductType } from '#generated/model/product-type.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { ConfirmModal } from '#src/shared/ui/confirm-modal.tsx'
import type { ProductsPort } from './products-port.ts'

type Props = { command: ProductsPort['cancelChange']; pending: PendingProductChange; current: ProductType }

/** The change that is planned, and the way to cancel it (R046, R121). */
export function PendingChange({ command, pending, current }: Props) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const { productChangeId, productType: next } = pending
  const day = formatDate(pending.activationDate)
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        <Trans>
          {next} begins on {day}. Until then {current} stays as it is.
        </Trans>
      </Text>
      <Button variant="default" onClick={() => setAsking(true)}>
        <Trans>Cancel the change</Trans>
      </Button>
      <ConfirmModal
        title={t`Cancel the change to ${next}?`}
        opened={asking}
        onClose={() => setAsking(false)}
        command={command}
        input={productChangeId}
        confirmLabel={t`Cancel the change`}
        cancelLabel={t`Keep the change`}
        success={msg`The change of tier is cancelled.`}
      >
        <Text>
          <Trans>
            {current} then stays also after {day}. The tier can be changed once a day: if this change was planned today,
            the next one is possible tomorrow.
          </Trans>
        </Text>
      </ConfirmModal>
    </Stack>
  )
}
