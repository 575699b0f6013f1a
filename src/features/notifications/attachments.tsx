import { Button, Group, Stack } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import type { Notification } from '#generated/model/notification.ts'
import { useDownload } from '#src/shared/query/use-download.ts'
import { ProblemNote } from '#src/shared/problem/problem-note.tsx'
import { ScrollIntoView } from '#src/shared/elements/scroll-into-view.tsx'
import { softDisabledProps } from '#src/shared/elements/soft-disabled.ts'
import { attachmentSentences } from './notification-sentences.ts'
import type { NotificationsPort } from './notifications-port.ts'

type Props = { port: NotificationsPort; notification: Notification }

/** The bill and the customer document that came with a message, each with its button (R412, R413). */
export function Attachments({ port, notification }: Props) {
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
