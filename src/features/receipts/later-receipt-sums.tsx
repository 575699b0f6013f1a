import { Skeleton } from '@mantine/core'
import { type ComponentProps, lazy } from 'react'
import { useListQuery } from '#src/shared/table/state/list-state.ts'
import { Section } from '#src/shared/ui/section.tsx'
import { monthsOf } from './period-sums.ts'
import type { ReceiptSums } from './receipt-sums.tsx'
import classes from './receipt-sums.module.css'
import type { ReceiptsPort } from './receipts-port.ts'

const Sums = lazy(() => import('./receipt-sums.tsx').then((module) => ({ default: module.ReceiptSums })))

type Props = Omit<ComponentProps<typeof ReceiptSums>, 'receipts'> & { query: ReturnType<ReceiptsPort['receipts']> }

/** The picture of the receipts, loaded with the first one; there is nothing to compare in one month or in nothing. */
export function LaterReceiptSums({ query, ...props }: Props) {
  const { data, isError } = useListQuery(query)
  if (monthsOf(props.days).length < 2) return null
  if (data === undefined) return isError ? null : skeleton
  if (data.receipts.length === 0) return null
  return (
    <Section skeleton={skeleton}>
      <Sums {...props} receipts={data.receipts} />
    </Section>
  )
}

/** As high as the picture with what stands above and below it. */
const skeleton = (
  <div className={classes.waiting} aria-hidden>
    <Skeleton height="100%" radius="sm" />
  </div>
)
