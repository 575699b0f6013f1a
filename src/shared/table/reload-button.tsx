import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Query } from '../query/port.ts'
import { ReloadIcon } from './table-icons.tsx'

/** Asks for a list again that changes by itself, such as one of work in the background. */
export function ReloadButton<TData>({ query }: { query: Query<TData> }) {
  const { refetch, isRefetching } = useQuery(query)
  return (
    <Button
      variant="default"
      leftSection={<ReloadIcon size={18} aria-hidden />}
      loading={isRefetching}
      onClick={() => void refetch()}
    >
      <Trans>Reload</Trans>
    </Button>
  )
}
