import '@mantine/core/styles/Code.layer.css'
import { Button, Code, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Task } from '#generated/model/task.ts'
import { Copyable } from '#src/shared/elements/copyable.tsx'
import { Modal } from '#src/shared/ui/modal/modal.tsx'

type Props = { task: Task & { errorMessage: string }; opened: boolean; onOpen: () => void; onClose: () => void }

/** The button of a task that failed and its modal: why, for technicians (R390). */
export function TaskError({ task, opened, onOpen, onClose }: Props) {
  const { t } = useLingui()
  const { businessIdentifier, errorMessage, supportId } = task
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t`Error message for ${businessIdentifier}`}
        onClick={onOpen}
      >
        <Trans>Error message</Trans>
      </Button>
      <Modal title={t`Why the last attempt failed`} opened={opened} onClose={onClose}>
        <Stack gap="md">
          <Text>{t`The systems reported this about ${businessIdentifier}:`}</Text>
          <Code block tabIndex={0} role="region" aria-label={t`Error message`}>
            {errorMessage}
          </Code>
          {supportId !== null && (
            <Text component="div" size="sm">
              <Trans>
                Support ID: <Copyable value={supportId} label={t`support id`} />
              </Trans>
            </Text>
          )}
        </Stack>
      </Modal>
    </>
  )
}
