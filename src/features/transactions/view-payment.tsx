import { useLingui } from '@lingui/react/macro'
import { IconEye } from '@tabler/icons-react'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { loadable } from '#src/shared/ui/loadable.tsx'
import { Modal } from '#src/shared/ui/modal/modal.tsx'
import type { PaymentDetailsProps } from './payment-details.tsx'

/** The list of payments preloads it. */
export const PaymentDetails = loadable(async () => (await import('./payment-details.tsx')).PaymentDetails)

type Props = PaymentDetailsProps & { opened: boolean; onOpen: () => void; onClose: () => void }

/** The button of a row and its modal: the details of the payment, with its id for the service line. */
export function ViewPayment({ opened, onOpen, onClose, ...details }: Props) {
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
