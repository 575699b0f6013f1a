import { Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { isReloading } from '../../session/reload-state.ts'
import { readUser, type Area } from '../../session/session.ts'
import { Modal } from '../../ui/modal/modal.tsx'
import { hasUnsavedEntries } from './unsaved-entries.ts'
import { ButtonRow } from '../../elements/button-row.tsx'
import { Notice } from '../../elements/notice.tsx'

/**
 * Asks for confirmation before a page with unsaved entries is left; rendered once in the shell of an area, for all its forms. A modal
 * that is open by the URL has its own guard.
 */
export function LeaveGuard({ area }: { area: Area }) {
  const { t } = useLingui()
  // When the session ends, the forms save their entries (drafts.ts); the logout has its own confirmation.
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

export type PageLocation = { pathname: string; search: object }

const tabOf = ({ search }: PageLocation): unknown => ('tab' in search ? search.tab : undefined)

/** The open modal and the id of its record in the URL. */
export const modalOf = ({ search }: PageLocation): string | undefined =>
  'modal' in search ? JSON.stringify([search.modal, 'record' in search && search.record]) : undefined

/** Whether a navigation closes the form: it changes the path or the tab, not only other search parameters. */
export const leavesForm = (from: PageLocation, to: PageLocation): boolean =>
  from.pathname !== to.pathname || tabOf(from) !== tabOf(to)

/** Replaces the buttons of a form, so that the entries stay visible. */
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
