import { Button, Group, Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertCircle, IconDownload, IconEye } from '@tabler/icons-react'
import { useCallback } from 'react'
import type { Notification } from '#generated/model/notification.ts'
import type { NotificationState } from '#generated/model/notification-state.ts'
import { EmailText } from '#src/shared/elements/email-text.tsx'
import { IconButton } from '#src/shared/elements/icon-button.tsx'
import { Notice } from '#src/shared/elements/notice.tsx'
import { ScrollIntoView } from '#src/shared/elements/scroll-into-view.tsx'
import { softDisabledProps } from '#src/shared/elements/soft-disabled.ts'
import { ValueBadge, type State } from '#src/shared/elements/status-badge.tsx'
import { Timestamp } from '#src/shared/elements/timestamp.tsx'
import { ProblemNote } from '#src/shared/problem/problem-note.tsx'
import { useDownload } from '#src/shared/query/use-download.ts'
import { FactList } from '#src/shared/ui/cards.tsx'
import { Modal } from '#src/shared/ui/modal/modal.tsx'
import { createMailDocument } from './mail-document.ts'
import classes from './notifications.module.css'
import type { NotificationsPort } from './notifications-port.ts'

/** The state of the sending in words (R544). */
export const notificationStates: Record<NotificationState, State> = {
  SENT: { label: msg`Sent`, tone: 'good' },
  FAILED: { label: msg`Failed`, tone: 'bad' },
  OPEN: { label: msg`Open`, tone: 'waiting' },
}

/** The time of sending, or a dash before it (R475). */
export const SentTime = ({ dateTimeSent }: Pick<Notification, 'dateTimeSent'>) =>
  dateTimeSent === null ? '–' : <Timestamp at={dateTimeSent} />

type ViewNotificationProps = {
  port: NotificationsPort
  notification: Notification
  opened: boolean
  onOpen: () => void
  onClose: () => void
}

/** The button of a row and its modal: the message as it was written (R409 to R413). */
export function ViewNotification({ port, notification, opened, onOpen, onClose }: ViewNotificationProps) {
  const { t } = useLingui()
  const { subject, recipient, state, replyMessage, content } = notification
  return (
    <>
      <IconButton
        title={t`View`}
        label={t`View ${subject}`}
        onClick={onOpen}
        icon={<IconEye size={20} aria-hidden />}
      />
      <Modal title={t`Notification`} size={700} opened={opened} onClose={onClose}>
        <Stack gap="md">
          <Text fw={600} size="lg" className={classes.breaking!}>
            <bdi>{subject}</bdi>
          </Text>
          <FactList
            facts={[
              {
                label: t`Recipient`,
                value: (
                  <bdi>
                    <EmailText>{recipient}</EmailText>
                  </bdi>
                ),
              },
              { label: t`Sent at`, value: <SentTime dateTimeSent={notification.dateTimeSent} /> },
              { label: t`Status`, value: <ValueBadge states={notificationStates} value={state} /> },
            ]}
          />
          {state === 'FAILED' && replyMessage !== null && (
            <Notice tone="error" icon={<IconAlertCircle aria-hidden />} title={t`The message could not be delivered`}>
              <Text size="sm" className={classes.breaking!}>
                <bdi>{replyMessage}</bdi>
              </Text>
            </Notice>
          )}
          <MailFrame content={content} />
          <Text size="sm" c="dimmed">
            <Trans>For your security, links, forms and external images are disabled here.</Trans>
          </Text>
          <Attachments port={port} notification={notification} />
        </Stack>
      </Modal>
    </>
  )
}

/** The body of a mail in a frame without any permission: no scripts, no forms, no links, nothing from outside (A138). */
function MailFrame({ content }: { content: string }) {
  const { t } = useLingui()
  const fill = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame !== null) frame.srcdoc = createMailDocument(content)
    },
    [content],
  )
  return (
    <iframe
      ref={fill}
      sandbox=""
      referrerPolicy="no-referrer"
      title={t`Content of the message`}
      className={classes.frame}
    />
  )
}

const attachmentSentences = {
  404: msg`This file no longer exists. It may have been deleted or be missing from the archive.`,
}

type AttachmentsProps = { port: NotificationsPort; notification: Notification }

/** The bill and the customer document that came with a message, each with its button (R412, R413). */
function Attachments({ port, notification }: AttachmentsProps) {
  const { t } = useLingui()
  const { attachmentId, attachmentDocumentId } = notification
  const bill = useDownload(port.downloadBill, (reference) => `${reference}.pdf`)
  const document = useDownload(port.downloadDocument, () => t`document`)
  const error = bill.error ?? document.error
  if (attachmentId === null && attachmentDocumentId === null) return null
  return (
    <Stack gap="sm">
      <Group gap="sm">
        {attachmentId !== null && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            {...softDisabledProps({ busy: bill.isPending, onClick: () => bill.download(attachmentId) })}
          >
            <Trans>Download attachment</Trans>
          </Button>
        )}
        {attachmentDocumentId !== null && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            {...softDisabledProps({ busy: document.isPending, onClick: () => document.download(attachmentDocumentId) })}
          >
            <Trans>Download customer document</Trans>
          </Button>
        )}
      </Group>
      {error !== null && (
        <ScrollIntoView>
          <ProblemNote error={error} sentences={attachmentSentences} />
        </ScrollIntoView>
      )}
    </Stack>
  )
}
