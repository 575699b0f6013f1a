import { Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadError } from '../../ui/load-error.tsx'

type FieldsProps = {
  /** The queries that the modal waits for. */
  queries: readonly UseQueryResult[]
  /** Number of fields to expect. */
  fields: number
}

/** Placeholder for the fields of a modal while its queries load, or the load error with a retry. */
export function FieldsSkeleton({ queries, fields }: FieldsProps) {
  const failed = queries.find(({ isError }) => isError)
  if (failed !== undefined) return <LoadError error={failed.error} onRetry={() => void failed.refetch()} />
  return (
    <Stack gap="md" aria-hidden>
      {Array.from({ length: fields }, (_none, index) => (
        <Skeleton key={index} height={68} radius="sm" />
      ))}
    </Stack>
  )
}
