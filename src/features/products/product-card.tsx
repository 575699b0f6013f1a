import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '#src/shared/format/date.ts'
import { viennaToday } from '#src/shared/form/vienna-day.ts'
import { formatMoney } from '#src/shared/format/money.ts'
import { Fact, Facts } from './fact.tsx'
import type { Tier } from './product-tiers.ts'
import type { ProductWords } from './product-words.ts'
import classes from './products.module.css'

/** One tier: cost per month and limit, and since when it is the customer's own. */
export function ProductCard({ tier, words }: { tier: Tier; words: ProductWords }) {
  const { i18n } = useLingui()
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
              {i18n._(words.ownTier)}
            </Badge>
          )}
        </Group>
        <div>
          <Text className={`${classes.price} amount`}>€ {formatMoney(tier.cost)}</Text>
          <Text c="dimmed" size="sm">
            <Trans>per month</Trans>
          </Text>
        </div>
        <Facts>
          <Fact name={<Trans>Monthly limit in euros</Trans>}>{formatMoney(tier.limit)}</Fact>
          {tier.reduction !== 0 && <Fact name={i18n._(words.reduction)}>{formatMoney(tier.reduction)}</Fact>}
          {own && (
            <Fact name={own.activationDate > viennaToday() ? <Trans>Active from</Trans> : <Trans>Active since</Trans>}>
              {formatDate(own.activationDate)}
            </Fact>
          )}
          {own?.terminationDate && (
            <Fact name={own.terminationDate >= viennaToday() ? <Trans>Ends on</Trans> : <Trans>Ended on</Trans>}>
              {formatDate(own.terminationDate)}
            </Fact>
          )}
        </Facts>
      </Stack>
    </Paper>
  )
}
