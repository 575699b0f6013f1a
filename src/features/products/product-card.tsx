import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '#src/shared/format/date.ts'
import { formatEuros, formatMoney } from '#src/shared/format/money.ts'
import { hasEnded, isInUse, type ProductState } from './product-state.ts'
import type { Tier } from './product-tiers.ts'
import type { ProductLabels } from './product-labels.ts'
import classes from './products.module.css'

type Props = { tier: Tier; state: ProductState; labels: ProductLabels }

/** One tier: what is paid per month and the limit, and since when it is the customer's own. */
export function ProductCard({ tier, state, labels }: Props) {
  const { i18n } = useLingui()
  const { own } = tier
  const ended = hasEnded(state)
  const future = state.name === 'future'
  return (
    <Paper
      component="article"
      className={classes.card}
      data-own={own ? true : undefined}
      p="lg"
      shadow="sm"
      aria-label={tier.type}
    >
      <Stack gap="md" h="100%">
        <Group justify="space-between" align="center" gap="xs" mih={28}>
          <Title order={3}>{tier.type}</Title>
          {own && (
            <Badge variant="light" size="lg" tt="none">
              {i18n._(ended ? labels.lastTier : future ? labels.futureTier : labels.ownTier)}
            </Badge>
          )}
        </Group>
        <div>
          <Text className={`${classes.price} amount`}>{formatEuros(tier.paid)}</Text>
          <Text c="dimmed" size="sm">
            {tier.paid === tier.cost ? (
              <Trans>per month</Trans>
            ) : (
              <Trans>
                per month instead of <span className="amount">{formatEuros(tier.cost)}</span>
              </Trans>
            )}
          </Text>
        </div>
        <Facts>
          <Fact name={<Trans>Monthly limit in euros</Trans>}>{formatMoney(tier.limit)}</Fact>
          {tier.reduction !== 0 && <Fact name={i18n._(labels.reduction)}>{formatMoney(tier.reduction)}</Fact>}
          {own && <Fact name={<Since state={state} />}>{formatDate(own.activationDate)}</Fact>}
          {own?.terminationDate && (
            <Fact name={ended ? <Trans>Ended on</Trans> : <Trans>Ends on</Trans>}>
              {formatDate(own.terminationDate)}
            </Fact>
          )}
        </Facts>
      </Stack>
    </Paper>
  )
}

/** Only what is in use is active since a day. */
function Since({ state }: { state: ProductState }) {
  if (state.name === 'future') return <Trans>Active from</Trans>
  return isInUse(state) ? <Trans>Active since</Trans> : <Trans>Began on</Trans>
}

/** Names on the left, what they are on the right. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.facts}>{children}</dl>

export const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="amount">{children}</dd>
  </div>
)
