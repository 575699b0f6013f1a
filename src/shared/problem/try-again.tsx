import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isConnectionLost, isPartMissing } from '../http/load-part.ts'

type Props = { error: unknown; onRetry: () => void; variant?: 'default' | 'filled' }

/** A retry button without cached data of the failed try; retries automatically when the connection is back. */
export function TryAgain({ error, onRetry, variant = 'default' }: Props) {
  const client = useQueryClient()
  const retry = () => {
    if (isPartMissing(error)) return window.location.reload()
    // Unused data may have caused the failure.
    client.removeQueries({ type: 'inactive', fetchStatus: 'idle' })
    return onRetry()
  }
  const lost = isConnectionLost(error)
  useEffect(() => {
    if (!lost) return undefined
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  })
  return (
    <Button variant={variant} onClick={retry}>
      <Trans>Try again</Trans>
    </Button>
  )
}
