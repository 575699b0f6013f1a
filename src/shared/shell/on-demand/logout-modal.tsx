import '../../ui/on-demand/modal.css'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ApiError } from '../../http/api-error.ts'
import { endSession, type Area } from '../../session/session.ts'
import { softDisabledProps } from '../../elements/soft-disabled.ts'
import type { SessionPort } from '../session-port.ts'

type Props = { area: Area; port: SessionPort; opened: boolean; onClose: () => void }

/** Asks before signing out (R058). Ends the session on this device even if the request fails. */
export function LogoutModal({ area, port, opened, onClose }: Props) {
  const { t } = useLingui()
  // Renders closed first, so that the opening transition runs.
  const mounted = useMounted()
  const logOut = useMutation<void, ApiError>({
    ...port.logOut,
    onSettled: () => endSession(area, 'logout'),
  })
  return (
    <Modal
      opened={opened && mounted}
      onClose={onClose}
      title={t`Sign out?`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack gap="lg">
        <Text>
          <Trans>You need your password to sign in again. What you have saved stays saved.</Trans>
        </Text>
        <Group gap="sm">
          <Button {...softDisabledProps({ busy: logOut.isPending, onClick: () => logOut.mutate() })} data-autofocus>
            <Trans>Sign out</Trans>
          </Button>
          <Button variant="default" {...softDisabledProps({ disabled: logOut.isPending, onClick: onClose })}>
            <Trans>Stay signed in</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
