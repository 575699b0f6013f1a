import { Skeleton, Stack } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { FailedNote } from '#src/shared/table/table-notes.tsx'

/** In a window, until what it shows is there: its shape, or why it failed and the way to try again. */
export function NumberLoading({ questions }: { questions: readonly UseQueryResult[] }) {
  const failed = questions.find(({ isError }) => isError)
  if (failed !== undefined) return <FailedNote error={failed.error} onRetry={() => void failed.refetch()} />
  return (
    <Stack gap="md" aria-hidden>
      {Array.from({ length: 6 }, (_none, index) => (
        <Skeleton key={index} height={68} radius="sm" />
      ))}
    </Stack>
  )
}
