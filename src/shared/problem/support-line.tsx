import { Anchor, Group, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { ApiError } from '../http/api-error.ts'
import { externalLinks } from '../shell/external-links.ts'

/** What helps when nothing else is known: the support id and the way to the people who can use it (R277, R278, A144). */
export function SupportLine({ error }: { error: ApiError }) {
  return (
    <Group gap="4px 12px" mt={4}>
      <Text size="xs" c="dimmed">
        <Trans>Support id: {error.traceId}</Trans>
      </Text>
      <Anchor size="xs" href={externalLinks.contact} target="_blank" rel="noopener">
        <Trans>Contact us</Trans>
      </Anchor>
    </Group>
  )
}
