import { useLingui } from '@lingui/react/macro'
import { IconTrash } from '@tabler/icons-react'
import { useIsModalOpen } from '#src/shared/page/open-modal.tsx'
import { RecordAction } from '#src/shared/elements/record-action.tsx'
import { loadable } from '#src/shared/ui/loadable.tsx'
import { FromFirstOpening } from '#src/shared/ui/modal/modal.tsx'
import type { DeleteProps } from './action-modals.tsx'

/** In one file with the other modals of a customer; the page with the button preloads it. */
export const DeleteModal = loadable(async () => (await import('./action-modals.tsx')).DeleteModal)

/** Deletes a private customer for good; only for employees who may do that (R357, R676). */
export function DeleteCustomer(props: DeleteProps) {
  const { t } = useLingui()
  const { customer, modals } = props
  const name = `${customer.firstName} ${customer.lastName}`
  const opened = useIsModalOpen(modals, 'delete', customer.id)
  return (
    <>
      <RecordAction
        label={t`Delete`}
        about={t`Delete ${name}`}
        icon={<IconTrash size={20} aria-hidden />}
        danger
        onClick={() => modals.open('delete', customer.id)}
      />
      <FromFirstOpening opened={opened}>
        <DeleteModal {...props} opened={opened} />
      </FromFirstOpening>
    </>
  )
}
