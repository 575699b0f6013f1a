import { Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { FailedNote } from './table-notes.tsx'

type Props = {
  /** What a modal waits for. */
  questions: readonly UseQueryResult[]
  /** How many fields it will show. */
  fields: number
}

/** In a modal, until what it shows is there: its shape, or why it failed and the way to try again. */
export function FieldsLoading({ questions, fields }: Props) {
  const failed = questions.find(({ isError }) => isError)
  if (failed !== undefined) return <FailedNote error={failed.error} onRetry={() => void failed.refetch()} />
  return (
    <Stack gap="md" aria-hidden>
      {Array.from({ length: fields }, (_none, index) => (
        <Skeleton key={index} height={68} radius="sm" />
      ))}
    </Stack>
  )
}
