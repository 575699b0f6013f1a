import { Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { ChangeModal } from '#src/shared/form/shell/modal-form.tsx'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { formatCallNumber } from '#src/shared/format/call-number.ts'
import { ConfirmChange } from '#src/shared/ui/modal/confirm-modal.tsx'
import { Consequences } from '#src/shared/ui/modal/consequences.tsx'
import type { CallingNumbersPort } from './calling-numbers-port.ts'
import { stateSentences } from './number-sentences.ts'
import { goneFor } from './number-actions.ts'
import { reasonLabels } from './number-states.ts'

type Props = { port: CallingNumbersPort; opened: boolean; onClose: () => void; number: CallingNumber }

const schema = () =>
  import('#generated/model/deactivate-calling-number-request.ts').then((model) => model.DeactivateCallingNumberRequest)

const whose = ({ callingNumber, firstName, lastName }: CallingNumber) =>
  `${formatCallNumber(callingNumber)} (${firstName} ${lastName})`

export function BlockModal({ port, number, ...modal }: Props) {
  const { t } = useLingui()
  return (
    <ConfirmChange
      {...modal}
      title={t`Block calling number?`}
      change={port.block}
      record={number}
      input={() => undefined}
      sentences={stateSentences}
      confirmLabel={t`Block`}
      success={msg`The calling number is blocked.`}
    >
      <Text>
        <Trans>Nobody can pay with {whose(number)} until you unblock the number.</Trans>
      </Text>
    </ConfirmChange>
  )
}

export function CancelBlockModal({ port, number, ...modal }: Props) {
  const { t } = useLingui()
  return (
    <ConfirmChange
      {...modal}
      title={t`Unblock calling number?`}
      change={port.cancelBlock}
      record={number}
      input={() => undefined}
      sentences={stateSentences}
      confirmLabel={t`Unblock`}
      success={msg`The calling number is unblocked.`}
    >
      <Text>
        <Trans>{whose(number)} can be used for payments again at once.</Trans>
      </Text>
    </ConfirmChange>
  )
}

/** The reason is not chosen for the person (R539, R882). */
export function DeactivateModal({ port, number, ...modal }: Props) {
  const { t, i18n } = useLingui()
  const options = Object.entries(reasonLabels).map(([value, word]) => ({ value, label: i18n._(word) }))
  return (
    <ChangeModal
      {...modal}
      title={t`Deactivate calling number?`}
      change={port.deactivate}
      record={number}
      startsWith={{ deactivationReason: null as string | null }}
      sentences={stateSentences}
      schema={schema}
      submitLabel={t`Deactivate`}
      danger
      success={msg`The calling number is deactivated.`}
      notPossible={(stored) => goneFor('deactivate', stored)}
    >
      {(control, stored) => (
        <>
          <Consequences
            facts={[
              { label: t`Calling number`, value: formatCallNumber(stored.callingNumber) },
              { label: t`Person`, value: `${stored.firstName} ${stored.lastName}` },
              { label: t`What happens`, value: t`deactivated for good` },
            ]}
          />
          <SelectField control={control} name="deactivationReason" label={t`Reason`} options={options} />
        </>
      )}
    </ChangeModal>
  )
}
