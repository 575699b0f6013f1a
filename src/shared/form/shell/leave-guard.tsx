import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { isLoadingAnew } from '../../session/next-loading.ts'
import { readUser, type Area } from '../../session/session.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import { leaves } from './leaves.ts'
import { hasUnsaved } from './unsaved.ts'

/** Asks before somebody leaves a form with entries that are not saved; once in the shell of an area, for all its forms.
 *  A modal that only its place in the address keeps open asks itself. */
export function LeaveGuard({ area }: { area: Area }) {
  const { t } = useLingui()
  // When the session ends, the forms keep their entries themselves (drafts.ts); who signs out has been asked.
  const wouldLose = (): boolean => readUser(area) !== undefined && hasUnsaved()
  const blocked = useBlocker({
    shouldBlockFn: ({ current, next }) => leaves(current, next) && wouldLose(),
    enableBeforeUnload: () => !isLoadingAnew() && wouldLose(),
    withResolver: true,
  })
  const stay = () => blocked.reset?.()
  return (
    <Modal title={t`Discard your changes?`} opened={blocked.status === 'blocked'} onClose={stay}>
      <Stack gap="lg">
        <Text>
          <Trans>You have not saved your entries.</Trans>
        </Text>
        <Group gap="sm">
          <Button onClick={stay} data-autofocus>
            <Trans>Keep editing</Trans>
          </Button>
          <Button variant="default" onClick={() => blocked.proceed?.()}>
            <Trans>Discard</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
