import { Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { NoteTextMax } from '#generated/model/note-text.ts'
import type { LoadSchema } from '#src/shared/form/rules/validation.ts'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { ChangeModal } from '#src/shared/form/shell/modal-form.tsx'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { TextareaField } from '#src/shared/form/fields/textarea-field.tsx'
import { formatDayInWords, viennaToday, formatDate } from '#src/shared/format/day.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import type { Versioned } from '#src/shared/query/port.ts'
import type { ActionModalProps, CustomerActionsPort, TerminationRequest } from '../customer-actions-port.ts'
import { terminationReasonLabels, type TerminationReason } from './termination-details.tsx'

/** The reasons for which a kind of customer can be terminated, and the schema of what is sent. */
export type TerminationOptions<TCustomer extends Versioned, TReason extends TerminationReason> = {
  /** How the contract ends; null where that is not known. */
  getTermination: (customer: TCustomer) => { terminationDate: string | null; terminationReason: TReason | null }
  reasons: readonly TReason[]
  terminationSchema: LoadSchema<TerminationRequest<TReason>>
}

type TerminateProps<TCustomer extends Versioned, TReason extends TerminationReason> = ActionModalProps & {
  port: Pick<CustomerActionsPort<TCustomer, never, TReason>, 'terminate'>
  options: TerminationOptions<TCustomer, TReason>
  record: TCustomer
}

/** Ends a contract today or later (R571 to R574). */
export function TerminateModal<TCustomer extends Versioned, TReason extends TerminationReason>(
  props: TerminateProps<TCustomer, TReason>,
) {
  const { port, options, record, customer, ...modal } = props
  const { t, i18n } = useLingui()
  const reasons = options.reasons.map((value) => ({ value, label: labelOf(i18n, terminationReasonLabels, value) }))
  return (
    <ChangeModal
      {...modal}
      title={t`Terminate the contract with ${customer.name}`}
      change={port.terminate}
      record={record}
      compareWith={options.getTermination}
      schema={options.terminationSchema}
      values={() => ({
        customerId: customer.id,
        terminationReason: null as TReason | null,
        terminationDate: '',
        note: '',
      })}
      submitLabel={t`Terminate contract`}
      danger={({ terminationDate }) => terminationDate === viennaToday()}
      final={({ terminationDate, terminationReason }) =>
        terminationDate === viennaToday()
          ? {
              confirmLabel: t`Terminate today`,
              facts: [
                { label: t`Customer`, value: customer.name },
                { label: t`The contract ends`, value: t`today, ${formatDate(terminationDate)}` },
                { label: t`Reason`, value: labelOf(i18n, terminationReasonLabels, terminationReason) },
              ],
            }
          : undefined
      }
      success={msg`Contract terminated.`}
      notPossible={(stored) => {
        const { terminationDate } = options.getTermination(stored)
        return terminationDate === null
          ? undefined
          : msg`The contract has been terminated in the meantime and ends on ${formatDayInWords(terminationDate, i18n.locale)}.`
      }}
    >
      {(control) => (
        <>
          <SelectField control={control} name="terminationReason" label={t`Reason`} options={reasons} />
          <DateField
            control={control}
            name="terminationDate"
            label={t`Termination date`}
            description={t`From this day the contract is over. Until then the termination can be cancelled under “Actions”. If you choose today, the contract ends at once, which cannot be undone.`}
            min={viennaToday()}
          />
          <TextareaField control={control} name="note" label={t`Note`} max={NoteTextMax} optional />
        </>
      )}
    </ChangeModal>
  )
}

const cancelSchema = () =>
  import('#generated/model/cancel-termination-request.ts').then((model) => model.CancelTerminationRequest)

type CancelProps<TCustomer extends Versioned> = ActionModalProps & {
  port: Pick<CustomerActionsPort<TCustomer, never, never>, 'cancelTermination'>
  options: Pick<TerminationOptions<TCustomer, TerminationReason>, 'getTermination'>
  record: TCustomer
}

/** Cancels a termination that is still to come (A140). */
export function CancelTerminationModal<TCustomer extends Versioned>(props: CancelProps<TCustomer>) {
  const { port, options, record, customer, ...modal } = props
  const { t, i18n } = useLingui()
  const { name } = customer
  return (
    <ChangeModal
      {...modal}
      title={t`Cancel the termination of ${name}?`}
      change={port.cancelTermination}
      record={record}
      schema={cancelSchema}
      values={() => ({ customerId: customer.id, note: '' })}
      submitLabel={t`Cancel termination`}
      success={msg`Termination cancelled. The contract continues.`}
      notPossible={(stored) =>
        options.getTermination(stored).terminationDate === null
          ? msg`The termination was cancelled in the meantime. The contract continues.`
          : undefined
      }
    >
      {(control, stored) => {
        const { terminationDate } = options.getTermination(stored)
        const day = terminationDate && formatDayInWords(terminationDate, i18n.locale)
        return (
          <>
            {day !== null && (
              <Text>
                <Trans>The contract ends on {day}. If you cancel the termination, it continues.</Trans>
              </Text>
            )}
            <TextareaField control={control} name="note" label={t`Note`} max={NoteTextMax} optional />
          </>
        )
      }}
    </ChangeModal>
  )
}
