import { Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { FailedNote } from '#src/shared/table/table-notes.tsx'

/** In a window, until the entry is there: the shape of its form, or why it failed and the way to try again. */
export function EntryLoading({ question }: { question: UseQueryResult }) {
  if (question.isError) return <FailedNote error={question.error} onRetry={() => void question.refetch()} />
  return (
    <Stack gap="md" aria-hidden>
      {Array.from({ length: 5 }, (_none, index) => (
        <Skeleton key={index} height={68} radius="sm" />
      ))}
    </Stack>
  )
}
