import { Stack } from '@mantine/core'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { ProblemNote } from '../problem/problem-note.tsx'
import { TryAgain } from '../problem/try-again.tsx'

type Props = {
  /** Shown while the content loads. */
  skeleton: ReactNode
  children: ReactNode
}

/** A part of a page with its own loading and error states. */
export function Section({ skeleton, children }: Props) {
  return (
    <CatchBoundary getResetKey={() => 'section'} errorComponent={SectionError}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </CatchBoundary>
  )
}

function SectionError({ error, reset }: ErrorComponentProps) {
  const errorBoundary = useQueryErrorResetBoundary()
  return (
    <Stack gap="sm" align="flex-start">
      <ProblemNote error={error} />
      <TryAgain
        error={error}
        onRetry={() => {
          errorBoundary.reset() // so that the content fetches again instead of throwing the same error
          reset()
        }}
      />
    </Stack>
  )
}
