import { Skeleton, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import { ProgressBar } from '#src/shared/elements/progress-bar.tsx'
import { formatEuros } from '#src/shared/format/numbers.ts'
import type { Query } from '#src/shared/query/port.ts'
import { PaymentObstaclesContext } from '#src/shared/ui/payment-obstacles.ts'
import { Section } from '#src/shared/ui/section.tsx'
import classes from './transactions.module.css'

type Props = { limit: () => Query<ProductLimit> }

/** The monthly limit of all numbers of a company, and the rest of it (R854). */
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
  const { monthlyLimitEUR: monthly, remainingLimitEUR: remaining } = useSuspenseQuery(limit()).data
  const share = monthly > 0 ? Math.min(100, Math.max(0, (remaining / monthly) * 100)) : 0
  return (
    <section aria-label={t`Limit of all phone numbers`} className={classes.limit}>
      <dl className={classes.amounts}>
        <div>
          <dt>
            <Trans>Monthly limit</Trans>
          </dt>
          <dd className="amount">{formatEuros(monthly)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Available this month</Trans>
          </dt>
          <dd className="amount">{formatEuros(remaining)}</dd>
        </div>
      </dl>
      <ProgressBar percent={share} size="md" aria-label={t`Share of the monthly limit that is left`} />
      {remaining === 0 && (
        <Text size="sm">
          <WhyNothingLeft hasLimit={monthly > 0} />
        </Text>
      )}
    </section>
  )
}

/** Names the reason, as far as the reader may know it. */
function WhyNothingLeft({ hasLimit }: { hasLimit: boolean }) {
  const obstacles = use(PaymentObstaclesContext)
  const locks = obstacles?.locks ?? ''
  if (obstacles?.hasEnded) return <Trans>Nobody in the company can pay, because its contract has ended.</Trans>
  if (locks !== '') return <Trans>Nobody in the company can pay at the moment, because of a lock: {locks}.</Trans>
  if (!hasLimit) return <Trans>Nobody in the company can pay, because its monthly limit is zero.</Trans>
  return obstacles === undefined ? (
    <Trans>Nobody in the company can pay at the moment, because nothing is left of the limit.</Trans>
  ) : (
    <Trans>Nobody in the company can pay at the moment, because the limit for this month is used up.</Trans>
  )
}
