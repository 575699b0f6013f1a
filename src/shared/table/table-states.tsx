import { Button, Stack, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

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
