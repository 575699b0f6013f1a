import { Box, Button, Stack, Text, Title } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PendingProductChange } from '#generated/model/pending-product-change.ts'
import type { ProductChange } from '#generated/model/product-change.ts'
import type { ProductType } from '#generated/model/product-type.ts'
import { formatDayInWords } from '#src/shared/format/day.ts'
import { formatEuros } from '#src/shared/format/numbers.ts'
import { useHistoryStep } from '#src/shared/page/history-step.ts'
import { Card } from '#src/shared/ui/cards.tsx'
import { loadable } from '#src/shared/ui/loadable.tsx'
import { ConfirmModal } from '#src/shared/ui/modal/confirm-modal.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import type { ProductLabels } from './product-labels.ts'
import type { Tier } from './product-state.ts'
import type { ProductsPort } from './products-port.ts'

/** Loaded when its place, which is as high as the form, comes in sight: forms are 130 kB of scripts. */
const PlanChangeForm = loadable(async () => (await import('./plan-change-form.tsx')).PlanChangeForm, <Box h={209} />, {
  inSight: true,
})

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
  const inWords = (day: string) => formatDayInWords(day, i18n.locale)
  /** The bank refuses a change after the planned end (A57); days are YYYY-MM-DD. */
  const tooLate = end !== null && end < earliestActivationDate
  return (
    <Card aria-labelledby="change">
      <Stack gap="md">
        <Title order={2} size="h3" id="change">
          {pendingChange ? <Trans>Planned change</Trans> : <Trans>Change to {other.type}</Trans>}
        </Title>
        {pendingChange && (
          <PendingChange command={port.cancelChange} pending={pendingChange} current={current.type} labels={labels} />
        )}
        {!pendingChange && locked && <Text>{i18n._(labels.changeWhileLocked)}</Text>}
        {!pendingChange && !locked && tooLate && (
          <Text>
            <Trans>
              The product ends on {inWords(end)}. A change could begin on {inWords(earliestActivationDate)} at the
              earliest, so it is no longer possible.
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
            <Box maw={480}>
              <Section skeleton={null}>
                <PlanChangeForm
                  key={`${other.type} ${earliestActivationDate}`}
                  command={port.planChange}
                  tier={other}
                  earliest={earliestActivationDate}
                  latest={end ?? undefined}
                />
              </Section>
            </Box>
          </>
        )}
      </Stack>
    </Card>
  )
}

type PendingProps = {
  command: ProductsPort['cancelChange']
  pending: PendingProductChange
  current: ProductType
  labels: ProductLabels
}

/** The planned change with a button to cancel it (R046, R121). */
function PendingChange({ command, pending, current, labels }: PendingProps) {
  const { i18n, t } = useLingui()
  const question = useHistoryStep('cancel-change')
  const { productChangeId, productType: next } = pending
  const day = formatDayInWords(pending.activationDate, i18n.locale)
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        <Trans>
          {next} begins on {day}. {current} applies until then.
        </Trans>
      </Text>
      <Button variant="default" onClick={() => question.open()}>
        <Trans>Cancel the change</Trans>
      </Button>
      <ConfirmModal
        title={t`Cancel the change to ${next}?`}
        opened={question.isOpen}
        onClose={question.close}
        command={command}
        input={productChangeId}
        confirmLabel={t`Cancel the change`}
        cancelLabel={t`Keep the planned change`}
        success={msg`Plan change cancelled.`}
      >
        <Text>
          {i18n._(labels.staysOn(current))}{' '}
          <Trans>
            The plan can be changed once a day: if this change was planned today, the next one is possible tomorrow.
          </Trans>
        </Text>
      </ConfirmModal>
    </Stack>
  )
}
