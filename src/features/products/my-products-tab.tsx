import { Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { viennaToday } from '#src/shared/format/day.ts'
import { StateBadge } from '#src/shared/elements/status-badge.tsx'
import { Section } from '#src/shared/ui/section.tsx'
import { CardColumns, CardGrid } from '#src/shared/ui/cards.tsx'
import { ChangeSection } from './product-change.tsx'
import { InactivityWarning } from './inactivity-warning.tsx'
import { LastPaymentsSkeleton, LimitCard, PhoneCard, ProductCard } from './product-cards.tsx'
import { hasEnded, isInUse, productState, tiersOf, toBadgeState } from './product-state.ts'
import { customerLabels } from './labels-to-customer.ts'
import type { ProductLabels } from './product-labels.ts'
import type { ProductsPort } from './products-port.ts'

type Props = {
  port: ProductsPort
  /** Link to the call number tab without content; the card puts its icon into it (R047). */
  callNumberLink: ReactElement
  /** The last payments, below the limit. */
  lastPayments: ReactNode
  /** Those for customers by default. */
  labels?: ProductLabels
}

/** Both tiers with cost and limit, the rest of this month's limit, the phone number, and the change of tier (R042 to R047). */
export function MyProductsTab(props: Props) {
  return (
    <Section skeleton={<MyProductsSkeleton />}>
      <MyProducts {...props} />
    </Section>
  )
}

function MyProducts({ port, callNumberLink, lastPayments, labels = customerLabels }: Props) {
  const { i18n } = useLingui()
  const { data: product } = useSuspenseQuery(port.product())
  const { data: limit } = useSuspenseQuery(port.limit())
  const { data: callNumber } = useSuspenseQuery(port.callNumber())
  const { data: change } = useSuspenseQuery(port.change())
  const { inactivityLock } = useSuspenseQuery(port.inactivityLock()).data
  const { productType: type } = product
  const tiers = tiersOf(product)
  const state = productState(product, change.pendingChange, inactivityLock, viennaToday())
  const [ended, inUse] = [hasEnded(state), isInUse(state)]
  /** The tier may be newer than this portal. */
  const isTierKnown = tiers.some((tier) => tier.product !== undefined)
  const futureUse = state.name === 'future' ? labels.futureUse : undefined
  return (
    <CardColumns data-wide>
      {!ended && <InactivityWarning port={port} labels={labels} />}
      <Overview
        first={inUse && <LimitCard limit={limit} labels={labels} />}
        list={state.name !== 'future' && lastPayments}
        last={
          <PhoneCard
            callNumber={callNumber.callNumber}
            link={callNumberLink}
            usage={inUse ? labels.numberUse : futureUse}
          />
        }
      />
      <section aria-labelledby="tiers">
        <Stack gap="md">
          <Stack gap={2}>
            <Group gap="sm">
              <Title order={2} id="tiers">
                {i18n._(labels.title)}
              </Title>
              <StateBadge state={toBadgeState(state, i18n.locale)} />
            </Group>
            <Text c="dimmed" size="sm">
              {ended ? (
                <Trans>
                  The product has ended. It can no longer be used to pay, and its plan can no longer be changed.
                </Trans>
              ) : !isTierKnown ? (
                <Trans>
                  This portal does not know the plan {type} yet. Its price and a plan change cannot be shown here yet.
                </Trans>
              ) : (
                <Trans>Both plans work with any phone. They differ in monthly limit and price.</Trans>
              )}
            </Text>
          </Stack>
          {isTierKnown && (
            <CardGrid from="sm">
              {tiers.map((tier) => (
                <ProductCard key={tier.type} tier={tier} state={state} labels={labels} />
              ))}
            </CardGrid>
          )}
        </Stack>
      </section>
      {!ended && isTierKnown && (
        <ChangeSection port={port} tiers={tiers} change={change} locked={inactivityLock} labels={labels} />
      )}
    </CardColumns>
  )
}

/** Cards of what a person reads first; the list stands beside the two others where there is room. */
const Overview = ({ first, list, last }: { first: ReactNode; list: ReactNode; last: ReactNode }) => (
  <CardGrid from="md">
    {first}
    {list && <div data-tall>{list}</div>}
    {last}
  </CardGrid>
)

/** Has the height of the content, so that nothing shifts. */
function MyProductsSkeleton() {
  return (
    <CardColumns data-wide aria-hidden>
      <Overview
        first={<Skeleton height={208} radius="md" />}
        list={<LastPaymentsSkeleton />}
        last={<Skeleton height={140} radius="md" />}
      />
      <Stack gap="md">
        <Skeleton height={50} width={260} radius="sm" />
        <CardGrid from="sm">
          <Skeleton height={236} radius="md" />
          <Skeleton height={236} radius="md" />
        </CardGrid>
      </Stack>
      <Skeleton height={330} radius="md" />
    </CardColumns>
  )
}
