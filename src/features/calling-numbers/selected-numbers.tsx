/** Several calling numbers at once: their actions, and the modals of these; loaded after the page. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { IconBan, IconCoinEuro, IconLock, IconLockOpen } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { CallingNumber } from '#generated/model/calling-number.ts'
import type { CallingNumberRequest } from '#generated/model/calling-number-request.ts'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { formatCallNumber, formatEuros } from '#src/shared/format/numbers.ts'
import { labelOf } from '#src/shared/i18n/label-of.ts'
import { useIsModalOpen } from '#src/shared/page/open-modal.tsx'
import { BatchModalForm, ConfirmBatchModal } from '#src/shared/sending/batch-modal.tsx'
import type { SelectedRows } from '#src/shared/table/selection/selection.tsx'
import { SelectionAction, SelectionBar } from '#src/shared/table/selection/selection-bar.tsx'
import { Consequences } from '#src/shared/ui/modal/consequences.tsx'
import type { CallingNumbersPort, CallingNumbersUrlState } from './calling-numbers-port.ts'
import { changeSentences, limitMessages, limitOptions } from './number-form-modals.tsx'
import { loadDeactivationSchema, stateSentences } from './number-modals.tsx'
import { allowedActions, explainNotPossible, type NumberAction, reasonLabels, stateLabels } from './number-states.tsx'

type Props = {
  port: CallingNumbersPort
  modals: CallingNumbersUrlState['modals']
  /** The numbers on the page of the list. */
  shown: readonly CallingNumber[]
  selected: SelectedRows<CallingNumber>
}

type SelectedAction = {
  modal: 'block-selected' | 'cancel-block-selected' | 'deactivate-selected' | 'limit-selected'
  /** The action of a single number with the same conditions. */
  like: NumberAction
  label: MessageDescriptor
  icon: ComponentType<{ size: number; 'aria-hidden': true }>
}

const selectedActions: readonly SelectedAction[] = [
  { modal: 'block-selected', like: 'block', label: msg`Block`, icon: IconLock },
  { modal: 'cancel-block-selected', like: 'cancel-block', label: msg`Unblock`, icon: IconLockOpen },
  { modal: 'limit-selected', like: 'edit', label: msg`Change limit`, icon: IconCoinEuro },
  { modal: 'deactivate-selected', like: 'deactivate', label: msg`Deactivate`, icon: IconBan },
]

const thatAllow = (numbers: readonly CallingNumber[], action: NumberAction) =>
  numbers.filter((number) => allowedActions(number).includes(action))

/** The bar with the actions for the selected numbers, and their modals. */
export function SelectedNumbers({ port, modals, shown, selected }: Props) {
  const { i18n, t } = useLingui()
  const { rows, ids, onChange } = selected
  const shownCount = shown.filter(({ id }) => ids.has(id)).length
  const total = rows.length
  const modalProps = (action: NumberAction) => ({
    port,
    records: thatAllow(rows, action),
    total,
    /** Keeps those selected that are not done; all of them when nothing was started. */
    onClose: (left: readonly CallingNumber[] | undefined) => {
      if (left !== undefined) onChange(new Set(left.map(({ id }) => id)))
      modals.close()
    },
  })
  return (
    <>
      <SelectionBar
        count={total}
        hiddenCount={total - shownCount}
        text={t`${plural(total, { one: '# calling number selected', other: '# calling numbers selected' })}`}
        onClear={() => onChange(new Set())}
      >
        {selectedActions.map(({ modal, like, label, icon: Icon }) => (
          <SelectionAction
            key={modal}
            label={i18n._(label)}
            icon={<Icon size={18} aria-hidden />}
            count={thatAllow(rows, like).length}
            total={total}
            onClick={() => modals.open(modal)}
          />
        ))}
      </SelectionBar>
      <BlockNumbers {...modalProps('block')} opened={useIsModalOpen(modals, 'block-selected')} />
      <UnblockNumbers {...modalProps('cancel-block')} opened={useIsModalOpen(modals, 'cancel-block-selected')} />
      <ChangeLimits {...modalProps('edit')} opened={useIsModalOpen(modals, 'limit-selected')} />
      <DeactivateNumbers {...modalProps('deactivate')} opened={useIsModalOpen(modals, 'deactivate-selected')} />
    </>
  )
}

type ModalProps = {
  port: CallingNumbersPort
  records: readonly CallingNumber[]
  /** The number of selected numbers, those that the action is not for among them. */
  total: number
  opened: boolean
  onClose: (left: readonly CallingNumber[] | undefined) => void
}

/** What all four modals do alike. */
function useNumberBatch({ port, total, ...modal }: ModalProps, explainOthers?: (count: number) => string) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const { t } = useLingui()
  const count = modal.records.length
  const others = total - count
  return {
    ...modal,
    scope: others > 0 && explainOthers ? t`${count} of ${total}; ${explainOthers(others)}` : undefined,
    recordId: ({ id }: CallingNumber) => id,
    recordLabel: ({ callingNumber, firstName, lastName }: CallingNumber) => (
      <Text>
        <span className="amount">{formatCallNumber(callingNumber)}</span> {firstName} {lastName}
      </Text>
    ),
    recordDetails: ({ status, limit }: CallingNumber) => (
      <>
        {labelOf(i18n, labels, status)} · {formatEuros(limit)}
      </>
    ),
    readRecord: ({ id }: CallingNumber) => client.fetchQuery({ ...port.number(id), staleTime: 0 }),
  }
}

