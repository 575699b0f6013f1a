import { msg } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CustomerDocument } from '#generated/model/customer-document.ts'
import { ChangeModal } from '#src/shared/form/shell/modal-form.tsx'
import { readableName } from '#src/shared/format/readable-name.ts'
import { DocumentFields } from './document-fields.tsx'
import type { DocumentsPort } from './documents-port.ts'
import classes from './documents.module.css'

type Props = { port: DocumentsPort; document: CustomerDocument; opened: boolean; onClose: () => void }

const loadSchema = async () => (await import('#generated/model/update-document-request.ts')).UpdateDocumentRequest

const valuesOf = ({ documentType, comment, deleted }: CustomerDocument) => ({
  documentType,
  documentComment: comment,
  deleted,
})

/** What is told about a file; the file itself stays as it is (R597, R598). */
export function EditDocumentModal({ port, document, opened, onClose }: Props) {
  const { t } = useLingui()
  const filename = <bdi>{readableName(document.filename)}</bdi>
  return (
    <ChangeModal
      title={t`Edit document`}
      opened={opened}
      onClose={onClose}
      change={port.update}
      record={document}
      values={valuesOf}
      schema={loadSchema}
      submitLabel={t`Save`}
      success={msg`The document is changed.`}
      onlyChanged
    >
      {(control) => (
        <>
          <Text className={classes.breaking!}>
            <Trans>File: {filename}</Trans>
          </Text>
          <Text size="sm" c="dimmed">
            <Trans>The file cannot be replaced. If it is the wrong one, delete it and add the right one.</Trans>
          </Text>
          <DocumentFields control={control} />
        </>
      )}
    </ChangeModal>
  )
}
