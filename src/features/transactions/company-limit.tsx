import { Progress, Skeleton, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import { formatEuros } from '#src/shared/format/money.ts'
import type { Query } from '#src/shared/query/port.ts'
import { Section } from '#src/shared/ui/section.tsx'
import classes from './transactions.module.css'

type Props = { limit: () => Query<ProductLimit> }

/** What all numbers of a company may spend in a month, and what is left of it (R854). */
export function CompanyLimit({ limit }: Props) {
  return (
    <Section skeleton={skeleton}>
      <Amounts limit={limit} />
    </Section>
  )
}

const skeleton = (
  <div className={classes.waiting} aria-hidden>
    <Skeleton height="100%" radius="md" />
  </div>
)

function Amounts({ limit }: Props) {
  const { t } = useLingui()
  const { monthlyLimitEUR: whole, remainingLimitEUR: left } = useSuspenseQuery(limit()).data
  const share = whole > 0 ? Math.min(100, Math.max(0, (left / whole) * 100)) : 0
  return (
    <section aria-label={t`Limit of all phone numbers`} className={classes.limit}>
      <dl className={classes.amounts}>
        <div>
          <dt>
            <Trans>Monthly limit</Trans>
          </dt>
          <dd className="amount">{formatEuros(whole)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Left this month</Trans>
          </dt>
          <dd className="amount">{formatEuros(left)}</dd>
        </div>
      </dl>
      <Progress value={share} size="md" radius="xl" aria-label={t`Share of the monthly limit that is left`} />
      {left === 0 && (
        <Text size="sm">
          <Trans>
            Nobody in the company can pay at the moment: either the limit is used up, or the company is locked.
          </Trans>
        </Text>
      )}
    </section>
  )
}
