import { Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { formatCallNumber } from '#src/shared/format/phone.ts'
import { ConfirmModal } from '#src/shared/ui/confirm-modal.tsx'
import type { CallingNumbersPort } from './calling-numbers-port.ts'
import { stateSentences } from './number-sentences.ts'
import { reasonLabels } from './number-states.ts'

type Props = { port: CallingNumbersPort; opened: boolean; onClose: () => void; number: CallingNumber }

const schema = () =>
  import('#generated/model/deactivate-calling-number-request.ts').then((model) => model.DeactivateCallingNumberRequest)

const whose = ({ callingNumber, firstName, lastName }: CallingNumber) =>
  `${formatCallNumber(callingNumber)} (${firstName} ${lastName})`

export function BlockModal({ port, number, ...modal }: Props) {
  const { t } = useLingui()
  return (
    <ConfirmModal
      {...modal}
      title={t`Block calling number?`}
      command={port.block}
      input={number.id}
      sentences={stateSentences}
      confirmLabel={t`Block`}
      success={msg`The calling number is blocked.`}
    >
      <Text>
        <Trans>Nobody can pay with {whose(number)} until you unblock the number.</Trans>
      </Text>
    </ConfirmModal>
  )
}

export function CancelBlockModal({ port, number, ...modal }: Props) {
  const { t } = useLingui()
  return (
    <ConfirmModal
      {...modal}
      title={t`Unblock calling number?`}
      command={port.cancelBlock}
      input={number.id}
      sentences={stateSentences}
      confirmLabel={t`Unblock`}
      success={msg`The calling number is unblocked.`}
    >
      <Text>
        <Trans>{whose(number)} can be used for payments again at once.</Trans>
      </Text>
    </ConfirmModal>
  )
}

/** The reason is not chosen for the person (R539, R882). */
export function DeactivateModal({ port, number, ...modal }: Props) {
  const { t, i18n } = useLingui()
  const options = Object.entries(reasonLabels).map(([value, word]) => ({ value, label: i18n._(word) }))
  return (
    <ModalForm
      {...modal}
      title={t`Deactivate calling number?`}
      command={port.deactivate(number.id)}
      sentences={stateSentences}
      schema={schema}
      defaultValues={{ deactivationReason: null as string | null }}
      submitLabel={t`Deactivate`}
      danger
      success={msg`The calling number is deactivated.`}
    >
      {(control) => (
        <>
          <Text>
            <Trans>{whose(number)} is deactivated for good. This cannot be undone.</Trans>
          </Text>
          <SelectField control={control} name="deactivationReason" label={t`Reason`} options={options} />
        </>
      )}
    </ModalForm>
  )
}
