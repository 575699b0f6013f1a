import { Stack } from '@mantine/core'
import { isRetryUseful, type Sentence } from '../problem/problem-message.ts'
import { ProblemNote } from '../problem/problem-note.tsx'
import { TryAgain } from '../problem/try-again.tsx'

type LoadErrorProps = { error: unknown; sentences?: Partial<Record<number, Sentence>>; onRetry: () => void }

/** Why loading failed, with a retry where that may help. */
export function LoadError({ error, sentences, onRetry }: LoadErrorProps) {
  return (
    <Stack align="flex-start" gap="sm">
      <ProblemNote error={error} sentences={sentences} />
      {isRetryUseful(error) && <TryAgain error={error} onRetry={onRetry} />}
    </Stack>
  )
}
