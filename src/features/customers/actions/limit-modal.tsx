import { Skeleton, Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { LimitNoteMax } from '#generated/model/limit-note.ts'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import { LoadError } from '#src/shared/ui/load-error.tsx'
import { useFreshQueryOnOpen } from '#src/shared/query/use-fresh-query-on-open.ts'
import type { LoadSchema } from '#src/shared/form/rules/validation.ts'
import { ChangeModal } from '#src/shared/form/shell/modal-form.tsx'
import { SelectField } from '#src/shared/form/fields/select-field.tsx'
import { TextareaField } from '#src/shared/form/fields/textarea-field.tsx'
import { formatEuros } from '#src/shared/format/numbers.ts'
import type { ActionModalProps, CustomerActionsPort, LimitChange } from '../customer-actions-port.ts'

/** The limits that a kind of customer can have, in EUR, and the schema of what is sent. */
export type LimitOptions<TLimit extends number> = {
  limits: readonly TLimit[]
  limitSchema: LoadSchema<LimitChange<TLimit>>
}

type Props<TLimit extends number> = ActionModalProps & {
  port: Pick<CustomerActionsPort<never, TLimit, never>, 'limit' | 'changeLimit'>
  options: LimitOptions<TLimit>
}

const readLimit = ({ monthlyLimitEUR }: ProductLimit) => ({ monthlyLimitEUR })

/** Changes the monthly limit (R577 to R580). */
export function LimitModal<TLimit extends number>({ port, options, customer, ...modal }: Props<TLimit>) {
  const { t } = useLingui()
  const { data: stored, ...query } = useFreshQueryOnOpen(port.limit(), modal.opened)
  /** The current limit has a name but cannot be chosen. */
  const createChoices = ({ monthlyLimitEUR }: ProductLimit) =>
    options.limits.map((value) => ({
      value,
      label: formatEuros(value),
      hidden: value === monthlyLimitEUR,
    }))
  return (
    <ChangeModal
      {...modal}
      title={t`Limit of ${customer.name}`}
      change={port.changeLimit}
      record={stored}
      compareWith={readLimit}
      schema={options.limitSchema}
      values={() => ({ customerId: customer.id, monthlyLimitEUR: null as TLimit | null, note: '' })}
      submitLabel={t`Change limit`}
      success={msg`Limit changed.`}
      placeholder={
        stored === undefined &&
        (query.error === null ? (
          <LimitLoading />
        ) : (
          <LoadError error={query.error} onRetry={() => void query.refetch()} />
        ))
      }
    >
      {(control, limit) => (
        <>
          <Text>
            <Trans>
              The monthly limit is currently {formatEuros(limit.monthlyLimitEUR)}. The new limit applies at once.
            </Trans>
          </Text>
          <SelectField
            control={control}
            name="monthlyLimitEUR"
            label={t`New monthly limit`}
            options={createChoices(limit)}
          />
          <TextareaField control={control} name="note" label={t`Note`} max={LimitNoteMax} optional />
        </>
      )}
    </ChangeModal>
  )
}

/** The shape of the form: the current limit, the choice, the note, the buttons. */
function LimitLoading() {
  const { t } = useLingui()
  return (
    <Stack gap="md" role="status" aria-label={t`Loading the limit`}>
      <Skeleton height={48} />
      <Skeleton height={68} />
      <Skeleton height={150} />
      <Skeleton height={44} width="60%" />
    </Stack>
  )
}
