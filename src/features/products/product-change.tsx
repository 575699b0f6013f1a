import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { Day } from '#generated/model/day.ts'
import type { PendingProductChange } from '#generated/model/pending-product-change.ts'
import type { ProductChange } from '#generated/model/product-change.ts'
import { ProductChangeRequest } from '#generated/model/product-change-request.ts'
import type { ProductType } from '#generated/model/product-type.ts'
import { viennaToday } from '#src/shared/day/vienna-day.ts'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { maxDate, minDate } from '#src/shared/form/rules/date-rules.ts'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import { formatDate } from '#src/shared/format/date.ts'
import { formatEuros } from '#src/shared/format/money.ts'
import type { Sentences } from '#src/shared/problem/problem-message.ts'
import type { StatusOf } from '#src/shared/query/port.ts'
import { ConfirmModal } from '#src/shared/ui/modal/confirm-modal.tsx'
import { focusTitleIfFocusLost } from '#src/shared/ui/restore-focus.ts'
import type { ProductLabels } from './product-labels.ts'
import type { Tier } from './product-state.ts'
import type { ProductsPort } from './products-port.ts'
import classes from './products.module.css'

const sentences = {
  412: msg`The tier cannot be changed at the moment: the product is locked or has ended, or a change is planned already. The page now shows how it stands.`,
  460: msg`The tier was already changed today. Another change is possible only tomorrow.`,
  461: msg`On this day the product has already ended. Please choose an earlier day.`,
} satisfies Sentences<StatusOf<ProductsPort['planChange']>>

/** Not before the earliest day that the bank names, nor after a planned end (R199 to R201, A46). */
const changeSchema = (earliest: string, latest: string | undefined) =>
  z.extend(ProductChangeRequest, { activationDate: Day.check(minDate(earliest), maxDate(latest)) })

type Props = {
  port: ProductsPort
  tiers: readonly [Tier, Tier]
  change: ProductChange
  /** The inactivity lock is set, with which the bank refuses a change (412). */
  locked: boolean
  labels: ProductLabels
}

/** Plans the change to the other tier, or shows the planned one (R046). */
export function ChangeSection({ port, tiers, change, locked, labels }: Props) {
  const { i18n } = useLingui()
  const { pendingChange, earliestActivationDate } = change
  const current = tiers.find((tier) => tier.product)!
  const other = tiers.find((tier) => tier !== current)!
  const end = current.product!.terminationDate
  /** The bank refuses a change after the planned end (A57); days are YYYY-MM-DD. */
  const tooLate = end !== null && end < earliestActivationDate
  return (
    <Paper component="section" className={classes.card} p="lg" shadow="sm" aria-labelledby="change">
      <Stack gap="md">
        <Title order={2} size="h3" id="change">
          {pendingChange ? <Trans>Planned change</Trans> : <Trans>Change to {other.type}</Trans>}
        </Title>
        {pendingChange && <PendingChange command={port.cancelChange} pending={pendingChange} current={current.type} />}
        {!pendingChange && locked && <Text>{i18n._(labels.changeWhileLocked)}</Text>}
        {!pendingChange && !locked && tooLate && (
          <Text>
            <Trans>
              The product ends on {formatDate(end)}. A change could begin on {formatDate(earliestActivationDate)} at the
              earliest, so none is possible any more.
            </Trans>
          </Text>
        )}
        {!pendingChange && !locked && !tooLate && (
          <>
            <Text>
              <Trans>
                {other.type} costs <span className="amount">{formatEuros(other.cost)}</span> per month, with a monthly
                limit of <span className="amount">{formatEuros(other.limit)}</span>.
              </Trans>
            </Text>
            <div className={classes.form}>
              <PlanChangeForm
                key={other.type}
                command={port.planChange}
                tier={other}
                earliest={earliestActivationDate}
                latest={end ?? undefined}
              />
            </div>
          </>
        )}
      </Stack>
    </Paper>
  )
}

type FormProps = {
  command: ProductsPort['planChange']
  /** The other tier, the only one to change to (R119). */
  tier: Tier
  /** YYYY-MM-DD; from the bank (A46). */
  earliest: string
  /** YYYY-MM-DD; the planned end of the product. */
  latest: string | undefined
}

/** Plans the change to the other tier for a day (R120). */
function PlanChangeForm({ command, tier, earliest, latest }: FormProps) {
  const { t } = useLingui()
  // The planned change replaces this form, and with it the button that had the focus.
  useEffect(() => focusTitleIfFocusLost, [])
  return (
    <PageForm
      command={command}
      sentences={sentences}
      schema={async () => changeSchema(earliest, latest)}
      defaultValues={{ activationDate: '', productType: tier.type }}
      submitLabel={t`Change to ${tier.type}`}
      final={({ activationDate }) =>
        activationDate === viennaToday() && tier.cost > 0
          ? {
              confirmLabel: t`Change with obligation to pay`,
              facts: [
                { label: t`New tier`, value: t`${tier.type}, from today on, ${formatDate(activationDate)}` },
                { label: t`Costs`, value: t`${formatEuros(tier.cost)} per month` },
                { label: t`Monthly limit`, value: formatEuros(tier.limit) },
              ],
            }
          : undefined
      }
      success={msg`The change of tier is saved.`}
    >
      {(control) => (
        <>
          <DateField
            control={control}
            name="activationDate"
            label={t`Day of the change`}
            description={
              latest === undefined
                ? t`From ${formatDate(earliest)} on.`
                : t`From ${formatDate(earliest)} to ${formatDate(latest)}.`
            }
            min={earliest}
            {...(latest !== undefined && { max: latest })}
          />
          <Text size="sm" c="dimmed">
            <Trans>The tier can be changed once a day.</Trans>
          </Text>
        </>
      )}
    </PageForm>
  )
}

type PendingProps = { command: ProductsPort['cancelChange']; pending: PendingProductChange; current: ProductType }

/** The planned change with a button to cancel it (R046, R121). */
function PendingChange({ command, pending, current }: PendingProps) {
  const { t } = useLingui()
  const [isConfirming, setIsConfirming] = useState(false)
  const { productChangeId, productType: next } = pending
  const day = formatDate(pending.activationDate)
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        <Trans>
          {next} begins on {day}. Until then {current} stays as it is.
        </Trans>
      </Text>
      <Button variant="default" onClick={() => setIsConfirming(true)}>
        <Trans>Cancel the change</Trans>
      </Button>
      <ConfirmModal
        title={t`Cancel the change to ${next}?`}
        opened={isConfirming}
        onClose={() => setIsConfirming(false)}
        command={command}
        input={productChangeId}
        confirmLabel={t`Cancel the change`}
        cancelLabel={t`Keep the change`}
        success={msg`The change of tier is cancelled.`}
      >
        <Text>
          <Trans>
            {current} then stays also after {day}. The tier can be changed once a day: if this change was planned today,
            the next one is possible tomorrow.
          </Trans>
        </Text>
      </ConfirmModal>
    </Stack>
  )
}
