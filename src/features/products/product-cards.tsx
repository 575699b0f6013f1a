/** The cards of "My products": the limit, the phone number, a tier. */
import { Badge, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDeviceMobile, IconPencil } from '@tabler/icons-react'
import type { ReactElement, ReactNode } from 'react'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import { ContactLink } from '#src/shared/elements/contact-link.tsx'
import { IconLink } from '#src/shared/elements/icon-button.tsx'
import { formatCallNumber } from '#src/shared/format/call-number.ts'
import { formatDate } from '#src/shared/format/date.ts'
import { formatEuros, formatMoney } from '#src/shared/format/money.ts'
import type { ProductLabels } from './product-labels.ts'
import { hasEnded, isInUse, type ProductState, type Tier } from './product-state.ts'
import classes from './products.module.css'

/** The rest of this month's limit, in EUR (R044). */
export function LimitCard({ limit, labels }: { limit: ProductLimit; labels: ProductLabels }) {
  const { i18n, t } = useLingui()
  const { monthlyLimitEUR: monthly, remainingLimitEUR: remaining } = limit
  const share = monthly > 0 ? Math.min(100, Math.max(0, (remaining / monthly) * 100)) : 0
  return (
    <Paper component="section" className={classes.card} p="lg" shadow="sm" aria-labelledby="limit">
      <Stack gap="sm">
        <Title order={2} size="h3" id="limit">
          <Trans>Available this month</Trans>
        </Title>
        <Text className={`${classes.price} amount`}>{formatEuros(remaining)}</Text>
        <Progress value={share} size="lg" radius="xl" aria-label={t`Share of the monthly limit that is left`} />
        <Text c="dimmed" size="sm">
          <Trans>
            of <span className="amount">{formatEuros(monthly)}</span> monthly limit
          </Trans>
        </Text>
        {remaining === 0 && (
          <Text size="sm">
            {i18n._(labels.limitUsedUp)} {labels.offersContact && <ContactLink />}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}

type PhoneCardProps = {
  callNumber: string
  link: ReactElement
  /** The use of the number; undefined for a product that has ended. */
  use: MessageDescriptor | undefined
}

/** The phone number of the product, with a link to change it (R047). */
export function PhoneCard({ callNumber, link, use }: PhoneCardProps) {
  const { i18n, t } = useLingui()
  return (
    <Paper component="section" className={classes.card} p="lg" shadow="sm" aria-labelledby="phone">
      <Stack gap="sm" h="100%">
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <Title order={2} size="h3" id="phone">
            <Trans>Phone number</Trans>
          </Title>
          <IconLink
            label={t`Change the phone number`}
            link={link}
            className={classes.change}
            icon={<IconPencil size={20} aria-hidden />}
          />
        </Group>
        <Group gap="sm" wrap="nowrap">
          <IconDeviceMobile size={28} className={classes.sign} aria-hidden />
          {/* Normal spaces, so that it can wrap between groups of digits. */}
          <Text className={`${classes.number} amount`}>{formatCallNumber(callNumber).replaceAll('\u00a0', ' ')}</Text>
        </Group>
        {use && (
          <Text c="dimmed" size="sm">
            {i18n._(use)}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}

type ProductCardProps = { tier: Tier; state: ProductState; labels: ProductLabels }

/** A tier: cost per month, limit, and the dates of the customer's own. */
export function ProductCard({ tier, state, labels }: ProductCardProps) {
  const { i18n } = useLingui()
  const { product } = tier
  const ended = hasEnded(state)
  const future = state.name === 'future'
  return (
    <Paper
      component="article"
      className={classes.card}
      data-own={product ? true : undefined}
      p="lg"
      shadow="sm"
      aria-label={tier.type}
    >
      <Stack gap="md" h="100%">
        <Group justify="space-between" align="center" gap="xs" mih={28}>
          <Title order={3}>{tier.type}</Title>
          {product && (
            <Badge variant="light" size="lg" tt="none">
              {i18n._(ended ? labels.lastTier : future ? labels.futureTier : labels.ownTier)}
            </Badge>
          )}
        </Group>
        <div>
          <Text className={`${classes.price} amount`}>{formatEuros(tier.reducedCost)}</Text>
          <Text c="dimmed" size="sm">
            {tier.reducedCost === tier.cost ? (
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
          {product && <Fact name={<StartLabel state={state} />}>{formatDate(product.activationDate)}</Fact>}
          {product?.terminationDate && (
            <Fact name={ended ? <Trans>Ended on</Trans> : <Trans>Ends on</Trans>}>
              {formatDate(product.terminationDate)}
            </Fact>
          )}
        </Facts>
      </Stack>
    </Paper>
  )
}

function StartLabel({ state }: { state: ProductState }) {
  if (state.name === 'future') return <Trans>Active from</Trans>
  return isInUse(state) ? <Trans>Active since</Trans> : <Trans>Began on</Trans>
}

/** A list of names with their values. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.facts}>{children}</dl>

export const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="amount">{children}</dd>
  </div>
)
