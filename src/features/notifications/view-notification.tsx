import { Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertCircle, IconEye } from '@tabler/icons-react'
import type { Notification } from '#generated/model/notification.ts'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { EmailText } from '#src/shared/elements/email-text.tsx'
import { Modal } from '#src/shared/ui/modal/modal.tsx'
import { Notice } from '#src/shared/elements/notice.tsx'
import { Attachments } from './attachments.tsx'
import { MailFrame } from './mail-frame.tsx'
import { SentTime } from './notification-columns.tsx'
import { notificationStates } from './notification-states.ts'
import { ValueBadge } from '#src/shared/elements/status-badge.tsx'
import classes from './notifications.module.css'
import type { NotificationsPort } from './notifications-port.ts'

type Props = {
  port: NotificationsPort
  notification: Notification
  opened: boolean
  onOpen: () => void
  onClose: () => void
}

/** The button of a row and its modal: the message as it was written (R409 to R413). */
export function ViewNotification({ port, notification, opened, onOpen, onClose }: Props) {
  const { t } = useLingui()
  const { subject, recipient, state, replyMessage, content } = notification
  return (
    <>
      <IconButton label={t`View ${subject}`} onClick={onOpen} icon={<IconEye size={20} aria-hidden />} />
      <Modal title={t`Notification`} size={700} opened={opened} onClose={onClose}>
        <Stack gap="md">
          <Text fw={600} size="lg" className={classes.breaking!}>
            <bdi>{subject}</bdi>
          </Text>
          <dl className={classes.facts}>
            <dt>{t`Recipient`}</dt>
            <dd>
              <bdi>
                <EmailText>{recipient}</EmailText>
              </bdi>
            </dd>
            <dt>{t`Sent at`}</dt>
            <dd>
              <SentTime dateTimeSent={notification.dateTimeSent} />
            </dd>
            <dt>{t`State`}</dt>
            <dd>
              <ValueBadge states={notificationStates} value={state} />
            </dd>
          </dl>
          {state === 'FAILED' && replyMessage !== null && (
            <Notice tone="error" icon={<IconAlertCircle aria-hidden />} title={t`The message could not be delivered`}>
              <Text size="sm" className={classes.breaking!}>
                <bdi>{replyMessage}</bdi>
              </Text>
            </Notice>
          )}
          <MailFrame content={content} />
          <Text size="sm" c="dimmed">
            <Trans>For your safety, links, forms and pictures from outside do not work here.</Trans>
          </Text>
          <Attachments port={port} notification={notification} />
        </Stack>
      </Modal>
    </>
  )
}
