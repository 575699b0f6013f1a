/** The modals of the page: viewing, blocking, unblocking and deactivating a number; forms and the upload have files of their own. */
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import { ValueBadge } from '#src/shared/elements/status-badge.tsx'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { ChangeModal } from '#src/shared/form/shell/modal-form.tsx'
import { formatCallNumber, formatMoney } from '#src/shared/format/numbers.ts'
import { formatDate } from '#src/shared/format/day.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import { useIsModalOpen, useOpenModalOf, useOpenModalRecord } from '#src/shared/page/open-modal.tsx'
import { aboutForm, type Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import { FieldsSkeleton } from '#src/shared/form/shell/fields-skeleton.tsx'
import { ConfirmChange } from '#src/shared/ui/modal/confirm-modal.tsx'
import { Consequences } from '#src/shared/ui/modal/consequences.tsx'
import { Modal } from '#src/shared/ui/modal/modal.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import type { CallingNumbersPort, CallingNumbersUrlState } from './calling-numbers-port.ts'
import classes from './calling-numbers.module.css'
import { AddNumberModal, EditNumberModal } from './number-form-modals.tsx'
import {
  allowedActions,
  explainNotPossible,
  type NumberAction,
  numberActions,
  reasonLabels,
  stateLabels,
} from './number-states.tsx'
import { UploadModal } from './upload-modal.tsx'

type Props = {
  port: CallingNumbersPort
  modals: CallingNumbersUrlState['modals']
  /** All numbers of the company; empty while they load. */
  numbers: readonly CallingNumber[]
  canAdd: boolean
  onClose: (added?: { id: string }) => void
}

/** Opens the modal that the URL names; one about a number only if the state of the number allows it. */
export function NumberModals({ port, modals, numbers, canAdd, onClose }: Props) {
  const record = useOpenModalRecord(modals)
  const current = numbers.find(({ id }) => id === record)
  // A modal that closes still shows its number.
  const [last, setLast] = useState(current)
  if (current !== undefined && current !== last) setLast(current)
  const number = current ?? last
  const [isAddOpen, isUploadOpen] = [useIsModalOpen(modals, 'add'), useIsModalOpen(modals, 'upload')]
  const shared = { port, onClose: () => onClose() }
  const openAction = useOpenModalOf(modals, numberActions, current?.id)
  const isOpen = (action: NumberAction) =>
    action === openAction && current !== undefined && allowedActions(current).includes(action)
  return (
    <>
      <AddNumberModal port={port} onClose={onClose} opened={isAddOpen && canAdd} />
      <UploadModal port={port} onClose={onClose} opened={isUploadOpen && canAdd} />
      {number !== undefined && (
        <>
          <EditNumberModal {...shared} opened={isOpen('edit')} id={number.id} />
          <ViewNumberModal {...shared} opened={isOpen('view')} id={number.id} />
          <BlockModal {...shared} opened={isOpen('block')} number={number} />
          <CancelBlockModal {...shared} opened={isOpen('cancel-block')} number={number} />
          <DeactivateModal {...shared} opened={isOpen('deactivate')} number={number} />
        </>
      )}
    </>
  )
}

type ModalProps = { port: CallingNumbersPort; opened: boolean; onClose: () => void }

/** The state was changed by somebody else (R913). */
export const stateSentences = {
  409: aboutForm(
    msg`The status of this number has changed in the meantime, so nothing was done. The list now shows the current status.`,
  ),
} satisfies Sentences<StatusOf<CallingNumbersPort['block']>>

/** What blocking and unblocking are about. */
const numberInState = ({ callingNumber, firstName, lastName, status }: CallingNumber) => ({
  callingNumber,
  firstName,
  lastName,
  status,
})

const numberAndPerson = ({ callingNumber, firstName, lastName }: CallingNumber) =>
  `${formatCallNumber(callingNumber)} (${firstName} ${lastName})`

function BlockModal({ port, number, ...modal }: ModalProps & { number: CallingNumber }) {
  const { t } = useLingui()
  return (
    <ConfirmChange
      {...modal}
      title={t`Block calling number?`}
      change={port.block}
      record={number}
      input={() => undefined}
      about={numberInState}
      sentences={stateSentences}
      confirmLabel={t`Block`}
      success={msg`Calling number blocked.`}
    >
      <Text>
        <Trans>Nobody can pay with {numberAndPerson(number)} until you unblock the number.</Trans>
      </Text>
    </ConfirmChange>
  )
}

function CancelBlockModal({ port, number, ...modal }: ModalProps & { number: CallingNumber }) {
  const { t } = useLingui()
  return (
    <ConfirmChange
      {...modal}
      title={t`Unblock calling number?`}
      change={port.cancelBlock}
      record={number}
      input={() => undefined}
      about={numberInState}
      sentences={stateSentences}
      confirmLabel={t`Unblock`}
      success={msg`Calling number unblocked.`}
    >
      <Text>
        <Trans>{numberAndPerson(number)} can be used to pay again at once.</Trans>
      </Text>
    </ConfirmChange>
  )
}

export const loadDeactivationSchema = () =>
  import('#generated/model/deactivate-calling-number-request.ts').then((model) => model.DeactivateCallingNumberRequest)

/** No reason is selected in advance (R539, R882). */
function DeactivateModal({ port, number, ...modal }: ModalProps & { number: CallingNumber }) {
  const { t, i18n } = useLingui()
  const options = Object.entries(reasonLabels).map(([value, label]) => ({ value, label: i18n._(label) }))
  return (
    <ChangeModal
      {...modal}
      title={t`Deactivate calling number?`}
      change={port.deactivate}
      record={number}
      values={() => ({ deactivationReason: null as string | null })}
      sentences={stateSentences}
      schema={loadDeactivationSchema}
      submitLabel={t`Deactivate`}
      danger
      success={msg`Calling number deactivated.`}
      notPossible={(stored) => explainNotPossible('deactivate', stored)}
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

/** A number that cannot be changed (R536). */
function ViewNumberModal({ opened, onClose, ...props }: ModalProps & { id: string }) {
  const { t } = useLingui()
  return (
    <Modal title={t`Calling number`} opened={opened} onClose={onClose}>
      <Section skeleton={<FieldsSkeleton queries={[]} fields={6} />}>
        <NumberDetails {...props} />
      </Section>
    </Modal>
  )
}

function NumberDetails({ port, id }: { port: CallingNumbersPort; id: string }) {
  const { i18n, t } = useLingui()
  const { data: number } = useSuspenseQuery(port.number(id))
  const { data: cities } = useSuspenseQuery(port.cities())
  const toDay = (date: string | null) => date && formatDate(date)
  const details: [string, ReactNode][] = [
    [t`Calling number`, formatCallNumber(number.callingNumber)],
    [t`Status`, <ValueBadge key="status" states={stateLabels} value={number.status} />],
    [t`First name`, number.firstName],
    [t`Last name`, number.lastName],
    [t`E-mail address`, number.email],
    [t`Employee number`, number.employeeNumber],
    [t`Licence plate`, number.carNumber],
    [t`Preferred city`, cities.results.find(({ cityId }) => cityId === number.preferredCity)?.name],
    [t`Limit in euros`, formatMoney(number.limit)],
    [t`Reload value in hours`, String(number.reloadValue)],
    [t`Free attribute 1`, number.custReportAttr1],
    [t`Free attribute 2`, number.custReportAttr2],
    [t`Activated on`, toDay(number.activationDate)],
    [t`Deactivated on`, toDay(number.deactivationDate)],
    [t`Reason`, number.deactivationReason && labelOf(i18n, reasonLabels, number.deactivationReason)],
  ]
  return (
    <dl className={classes.details}>
      {details.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
