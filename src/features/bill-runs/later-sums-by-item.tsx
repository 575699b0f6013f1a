import { Skeleton } from '@mantine/core'
import { lazy } from 'react'
import type { BillRunTransactions } from '#generated/model/bill-run-transactions.ts'
import type { Query } from '#src/shared/query/port.ts'
import { useListQuery } from '#src/shared/table/state/list-state.ts'
import { Section } from '#src/shared/ui/section.tsx'

const Sums = lazy(() => import('./sums-by-item.tsx').then((module) => ({ default: module.SumsByItem })))

/** The picture of the sums, loaded with the first ones. */
export function LaterSumsByItem({ query }: { query: Query<BillRunTransactions> }) {
  const { data, isError } = useListQuery(query)
  if (data === undefined) return isError ? null : skeleton
  if (data.results.length === 0) return null
  return (
    <Section skeleton={skeleton}>
      <Sums sums={data.results} />
    </Section>
  )
}

const skeleton = <Skeleton height={170} maw={800} radius="sm" aria-hidden />
