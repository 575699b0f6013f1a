import { Button, Stack, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { tryingAgainHelps, type Sentence } from '../problem/problem-message.ts'
import { ProblemNote } from '../problem/problem-note.tsx'
import { TryAgain } from '../problem/try-again.tsx'

/** What a list says that has nothing to show: why, and what to do. */
export type EmptyText = {
  title: ReactNode
  text?: ReactNode
  /** Such as the button that adds the first entry. */
  action?: ReactNode
}

/** There is nothing in this list yet. */
export function EmptyNote({ title, text, action }: EmptyText) {
  return (
    <Stack align="flex-start" gap="xs">
      <Text fw={600}>{title}</Text>
      {text !== undefined && <Text c="dimmed">{text}</Text>}
      {action}
    </Stack>
  )
}

/** There is something, but the search and the filters hide it. */
export function NothingFoundNote({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyNote
      title={<Trans>Nothing found</Trans>}
      text={<Trans>No entry fits your search and filters. Please check the spelling, or show all entries again.</Trans>}
      action={
        <Button variant="default" mt="xs" onClick={onShowAll}>
          <Trans>Show all entries</Trans>
        </Button>
      }
    />
  )
}

/** There are rows, but none on this page: somebody typed its number, or the last ones are gone. */
export function NoSuchPageNote({ onLastPage }: { onLastPage: () => void }) {
  return (
    <EmptyNote
      title={<Trans>This page does not exist any more</Trans>}
      text={<Trans>The list has become shorter.</Trans>}
      action={
        <Button variant="default" mt="xs" onClick={onLastPage}>
          <Trans>Go to the last page</Trans>
        </Button>
      }
    />
  )
}

type FailedProps = { error: unknown; sentences?: Partial<Record<number, Sentence>>; onRetry: () => void }

/** The list could not be loaded: why, and the way to try again where that may help. */
export function FailedNote({ error, sentences, onRetry }: FailedProps) {
  return (
    <Stack align="flex-start" gap="sm">
      <ProblemNote error={error} sentences={sentences} />
      {tryingAgainHelps(error) && <TryAgain error={error} onRetry={onRetry} />}
    </Stack>
  )
}
