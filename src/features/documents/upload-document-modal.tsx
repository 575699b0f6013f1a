import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DocumentType } from '#generated/model/document-type.ts'
import { FileField } from '#src/shared/form/fields/file-field.tsx'
import { ModalForm } from '#src/shared/form/shell/modal-form.tsx'
import { UploadProgress } from '#src/shared/form/shell/upload-progress.tsx'
import { DocumentFields } from './document-fields.tsx'
import { uploadSentences } from './document-sentences.ts'
import type { DocumentsPort } from './documents-port.ts'
import { fileEndings } from './file-endings.ts'

type Props = { port: DocumentsPort; opened: boolean; onClose: (added?: { id: string }) => void }

const loadSchema = () => import('./document-schemas.ts').then(({ newDocumentSchema }) => newDocumentSchema)
const nothing = { file: null as File | null, documentType: null as DocumentType | null, documentComment: '' }

/** One file with its type and a remark (R404, R592 to R596). */
export function UploadDocumentModal({ port, opened, onClose }: Props) {
  const { t } = useLingui()
  const [sent, setSent] = useState<number>()
  const upload = port.upload(setSent)
  const kinds = fileEndings.join(', ')
  return (
    <ModalForm
      title={t`Add document`}
      opened={opened}
      onClose={onClose}
      command={{
        ...upload,
        mutationFn: (input, context) => upload.mutationFn(input, context).finally(() => setSent(undefined)),
      }}
      sentences={uploadSentences}
      schema={loadSchema}
      defaultValues={nothing}
      submitLabel={t`Add`}
      success={msg`The document is added.`}
    >
      {(control) => (
        <>
          <FileField
            control={control}
            name="file"
            label={t`File`}
            description={t`At most 10 MB. Kinds: ${kinds}.`}
            accept={fileEndings.map((ending) => `.${ending}`).join(',')}
          />
          <DocumentFields control={control} />
          {sent !== undefined && (
            <UploadProgress sent={sent} label={t`Upload`}>
              {sent < 100 ? (
                <Trans>{sent} % are uploaded.</Trans>
              ) : (
                <Trans>The file is uploaded and is being checked now.</Trans>
              )}
            </UploadProgress>
          )}
        </>
      )}
    </ModalForm>
  )
}
