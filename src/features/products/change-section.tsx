import { Paper, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductChange } from '#generated/model/product-change.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { formatMoney } from '#src/shared/format/money.ts'
import { ChangeForm } from './change-form.tsx'
import { PendingChange } from './pending-change.tsx'
import classes from './products.module.css'
import type { ProductsPort } from './products-port.ts'
import type { Tier } from './product-tiers.ts'
import type { ProductLabels } from './product-labels.ts'

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
                {other.type} costs <span className="amount">€ {formatMoney(other.cost)}</span> per month, with a monthly
                limit of <span className="amount">€ {formatMoney(other.limit)}</span>.
              </Trans>
            </Text>
            <div className={classes.form}>
              <ChangeForm
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
