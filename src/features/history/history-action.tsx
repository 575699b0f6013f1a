import { ActionIcon } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconHistory } from '@tabler/icons-react'
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

/** The button of a row, and the history that it opens (R355, R447, R448). */
export function HistoryAction({ modals, ...about }: Props) {
  const { t } = useLingui()
  const { objectId } = about.object
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={44}
        title={t`History`}
        aria-label={t`History of ${about.name}`}
        onClick={() => modals.open('history', objectId)}
      >
        <IconHistory size={20} aria-hidden />
      </ActionIcon>
      <HistoryModal {...about} opened={modals.isOpen('history', objectId)} onClose={() => modals.close()} />
    </>
  )
}
