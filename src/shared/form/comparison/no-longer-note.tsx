import type { MessageDescriptor } from '@lingui/core'
import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChangedNote } from '../../ui/modal/changed-note.tsx'

/** What a colleague stored leaves nothing to save: why, and that what was typed is not lost before it was read. */
export function NoLongerNote({ reason }: { reason: MessageDescriptor }) {
  const { i18n } = useLingui()
  return (
    <ChangedNote>
      <Text size="sm">
        {i18n._(reason)} <Trans>Nothing was saved. Your entries stay here until you close this window.</Trans>
      </Text>
    </ChangedNote>
  )
}
