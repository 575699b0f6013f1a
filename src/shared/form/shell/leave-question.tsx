import { Button, Stack, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { ButtonRow } from '../../elements/button-row.tsx'
import { Notice } from '../../elements/notice.tsx'

/** Takes the place of the buttons, so that what would be lost stays in sight. */
export function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <Notice role="alert">
      <Stack gap="sm">
        <Text size="sm">
          <Trans>You have not saved your entries.</Trans> <Trans>Discard your changes?</Trans>
        </Text>
        <ButtonRow>
          <Button variant="default" onClick={onStay} autoFocus>
            <Trans>Keep editing</Trans>
          </Button>
          <Button variant="default" onClick={onLeave}>
            <Trans>Discard</Trans>
          </Button>
        </ButtonRow>
      </Stack>
    </Notice>
  )
}
