import { ActionIcon, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconTrash } from '@tabler/icons-react'
import type { PrivateCustomer } from '#generated/model/private-customer.ts'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import { ConfirmChange } from '#src/shared/ui/confirm-modal.tsx'
import type { PrivateActionsPort } from '../customer-actions-port.ts'
import type { CustomerModals } from '../customer-modals.ts'

type Remove = NonNullable<PrivateActionsPort['remove']>

const sentences = {
  460: msg`This customer cannot be deleted, because there are PTL transactions. Please terminate the contract instead.`,
} satisfies Sentences<StatusOf<Remove>>

type Props = { remove: Remove; customer: PrivateCustomer; modals: CustomerModals }

/** Deletes a private customer for good, for whom may do that (R357, R676). */
export function DeleteCustomer({ remove, customer, modals }: Props) {
  const { t } = useLingui()
  const { id, firstName, lastName, bpNumber } = customer
  const name = `${firstName} ${lastName}`
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="red"
        size={44}
        title={t`Delete`}
        aria-label={t`Delete ${name}`}
        onClick={() => modals.open('delete', id)}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
      <ConfirmChange
        opened={modals.isOpen('delete', id)}
        onClose={() => modals.close()}
        title={t`Delete customer?`}
        change={remove}
        record={customer}
        input={() => undefined}
        sentences={sentences}
        confirmLabel={t`Delete for good`}
        danger
        success={msg`The customer is deleted.`}
      >
        <Text>{t`${name} with the customer number ${bpNumber} is deleted with all data. This cannot be undone.`}</Text>
      </ConfirmChange>
    </>
  )
}
