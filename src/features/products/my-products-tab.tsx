import { SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { Section } from '#src/shared/ui/section.tsx'
import { LimitCard } from './limit-card.tsx'
import { MyProductsSkeleton } from './my-products-skeleton.tsx'
import { PhoneCard } from './phone-card.tsx'
import { ProductCard } from './product-card.tsx'
import { tiersOf } from './product-tiers.ts'
import type { ProductsPort } from './products-port.ts'

type Props = {
  port: ProductsPort
  /** The way to the call number tab, as an empty link; the card puts its icon into it (R047). */
  callNumberLink: ReactElement
}

/** Both tiers with cost and limit, what is left this month, and the phone number (R042 to R047). */
export function MyProductsTab(props: Props) {
  return (
    <Section skeleton={<MyProductsSkeleton />}>
      <MyProducts {...props} />
    </Section>
  )
}

function MyProducts({ port, callNumberLink }: Props) {
  const { data: product } = useSuspenseQuery(port.product())
  const { data: limit } = useSuspenseQuery(port.limit())
  const { data: callNumber } = useSuspenseQuery(port.callNumber())
  return (
    <Stack gap="xl">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <LimitCard limit={limit} />
        <PhoneCard callNumber={callNumber.callNumber} link={callNumberLink} />
      </SimpleGrid>
      <section aria-labelledby="tiers">
        <Stack gap="md">
          <Stack gap={2}>
            <Title order={2} id="tiers">
              <Trans>Your product</Trans>
            </Title>
            <Text c="dimmed" size="sm">
              <Trans>Both tiers work with every phone; they differ in the monthly limit and the cost.</Trans>
            </Text>
          </Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            {tiersOf(product).map((tier) => (
              <ProductCard key={tier.type} tier={tier} />
            ))}
          </SimpleGrid>
        </Stack>
      </section>
    </Stack>
  )
}
