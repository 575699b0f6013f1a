import { Stack } from '@mantine/core'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { ProblemNote } from '../problem/problem-note.tsx'
import { TryAgain } from '../problem/try-again.tsx'

type Props = {
  /** The shape of what comes, shown while it loads. */
  skeleton: ReactNode
  children: ReactNode
}

/** A part of a page that loads by itself: its skeleton, then its content, or why it failed and the way to try again. */
export function Section({ skeleton, children }: Props) {
  return (
    <CatchBoundary getResetKey={() => 'section'} errorComponent={SectionProblem}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </CatchBoundary>
  )
}

function SectionProblem({ error, reset }: ErrorComponentProps) {
  const failedAnswers = useQueryErrorResetBoundary()
  return (
    <Stack gap="sm" align="flex-start">
      <ProblemNote error={error} />
      <TryAgain
        error={error}
        onRetry={() => {
          failedAnswers.reset() // so that the content asks again instead of failing with the same answer
          reset()
        }}
      />
    </Stack>
  )
}
