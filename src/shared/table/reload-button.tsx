import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Query } from '../query/port.ts'
import { IconRefresh } from '@tabler/icons-react'
import classes from './reload-button.module.css'

/** Fetches a list again that changes without user action, for example because of background work. */
export function ReloadButton<TData>({ query }: { query: Query<TData> }) {
  const { refetch, isRefetching } = useQuery(query)
  return (
    <Button
      variant="default"
      leftSection={<ReloadIcon isLoading={isRefetching} />}
      aria-busy={isRefetching}
      onClick={() => void refetch({ cancelRefetch: false })}
    >
      <Trans>Reload</Trans>
    </Button>
  )
}

/** Spins while a query is fetched again. */
export const ReloadIcon = ({ isLoading }: { isLoading: boolean }) => (
  <IconRefresh size={18} aria-hidden className={classes.icon} data-loading={isLoading || undefined} />
)
