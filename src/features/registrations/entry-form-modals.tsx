import { msg } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Control, DefaultValues, FieldValues } from 'react-hook-form'
import type { LoadSchema } from '#src/shared/form/shell/contract-resolver.ts'
import { ChangeModal, ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { FieldsSkeleton } from '#src/shared/table/table-states.tsx'
import { useFreshQueryOnOpen } from '#src/shared/query/use-fresh-query-on-open.ts'
import type { StatusOf, Versioned } from '#src/shared/query/port.ts'
import type { RegistrationsPort } from './registrations-port.ts'
import type { RegistrationLabels } from './registration-labels.ts'

/** How an entry of one of the lists is entered. */
export type EntryForm<TRequest extends FieldValues> = {
  schema: LoadSchema<TRequest>
  empty: DefaultValues<TRequest>
  fields: (control: Control<TRequest, unknown, FieldValues>) => ReactNode
  /** Said above the fields, when they need it. */
  hint?: ReactNode
}

type Props<TEntry extends Versioned, TRequest extends FieldValues> = {
  port: RegistrationsPort<TEntry, TRequest>
  form: EntryForm<TRequest>
  labels: RegistrationLabels
  opened: boolean
  onClose: (added?: TEntry) => void
}

const messages = {
  nothingEntered: msg`Please enter a person, a phone number or an IBAN.`,
}

const withHint = <TRequest extends FieldValues>(
  { hint, fields }: EntryForm<TRequest>,
  control: Control<TRequest, unknown, FieldValues>,
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

export function AddEntryModal<TEntry extends Versioned, TRequest extends FieldValues>(props: Props<TEntry, TRequest>) {
  const { port, form, labels, ...modal } = props
  const { t, i18n } = useLingui()
  return (
    <ModalForm<TRequest, TRequest, TEntry, StatusOf<typeof port.add>>
      {...modal}
      title={i18n._(labels.add)}
      command={port.add}
      schema={form.schema}
      defaultValues={form.empty}
      messages={messages}
      submitLabel={t({ message: 'Add', context: 'a new record' })}
      success={msg`The entry is added.`}
    >
      {(control) => withHint(form, control)}
    </ModalForm>
  )
}

export function EditEntryModal<TEntry extends Versioned, TRequest extends FieldValues>({
  id,
  ...props
}: Props<TEntry, TRequest> & { id: string }) {
  const { port, form, labels, opened, onClose } = props
  const { t, i18n } = useLingui()
  const entry = useFreshQueryOnOpen(port.entry(id), props.opened)
  return (
    <ChangeModal<TEntry, TRequest, TRequest, void, never>
      opened={opened}
      onClose={() => onClose()}
      title={i18n._(labels.edit)}
      change={port.change}
      record={entry.data}
      values={(stored) => picked(form.empty, stored)}
      schema={form.schema}
      messages={messages}
      submitLabel={t`Save`}
      success={msg`The entry is updated.`}
      onlyChanged
      placeholder={entry.data === undefined && <FieldsSkeleton queries={[entry]} fields={5} />}
    >
      {(control) => withHint(form, control)}
    </ChangeModal>
  )
}

/** What the form has of an entry; empty text for what is missing. */
function picked<TRequest extends FieldValues>(empty: DefaultValues<TRequest>, entry: unknown): DefaultValues<TRequest> {
  const known = (entry ?? {}) as FieldValues
  return Object.fromEntries(Object.keys(empty).map((name) => [name, known[name] ?? ''])) as DefaultValues<TRequest>
}
