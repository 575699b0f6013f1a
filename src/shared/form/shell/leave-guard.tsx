import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { isReloading } from '../../session/reload-state.ts'
import { readUser, type Area } from '../../session/session.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import { hasUnsavedEntries } from './unsaved-entries.ts'
import { ButtonRow } from '../../elements/button-row.tsx'
import { Notice } from '../../elements/notice.tsx'

/** Asks before somebody leaves a form with entries that are not saved; once in the shell of an area, for all its forms.
 *  A modal that only its place in the address keeps open asks itself. */
export function LeaveGuard({ area }: { area: Area }) {
  const { t } = useLingui()
  // When the session ends, the forms keep their entries themselves (drafts.ts); who signs out has been asked.
  const wouldLose = (): boolean => readUser(area) !== undefined && hasUnsavedEntries()
  const blocked = useBlocker({
    shouldBlockFn: ({ current, next }) => leavesForm(current, next) && wouldLose(),
    enableBeforeUnload: () => !isReloading() && wouldLose(),
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

type Place = { pathname: string; search: object }

const tabOf = ({ search }: Place): unknown => ('tab' in search ? search.tab : undefined)

/** A page and its form stand on one tab of one path; whatever else changes in the address leaves them open. */
export const leavesForm = (from: Place, to: Place): boolean =>
  from.pathname !== to.pathname || tabOf(from) !== tabOf(to)

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
