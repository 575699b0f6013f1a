import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ChangeModal, ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { FieldsSkeleton } from '#src/shared/table/table-states.tsx'
import { useFreshQueryOnOpen } from '#src/shared/query/use-fresh-query-on-open.ts'
import type { CallingNumbersPort } from './calling-numbers-port.ts'
import { NumberFields, numberValues } from './number-fields.tsx'
import { cityOptions } from './number-options.ts'
import { numberSentences } from './number-sentences.ts'
import { goneFor } from './number-actions.ts'

const schema = () => import('./number-schemas.ts').then(({ numberSchema }) => numberSchema)
const messages = {
  limitTooLow: msg`The limit must allow at least one top-up: it may not be less than the reload value.`,
}

type AddProps = { port: CallingNumbersPort; opened: boolean; onClose: (added?: { id: string }) => void }

export function AddNumberModal({ port, opened, onClose }: AddProps) {
  const { t } = useLingui()
  const cities = useFreshQueryOnOpen(port.cities(), opened)
  return (
    <ModalForm
      title={t`Add calling number`}
      opened={opened}
      onClose={onClose}
      command={port.add}
      sentences={numberSentences}
      schema={schema}
      defaultValues={numberValues()}
      messages={messages}
      submitLabel={t`Add`}
      success={msg`The calling number was added. It is being activated now.`}
      placeholder={cities.data === undefined && <FieldsSkeleton queries={[cities]} fields={6} />}
    >
      {(control) => <NumberFields control={control} cities={cityOptions(cities.data?.results ?? [])} />}
    </ModalForm>
  )
}

/** Changes a number as it is now, which may be newer than the list. */
export function EditNumberModal({ port, opened, onClose, id }: AddProps & { id: string }) {
  const { t } = useLingui()
  const cities = useFreshQueryOnOpen(port.cities(), opened)
  const number = useFreshQueryOnOpen(port.number(id), opened)
  const loaded = number.data !== undefined && cities.data !== undefined
  return (
    <ChangeModal
      title={t`Change calling number`}
      opened={opened}
      onClose={() => onClose()}
      change={port.change}
      record={number.data}
      values={numberValues}
      sentences={numberSentences}
      schema={schema}
      messages={messages}
      submitLabel={t`Save`}
      success={msg`The calling number is saved.`}
      notPossible={(stored) => goneFor('edit', stored)}
      onlyChanged
      placeholder={!loaded && <FieldsSkeleton queries={[number, cities]} fields={6} />}
    >
      {(control) => (
        <NumberFields control={control} cities={cityOptions(cities.data?.results ?? [], number.data?.preferredCity)} />
      )}
    </ChangeModal>
  )
}
