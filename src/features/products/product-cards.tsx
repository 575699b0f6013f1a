/** The cards of "My products": the limit, the phone number, a tier. */
import { Box, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil } from '@tabler/icons-react'
import { use, type ReactElement } from 'react'
import type { ProductLimit } from '#generated/model/product-limit.ts'
import type { ProductType } from '#generated/model/product-type.ts'
import { startOfMonth } from '#src/shared/format/days/day-arithmetic.ts'
import { formatDayInWords, viennaToday, formatDate } from '#src/shared/format/day.ts'
import { ContactLink } from '#src/shared/elements/contact-link.tsx'
import { IconLink } from '#src/shared/elements/icon-button.tsx'
import { ProgressBar } from '#src/shared/elements/progress-bar.tsx'
import { formatCallNumber, formatEuros, formatMoney } from '#src/shared/format/numbers.ts'
import { Card, FactList } from '#src/shared/ui/cards.tsx'
import { PaymentObstaclesContext } from '#src/shared/ui/payment-obstacles.ts'
import type { ProductLabels } from './product-labels.ts'
import { hasEnded, isInUse, type ProductState, type Tier } from './product-state.ts'

const Price = ({ amount }: { amount: number }) => (
  <Text className="amount" fz="clamp(1.75rem, 1.4rem + 1.2vw, 2.25rem)" fw={650} lh={1.15}>
    {formatEuros(amount)}
  </Text>
)

/** How far the phone of a plan reaches. */
const waves: Record<ProductType, string> = {
  Starter: 'M23 12q3 4 0 8',
  Premium: 'M23 12q3 4 0 8m3.5-12q6 8 0 16',
}

/** A phone that pays with a plan, or just a phone; drawn as the wordmark is, with a line and its dot. */
const Pictogram = ({ plan }: { plan?: ProductType }) => (
  <svg
    width="32"
    height="32"
    viewBox={plan ? '0 0 32 32' : '-4 0 32 32'}
    fill="none"
    stroke="var(--brand-text)"
    strokeWidth="2.5"
    strokeLinecap="round"
    aria-hidden
  >
    <rect x="4" y="3" width="15" height="26" rx="4" />
    <path d={plan && waves[plan]} />
    <circle cx="11.5" cy="23" r="2.2" fill="var(--brand-dot)" stroke="none" />
  </svg>
)

/** The rest of this month's limit, in EUR (R044). */
export function LimitCard({ limit, labels }: { limit: ProductLimit; labels: ProductLabels }) {
  const { i18n, t } = useLingui()
  const obstacles = use(PaymentObstaclesContext)
  const { monthlyLimitEUR: monthly, remainingLimitEUR: remaining } = limit
  const spent = formatEuros(monthly - remaining)
  const renewal = formatDayInWords(startOfMonth(viennaToday(), 1), i18n.locale)
  const share = monthly > 0 ? Math.min(100, Math.max(0, (remaining / monthly) * 100)) : 0
  return (
    <Card aria-labelledby="limit">
      <Stack gap="sm">
        <Title order={2} size="h3" id="limit">
          <Trans>Available this month</Trans>
        </Title>
        <Price amount={remaining} />
        <ProgressBar percent={share} aria-label={t`Share of the monthly limit that is left`} />
        <Text c="dimmed" size="sm">
          <Trans>
            of <span className="amount">{formatEuros(monthly)}</span> monthly limit
          </Trans>
        </Text>
        {remaining > 0 && (
          <Text c="dimmed" size="sm">
            <Trans>
              <span className="amount">{spent}</span> spent. The limit resets on {renewal}.
            </Trans>
          </Text>
        )}
        {remaining === 0 && (
          <Text size="sm">
            {i18n._(labels.nothingLeft(obstacles))} {labels.offersContact && <ContactLink />}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

type PhoneCardProps = {
  callNumber: string
  link: ReactElement
  /** The use of the number; undefined for a product that has ended. */
  usage: MessageDescriptor | undefined
}

/** The phone number of the product, with a link to change it (R047). */
export function PhoneCard({ callNumber, link, usage }: PhoneCardProps) {
  const { i18n, t } = useLingui()
  return (
    <Card aria-labelledby="phone">
      <Stack gap="sm" h="100%">
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <Title order={2} size="h3" id="phone">
            <Trans>Phone number</Trans>
          </Title>
          {/* Begins in the corner of the card. */}
          <Box mt={-10} mr={-8}>
            <IconLink label={t`Change the phone number`} link={link} icon={<IconPencil size={20} aria-hidden />} />
          </Box>
        </Group>
        <Group gap="sm" wrap="nowrap">
          <Box flex="none" h={32}>
            <Pictogram />
          </Box>
          {/* One line on the narrowest phone, beside a scroll bar too; with wide spacing it takes two between groups of digits. */}
          <Text
            className="amount"
            fz="clamp(1rem, 5.6vw, 1.25rem)"
            fw={600}
            miw={0}
            style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}
          >
            {formatCallNumber(callNumber).replaceAll('\u00a0', ' ')}
          </Text>
        </Group>
        {usage && (
          <Text c="dimmed" size="sm">
            {i18n._(usage)}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

type ProductCardProps = { tier: Tier; state: ProductState; labels: ProductLabels }

/** A tier: cost per month, limit, and the dates of the customer's own. */
export function ProductCard({ tier, state, labels }: ProductCardProps) {
  const { i18n, t } = useLingui()
  const { product } = tier
  const ended = hasEnded(state)
  const future = state.name === 'future'
  return (
    <Card
      component="article"
      {...(product && { bd: '2px solid var(--mantine-primary-color-filled)' })}
      aria-label={tier.type}
    >
      <Stack gap="md" h="100%">
        <Group justify="space-between" align="center" gap="xs" mih={28}>
          <Group gap="xs" wrap="nowrap">
            <Pictogram plan={tier.type} />
            <Title order={3}>{tier.type}</Title>
          </Group>
          {product && (
            <Text span size="sm" fw={700} px={12} py={2} bdrs="xl" bg="var(--brand-soft)" c="var(--brand-text)">
              {i18n._(ended ? labels.lastTier : future ? labels.futureTier : labels.ownTier)}
            </Text>
          )}
        </Group>
        <div>
          <Price amount={tier.reducedCost} />
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
        <FactList
          spread
          facts={[
            { label: t`Monthly limit in euros`, value: formatMoney(tier.limit) },
            { label: i18n._(labels.reduction), value: tier.reduction === 0 ? undefined : formatMoney(tier.reduction) },
            {
              label: future ? t`Active from` : isInUse(state) ? t`Active since` : t`Began on`,
              value: product && formatDate(product.activationDate),
            },
            {
              label: ended ? t`Ended on` : t`Ends on`,
              value: product?.terminationDate && formatDate(product.terminationDate),
            },
          ]}
        />
      </Stack>
    </Card>
  )
}

/** As high as three payments and the link below them. */
export const LastPaymentsSkeleton = () => (
  <Card aria-hidden>
    <Skeleton height={24} width={160} mb="xs" radius="sm" />
    <Skeleton height={64 * 3 + 42} radius="sm" />
  </Card>
)
