import { useLingui } from '@lingui/react/macro'
import { IconHistory } from '@tabler/icons-react'
import { RecordAction } from '#src/shared/elements/record-action.tsx'
import { useIsModalOpen } from '#src/shared/page/open-modal.tsx'
import { loadable } from '#src/shared/ui/loadable.tsx'
import { Modal } from '#src/shared/ui/modal/modal.tsx'
import type { HistoryEntriesProps } from './history-entries.tsx'
import type { HistoryModals } from './history-port.ts'

/** The list in the modal; a page with the button of a history preloads it. */
export const HistoryEntries = loadable(async () => (await import('./history-entries.tsx')).HistoryEntries)

type Props = HistoryEntriesProps & { modals: HistoryModals }

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

type ModalProps = HistoryEntriesProps & { opened: boolean; onClose: () => void }

/** Who did what and when (R387, R872). */
function HistoryModal({ opened, onClose, ...props }: ModalProps) {
  const { t } = useLingui()
  return (
    <Modal opened={opened} onClose={onClose} title={t`History`} size={960}>
      <HistoryEntries {...props} />
    </Modal>
  )
}
