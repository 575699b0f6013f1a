import { Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { LimitNoteMax } from '#generated/model/limit-note.ts'
import type { LoadSchema } from '#src/shared/form/shell/contract-resolver.ts'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { TextareaField } from '#src/shared/form/fields/textarea-field.tsx'
import { formatMoney } from '#src/shared/format/money.ts'
import type { CustomerActionsPort, LimitChange } from '../customer-actions-port.ts'
import type { ActionModalProps } from './action-props.ts'

/** The limits that a kind of customer can have, in EUR, and what is sent. */
export type LimitTerms<TLimit extends number> = {
  limits: readonly TLimit[]
  limitSchema: LoadSchema<LimitChange<TLimit>>
}

type Props<TLimit extends number> = ActionModalProps & {
  port: Pick<CustomerActionsPort<TLimit, never>, 'changeLimit'>
  terms: LimitTerms<TLimit>
  /** The limit of a month in EUR that there is. */
  current: number
}

/** Gives another limit than the current one (R577 to R580). */
export function LimitModal<TLimit extends number>({ port, terms, customer, current, ...modal }: Props<TLimit>) {
  const { t } = useLingui()
  const options = terms.limits
    .filter((limit) => limit !== current)
    .map((limit) => ({ value: limit, label: t`${formatMoney(limit)} euros` }))
  return (
    <ModalForm
      {...modal}
      title={t`Limit of ${customer.name}`}
      command={port.changeLimit}
      schema={terms.limitSchema}
      defaultValues={{ customerId: customer.id, monthlyLimitEUR: null as TLimit | null, note: '' }}
      submitLabel={t`Change limit`}
      success={msg`The limit is changed.`}
    >
      {(control) => (
        <>
          <Text>
            <Trans>The monthly limit is {formatMoney(current)} euros now. The new one holds at once.</Trans>
          </Text>
          <SelectField control={control} name="monthlyLimitEUR" label={t`New monthly limit`} options={options} />
          <TextareaField control={control} name="note" label={t`Note`} max={LimitNoteMax} optional />
        </>
      )}
    </ModalForm>
  )
}
