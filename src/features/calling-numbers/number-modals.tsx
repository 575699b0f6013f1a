import { useState } from 'react'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { useIsModalOpen, useOpenModalOf, useOpenModalRecord } from '#src/shared/page/open-modal.tsx'
import type { CallingNumbersPort } from './calling-numbers-port.ts'
import type { CallingNumbersPlace } from './calling-numbers-search.ts'
import { AddNumberModal, EditNumberModal } from './number-form-modals.tsx'
import { BlockModal, CancelBlockModal, DeactivateModal } from './number-state-modals.tsx'
import { actionsFor, numberActions, type NumberAction } from './number-actions.ts'
import { UploadModal } from './upload-modal.tsx'
import { ViewNumberModal } from './view-number-modal.tsx'

type Props = {
  port: CallingNumbersPort
  modals: CallingNumbersPlace['modals']
  /** All numbers of the company; none while they load. */
  numbers: readonly CallingNumber[]
  /** Whether numbers may be added. */
  open: boolean
  onClose: (added?: { id: string }) => void
  template: string
}

/** The modals of the page, of which the address opens one; about a number only what its state allows. */
export function NumberModals({ port, modals, numbers, open, onClose, template }: Props) {
  const record = useOpenModalRecord(modals)
  const named = numbers.find(({ id }) => id === record)
  // A modal that closes still shows the number that it was about.
  const [last, setLast] = useState(named)
  if (named !== undefined && named !== last) setLast(named)
  const number = named ?? last
  const [adding, uploading] = [useIsModalOpen(modals, 'add'), useIsModalOpen(modals, 'upload')]
  const shared = { port, onClose: () => onClose() }
  const asked = useOpenModalOf(modals, numberActions, named?.id)
  const about = (name: NumberAction) => name === asked && named !== undefined && actionsFor(named).includes(name)
  return (
    <>
      <AddNumberModal port={port} onClose={onClose} opened={adding && open} />
      <UploadModal port={port} onClose={onClose} opened={uploading && open} template={template} />
      {number !== undefined && (
        <>
          <EditNumberModal {...shared} opened={about('edit')} id={number.id} />
          <ViewNumberModal {...shared} opened={about('view')} id={number.id} />
          <BlockModal {...shared} opened={about('block')} number={number} />
          <CancelBlockModal {...shared} opened={about('cancel-block')} number={number} />
          <DeactivateModal {...shared} opened={about('deactivate')} number={number} />
        </>
      )}
    </>
  )
}
