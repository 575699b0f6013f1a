import { msg } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CustomerDocument } from '#generated/model/customer-document.ts'
import { visibleFileName } from '#src/shared/format/file-text.ts'
import { ConfirmChange } from '#src/shared/ui/modal/confirm-modal.tsx'
import type { DocumentsPort } from './documents-port.ts'
import classes from './documents.module.css'

type Props = { port: DocumentsPort; document: CustomerDocument; opened: boolean; onClose: () => void }

/** Who may delete for good does that; everybody else marks the document as deleted (R546 to R550, A132). */
export function RemoveDocumentModal({ port, document, opened, onClose }: Props) {
  const { t } = useLingui()
  const name = <bdi>{visibleFileName(document.filename)}</bdi>
  const modal = { opened, onClose }
  return port.removeForGood === undefined ? (
    <ConfirmChange
      {...modal}
      danger
      title={t`Delete the document?`}
      change={port.update}
      record={document}
      input={({ documentType, comment }) => ({ documentType, documentComment: comment, deleted: true })}
      confirmLabel={t`Delete`}
      success={msg`The document is deleted.`}
    >
      <Text className={classes.breaking!}>
        <Trans>
          The document {name} is marked as deleted. It stays in the list, but nobody can change it any more.
        </Trans>
      </Text>
    </ConfirmChange>
  ) : (
    <ConfirmChange
      {...modal}
      danger
      title={t`Delete the document for good?`}
      change={port.removeForGood}
      record={document}
      input={() => undefined}
      confirmLabel={t`Delete for good`}
      success={msg`The document is deleted for good.`}
    >
      <Text className={classes.breaking!}>
        <Trans>The document {name} and its file are deleted for good. This cannot be undone.</Trans>
      </Text>
    </ConfirmChange>
  )
}
