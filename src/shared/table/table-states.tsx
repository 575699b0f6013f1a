import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { tryingAgainHelps, type Sentence } from '../problem/problem-message.ts'
import { ProblemNote } from '../problem/problem-note.tsx'
import { TryAgain } from '../problem/try-again.tsx'
import type { UseQueryResult } from '@tanstack/react-query'

/** Why there is nothing to show, and what to do. */
export type EmptyStateContent = {
  title: ReactNode
  text?: ReactNode
  /** For example the button that adds the first entry. */
  action?: ReactNode
}

/** The list has no entries yet. */
export function EmptyState({ title, text, action }: EmptyStateContent) {
  return (
    <Stack align="flex-start" gap="xs">
      <Text fw={600}>{title}</Text>
      {text !== undefined && <Text c="dimmed">{text}</Text>}
      {action}
    </Stack>
  )
}

/** No entry matches search and filters. */
export function NoMatches({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title={<Trans>Nothing found</Trans>}
      text={
        <Trans>No entry matches your search and filters. Please check the spelling or show all entries again.</Trans>
      }
      action={
        <Button variant="default" mt="xs" onClick={onShowAll}>
          <Trans>Show all entries</Trans>
        </Button>
      }
    />
  )
}

/** The page number is beyond the last page, for example after entries were removed. */
export function PageNotFound({ onLastPage }: { onLastPage: () => void }) {
  return (
    <EmptyState
      title={<Trans>This page no longer exists</Trans>}
      text={<Trans>The list has become shorter.</Trans>}
      action={
        <Button variant="default" mt="xs" onClick={onLastPage}>
          <Trans>Go to the last page</Trans>
        </Button>
      }
    />
  )
}

type LoadErrorProps = { error: unknown; sentences?: Partial<Record<number, Sentence>>; onRetry: () => void }

/** Why loading failed, with a retry where that may help. */
export function LoadError({ error, sentences, onRetry }: LoadErrorProps) {
  return (
    <Stack align="flex-start" gap="sm">
      <ProblemNote error={error} sentences={sentences} />
      {tryingAgainHelps(error) && <TryAgain error={error} onRetry={onRetry} />}
    </Stack>
  )
}

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
