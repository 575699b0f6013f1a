import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copyable } from '../elements/copyable.tsx'

/** The trace id of a failed call, for the service line, with a button that copies it and says so (R100). */
export function SupportId({ traceId }: { traceId: string }) {
  const { t } = useLingui()
  return (
    <Text size="xs" c="dimmed" component="div">
      <Copyable value={traceId} label={t`Support id`}>
        <Trans>Support id: {traceId}</Trans>
      </Copyable>
    </Text>
  )
}
