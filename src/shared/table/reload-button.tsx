import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Query } from '../query/port.ts'
import { ReloadIcon } from '../elements/reload-icon.tsx'

/** Asks for a list again that changes by itself, such as one of work in the background. */
export function ReloadButton<TData>({ query }: { query: Query<TData> }) {
  const { refetch, isRefetching } = useQuery(query)
  return (
    <Button
      variant="default"
      leftSection={<ReloadIcon asking={isRefetching} />}
      aria-busy={isRefetching}
      onClick={() => void refetch({ cancelRefetch: false })}
    >
      <Trans>Reload</Trans>
    </Button>
  )
}
