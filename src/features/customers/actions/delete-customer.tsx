import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconTrash } from '@tabler/icons-react'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import { useIsModalOpen } from '#src/shared/page/open-modal.tsx'
import { RecordAction } from '#src/shared/elements/record-action.tsx'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import { ConfirmChange } from '#src/shared/ui/modal/confirm-modal.tsx'
import { Consequences } from '#src/shared/ui/modal/consequences.tsx'
import type { CustomerModals, PrivateActionsPort } from '../customer-actions-port.ts'

type Remove = NonNullable<PrivateActionsPort['remove']>

const sentences = {
  460: msg`This customer has already made payments and therefore cannot be deleted. Please terminate the contract instead.`,
} satisfies Sentences<StatusOf<Remove>>

type Props = {
  remove: Remove
  customer: PrivateCustomer
  modals: CustomerModals
  /** For a page about the customer, which has to show something else then. */
  onDeleted?: () => void
}

/** Deletes a private customer for good; only for employees who may do that (R357, R676). */
export function DeleteCustomer({ remove, customer, modals, onDeleted }: Props) {
  const { t } = useLingui()
  const { id, firstName, lastName, bpNumber } = customer
  const name = `${firstName} ${lastName}`
  return (
    <>
      <RecordAction
        label={t`Delete`}
        about={t`Delete ${name}`}
        icon={<IconTrash size={20} aria-hidden />}
        danger
        onClick={() => modals.open('delete', id)}
      />
      <ConfirmChange
        opened={useIsModalOpen(modals, 'delete', id)}
        onClose={() => modals.close()}
        {...(onDeleted && { onDone: onDeleted })}
        title={t`Delete ${name}?`}
        change={remove}
        record={customer}
        input={() => undefined}
        sentences={sentences}
        confirmLabel={t`Delete for good`}
        danger
        success={msg`${name} has been deleted.`}
      >
        <Consequences
          facts={[
            { label: t`Customer`, value: name },
            { label: t`Customer number`, value: bpNumber },
            { label: t`Will be deleted`, value: t`all data about this person` },
          ]}
        />
      </ConfirmChange>
    </>
  )
}