const labels = Object.fromEntries(Object.entries(stateLabels).map(([status, { label }]) => [status, label])) as Record<
  CallingNumber['status'],
  MessageDescriptor
>

function BlockNumbers(props: ModalProps) {
  const { t } = useLingui()
  return (
    <ConfirmBatchModal
      {...useNumberBatch(props, (count) =>
        plural(count, { one: '# is blocked already', other: '# are blocked already' }),
      )}
      title={t`Block calling numbers?`}
      change={props.port.block}
      sentences={stateSentences}
      toSent={() => undefined}
      isDone={({ status }) => status === 'BLOCKED'}
      notPossible={(number) => explainNotPossible('block', number)}
      describe={(count) =>
        t`${plural(count, { one: '# calling number is blocked', other: '# calling numbers are blocked' })}`
      }
      confirmLabel={t`Block`}
      success={(count) =>
        msg`${plural(count, { one: '# calling number blocked.', other: '# calling numbers blocked.' })}`
      }
    >
      <Text>
        <Trans>Nobody can pay with these numbers until you unblock them.</Trans>
      </Text>
    </ConfirmBatchModal>
  )
}

function UnblockNumbers(props: ModalProps) {
  const { t } = useLingui()
  return (
    <ConfirmBatchModal
      {...useNumberBatch(props, (count) => plural(count, { one: '# is not blocked', other: '# are not blocked' }))}
      title={t`Unblock calling numbers?`}
      change={props.port.cancelBlock}
      sentences={stateSentences}
      toSent={() => undefined}
      isDone={({ status }) => status === 'ACTIVE'}
      notPossible={(number) => explainNotPossible('cancel-block', number)}
      describe={(count) =>
        t`${plural(count, { one: '# calling number is unblocked', other: '# calling numbers are unblocked' })}`
      }
      confirmLabel={t`Unblock`}
      success={(count) =>
        msg`${plural(count, { one: '# calling number unblocked.', other: '# calling numbers unblocked.' })}`
      }
    >
      <Text>
        <Trans>These numbers can be used to pay again at once.</Trans>
      </Text>
    </ConfirmBatchModal>
  )
}

/** No reason is selected in advance, as for a single number. */
function DeactivateNumbers(props: ModalProps) {
  const { t, i18n } = useLingui()
  const options = Object.entries(reasonLabels).map(([value, label]) => ({ value, label: i18n._(label) }))
  return (
    <BatchModalForm
      {...useNumberBatch(props)}
      title={t`Deactivate calling numbers?`}
      change={props.port.deactivate}
      sentences={stateSentences}
      toSent={(_number, reason) => reason}
      isDone={({ status }) => status === 'DEACTIVATED'}
      notPossible={(number) => explainNotPossible('deactivate', number)}
      describe={(count, { deactivationReason }) => {
        const reason = labelOf(i18n, reasonLabels, deactivationReason)
        return t`${plural(count, { one: '# calling number is deactivated for good', other: '# calling numbers are deactivated for good' })} (reason: ${reason})`
      }}
      schema={loadDeactivationSchema}
      defaultValues={{ deactivationReason: null as string | null }}
      submitLabel={t`Deactivate`}
      danger
      success={(done) =>
        msg`${plural(done, { one: '# calling number deactivated.', other: '# calling numbers deactivated.' })}`
      }
    >
      {(control, count) => (
        <>
          <Consequences
            facts={[
              { label: t`Calling numbers`, value: count },
              { label: t`What happens`, value: t`deactivated for good` },
            ]}
          />
          <SelectField control={control} name="deactivationReason" label={t`Reason`} options={options} />
        </>
      )}
    </BatchModalForm>
  )
}

const loadLimitSchema = () => import('./number-schemas.ts').then((schemas) => schemas.limitSchema)

/** The limit of a number that is too low for its reload value is not sent, as in the form of a single number. */
function ChangeLimits(props: ModalProps) {
  const { t } = useLingui()
  return (
    <BatchModalForm
      {...useNumberBatch(props)}
      title={t`Change limits`}
      change={props.port.change}
      sentences={changeSentences}
      toSent={toRequest}
      isDone={(number, { limit }) => number.limit === limit}
      notPossible={(number, { limit }) =>
        explainNotPossible('edit', number) ??
        // No limit is chosen when the form opens.
        (typeof limit === 'number' && limit < number.reloadValue ? limitMessages.limitTooLow : undefined)
      }
      describe={(count, { limit }) => {
        const amount = formatEuros(limit)
        return t`${plural(count, { one: '# limit is changed', other: '# limits are changed' })} to ${amount}`
      }}
      schema={loadLimitSchema}
      defaultValues={{ limit: null as number | null }}
      submitLabel={t`Save`}
      success={(count) => msg`${plural(count, { one: '# limit saved.', other: '# limits saved.' })}`}
    >
      {(control) => <SelectField control={control} name="limit" label={t`Limit in euros`} options={limitOptions} />}
    </BatchModalForm>
  )
}

/** All fields of a number that can be changed, with another limit. */
function toRequest(number: CallingNumber, { limit }: Pick<CallingNumberRequest, 'limit'>): CallingNumberRequest {
  const { id: _id, etag: _etag, status: _status, taskOpen: _taskOpen, ...others } = number
  const { activationDate: _from, deactivationDate: _to, deactivationReason: _reason, ...request } = others
  return { ...request, limit }
}
