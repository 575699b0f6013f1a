import { useLingui } from '@lingui/react/macro'
import { IconHistory } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { RecordAction } from '#src/shared/elements/record-action.tsx'
import { useIsModalOpen } from '#src/shared/page/open-modal.tsx'
import { Modal } from '#src/shared/ui/modal/modal.tsx'
import type { HistoryModals, HistoryObject, HistoryPort, SubjectLink } from './history-port.ts'

type Props = {
  port: HistoryPort
  object: HistoryObject
  /** The name of the record or person. */
  name: string
  modals: HistoryModals
  /** An empty link to a named thing that still exists, where it has a list of its own. */
  subjectLink?: SubjectLink | undefined
  /** The list in the modal, see history-entries.tsx. */
  Entries: ComponentType<Pick<Props, 'port' | 'object' | 'name' | 'subjectLink'>>
}

/** The button of a row or a page, and the modal with the history (R355, R447, R448). */
export function HistoryAction({ modals, ...props }: Props) {
  const { t } = useLingui()
  const { objectId } = props.object
  return (
    <>
      <RecordAction
        label={t`History`}
        about={t`History of ${props.name}`}
        icon={<IconHistory size={20} aria-hidden />}
        onClick={() => modals.open('history', objectId)}
      />
      <HistoryModal {...props} opened={useIsModalOpen(modals, 'history', objectId)} onClose={() => modals.close()} />
    </>
  )
}

type ModalProps = Omit<Props, 'modals'> & { opened: boolean; onClose: () => void }

/** Who did what and when (R387, R872). */
function HistoryModal({ opened, onClose, Entries, ...props }: ModalProps) {
  const { t } = useLingui()
  return (
    <Modal opened={opened} onClose={onClose} title={t`History`} size={960}>
      <Entries {...props} />
    </Modal>
  )
}
