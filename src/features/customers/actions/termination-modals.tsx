import { Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { NoteTextMax } from '#generated/model/note-text.ts'
import type { LoadSchema } from '#src/shared/form/shell/contract-resolver.ts'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { TextareaField } from '#src/shared/form/fields/textarea-field.tsx'
import { viennaToday } from '#src/shared/day/vienna-day.ts'
import { formatDate } from '#src/shared/format/date.ts'
import type { CustomerActionsPort, TerminationOf } from '../customer-actions-port.ts'
import { reasonLabels, type TerminationReason } from '../termination-reasons.ts'
import type { ActionModalProps } from './action-props.ts'

/** Why a kind of customer can be terminated, and what is sent. */
export type TerminationTerms<TReason extends TerminationReason> = {
  reasons: readonly TReason[]
  terminationSchema: LoadSchema<TerminationOf<TReason>>
}

type TerminateProps<TReason extends TerminationReason> = ActionModalProps & {
  port: Pick<CustomerActionsPort<never, TReason>, 'terminate'>
  terms: TerminationTerms<TReason>
}

/** Ends a contract today or later (R571 to R574). */
export function TerminateModal<TReason extends TerminationReason>(props: TerminateProps<TReason>) {
  const { port, terms, customer, ...modal } = props
  const { t, i18n } = useLingui()
  const options = terms.reasons.map((value) => ({ value, label: i18n._(reasonLabels[value]) }))
  return (
    <ModalForm
      {...modal}
      title={t`Terminate ${customer.name}`}
      command={port.terminate}
      schema={terms.terminationSchema}
      defaultValues={{
        customerId: customer.id,
        terminationReason: null as TReason | null,
        terminationDate: '',
        note: '',
      }}
      submitLabel={t`Terminate contract`}
      danger
      success={msg`The contract is terminated.`}
    >
      {(control) => (
        <>
          <SelectField control={control} name="terminationReason" label={t`Reason`} options={options} />
          <DateField
            control={control}
            name="terminationDate"
            label={t`Termination date`}
            description={t`From this day on the contract is over. Today ends it at once, which cannot be taken back.`}
            min={viennaToday()}
          />
          <TextareaField control={control} name="note" label={t`Note`} max={NoteTextMax} optional />
        </>
      )}
    </ModalForm>
  )
}

const cancelSchema = () =>
  import('#generated/model/cancel-termination-request.ts').then((model) => model.CancelTerminationRequest)

type CancelProps = ActionModalProps & { port: Pick<CustomerActionsPort<never, never>, 'cancelTermination'> }

/** Takes back an end that is still to come (A140). */
export function CancelTerminationModal({ port, customer, ...modal }: CancelProps) {
  const { t } = useLingui()
  const { name, terminationDate } = customer
  const day = terminationDate === null ? '–' : formatDate(terminationDate)
  return (
    <ModalForm
      {...modal}
      title={t`Cancel the termination of ${name}?`}
      command={port.cancelTermination}
      schema={cancelSchema}
      defaultValues={{ customerId: customer.id, note: '' }}
      submitLabel={t`Cancel termination`}
      success={msg`The termination is cancelled. The contract goes on.`}
    >
      {(control) => (
        <>
          <Text>
            <Trans>The contract is to end on {day}. When you cancel the termination, it goes on.</Trans>
          </Text>
          <TextareaField control={control} name="note" label={t`Note`} max={NoteTextMax} optional />
        </>
      )}
    </ModalForm>
  )
}
