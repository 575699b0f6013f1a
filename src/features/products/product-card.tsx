import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { formatDate } from '#src/shared/format/date.ts'
import { formatMoney } from '#src/shared/format/money.ts'
import classes from './products.module.css'
import type { Tier } from './product-tiers.ts'

/** One tier: cost per month and limit, and since when it is the customer's own. */
export function ProductCard({ tier }: { tier: Tier }) {
  const { own } = tier
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
              <Trans>Your tier</Trans>
            </Badge>
          )}
        </Group>
        <div>
          <Text className={`${classes.price} amount`}>€ {formatMoney(tier.cost)}</Text>
          <Text c="dimmed" size="sm">
            <Trans>per month</Trans>
          </Text>
        </div>
        <dl className={classes.facts}>
          <div>
            <dt>
              <Trans>Monthly limit in euros</Trans>
            </dt>
            <dd className="amount">{formatMoney(tier.limit)}</dd>
          </div>
          {tier.reduction !== 0 && (
            <div>
              <dt>
                <Trans>Your reduction in euros</Trans>
              </dt>
              <dd className="amount">{formatMoney(tier.reduction)}</dd>
            </div>
          )}
          {own && (
            <div>
              <dt>
                <Trans>Active since</Trans>
              </dt>
              <dd className="amount">{formatDate(own.activationDate)}</dd>
            </div>
          )}
          {own?.terminationDate && (
            <div>
              <dt>
                <Trans>Ends on</Trans>
              </dt>
              <dd className="amount">{formatDate(own.terminationDate)}</dd>
            </div>
          )}
        </dl>
      </Stack>
    </Paper>
  )
}
