import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { AllowEntry } from '#generated/model/allow-entry.ts'
import type { DenyEntry } from '#generated/model/deny-entry.ts'
import type { FormControl } from '#src/shared/form/fields/use-bound-field.ts'
import type { LoadSchema } from '#src/shared/form/rules/validation.ts'
import { ChangeModal, ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { formatCallNumber, formatIban } from '#src/shared/format/numbers.ts'
import { useIsModalOpen, useOpenModalOf, useOpenModalRecord } from '#src/shared/page/open-modal.tsx'
import type { Versioned } from '#src/shared/query/port.ts'
import { useFreshQueryOnOpen } from '#src/shared/query/use-fresh-query-on-open.ts'
import { FieldsSkeleton } from '#src/shared/form/shell/fields-skeleton.tsx'
import { ConfirmChange } from '#src/shared/ui/modal/confirm-modal.tsx'
import type { RegistrationsPort, RegistrationsUrlState } from './registrations-port.ts'

/** An entry of either list; missing values are null. */
export type Entry = AllowEntry | DenyEntry

/** The name of the person, or else the phone number or the account. */
export function entryName(entry: Entry): string {
  const { firstName, lastName, phoneNumber } = entry
  if (firstName !== null && lastName !== null) return `${firstName} ${lastName}`
  if (phoneNumber !== null) return formatCallNumber(phoneNumber)
  return 'iban' in entry && entry.iban !== null ? formatIban(entry.iban) : ''
}

/** What differs between the two lists in words. */
export type RegistrationLabels = {
  list: MessageDescriptor
  about: MessageDescriptor
  empty: MessageDescriptor
  add: MessageDescriptor
  edit: MessageDescriptor
  remove: MessageDescriptor
  /** What follows from deleting an entry. */
  removed: MessageDescriptor
}

/** The form of an entry of one of the lists. */
export type EntryForm<TRequest extends FieldValues> = {
  schema: LoadSchema<TRequest>
  empty: TRequest
  fields: (control: FormControl<TRequest>) => ReactNode
  /** Shown above the fields. */
  hint?: ReactNode
}

type EntryModalsProps<TEntry extends Versioned, TRequest extends FieldValues> = {
  port: RegistrationsPort<TEntry, TRequest>
  modals: RegistrationsUrlState['modals']
  form: EntryForm<TRequest>
  labels: RegistrationLabels
  onClose: (added?: { id: string }) => void
}

/** The modals of the list; the address names the open one. */
export function EntryModals<TEntry extends Entry, TRequest extends FieldValues>(
  props: EntryModalsProps<TEntry, TRequest>,
) {
  const { port, modals, form, labels, onClose } = props
  const { t, i18n } = useLingui()
  const { data } = useQuery(port.entries())
  const record = useOpenModalRecord(modals)
  const isAdding = useIsModalOpen(modals, 'add')
  const current = data?.results.find(({ id }) => id === record)
  const open = useOpenModalOf(modals, ['edit', 'delete'], current?.id)
  // A modal that closes still shows the entry that it was about.
  const [last, setLast] = useState(current)
  if (current !== undefined && current !== last) setLast(current)
  const entry = current ?? last
  const modalOf = (name: typeof open) => ({ opened: open === name, onClose: () => onClose() })
  return (
    <>
      <AddEntryModal opened={isAdding} onClose={onClose} port={port} form={form} labels={labels} />
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
            success={msg`Entry deleted.`}
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

type EntryFormProps<TEntry extends Versioned, TRequest extends FieldValues> = {
  port: RegistrationsPort<TEntry, TRequest>
  form: EntryForm<TRequest>
  labels: RegistrationLabels
  opened: boolean
  onClose: (added?: TEntry) => void
}

const messages = {
  nothingEntered: msg`Please enter a person, a phone number or an IBAN.`,
}

const renderFields = <TRequest extends FieldValues>(
  { hint, fields }: EntryForm<TRequest>,
  control: FormControl<TRequest>,
) => (
  <>
    {hint !== undefined && (
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
    )}
    {fields(control)}
  </>
)

function AddEntryModal<TEntry extends Versioned, TRequest extends FieldValues>(
  props: EntryFormProps<TEntry, TRequest>,
) {
  const { port, form, labels, ...modal } = props
  const { t, i18n } = useLingui()
  return (
    <ModalForm
      {...modal}
      title={i18n._(labels.add)}
      command={port.add}
      schema={form.schema}
      defaultValues={form.empty}
      messages={messages}
      submitLabel={t({ message: 'Add', context: 'a new record' })}
      success={msg`Entry added.`}
    >
      {(control) => renderFields(form, control)}
    </ModalForm>
  )
}

function EditEntryModal<TEntry extends Versioned, TRequest extends FieldValues>({
  id,
  ...props
}: EntryFormProps<TEntry, TRequest> & { id: string }) {
  const { port, form, labels, opened, onClose } = props
  const { t, i18n } = useLingui()
  const entry = useFreshQueryOnOpen(port.entry(id), props.opened)
  return (
    <ChangeModal
      opened={opened}
      onClose={() => onClose()}
      title={i18n._(labels.edit)}
      change={port.change}
      record={entry.data}
      values={(stored) => readValues(form.empty, stored)}
      schema={form.schema}
      messages={messages}
      submitLabel={t`Save`}
      success={msg`Entry updated.`}
      onlyChanged
      placeholder={entry.data === undefined && <FieldsSkeleton queries={[entry]} fields={5} />}
    >
      {(control) => renderFields(form, control)}
    </ChangeModal>
  )
}

/** The values of the form's fields in an entry; empty text for missing ones. */
function readValues<TRequest extends FieldValues>(empty: TRequest, entry: unknown): TRequest {
  const values = (entry ?? {}) as FieldValues
  return Object.fromEntries(Object.keys(empty).map((name) => [name, values[name] ?? ''])) as TRequest
}
