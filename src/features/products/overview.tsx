import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Card, CardGrid } from '#src/shared/ui/cards.tsx'

/** Cards of what a person reads first; the list stands beside the two others where there is room. */
export const Overview = ({ first, list, last }: { first: ReactNode; list: ReactNode; last: ReactNode }) => (
  <CardGrid from="md">
    {first}
    {list && <div data-tall>{list}</div>}
    {last}
  </CardGrid>
)

/** As high as three payments and the link below them. */
export const LastPaymentsSkeleton = () => (
  <Card aria-hidden>
    <Skeleton height={24} width={160} mb="xs" radius="sm" />
    <Skeleton height={64 * 3 + 42} radius="sm" />
  </Card>
)
