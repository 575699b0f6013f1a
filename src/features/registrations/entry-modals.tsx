import { Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ConfirmChange } from '#src/shared/ui/modal/confirm-modal.tsx'
import { useIsModalOpen, useOpenModalOf, useOpenModalRecord } from '#src/shared/page/open-modal.tsx'
import type { Versioned } from '#src/shared/query/port.ts'
import { AddEntryModal, EditEntryModal, type EntryForm } from './entry-form-modals.tsx'
import { entryName } from './entry-name.ts'
import type { Entry } from './registration-columns.tsx'
import type { RegistrationLabels } from './registration-labels.ts'
import type { RegistrationsPort } from './registrations-port.ts'
import type { RegistrationsPlace } from './registrations-search.ts'

type Props<TEntry extends Versioned, TRequest extends FieldValues> = {
  port: RegistrationsPort<TEntry, TRequest>
  modals: RegistrationsPlace['modals']
  form: EntryForm<TRequest>
  labels: RegistrationLabels
  onClose: (added?: { id: string }) => void
}

/** The modals of the list, of which the address opens one. */
export function EntryModals<TEntry extends Entry, TRequest extends FieldValues>(props: Props<TEntry, TRequest>) {
  const { port, modals, form, labels, onClose } = props
  const { t, i18n } = useLingui()
  const { data } = useQuery(port.entries())
  const record = useOpenModalRecord(modals)
  const adding = useIsModalOpen(modals, 'add')
  const named = data?.results.find(({ id }) => id === record)
  const open = useOpenModalOf(modals, ['edit', 'delete'], named?.id)
  // A modal that closes still shows the entry that it was about.
  const [last, setLast] = useState(named)
  if (named !== undefined && named !== last) setLast(named)
  const entry = named ?? last
  const modalOf = (name: typeof open) => ({ opened: open === name, onClose: () => onClose() })
  return (
    <>
      <AddEntryModal opened={adding} onClose={onClose} port={port} form={form} labels={labels} />
      {entry !== undefined && (
        <>
          <EditEntryModal {...modalOf('edit')} port={port} form={form} labels={labels} id={entry.id} />
          <ConfirmChange
            {...modalOf('delete')}
            title={i18n._(labels.remove)}
            change={port.remove}
            record={entry}
            input={() => undefined}
            confirmLabel={t`Delete`}
            danger
            success={msg`The entry is deleted.`}
          >
            <Text>
              <Trans>You are deleting the entry for {entryName(entry)}.</Trans> {i18n._(labels.removed)}
            </Text>
          </ConfirmChange>
        </>
      )}
    </>
  )
}
