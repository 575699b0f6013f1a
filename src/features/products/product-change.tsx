import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { PendingProductChange } from '#generated/model/pending-product-change.ts'
import type { ProductChange } from '#generated/model/product-change.ts'
import type { ProductType } from '#generated/model/product-type.ts'
import { DateField } from '#src/shared/form/fields/date-field.tsx'
import { viennaToday } from '#src/shared/day/vienna-day.ts'
import { PageForm } from '#src/shared/form/shell/page-form.tsx'
import { formatDate } from '#src/shared/format/date.ts'
import { formatEuros } from '#src/shared/format/money.ts'
import { ConfirmModal } from '#src/shared/ui/modal/confirm-modal.tsx'
import { focusTitleIfFocusLost } from '#src/shared/ui/restore-focus.ts'
import { changeSentences } from './change-sentences.ts'
import type { ProductLabels } from './product-labels.ts'
import type { Tier } from './product-tiers.ts'
import type { ProductsPort } from './products-port.ts'
import classes from './products.module.css'

type Props = {
  port: ProductsPort
  tiers: readonly [Tier, Tier]
  change: ProductChange
  /** The inactivity lock is set: a change could only be refused (412). */
  locked: boolean
  labels: ProductLabels
}

/** Plans the change to the other tier, or shows the one that is planned (R046). */
export function ChangeSection({ port, tiers, change, locked, labels }: Props) {
  const { i18n } = useLingui()
  const { pendingChange, earliestActivationDate } = change
  const own = tiers.find((tier) => tier.own)!
  const other = tiers.find((tier) => tier !== own)!
  const end = own.own!.terminationDate
  /** YYYY-MM-DD; a change after it could only be refused (A57). */
  const tooLate = end !== null && end < earliestActivationDate
  return (
    <Paper component="section" className={classes.card} p="lg" shadow="sm" aria-labelledby="change">
      <Stack gap="md">
        <Title order={2} size="h3" id="change">
          {pendingChange ? <Trans>Planned change</Trans> : <Trans>Change to {other.type}</Trans>}
        </Title>
        {pendingChange && <PendingChange command={port.cancelChange} pending={pendingChange} current={own.type} />}
        {!pendingChange && locked && <Text>{i18n._(labels.lockedChange)}</Text>}
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
  /** YYYY-MM-DD; the bank says it (A46). */
  earliest: string
  /** YYYY-MM-DD; the last day with the product, when an end is planned. */
  latest: string | undefined
}

/** Plans the change to the other tier for a day (R120). */
function PlanChangeForm({ command, tier, earliest, latest }: FormProps) {
  const { t } = useLingui()
  // The planned change takes the place of this form, and the button that had the focus is gone with it.
  useEffect(() => focusTitleIfFocusLost, [])
  return (
    <PageForm
      command={command}
      sentences={changeSentences}
      schema={() => import('./change-schema.ts').then(({ changeSchema }) => changeSchema(earliest, latest))}
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

/** The change that is planned, and the way to cancel it (R046, R121). */
function PendingChange({ command, pending, current }: PendingProps) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const { productChangeId, productType: next } = pending
  const day = formatDate(pending.activationDate)
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        <Trans>
          {next} begins on {day}. Until then {current} stays as it is.
        </Trans>
      </Text>
      <Button variant="default" onClick={() => setAsking(true)}>
        <Trans>Cancel the change</Trans>
      </Button>
      <ConfirmModal
        title={t`Cancel the change to ${next}?`}
        opened={asking}
        onClose={() => setAsking(false)}
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
