import { Paper, Progress, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import { ContactLink } from '#src/shared/elements/contact-link.tsx'
import { formatEuros } from '#src/shared/format/money.ts'
import type { ProductLabels } from './product-labels.ts'
import classes from './products.module.css'

/** What is left of this month's limit, in EUR (R044). */
export function LimitCard({ limit, labels }: { limit: ProductLimit; labels: ProductLabels }) {
  const { i18n, t } = useLingui()
  const { monthlyLimitEUR: whole, remainingLimitEUR: left } = limit
  const share = whole > 0 ? Math.min(100, Math.max(0, (left / whole) * 100)) : 0
  return (
    <Paper component="section" className={classes.card} p="lg" shadow="sm" aria-labelledby="limit">
      <Stack gap="sm">
        <Title order={2} size="h3" id="limit">
          <Trans>Available this month</Trans>
        </Title>
        <Text className={`${classes.price} amount`}>{formatEuros(left)}</Text>
        <Progress value={share} size="lg" radius="xl" aria-label={t`Share of the monthly limit that is left`} />
        <Text c="dimmed" size="sm">
          <Trans>
            of <span className="amount">{formatEuros(whole)}</span> monthly limit
          </Trans>
        </Text>
        {left === 0 && (
          <Text size="sm">
            {i18n._(labels.nothingLeft)} {labels.asksBank && <ContactLink />}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
