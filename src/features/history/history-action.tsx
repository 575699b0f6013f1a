import { useLingui } from '@lingui/react/macro'
import { IconHistory } from '@tabler/icons-react'
import { useIsModalOpen } from '#src/shared/page/open-modal.tsx'
import { RecordAction } from '#src/shared/elements/record-action.tsx'
import { HistoryModal } from './history-modal.tsx'
import type { HistoryModals } from './history-search.ts'
import type { HistoryObject, HistoryPort } from './history-port.ts'

type Props = {
  port: HistoryPort
  object: HistoryObject
  /** Who or what the row is about. */
  name: string
  modals: HistoryModals
}

/** The button of a row or a page, and the history that it opens (R355, R447, R448). */
export function HistoryAction({ modals, ...about }: Props) {
  const { t } = useLingui()
  const { objectId } = about.object
  return (
    <>
      <RecordAction
        label={t`History`}
        about={t`History of ${about.name}`}
        icon={<IconHistory size={20} aria-hidden />}
        onClick={() => modals.open('history', objectId)}
      />
      <HistoryModal {...about} opened={useIsModalOpen(modals, 'history', objectId)} onClose={() => modals.close()} />
    </>
  )
}
