import { Anchor, Group, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { Person } from './login-port.ts'

/** Whose account this step is about, and the way back to another address. */
export const PersonLine = ({ person, onOtherEmail }: { person: Person; onOtherEmail: () => void }) => (
  <Group justify="space-between" gap="xs" wrap="nowrap">
    <Text fw={600} truncate miw={0} title={person.email}>
      {person.email}
    </Text>
    <Anchor component="button" type="button" size="sm" onClick={onOtherEmail}>
      <Trans>Change</Trans>
    </Anchor>
  </Group>
)
